/// A presentation from the bottom of the screen; nothing is presented here.
open class UISheetPresentationController: UIPresentationController {
  @preconcurrency @MainActor open class Detent: NSObject {
    public struct Identifier: NamedValue {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let medium = Self("com.apple.UIKit.medium"),
        large = Self("com.apple.UIKit.large")
    }
    public let identifier: Identifier
    private let height: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    init(
      _ identifier: Identifier,
      height: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) { (self.identifier, self.height) = (identifier, height) }
    open class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom"), height: resolver) }
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { height(context) }
  }
  open var detents: [Detent] = [.large()], selectedDetentIdentifier: Detent.Identifier?,
    largestUndimmedDetentIdentifier: Detent.Identifier?,
    prefersScrollingExpandsWhenScrolledToEdge = true, prefersGrabberVisible = false,
    prefersEdgeAttachedInCompactHeight = false,
    widthFollowsPreferredContentSizeWhenEdgeAttached = false, preferredCornerRadius: CGFloat?,
    sourceView: UIView?
  open func animateChanges(_ changes: () -> Void) { changes() }
  open func invalidateDetents() {}
}

/// The space of a sheet; an app's own, since none is shown here.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}
/// Responds to changes of a sheet; never called here.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _: UISheetPresentationController
  ) {}
}
/// A presentation beside something; nothing is presented here.
open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?, sourceRect = CGRect.null, barButtonItem: UIBarButtonItem?,
    permittedArrowDirections = UIPopoverArrowDirection.any
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  open var backgroundColor: UIColor?, passthroughViews: [UIView]?,
    popoverLayoutMargins = UIEdgeInsets.zero, canOverlapSourceViewRect = false
}
/// Decides about a presentation beside something; never asked here.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_: UIPopoverPresentationController) {}
}
/// The directions of an arrow, which is never shown here.
public struct UIPopoverArrowDirection: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = Self(1), down = Self(2), left = Self(4), right = Self(8),
    any: UIPopoverArrowDirection = [.up, .down, .left, .right], unknown = Self(.max)
}

extension UIViewController {
  public var sheetPresentationController: UISheetPresentationController? {
    let styles: [UIModalPresentationStyle] = [.pageSheet, .formSheet, .automatic]
    guard styles.contains(modalPresentationStyle) else { return nil }
    return keptPresentation(UISheetPresentationController.init)
  }
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover || self is UIAlertController else { return nil }
    return keptPresentation(UIPopoverPresentationController.init)
  }
  private func keptPresentation<Presentation: UIPresentationController>(
    _ make: (UIViewController, UIViewController?) -> Presentation
  ) -> Presentation {
    if let kept = ownPresentation as? Presentation { return kept }
    let made = make(self, nil)
    ownPresentation = made
    return made
  }
}
