public import Geometry

/// The reason why a rule is invalid, and the part of its text that is wrong.
public struct RuleError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The mistake.
  public var problem: Problem
  /// The wrong part of the rule, in UTF-8 offsets; empty, at the end, if something is missing.
  public var range: Range<Int>
  /// Valid words for that part, to search for the nearest one; may be empty.
  public var candidates: [String] = []

  /// Makes an error about a part of a rule.
  public init(problem: Problem, range: Range<Int>, candidates: [String] = []) {
    self.problem = problem
    self.range = range
    self.candidates = candidates
  }

  /// A mistake in a rule.
  public enum Problem: Sendable, Equatable {
    /// A word other than `expected` was found; `found` is empty at the end of the rule.
    case unexpected(found: String, expected: String)
    /// No attribute has this name.
    case unknownAttribute(String)
    /// No element has this name.
    case unknownElement(String)
    /// No metric has this name.
    case unknownMetric(String)
    /// Neither an element nor a metric has this name.
    case unknownName(String)
    /// This is an element's name, where only a number or a metric is allowed.
    case elementInsteadOfNumber(String)
    /// The metric's value is out of the range of constants.
    case metricOutOfRange(name: String, value: Double)
    /// The number is out of the range of constants.
    case numberOutOfRange(String)
    /// `|` is beside the container, which has no superview.
    case noSuperview(of: String)
    /// A distance beside a factor has no parentheses.
    case distanceWithoutParentheses
    /// A visual format compares the size of this element with itself.
    ///
    /// Ours: every size equals itself, so this can only be a mistake.
    case sizeOfItself(String)
    /// A visual format uses a notation that only its supersets have.
    case superset(SupersetNotation)
    /// Options are given for an equation.
    case optionsWithEquation
    /// The option is not allowed in visual formats along this axis.
    case optionOnWrongAxis(VisualFormatOption, Axis)
    /// The two options contradict each other.
    case contradictingOptions(VisualFormatOption, VisualFormatOption)
    /// Auto Layout has no such constraint.
    case invalid(ConstraintError)
  }

  /// One sentence about what is wrong, without its place or a full stop.
  public var description: String {
    switch problem {
    case .unexpected("", let expected): "the rule ends where \(expected) is expected"
    case .unexpected(let found, let expected): "found '\(found)' where \(expected) is expected"
    case .unknownAttribute(let name): "there is no attribute '\(name)'"
    case .unknownElement(let name): "there is no element '\(name)'"
    case .unknownMetric(let name): "there is no metric '\(name)'"
    case .unknownName(let name): "there is no element and no metric '\(name)'"
    case .elementInsteadOfNumber(let name):
      "'\(name)' is an element, where a number or a metric is expected"
    case .metricOutOfRange(let name, let value):
      "the metric '\(name)' is \(decimal(value)), which is out of range"
    case .numberOutOfRange(let text): "the number \(text) is out of range"
    case .noSuperview(let name): "'\(name)' is the container and has no superview"
    case .distanceWithoutParentheses:
      "it is not clear what the factor multiplies: a distance beside it needs parentheses"
    case .sizeOfItself(let name): "the size of '\(name)' is compared with itself"
    case .superset(let notation):
      "'\(notation.sign)' is \(notation.meaning), which only supersets of the visual format have"
    case .optionsWithEquation:
      "options apply only to the visual format, and this rule is an equation"
    case .optionOnWrongAxis(let option, let axis):
      "'\(option.rawValue)' is not allowed in a \(axis.rawValue) format"
    case .contradictingOptions(let first, let second):
      "'\(first.rawValue)' and '\(second.rawValue)' contradict each other"
    case .invalid(let error): error.description
    }
  }

  /// The fix: a request or a list of valid words; `nil` if the description and the candidates are
  /// enough.
  public var nextStep: String? {
    switch problem {
    case .unknownMetric where candidates.isEmpty:
      "no metrics are given: give one of this name, or write a number"
    case .elementInsteadOfNumber(let name):
      "an element's size can only be in the parentheses of another element: [title(\(name))]"
    case .metricOutOfRange: "a metric is a number from -1e7 to 1e7"
    case .noSuperview: "leave '|' out, or put an element beside it that has a superview"
    case .distanceWithoutParentheses: "put it in parentheses, such as 2 * (b.leading - a.trailing)"
    case .invalid(.distanceOfSize):
      "write a distance between two positions, such as b.leading - a.trailing"
    case .invalid(.positionWithDistance):
      "compare the distance with a width, a height, a number or another distance"
    case .sizeOfItself: "name another element or a number, or leave the condition out"
    case .superset(let notation): notation.instead
    case .optionsWithEquation:
      "write the alignment as a rule of its own, such as title.centerY == photo.centerY"
    case .optionOnWrongAxis(.spacingBaselineToBaseline, _):
      "baselines follow each other from top to bottom: leave it out, or write V:"
    case .optionOnWrongAxis(_, let axis):
      "\(axis == .horizontal ? "H:" : "V:") allows \(Self.alignmentNames(along: axis))"
    case .invalid(.noScrollView(let item, _)):
      "make '\(item)' a scroll view, or leave the guide out"
    case .contradictingOptions: "leave one of the two out"
    default: nil
    }
  }

  private static func alignmentNames(along axis: Axis) -> String {
    VisualFormatOption.alignments(forFormatsAlong: axis).map { $0.rawValue }.joined(separator: ", ")
  }
}
