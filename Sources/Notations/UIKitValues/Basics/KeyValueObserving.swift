public import Foundation

// Observing a property by its key path. Foundation has this on Apple's systems only, where the
// runtime of Objective-C replaces setters. Here, properties of views are compared after each layout.

/// Options for the values that an observer receives.
public struct NSKeyValueObservingOptions: OptionSet, Sendable, Hashable {
  /// One bit for each option.
  public let rawValue: UInt

  /// Makes the set with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The value at the beginning.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Calls before a change too; there are none here.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A kind of change.
public enum NSKeyValueChange: UInt, Sendable {
  /// Another value.
  case setting = 1
  /// More values.
  case insertion
  /// Fewer values.
  case removal
  /// Other values.
  case replacement
}

/// A key of the description of a change.
public struct NSKeyValueChangeKey: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String

  /// Makes a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of change.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The new value.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The old value.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The places of values that changed.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether this is the time before a change.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of a property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of a change.
  public typealias Kind = NSKeyValueChange

  /// The kind of change: another value.
  public let kind: Kind
  /// The new value; `nil` where it is not asked for.
  public let newValue: Value?
  /// The old value; `nil` where it is not asked for, and at the beginning.
  public let oldValue: Value?
  /// The places of values that changed: `nil` here.
  public let indexes: IndexSet?
  /// Whether this is the time before a change: never here.
  public let isPrior: Bool
}

/// An observation, which ends with this object.
public final class NSKeyValueObservation: NSObject {
  private var compare: (() -> Void)?

  init(_ compare: @escaping () -> Void) { self.compare = compare }

  /// Ends the observation.
  public func invalidate() { compare = nil }

  /// Calls the observer if the property has another value than before.
  package func notify() { compare?() }
}

/// An object that compares its observed properties from time to time.
package protocol ObservationHolder: AnyObject {
  /// The observations of the object's properties.
  var observations: [WeakObservation] { get set }
}

/// An observation that somebody else keeps alive.
package struct WeakObservation {
  weak var observation: NSKeyValueObservation?
}

extension ObservationHolder {
  /// Calls the observers of the properties that have another value than before.
  package func notifyObservers() {
    observations.removeAll { $0.observation == nil }
    for entry in observations { entry.observation?.notify() }
  }
}

/// An object whose properties can be observed.
public protocol KeyValueObserved {}

extension NSObject: KeyValueObserved {}

extension KeyValueObserved where Self: NSObject {
  /// Observes a property until the result is released.
  ///
  /// Ours: the closure is called after layouts in which a property of a view got another value, and
  /// at once with `.initial`. For other objects it is called with `.initial` only.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var known = self[keyPath: keyPath]
    func call(_ object: Self, _ new: Value, _ old: Value?) {
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false))
    }
    if options.contains(.initial) { call(self, known, nil) }
    let observation = NSKeyValueObservation { [weak self] in
      guard let self else { return }
      let (old, new) = (known, self[keyPath: keyPath])
      guard !isSame(old, new) else { return }
      known = new
      call(self, new, old)
    }
    (self as? any ObservationHolder)?.observations.append(
      WeakObservation(observation: observation))
    return observation
  }
}

/// Whether both values are equal, or the same object; also where they cannot be compared.
private func isSame(_ left: Any, _ right: Any) -> Bool {
  if let left = left as? any Equatable { return isEqual(left, right) }
  if type(of: left) is AnyClass { return left as AnyObject === right as AnyObject }
  return true
}

private func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
  left == right as? Value
}
