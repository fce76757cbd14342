public import Foundation
import LayoutConstraints
public import UIKitValues

/// A view that shows a part of its content.
///
/// Constraints between its edges and the views inside determine the size of its content. It is laid
/// out at the content offset 0.
open class UIScrollView: UIView {
  /// The size of the content by its constraints, in points; set by a layout.
  open var contentSize = CGSize.zero
  /// The origin of the visible part; it has no influence on the layout.
  open var contentOffset = CGPoint.zero
  /// The space around the content, in points; it has no influence on the layout.
  open var contentInset = UIEdgeInsets.zero
  /// Whether the content can be scrolled.
  open var isScrollEnabled = true
  /// Whether scrolling stops at pages.
  open var isPagingEnabled = false
  /// Whether the content can be scrolled beyond its edge.
  open var bounces = true
  /// Whether content that fits can be scrolled vertically.
  open var alwaysBounceVertical = false
  /// Whether content that fits can be scrolled horizontally.
  open var alwaysBounceHorizontal = false
  /// Whether a vertical scroll indicator is shown.
  open var showsVerticalScrollIndicator = true
  /// Whether a horizontal scroll indicator is shown.
  open var showsHorizontalScrollIndicator = true

  // Tables, collections and text views have a property of the same name and a narrower type, which
  // Swift has no override for. Their code, and apps, prefer the narrower one.
  /// The object to which scrolling is reported; none is reported here.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)? { didSet { adoptScrollDelegate() } }
  /// How the safe area is added to the content's space; it has no influence here.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The space around the scroll indicators, in points.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The space around the vertical scroll indicator, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The space around the horizontal scroll indicator, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether the safe area is added to the space around the indicators.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The style of the indicators.
  open var indicatorStyle = IndicatorStyle.default
  /// The keyboard while the user scrolls.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether touches wait at their start.
  open var delaysContentTouches = true
  /// Whether touches of the content can be cancelled.
  open var canCancelContentTouches = true
  /// Whether only one direction is scrolled at once.
  open var isDirectionalLockEnabled = false
  /// Whether the status bar scrolls to the top.
  open var scrollsToTop = true
  /// The smallest scale.
  open var minimumZoomScale: CGFloat = 1
  /// The largest scale.
  open var maximumZoomScale: CGFloat = 1
  /// The scale; it has no influence here.
  open var zoomScale: CGFloat = 1
  /// Whether zooming goes beyond its limits for a moment.
  open var bouncesZoom = true
  /// The speed at which scrolling slows down.
  open var decelerationRate = DecelerationRate.normal
  /// The control for loading anew; it takes no space here.
  open var refreshControl: UIRefreshControl?
  /// Whether the user scrolls: no.
  open var isTracking: Bool { false }
  /// Whether the user has begun to scroll: no.
  open var isDragging: Bool { false }
  /// Whether scrolling slows down: no.
  open var isDecelerating: Bool { false }
  /// Whether the user zooms: no.
  open var isZooming: Bool { false }
  /// The recogniser of scrolling.
  public let panGestureRecognizer = UIPanGestureRecognizer()
  /// The recogniser of zooming.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
  /// The space around the content with the safe area, in points: without it here.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// Sets the origin of the visible part.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
  /// Does nothing: the layout is that of the content offset 0.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  /// Sets the scale.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Does nothing: nothing is drawn here.
  open func flashScrollIndicators() {}
  /// Does nothing: nothing is zoomed here.
  open func zoom(to rect: CGRect, animated: Bool) {}
  /// Called in an app when the safe area changes; never called here.
  open func adjustedContentInsetDidChange() {}
  /// Whether touches in a view can be cancelled.
  open func touchesShouldCancel(in view: UIView) -> Bool { true }
  /// Whether a touch reaches a view inside; never asked here.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// How the safe area is added to the content's space.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// That of the system.
    case automatic
    /// In the direction of scrolling.
    case scrollableAxes
    /// Not at all.
    case never
    /// Always.
    case always
  }

  /// The style of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// That of the system.
    case `default`
    /// Black.
    case black
    /// White.
    case white
  }

  /// The keyboard while the user scrolls.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Stays.
    case none
    /// Disappears.
    case onDrag
    /// Follows the finger.
    case interactive
  }

  /// The speed at which scrolling slows down.
  public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
    /// The number.
    public let rawValue: CGFloat

    /// Makes a speed from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual one.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Fast.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  override var isScrollView: Bool { true }

  /// Called after the delegate changed, for views with a delegate of a narrower type.
  func adoptScrollDelegate() {}

  override func setContentSize(_ size: CGSize?) { contentSize = size ?? contentSize }

  /// The rectangle of the content.
  public var contentLayoutGuide: UILayoutGuide { guide(.contentLayoutGuide) }
  /// The rectangle of the view's frame.
  public var frameLayoutGuide: UILayoutGuide { guide(.frameLayoutGuide) }
}

/// An object to which scrolling is reported; none is reported here.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Called when the content was scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when the content was zoomed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when the user begins to scroll.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the user is about to end scrolling.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called when the user ends scrolling.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when scrolling begins to slow down.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when scrolling ended.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when an animation of scrolling ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that is zoomed.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Whether the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called when the status bar scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called when zooming begins.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called when zooming ended.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Called when the safe area changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Yes.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// The control for loading anew; it takes no space here.
open class UIRefreshControl: UIControl {
  /// Whether it is shown.
  public private(set) var isRefreshing = false
  /// The title.
  open var attributedTitle: NSAttributedString?

  /// Shows it.
  open func beginRefreshing() { isRefreshing = true }
  /// Hides it.
  open func endRefreshing() { isRefreshing = false }
}
