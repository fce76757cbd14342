/// A part of a view for the pointer; there is no pointer here.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  public let rect: CGRect
  public let identifier: AnyHashable?
  open var latchingAxes: UIAxis = []
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
  }
}

/// A question for the part of a view at the pointer; it is never asked here.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  open private(set) var location = CGPoint.zero, modifiers: UIKeyModifierFlags = []
}
/// A set of directions; they have no influence here.
public struct UIAxis: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let horizontal = Self(1), vertical = Self(2),
    both: UIAxis = [.horizontal, .vertical]
}

/// An effect of the pointer on a view; it is never shown here.
public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)
  public enum TintMode: Int, Sendable { case none, overlay, underlay }
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview),
      .hover(let preview, _, _, _):
      preview
    }
  }
}

/// The shape of the pointer; it is never shown here.
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}
/// The look of the pointer; it is never shown here.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  open var accessories: [UIPointerAccessory] = []
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init() }
  public class func hidden() -> UIPointerStyle { UIPointerStyle() }
  public class func system() -> UIPointerStyle { UIPointerStyle() }
}

/// A thing beside the pointer; it is never shown here.
@preconcurrency @MainActor open class UIPointerAccessory: NSObject {
  public class func arrow(_ position: Position) -> UIPointerAccessory { UIPointerAccessory() }
  public struct Position: Sendable, Hashable {
    public let offset, angle: CGFloat
    public init(offset: CGFloat, angle: CGFloat) { (self.offset, self.angle) = (offset, angle) }
    public static let top = Position(offset: 12, angle: -.pi / 2),
      bottom = Position(offset: 12, angle: .pi / 2), left = Position(offset: 12, angle: .pi),
      right = Position(offset: 12, angle: 0)
  }
}

/// The pointer over a view; it is stored only.
open class UIPointerInteraction: ViewInteraction {
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open var isEnabled = true
  public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }
  open func invalidate() {}
}
/// The movement of the pointer into a part of a view and out of it; there is none here.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Decides about the pointer over a view; never asked here.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {}
extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _: UIPointerInteraction, regionFor: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(_: UIPointerInteraction, styleFor: UIPointerRegion)
    -> UIPointerStyle?
  { nil }
  public func pointerInteraction(
    _: UIPointerInteraction, willEnter: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {}
  public func pointerInteraction(
    _: UIPointerInteraction, willExit: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {}
}
