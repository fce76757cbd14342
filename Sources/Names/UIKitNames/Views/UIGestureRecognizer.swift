/// Recognises a gesture; there are none here, so its actions are called by tests only.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }
  open var state = State.possible
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  public internal(set) weak var view: UIView?
  open var cancelsTouchesInView = true, delaysTouchesBegan = false, delaysTouchesEnded = true,
    requiresExclusiveTouchType = true, allowedTouchTypes: [NSNumber] = [], name: String?
  open var numberOfTouches: Int { 0 }
  private var actions: [(target: () -> AnyObject?, action: Selector)] = []
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  public override convenience init() { self.init(target: nil, action: nil) }
  open func addTarget(_ target: Any, action: Selector) {
    weak let object = target as AnyObject
    actions.append((target: { object }, action: action))
  }
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    actions.removeAll { entry in
      (object == nil || entry.target() === object) && (action == nil || entry.action == action)
    }
  }
  public func recognize() {
    state = .ended
    for (target, action) in actions {
      guard let object = target() else { continue }
      if !action.call(on: object, self) { action.call(on: object) }
    }
  }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint { .zero }
  open func require(toFail other: UIGestureRecognizer) {}
  open func reset() {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}

/// Decides about gestures; it is never asked here.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(_: UIGestureRecognizer, shouldReceive _: UITouch) -> Bool
  func gestureRecognizer(
    _: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith _: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(_: UIGestureRecognizer, shouldRequireFailureOf _: UIGestureRecognizer)
    -> Bool
  func gestureRecognizer(_: UIGestureRecognizer, shouldBeRequiredToFailBy _: UIGestureRecognizer)
    -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(_: UIGestureRecognizer, shouldReceive _: UITouch) -> Bool { true }
  public func gestureRecognizer(
    _: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith _: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _: UIGestureRecognizer, shouldRequireFailureOf _: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _: UIGestureRecognizer, shouldBeRequiredToFailBy _: UIGestureRecognizer
  ) -> Bool { false }
}

/// Taps: there are none here.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1, numberOfTouchesRequired = 1
}
/// A finger that rests: there is none here.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0, numberOfTouchesRequired = 1,
    minimumPressDuration: TimeInterval = 0.5, allowableMovement: CGFloat = 10
}
/// A finger that moves: there is none here.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1, maximumNumberOfTouches = Int.max
  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
/// A finger that comes from an edge of the screen: there is none here.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

/// A swipe: there is none here.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Self(1), left = Self(2), up = Self(4), down = Self(8)
  }
  open var direction = Direction.right, numberOfTouchesRequired = 1
}

/// Two fingers that move apart: there are none here.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
}
/// Two fingers that turn: there are none here.
open class UIRotationGestureRecognizer: UIGestureRecognizer { open var rotation: CGFloat = 0 }
/// A pointer above a view: there is none here.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

extension UIView {
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestures.isEmpty ? nil : gestures }
    set {
      for recognizer in gestures { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestures.append(recognizer)
    recognizer.view = self
  }
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestures.removeAll { $0 === recognizer }
    if recognizer.view === self { recognizer.view = nil }
  }
}
