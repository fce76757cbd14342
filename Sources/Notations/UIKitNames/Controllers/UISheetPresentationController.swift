public import Foundation
public import UIKitValues

/// A presentation from the bottom of the screen; nothing is presented here.
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Sendable, Hashable {
      /// UIKit's name.
      public let rawValue: String

      /// Makes a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Makes a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// Half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole screen.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name.
    public let identifier: Identifier
    private let height: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      height: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.height = height
      super.init()
    }

    /// Half of the largest height.
    open class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    /// The largest height.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// The height of a closure.
    open class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom"), height: resolver) }

    /// The height in points; `nil` where it does not apply.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { height(context) }
  }

  /// The heights at which the sheet rests.
  open var detents: [Detent] = [.large()]
  /// The height at which the sheet is; `nil` for the smallest one.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The largest height at which the background is not dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether the sheet grows when its content is scrolled.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the handle is shown.
  open var prefersGrabberVisible = false
  /// Whether the sheet keeps to the edges where there is little height.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet has the width that its controller asks for.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of the corners, in points; `nil` for that of the system.
  open var preferredCornerRadius: CGFloat?
  /// The view from which the sheet comes.
  open var sourceView: UIView?

  /// Runs changes at once.
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Does nothing: no heights are resolved here.
  open func invalidateDetents() {}
}

/// The space of a sheet, for a height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The environment.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height, in points.
  var maximumDetentValue: CGFloat { get }
}

/// Responds to changes of a sheet; never called here.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called in an app when the user chose another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// A presentation beside something; nothing is presented here.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view beside which it is.
  open var sourceView: UIView?
  /// The rectangle beside which it is, in the view, in points.
  open var sourceRect = CGRect.null
  /// The item of a bar beside which it is.
  open var barButtonItem: UIBarButtonItem?
  /// The directions in which the arrow may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction in which the arrow points: unknown.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// The colour of the background.
  open var backgroundColor: UIColor?
  /// The views that can be touched beside it.
  open var passthroughViews: [UIView]?
  /// The distance to the edges of the screen, in points.
  open var popoverLayoutMargins = UIEdgeInsets.zero
  /// Whether it may overlap the rectangle.
  open var canOverlapSourceViewRect = false
}

/// Decides about a presentation beside something; never asked here.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called in an app before the presentation.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// The directions of an arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable, Hashable {
  /// One bit for each direction.
  public let rawValue: UInt

  /// Makes the set with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Every direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// An unknown direction.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

extension UIViewController {
  /// The sheet in which the controller is presented; `nil` where its style is not that of a sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    let styles: [UIModalPresentationStyle] = [.pageSheet, .formSheet, .automatic]
    guard styles.contains(modalPresentationStyle) else { return nil }
    return keptPresentation(UISheetPresentationController.init)
  }

  /// The popover in which the controller is presented; `nil` where its style is another one.
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
