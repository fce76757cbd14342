public import Foundation
public import UIKitValues

// Dragging, pointers and previews. They are stored only: there is no user here.

/// Data that is dragged or pasted; nothing is loaded here.
open class NSItemProvider: NSObject {
  /// The object.
  public let object: Any?
  /// The name of a file.
  open var suggestedName: String?

  /// Makes data of an object.
  public init(object: Any) {
    self.object = object
    super.init()
  }

  /// Makes empty data.
  public override init() {
    object = nil
    super.init()
  }
}

/// Something that is dragged.
open class UIDragItem: NSObject {
  /// The data.
  public let itemProvider: NSItemProvider
  /// A value of the app.
  open var localObject: Any?

  /// Makes something of data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// A movement of the finger that drags; there is none here.
public protocol UIDragSession: AnyObject {
  /// What is dragged.
  var items: [UIDragItem] { get set }
}

/// Dragging out of a view.
open class UIDragInteraction: NSObject, UIInteraction {
  /// The object that has the data.
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether the interaction is enabled.
  open var isEnabled = true

  /// Makes an interaction.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
}

/// Has the data that is dragged out of a view; never asked here.
public protocol UIDragInteractionDelegate: AnyObject {
  /// What is dragged.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}

/// Dropping into a view.
open class UIDropInteraction: NSObject, UIInteraction {
  /// The object that takes the data.
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?

  /// Makes an interaction.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
}

/// Takes what is dropped into a view; never asked here.
public protocol UIDropInteractionDelegate: AnyObject {}

/// The look of a preview.
open class UIPreviewParameters: NSObject {
  /// The colour behind it.
  open var backgroundColor: UIColor? = .systemBackground
  /// The part that is shown; everything for `nil`.
  open var visiblePath: UIBezierPath?
  /// The shape of the shadow.
  open var shadowPath: UIBezierPath?
}

/// The place of a preview.
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

/// A movement of a menu; its closures are called at once.
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// Adds changes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what happens at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// A part of a view for the pointer.
open class UIPointerRegion: NSObject {
  /// The rectangle, in points.
  public let rect: CGRect

  /// Makes a part.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    super.init()
  }
}

/// An effect of the pointer on a view.
public enum UIPointerEffect {
  /// That of the system.
  case automatic(UITargetedPreview)
  /// The view is lighter.
  case highlight(UITargetedPreview)
  /// The view is lifted.
  case lift(UITargetedPreview)
  /// The view is larger.
  case hover(UITargetedPreview)
}

/// The look of the pointer.
open class UIPointerStyle: NSObject {
  /// Makes a look with an effect.
  public convenience init(effect: UIPointerEffect, shape: Any? = nil) { self.init() }
  /// No pointer.
  public class func hidden() -> UIPointerStyle { UIPointerStyle() }
}

/// The pointer over a view.
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The object that decides about the pointer.
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the interaction is enabled.
  open var isEnabled = true

  /// Makes an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }
}

/// Decides about the pointer over a view; never asked here.
public protocol UIPointerInteractionDelegate: AnyObject {
  /// The look of the pointer.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// That of the system.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}
