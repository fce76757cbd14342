public import LayoutSpecs
public import Scenarios

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

extension LintFinding {
  /// A habit in a layout spec, in words.
  ///
  /// `owner` is the node whose spec it is, where that is a node's; `place` is where the spec stands
  /// in a file, if it does.
  public init(_ warning: SpecWarning, of owner: String? = nil, at place: RulePlace? = nil) {
    let spec = owner.map { "the spec of \($0)" } ?? "the layout spec"
    let message: String
    let advice: String
    switch warning {
    case .everythingFixed(let elements):
      message = """
        \(spec) gives a fixed width and height to all that has content, \(elements.named): a longer \
        text, another language or a larger font changes no size, and is cut off
        """
      advice = """
        leave the sizes of texts out, so that they follow their content; where there may be too \
        little room, let them shrink: flexShrink: 1
        """
    case .everythingAbsolute(let elements):
      message = """
        \(spec) gives a position to every element, \(elements.named), and they stand beside each \
        other: none moves when another grows, nor where there is more or less room
        """
      advice = """
        arrange what stands in a row or a column by a stack, with spacing; keep positions for what \
        lies over something else
        """
    case .largeSpec(let specs):
      message = """
        \(spec) is made of \(specs) specs, alike ones side by side counted once: to change a part, \
        one has to read all of it
        """
      advice = """
        return the parts from methods that say what they are, and give parts with a life of their \
        own to nodes of their own
        """
    }
    self.init(
      line: place?.position.line, column: place?.position.column, message: message, advice: advice)
  }
}

extension [String] {
  /// The names in a sentence; of many the first ones, and how many more there are.
  var named: String {
    let most = 4
    guard count > most + 1 else { return listed }
    return prefix(most).joined(separator: ", ") + " and \(count - most) more"
  }
}

extension LintFinding {
  /// The constraints, at least one, that were made and never activated, in words.
  init(neverActivated constraints: [String]) {
    let quoted = constraints.map { "'\($0)'" }.named
    self.init(
      message: constraints.count == 1
        ? "\(quoted) was made and never activated: it holds nothing"
        : "\(quoted) were made and never activated: they hold nothing",
      advice: """
        hand what is made to NSLayoutConstraint.activate([…]), or set isActive; a view that nothing \
        else places stays where its frame is
        """)
  }

  /// What notations that are code show of how they were written.
  static func findings(about habits: CodedHabits) -> [LintFinding] {
    let specs = habits.specs.map { LintFinding($0.warning, of: $0.node) }
    return habits.neverActivated.isEmpty
      ? specs : specs + [LintFinding(neverActivated: habits.neverActivated)]
  }
}
