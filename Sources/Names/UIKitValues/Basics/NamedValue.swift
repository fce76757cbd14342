/// A value that stands for a name of Apple's frameworks.
public protocol NamedValue: RawRepresentable, Sendable, Hashable where RawValue == String {
  init(rawValue: String)
}

extension NamedValue {
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}

extension OptionSet {
  package init(_ bits: RawValue) { self.init(rawValue: bits) }
}
