/// A warning about a rule or the layout spec of a scenario, in words.
public struct LintFinding: Sendable, Equatable, Codable {
  /// The line of the file on which the rule, or the layout spec, starts, from 1; `nil` where it
  /// is about all rules, or no file.
  public var line: Int?
  /// The column at which it starts, from 1.
  public var column: Int?
  /// What is wrong, in one sentence.
  public var message: String
  /// What to do: `write instead: title.leading == photo.trailing + 8`.
  public var advice: String

  /// Makes a finding.
  public init(line: Int? = nil, column: Int? = nil, message: String, advice: String) {
    self.line = line
    self.column = column
    self.message = message
    self.advice = advice
  }
}
