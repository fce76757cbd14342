public import Foundation
public import UIKitValues

// Previews of views. They are stored only: nothing is previewed here.

/// The look of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The colour behind it.
  open var backgroundColor: UIColor? = .systemBackground
  /// The part that is shown; everything for `nil`.
  open var visiblePath: UIBezierPath?
  /// The shape of the shadow.
  open var shadowPath: UIBezierPath?
}

/// The place of a preview.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view around it.
  public let container: UIView
  /// The centre in that view, in points.
  public let center: CGPoint
  /// The transform.
  public let transform: CGAffineTransform

  /// Makes a place.
  public init(
    container: UIView, center: CGPoint, transform: CGAffineTransform = CGAffineTransform.identity
  ) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}

/// A view that is shown as a preview.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// The look.
  public let parameters: UIPreviewParameters

  /// Makes a preview of a view where it is.
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// Makes a preview of a view at another place.
  public convenience init(
    view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget
  ) {
    self.init(view: view, parameters: parameters)
  }
}
