public import LayoutSpecs
package import Phrases
public import Scenarios

/// A warning about a rule or the layout spec of a scenario, in words.
public struct LintFinding: Sendable, Equatable {
  /// The line of the file on which the rule or the layout spec starts, from 1; `nil` where the warning
  /// concerns all rules, or there is no file.
  public var line: Int?
  /// The column at which it starts, from 1.
  public var column: Int?
  /// The mistake, in one sentence.
  package var problem: Phrase
  /// The next step: `write instead: title.leading == photo.trailing + 8`.
  public var advice: String
  /// Whether the rule says only what other rules say.
  public var repeatsOthers = false

  /// The mistake, in one sentence.
  public var message: String { problem.text }

  /// Makes a finding.
  public init(line: Int? = nil, column: Int? = nil, message: String, advice: String) {
    self.init(line: line, column: column, problem: Phrase(message), advice: advice)
  }

  /// Makes a finding whose message names lines.
  package init(line: Int? = nil, column: Int? = nil, problem: Phrase, advice: String) {
    self.line = line
    self.column = column
    self.problem = problem
    self.advice = advice
  }
}

extension LintFinding: Codable {
  private enum CodingKeys: String, CodingKey { case line, column, message, advice, repeatsOthers }

  /// Reads the words: a record of a file is linted again, and code has no lines to name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      line: try container.decodeIfPresent(Int.self, forKey: .line),
      column: try container.decodeIfPresent(Int.self, forKey: .column),
      message: try container.decode(String.self, forKey: .message),
      advice: try container.decode(String.self, forKey: .advice))
    repeatsOthers = try container.decode(Bool.self, forKey: .repeatsOthers)
  }

  /// Encodes the words.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(line, forKey: .line)
    try container.encodeIfPresent(column, forKey: .column)
    try container.encode(message, forKey: .message)
    try container.encode(advice, forKey: .advice)
    try container.encode(repeatsOthers, forKey: .repeatsOthers)
  }
}

extension LintFinding {
  /// Makes a finding about a habit in a layout spec.
  ///
  /// `owner` is the node that the spec belongs to, `nil` for a scenario's; `place` is the place of the
  /// spec in a file, `nil` for code.
  public init(_ warning: SpecWarning, of owner: String? = nil, at place: RulePlace? = nil) {
    let spec = owner.map { "the spec of \($0)" } ?? "the layout spec"
    let message: String
    let advice: String
    switch warning {
    case .everythingFixed(let elements):
      message = """
        \(spec) fixes the width and height of every element with content, \(elements.named): a longer \
        text, another language or a larger font is cut off
        """
      advice = """
        leave out the sizes of texts, so that they follow their content; where space may be short, \
        let them shrink: flexShrink: 1
        """
    case .everythingAbsolute(let elements):
      message = """
        \(spec) gives a position to every element, \(elements.named), although they are beside each \
        other: none moves when another grows, or when the available size changes
        """
      advice = """
        arrange rows and columns with a stack and spacing; use positions only for elements on top \
        of others
        """
    case .largeSpec(let specs):
      message = """
        \(spec) consists of \(specs) specs (similar neighbours counted once): to change a part, one \
        has to read all of it
        """
      advice = """
        return its parts from methods with descriptive names, and move independent parts to nodes of \
        their own
        """
    }
    self.init(
      line: place?.position.line, column: place?.position.column, message: message, advice: advice)
  }
}

extension [String] {
  /// The names as a list; of more than five the first four, with the number of others.
  var named: String {
    let most = 4
    guard count > most + 1 else { return listed }
    return prefix(most).joined(separator: ", ") + " and \(count - most) more"
  }
}

extension LintFinding {
  /// Makes a finding about constraints, at least one, that were never activated.
  init(neverActivated constraints: [String]) {
    let quoted = constraints.map { "'\($0)'" }.named
    self.init(
      message: constraints.count == 1
        ? "\(quoted) was created but never activated, so it has no effect"
        : "\(quoted) were created but never activated, so they have no effect",
      advice: """
        pass them to NSLayoutConstraint.activate([…]), or set isActive; a view that nothing else \
        places keeps its frame
        """)
  }

  /// The findings about notations that are code.
  static func findings(about habits: CodedHabits) -> [LintFinding] {
    let styles = habits.styles.map { style in
      let keys = style.ignored.properties.map { "style.\($0.rawValue)" }
      let sentences = StyleSentences(ignored: style.ignored, keys: keys, owner: style.node)
      return LintFinding(message: sentences.message, advice: sentences.advice)
    }
    let specs = habits.specs.map { LintFinding($0.warning, of: $0.node) } + styles
    return habits.neverActivated.isEmpty
      ? specs : specs + [LintFinding(neverActivated: habits.neverActivated)]
  }
}
