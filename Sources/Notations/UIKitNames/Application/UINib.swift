public import Foundation

/// A file of Interface Builder; nothing is read from it here.
@preconcurrency @MainActor open class UINib: NSObject {
  public init(nibName name: String, bundle: Bundle?) {}
  open func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] { [] }
  public struct OptionsKey: NamedValue {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension Bundle {
  public func loadNibNamed(_: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? { nil }
}
