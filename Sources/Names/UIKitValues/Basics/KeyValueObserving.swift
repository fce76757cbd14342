// Observing a property by its key path. Foundation has this on Apple's systems only, where the
// runtime of Objective-C replaces setters. Here, properties of views are compared after each layout.

/// Options for the values that an observer receives.
public struct NSKeyValueObservingOptions: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = Self(1), old = Self(2), initial = Self(4), prior = Self(8)
}
/// A kind of change.
public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }
/// A key of the description of a change.
public struct NSKeyValueChangeKey: NamedValue {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let kindKey = Self("kind"), newKey = Self("new"), oldKey = Self("old"),
    indexesKey = Self("indexes"), notificationIsPriorKey = Self("notificationIsPrior")
}
/// A change of a property.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange
  public let kind: Kind, newValue, oldValue: Value?, indexes: IndexSet?, isPrior: Bool
}
/// An observation, which ends with this object.
public final class NSKeyValueObservation: NSObject {
  private var compare: (() -> Void)?
  init(_ compare: @escaping () -> Void) { self.compare = compare }
  public func invalidate() { compare = nil }
  package func notify() { compare?() }
}
/// An object that compares its observed properties from time to time.
package protocol ObservationHolder: AnyObject { var observations: [WeakObservation] { get set } }
/// An observation that somebody else keeps alive.
package struct WeakObservation { weak var observation: NSKeyValueObservation? }

extension ObservationHolder {
  package func notifyObservers() {
    observations.removeAll { $0.observation == nil }
    for entry in observations { entry.observation?.notify() }
  }
}

/// An object whose properties can be observed.
public protocol KeyValueObserved {}
extension NSObject: KeyValueObserved {}

extension KeyValueObserved where Self: NSObject {
  /// Observes a property until the result is released: after layouts of views, and with `.initial`.
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
