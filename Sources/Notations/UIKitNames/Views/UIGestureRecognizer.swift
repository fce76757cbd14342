public import Foundation
public import UIKitValues

/// Recognises a gesture; there are none here, so its actions are called by tests only.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a recogniser.
  public enum State: Int, Sendable {
    /// No gesture.
    case possible
    /// The gesture begins.
    case began
    /// The gesture goes on.
    case changed
    /// The gesture ends.
    case ended
    /// The gesture is cancelled.
    case cancelled
    /// It was another gesture.
    case failed

    /// The gesture is recognised, which is its end.
    public static let recognized = State.ended
  }

  /// The state.
  open var state = State.possible
  /// The object that decides about the gesture.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether gestures are recognised.
  open var isEnabled = true
  /// The view of the recogniser.
  public internal(set) weak var view: UIView?
  /// Whether touches in the view are cancelled.
  open var cancelsTouchesInView = true
  /// Whether touches wait at their start.
  open var delaysTouchesBegan = false
  /// Whether touches wait at their end.
  open var delaysTouchesEnded = true
  /// Whether only one kind of touch counts.
  open var requiresExclusiveTouchType = true
  /// The kinds of touches that count.
  open var allowedTouchTypes: [NSNumber] = []
  /// A name for messages.
  open var name: String?
  /// The number of touches: none.
  open var numberOfTouches: Int { 0 }
  private var actions: [(target: () -> AnyObject?, action: Selector)] = []

  /// Makes a recogniser that calls a method of an object.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes a recogniser.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Calls a method of an object too.
  open func addTarget(_ target: Any, action: Selector) {
    weak let object = target as AnyObject
    actions.append((target: { object }, action: action))
  }

  /// Calls the method no longer; all methods for `nil`.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    actions.removeAll { entry in
      (object == nil || entry.target() === object) && (action == nil || entry.action == action)
    }
  }

  /// Calls the methods, as after a gesture; UIKit has no such method.
  public func recognize() {
    state = .ended
    for (target, action) in actions {
      guard let object = target() else { continue }
      if !action.call(on: object, self) { action.call(on: object) }
    }
  }

  /// The place in a view, in points: its origin.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// The place of a touch in a view, in points: its origin.
  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint { .zero }
  /// Does nothing: there are no gestures here.
  open func require(toFail other: UIGestureRecognizer) {}
  /// Does nothing: there are no gestures here.
  open func reset() {}
  /// Called in an app when touches begin; never called here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called in an app when touches move; never called here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called in an app when touches end; never called here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called in an app when touches are cancelled; never called here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}

/// Decides about gestures; it is never asked here.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether the gesture may begin.
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool
  /// Whether two gestures can be recognised at once.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the gesture waits until another one has failed.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether another gesture waits until this one has failed.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the gesture receives a touch.
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Yes.
  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  /// No.
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// No.
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// No.
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Yes.
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}

/// Recognises taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// Recognises a finger that rests.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before.
  open var numberOfTapsRequired = 0
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
  /// The time, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance by which the finger may move, in points.
  open var allowableMovement: CGFloat = 10
}

/// Recognises a finger that moves.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The smallest number of fingers.
  open var minimumNumberOfTouches = 1
  /// The largest number of fingers.
  open var maximumNumberOfTouches = Int.max

  /// The distance in a view, in points: none.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Does nothing: there are no gestures here.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// The speed in a view, in points a second: none.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Recognises a finger that comes from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges.
  open var edges: UIRectEdge = []
}

/// Recognises a swipe.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The direction of a swipe.
  public struct Direction: OptionSet, Sendable, Hashable {
    /// One bit for each direction.
    public let rawValue: UInt

    /// Makes the set with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// The direction.
  open var direction = Direction.right
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// Recognises two fingers that move apart.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale.
  open var scale: CGFloat = 1
  /// The speed of the scale.
  open var velocity: CGFloat { 0 }
}

/// Recognises two fingers that turn.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle, in radians.
  open var rotation: CGFloat = 0
}

/// Recognises a pointer above a view.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

extension UIView {
  /// The recognisers of the view; `nil` where there are none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestures.isEmpty ? nil : gestures }
    set {
      for recognizer in gestures { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Adds a recogniser.
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestures.append(recognizer)
    recognizer.view = self
  }

  /// Removes a recogniser.
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestures.removeAll { $0 === recognizer }
    if recognizer.view === self { recognizer.view = nil }
  }
}
