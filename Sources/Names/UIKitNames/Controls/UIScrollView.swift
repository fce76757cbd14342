import LayoutConstraints

/// A view whose edges, constrained to views inside, determine its content's size, at the offset 0.
open class UIScrollView: UIView {
  /// The size of the content by its constraints, in points; set by a layout.
  open var contentSize = CGSize.zero
  /// The rectangle of the content.
  public var contentLayoutGuide: UILayoutGuide { guide(.contentLayoutGuide) }
  /// The rectangle of the view's frame.
  public var frameLayoutGuide: UILayoutGuide { guide(.frameLayoutGuide) }
  override var isScrollView: Bool { true }
  override func setContentSize(_ size: CGSize?) { contentSize = size ?? contentSize }

  // Tables, collections and text views have a property of the same name and a narrower type, which
  // Swift has no override for. Their code, and apps, prefer the narrower one.
  /// The object to which scrolling is reported; none is reported here.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)? { didSet { adoptScrollDelegate() } }
  /// Called after the delegate changed, for views with a delegate of a narrower type.
  func adoptScrollDelegate() {}

  // These are stored only.
  open var contentOffset = CGPoint.zero, contentInset = UIEdgeInsets.zero, isScrollEnabled = true,
    isPagingEnabled = false, bounces = true, alwaysBounceVertical = false,
    alwaysBounceHorizontal = false, showsVerticalScrollIndicator = true,
    showsHorizontalScrollIndicator = true,
    contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic,
    scrollIndicatorInsets = UIEdgeInsets.zero, verticalScrollIndicatorInsets = UIEdgeInsets.zero,
    horizontalScrollIndicatorInsets = UIEdgeInsets.zero,
    automaticallyAdjustsScrollIndicatorInsets = true, indicatorStyle = IndicatorStyle.default,
    keyboardDismissMode = KeyboardDismissMode.none, delaysContentTouches = true,
    canCancelContentTouches = true, isDirectionalLockEnabled = false, scrollsToTop = true,
    minimumZoomScale: CGFloat = 1, maximumZoomScale: CGFloat = 1, zoomScale: CGFloat = 1,
    bouncesZoom = true, decelerationRate = DecelerationRate.normal,
    refreshControl: UIRefreshControl?
  open private(set) var isTracking = false, isDragging = false, isDecelerating = false,
    isZooming = false
  public let panGestureRecognizer = UIPanGestureRecognizer()
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  open func flashScrollIndicators() {}
  open func zoom(to rect: CGRect, animated: Bool) {}
  open func adjustedContentInsetDidChange() {}
  open func touchesShouldCancel(in view: UIView) -> Bool { true }
  open func touchesShouldBegin(_: Set<UITouch>, with _: UIEvent?, in _: UIView) -> Bool { true }
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
  public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Self(rawValue: 0.998), fast = Self(rawValue: 0.99)
  }
}

/// An object to which scrolling is reported; none is reported here.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _: UIScrollView, withVelocity _: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidEndZooming(_: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _: UIScrollView, withVelocity _: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_: UIScrollView, willDecelerate _: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(_: UIScrollView, with _: UIView?, atScale _: CGFloat) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// The control for loading anew; it takes no space here.
open class UIRefreshControl: UIControl {
  public private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}
