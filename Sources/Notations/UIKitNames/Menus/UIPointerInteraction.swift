public import Foundation
public import UIKitValues

// The pointer over views. It is stored only: there is no pointer here.

/// A part of a view for the pointer.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The rectangle, in points.
  public let rect: CGRect
  /// A value that names the part.
  public let identifier: AnyHashable?
  /// The directions in which the pointer stays inside.
  open var latchingAxes: UIAxis = []

  /// Makes a part.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }
}

/// A question for the part of a view at the pointer; it is never asked here.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The place of the pointer, in points.
  open var location: CGPoint { .zero }
  /// The keys that are held.
  open var modifiers: UIKeyModifierFlags { [] }
}

/// A set of directions.
public struct UIAxis: OptionSet, Sendable, Hashable {
  /// One bit for each direction.
  public let rawValue: UInt

  /// Makes the set with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// From left to right.
  public static let horizontal = UIAxis(rawValue: 1)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
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
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// How an effect colours a view.
  public enum TintMode: Int, Sendable {
    /// Not at all.
    case none
    /// Over it.
    case overlay
    /// Below it.
    case underlay
  }

  /// The preview of the view.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview),
      .hover(let preview, _, _, _):
      preview
    }
  }
}

/// The shape of the pointer.
public enum UIPointerShape {
  /// A path.
  case path(UIBezierPath)
  /// A rectangle with round corners.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A line down, of a length in points.
  case verticalBeam(length: CGFloat)
  /// A line to the right, of a length in points.
  case horizontalBeam(length: CGFloat)
}

/// The look of the pointer.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// The things beside the pointer.
  open var accessories: [UIPointerAccessory] = []

  /// Makes a look with an effect.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
  /// Makes a look with a shape.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init()
  }
  /// No pointer.
  public class func hidden() -> UIPointerStyle { UIPointerStyle() }
  /// The look of the system.
  public class func system() -> UIPointerStyle { UIPointerStyle() }
}

/// A thing beside the pointer.
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject {
  /// Makes an arrow at a place around the pointer.
  public class func arrow(_ position: Position) -> UIPointerAccessory { UIPointerAccessory() }

  /// A place around the pointer.
  public struct Position: Sendable, Hashable {
    /// The distance, in points.
    public let offset: CGFloat
    /// The direction, in radians.
    public let angle: CGFloat

    /// Makes a place.
    public init(offset: CGFloat, angle: CGFloat) {
      self.offset = offset
      self.angle = angle
    }

    /// Above.
    public static let top = Position(offset: 12, angle: -.pi / 2)
    /// Below.
    public static let bottom = Position(offset: 12, angle: .pi / 2)
    /// At the left.
    public static let left = Position(offset: 12, angle: .pi)
    /// At the right.
    public static let right = Position(offset: 12, angle: 0)
  }
}

/// The pointer over a view.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The object that decides about the pointer.
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the interaction is enabled.
  open var isEnabled = true
  /// The view.
  public private(set) weak var view: UIView?

  /// Makes an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the view changes.
  open func willMove(to view: UIView?) {}
  /// Called after the view changed.
  open func didMove(to view: UIView?) { self.view = view }
  /// Does nothing: there is no pointer here.
  open func invalidate() {}
}

/// The movement of the pointer into a part of a view and out of it; there is none here.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds a movement.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure for the end.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Decides about the pointer over a view; never asked here.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {
  /// The part of the view at the pointer.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// The look of the pointer.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
  /// Called in an app before the pointer is in a part.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// Called in an app before the pointer leaves a part.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// The usual part.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// That of the system.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}
