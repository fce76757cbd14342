/// The name of a method, and the method itself where it is known, as in `Selector(RowView.tapped)`.
///
/// One made of a name calls nothing: no runtime of Objective-C could find its method.
public struct Selector: Sendable, Hashable, CustomStringConvertible {
  public let description: String
  private let body: (@Sendable (AnyObject, [Any?]) -> Bool)?
  public init(_ name: String) {
    description = name
    body = nil
  }
  public init<Target, Value>(
    _ method: @escaping (Target) -> () -> Value, name: String = #function
  ) {
    nonisolated(unsafe) let method = method
    self.init(name) { target, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)()
      return true
    }
  }
  public init<Target, First, Value>(
    _ method: @escaping (Target) -> (First) -> Value, name: String = #function
  ) {
    nonisolated(unsafe) let method = method
    self.init(name) { target, arguments in
      guard let target = target as? Target, let first = arguments.first as? First else {
        return false
      }
      _ = method(target)(first)
      return true
    }
  }
  public init<Target, First, Second, Value>(
    _ method: @escaping (Target) -> (First, Second) -> Value, name: String = #function
  ) {
    nonisolated(unsafe) let method = method
    self.init(name) { target, arguments in
      guard arguments.count > 1, let target = target as? Target,
        let first = arguments[0] as? First, let second = arguments[1] as? Second
      else { return false }
      _ = method(target)(first, second)
      return true
    }
  }
  private init(_ name: String, _ body: @escaping @Sendable (AnyObject, [Any?]) -> Bool) {
    description = name
    self.body = body
  }
  /// Calls the method; false where it is not known, or does not take these arguments.
  @discardableResult public func call(on target: AnyObject, _ arguments: Any?...) -> Bool {
    body?(target, arguments) ?? false
  }
  public static func == (left: Self, right: Self) -> Bool { left.description == right.description }
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

public typealias LiftedSelector = Selector

extension Selector: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}

public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

extension NSObject {
  @discardableResult public func perform(_ selector: Selector) -> Unmanaged<AnyObject>? {
    selector.call(on: self)
    return nil
  }
  @discardableResult
  public func perform(_ selector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
    if !selector.call(on: self, object) { selector.call(on: self) }
    return nil
  }
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {}
  public class func cancelPreviousPerformRequests(withTarget target: Any) {}
  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object: Any?
  ) {}
}

extension NotificationCenter {
  /// Calls the method at every notification of this name, as long as the observer exists.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    nonisolated(unsafe) weak let observer = observer as AnyObject
    _ = addObserver(forName: name, object: object, queue: nil) { note in
      guard let observer else { return }
      if !selector.call(on: observer, note) { selector.call(on: observer) }
    }
  }
}

extension Timer {
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: interval), interval: interval, target: target,
      selector: selector, userInfo: userInfo, repeats: repeats)
  }
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    nonisolated(unsafe) let target = target as AnyObject
    self.init(fire: date, interval: interval, repeats: repeats) { timer in
      if !selector.call(on: target, timer) { selector.call(on: target) }
    }
  }
  @discardableResult public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    nonisolated(unsafe) let target = target as AnyObject
    return scheduledTimer(withTimeInterval: interval, repeats: repeats) { timer in
      if !selector.call(on: target, timer) { selector.call(on: target) }
    }
  }
}
