public import Foundation
import UIKitValues

// The pointer over views. It is stored only: there is no pointer here.

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
