/// A value that stands for a name of Apple's frameworks.
public protocol NamedValue: RawRepresentable, Sendable, Hashable where RawValue == String {
  /// Makes the value of a name.
  init(rawValue: String)
}

extension NamedValue {
  /// Makes the value of a name.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}

extension OptionSet {
  /// Makes the set of these bits.
  package init(_ bits: RawValue) { self.init(rawValue: bits) }
}
