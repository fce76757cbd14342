/// Why a rule cannot be used, and where in its text.
public struct RuleError: Error, Sendable, Equatable {
  /// What is wrong.
  public var problem: Problem
  /// The part of the rule that is wrong, in UTF-8 offsets; empty, at the end, where something is
  /// missing.
  public var range: Range<Int>
  /// The words that could stand there instead, for a search of the nearest one; may be empty.
  public var candidates: [String] = []

  /// What can be wrong with a rule.
  public enum Problem: Sendable, Equatable {
    /// This was found where something else must stand; `found` is empty at the end of the rule.
    case unexpected(found: String, expected: String)
    /// No attribute has this name.
    case unknownAttribute(String)
    /// No element has this name.
    case unknownElement(String)
    /// No metric has this name.
    case unknownMetric(String)
    /// The number, as written, is out of the range that constraints accept.
    case numberOutOfRange(String)
    /// `|` stands beside the container, which has no superview.
    case noSuperview(of: String)
    /// Auto Layout has no such constraint.
    case invalid(ConstraintError)
  }
}

extension RuleError: CustomStringConvertible {
  /// One sentence that says what is wrong, without place or punctuation at the end.
  public var description: String {
    switch problem {
    case .unexpected("", let expected): "the rule ends where \(expected) is expected"
    case .unexpected(let found, let expected): "'\(found)' stands where \(expected) is expected"
    case .unknownAttribute(let name): "there is no attribute '\(name)'"
    case .unknownElement(let name): "there is no element '\(name)'"
    case .unknownMetric(let name): "there is no metric '\(name)'"
    case .numberOutOfRange(let text): "the number \(text) is out of range"
    case .noSuperview(let name): "'\(name)' is the container and has no superview"
    case .invalid(let error): error.description
    }
  }
}
