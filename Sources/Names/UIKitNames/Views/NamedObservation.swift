/// An observation of a property of a view by the property's name.
struct NamedObservation {
  weak var observer: UIResponder?
  let name: String, context: UnsafeMutableRawPointer?, observation: NSKeyValueObservation
}

extension NSObject {
  /// Calls `observeValue` of a responder after layouts that changed a property, or with `.initial`.
  ///
  /// Ours: for `bounds`, `center`, `contentSize`, `contentOffset`, `frame`, `hidden`, `alpha`.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer? = nil
  ) {
    guard let view = self as? UIView, let observer = observer as? UIResponder else { return }
    nonisolated(unsafe) let context = context
    assumingMainActor { view.add(observer, forKeyPath: keyPath, options, context) }
  }
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    removeObservations { $0.observer === observer && $0.name == keyPath }
  }
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    removeObservations { $0.observer === observer && $0.name == keyPath && $0.context == context }
  }
  /// Ends observations, and those of observers that are going: references to them are `nil` then.
  private func removeObservations(_ isMeant: (NamedObservation) -> Bool) {
    (self as? UIView)?.namedObservations.removeAll { $0.observer == nil || isMeant($0) }
  }
}

extension UIView {
  /// Adds an observation of the property of this name, if it is one of those that are compared.
  fileprivate func add(
    _ observer: UIResponder, forKeyPath keyPath: String, _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    weak let receiver = observer
    func report(_ object: UIView, _ new: Any?, _ old: Any?) {
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      change[.newKey] = new
      change[.oldKey] = old
      receiver?.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    guard let observation = observation(of: keyPath, options, report) else { return }
    namedObservations.append(
      NamedObservation(
        observer: observer, name: keyPath, context: context, observation: observation))
  }

  /// An observation of the property of this name; `nil` where it is none of those that are compared.
  func observation(
    of name: String, _ options: NSKeyValueObservingOptions,
    _ report: @escaping (UIView, Any?, Any?) -> Void
  ) -> NSKeyValueObservation? {
    func observed<Value>(_ keyPath: KeyPath<UIView, Value>) -> NSKeyValueObservation {
      observe(keyPath, options: options) { report($0, $1.newValue, $1.oldValue) }
    }
    let scrollView = self as? UIScrollView
    func scrolled<Value>(_ keyPath: KeyPath<UIScrollView, Value>) -> NSKeyValueObservation? {
      scrollView?.observe(keyPath, options: options) { report($0, $1.newValue, $1.oldValue) }
    }
    switch name {
    case "alpha": return observed(\.alpha)
    case "bounds": return observed(\.bounds)
    case "center": return observed(\.center)
    case "frame": return observed(\.frame)
    case "hidden": return observed(\.isHidden)
    case "contentOffset": return scrolled(\.contentOffset)
    case "contentSize": return scrolled(\.contentSize)
    default: return nil
    }
  }
}
