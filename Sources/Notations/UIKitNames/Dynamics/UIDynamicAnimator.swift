public import Foundation
public import UIKitValues

// Movements by physics. Nothing moves here: frames stay as they are.

/// Something that physics moves.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The centre, in points.
  var center: CGPoint { get set }
  /// The rectangle in its own coordinates, in points.
  var bounds: CGRect { get }
  /// The rotation.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Moves items by behaviours; nothing moves here.
open class UIDynamicAnimator: NSObject {
  /// The view whose coordinates count.
  public private(set) weak var referenceView: UIView?
  /// The behaviours.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// The object that is called when movements begin and end; never called here.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// Whether something moves: no.
  open var isRunning: Bool { false }
  /// The time that has passed, in seconds.
  open var elapsedTime: TimeInterval { 0 }

  /// Makes an animator for the subviews of a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Makes an animator for the items of a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) { super.init() }

  /// Makes an animator.
  public override init() { super.init() }

  /// Adds a behaviour.
  open func addBehavior(_ behavior: UIDynamicBehavior) { behaviors.append(behavior) }
  /// Removes a behaviour.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
  }
  /// Removes all behaviours.
  open func removeAllBehaviors() { behaviors = [] }
  /// Does nothing: items stay where they are.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
  /// The items in a rectangle: none.
  open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
}

/// Responds to movements; never called here.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// Called in an app when everything is still.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
  /// Called in an app when something moves.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
}

/// A rule by which items move.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// The rules inside.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called in an app at each step; never called here.
  open var action: (() -> Void)?
  /// The animator: none here.
  open var dynamicAnimator: UIDynamicAnimator? { nil }

  /// Makes a rule.
  public override init() { super.init() }

  /// Adds a rule inside.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  /// Removes a rule inside.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }
  /// Called in an app when the animator changes; never called here.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}

/// A rule for several items.
open class UIItemsBehavior: UIDynamicBehavior {
  /// The items.
  public private(set) var items: [any UIDynamicItem]

  /// Makes a rule for items.
  public required init(items: [any UIDynamicItem] = []) {
    self.items = items
    super.init()
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

/// Items fall.
open class UIGravityBehavior: UIItemsBehavior {
  /// The direction and the strength.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// The angle, in radians.
  open var angle: CGFloat = .pi / 2
  /// The strength.
  open var magnitude: CGFloat = 1
}

/// Items meet each other and borders.
open class UICollisionBehavior: UIItemsBehavior {
  /// What items meet.
  public struct Mode: OptionSet, Sendable, Hashable {
    /// One bit for each kind.
    public let rawValue: UInt

    /// Makes the set with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Each other.
    public static let items = Mode(rawValue: 1)
    /// Borders.
    public static let boundaries = Mode(rawValue: 2)
    /// Both.
    public static let everything = Mode(rawValue: .max)
  }

  /// What items meet.
  open var collisionMode = Mode.everything
  /// Whether the edges of the view are borders.
  open var translatesReferenceBoundsIntoBoundary = false
  /// The object that is called when items meet; never called here.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// Makes the edges of the view borders.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
  }
  /// Adds a border along a line: items do not move here.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from start: CGPoint, to end: CGPoint
  ) {}
  /// Adds a border along a path: items do not move here.
  open func addBoundary(withIdentifier identifier: any NSCopying, for path: UIBezierPath) {}
  /// Removes all borders.
  open func removeAllBoundaries() {}
}

/// Responds when items meet; never called here.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: AnyObject {}

/// The qualities of items.
open class UIDynamicItemBehavior: UIItemsBehavior {
  /// How much items bounce, from 0 to 1.
  open var elasticity: CGFloat = 0
  /// How much items are braked by others.
  open var friction: CGFloat = 0
  /// The mass by size.
  open var density: CGFloat = 1
  /// How much movements are braked.
  open var resistance: CGFloat = 0
  /// How much rotations are braked.
  open var angularResistance: CGFloat = 0
  /// Whether items rotate.
  open var allowsRotation = true
  /// Whether items stay where they are.
  open var isAnchored = false

  /// Adds to the speed of an item: items do not move here.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  /// Adds to the rotation of an item: items do not move here.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  /// The speed of an item: 0.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
}

/// Items are pushed.
open class UIPushBehavior: UIDynamicBehavior {
  /// How long items are pushed.
  public enum Mode: Int, Sendable {
    /// All the time.
    case continuous
    /// Once.
    case instantaneous
  }

  /// The items.
  public let items: [any UIDynamicItem]
  /// How long they are pushed.
  public let mode: Mode
  /// Whether they are pushed now.
  open var active = true
  /// The direction and the strength.
  open var pushDirection = CGVector.zero
  /// The angle, in radians.
  open var angle: CGFloat = 0
  /// The strength.
  open var magnitude: CGFloat = 0

  /// Makes a push.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.items = items
    self.mode = mode
    super.init()
  }
}

/// An item moves to a point.
open class UISnapBehavior: UIDynamicBehavior {
  /// The point, in points.
  open var snapPoint: CGPoint
  /// How much the movement is braked, from 0 to 1.
  open var damping: CGFloat = 0.5

  /// Makes a movement to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init()
  }
}

/// An item is tied to a point or another item.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The items.
  public let items: [any UIDynamicItem]
  /// The point, in points.
  open var anchorPoint: CGPoint
  /// The distance, in points.
  open var length: CGFloat = 0
  /// How much the movement is braked.
  open var damping: CGFloat = 0
  /// How often it swings in a second.
  open var frequency: CGFloat = 0

  /// How much a turn is braked.
  open var frictionTorque: CGFloat = 0
  /// The angles to which the item can turn, in radians.
  open var attachmentRange = UIFloatRange.infinite
  /// What is tied.
  public let attachedBehaviorType: AttachmentType

  /// What is tied to an item.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items
    /// A point.
    case anchor
  }

  /// Ties an item to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: UIOffset(), attachedToAnchor: point)
  }

  /// Ties a place of an item, at a distance from its centre, to a point.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    items = [item]
    anchorPoint = point
    attachedBehaviorType = .anchor
    super.init()
  }

  /// Ties an item to another one.
  public convenience init(item: any UIDynamicItem, attachedTo other: any UIDynamicItem) {
    self.init(
      item: item, offsetFromCenter: UIOffset(), attachedTo: other, offsetFromCenter: UIOffset())
  }

  /// Ties a place of an item to one of another item, each at a distance from its centre.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedTo other: any UIDynamicItem,
    offsetFromCenter otherOffset: UIOffset
  ) {
    items = [item, other]
    anchorPoint = .zero
    attachedBehaviorType = .items
    super.init()
  }
}

/// A range of numbers.
public struct UIFloatRange: Sendable, Hashable {
  /// The smallest number.
  public var minimum: CGFloat
  /// The largest number.
  public var maximum: CGFloat

  /// Makes a range.
  public init(minimum: CGFloat = 0, maximum: CGFloat = 0) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The range of 0 only.
  public static let zero = UIFloatRange()
  /// All numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
}
