/// Something for physics to move; nothing moves here.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Moves items by behaviours; nothing moves here.
open class UIDynamicAnimator: NSObject {
  public private(set) weak var referenceView: UIView?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  open private(set) var isRunning = false, elapsedTime: TimeInterval = 0
  public init(referenceView view: UIView) { referenceView = view }
  public init(collectionViewLayout layout: UICollectionViewLayout) {}
  public override init() {}
  open func addBehavior(_ behavior: UIDynamicBehavior) { behaviors.append(behavior) }
  open func removeBehavior(_ gone: UIDynamicBehavior) { behaviors.removeAll { $0 === gone } }
  open func removeAllBehaviors() { behaviors = [] }
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
  open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
}

/// Responds to movements; never called here.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: AnyObject {}
extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
}

/// A rule by which items move; they stay here.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  open var action: (() -> Void)?
  open var dynamicAnimator: UIDynamicAnimator? { nil }
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}

/// A rule for several items; they stay here.
open class UIItemsBehavior: UIDynamicBehavior {
  public private(set) var items: [any UIDynamicItem]
  public required init(items: [any UIDynamicItem] = []) { self.items = items }
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}
/// Gravity; nothing falls here.
open class UIGravityBehavior: UIItemsBehavior {
  open var gravityDirection = CGVector(dx: 0, dy: 1), angle: CGFloat = .pi / 2,
    magnitude: CGFloat = 1
}

/// Collisions of items and borders; there are none here.
open class UICollisionBehavior: UIItemsBehavior {
  public struct Mode: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let items = Self(1), boundaries = Self(2), everything = Self(.max)
  }
  open var collisionMode = Mode.everything, translatesReferenceBoundsIntoBoundary = false
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  open func setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
  }
  open func addBoundary(withIdentifier: any NSCopying, from: CGPoint, to: CGPoint) {}
  open func addBoundary(withIdentifier identifier: any NSCopying, for path: UIBezierPath) {}
  open func removeAllBoundaries() {}
}

/// Responds when items meet; never called here.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: AnyObject {}

/// The qualities of moving items; they stay here.
open class UIDynamicItemBehavior: UIItemsBehavior {
  open var elasticity: CGFloat = 0, friction: CGFloat = 0, density: CGFloat = 1,
    resistance: CGFloat = 0, angularResistance: CGFloat = 0, allowsRotation = true,
    isAnchored = false
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
}

/// A push; nothing moves here.
open class UIPushBehavior: UIDynamicBehavior {
  public enum Mode: Int, Sendable { case continuous, instantaneous }
  public let items: [any UIDynamicItem], mode: Mode
  open var active = true, pushDirection = CGVector.zero, angle: CGFloat = 0, magnitude: CGFloat = 0
  public init(items: [any UIDynamicItem], mode: Mode) { (self.items, self.mode) = (items, mode) }
}
/// A movement to a point; nothing moves here.
open class UISnapBehavior: UIDynamicBehavior {
  open var snapPoint: CGPoint, damping: CGFloat = 0.5
  public init(item: any UIDynamicItem, snapTo point: CGPoint) { snapPoint = point }
}

/// A tie to a point or an item; nothing moves here.
open class UIAttachmentBehavior: UIDynamicBehavior {
  public let items: [any UIDynamicItem]
  open var anchorPoint: CGPoint, length: CGFloat = 0, damping: CGFloat = 0, frequency: CGFloat = 0,
    frictionTorque: CGFloat = 0, attachmentRange = UIFloatRange.infinite
  public let attachedBehaviorType: AttachmentType
  public enum AttachmentType: Int, Sendable { case items, anchor }
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: UIOffset(), attachedToAnchor: point)
  }
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    items = [item]
    anchorPoint = point
    attachedBehaviorType = .anchor
  }
  public convenience init(item: any UIDynamicItem, attachedTo other: any UIDynamicItem) {
    self.init(
      item: item, offsetFromCenter: UIOffset(), attachedTo: other, offsetFromCenter: UIOffset())
  }
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedTo other: any UIDynamicItem,
    offsetFromCenter otherOffset: UIOffset
  ) {
    items = [item, other]
    anchorPoint = .zero
    attachedBehaviorType = .items
  }
}

/// A range of numbers.
public struct UIFloatRange: Sendable, Hashable {
  public var minimum, maximum: CGFloat
  public init(minimum: CGFloat = 0, maximum: CGFloat = 0) {
    (self.minimum, self.maximum) = (minimum, maximum)
  }
  public static let zero = UIFloatRange(),
    infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
}
