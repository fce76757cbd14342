/// A nib file; nothing is read from it here.
@preconcurrency @MainActor open class UINib: NSObject {
  private let name: String
  public init(nibName name: String, bundle: Bundle?) { self.name = name }
  /// No objects, which the owner's view reports.
  open func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    reportUnread(name, owner: owner)
    return []
  }
  public struct OptionsKey: NamedValue {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension Bundle {
  /// No objects, which the owner's view reports.
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil)
    -> [Any]?
  {
    nonisolated(unsafe) let owner = owner
    assumingMainActor { reportUnread(name, owner: owner) }
    return nil
  }
}

/// Reports a nib file that is not read in its owner, which is a view or a controller with a view.
@MainActor private func reportUnread(_ name: String, owner: Any?) {
  let view = owner as? UIView ?? (owner as? UIViewController)?.viewIfLoaded
  let reason = "nothing is read from the nib file \"\(name)\": create its views in code"
  if let owner, let view { view.report(.view(name: "\(type(of: owner))", reason: reason)) }
}
