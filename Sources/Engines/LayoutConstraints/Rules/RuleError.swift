public import Geometry

/// Why a rule cannot be used, and where in its text.
public struct RuleError: Error, Sendable, Equatable {
  /// What is wrong.
  public var problem: Problem
  /// The part of the rule that is wrong, in UTF-8 offsets; empty, at the end, where something is
  /// missing.
  public var range: Range<Int>
  /// The words that could stand there instead, for a search of the nearest one; may be empty.
  public var candidates: [String] = []

  /// Makes an error about a part of a rule.
  public init(problem: Problem, range: Range<Int>, candidates: [String] = []) {
    self.problem = problem
    self.range = range
    self.candidates = candidates
  }

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
    /// Neither an element nor a metric has this name.
    case unknownName(String)
    /// This is an element's name, where only a number or a metric can stand.
    case elementInsteadOfNumber(String)
    /// The metric is not a number that constraints accept.
    case metricOutOfRange(name: String, value: Double)
    /// The number, as written, is out of the range that constraints accept.
    case numberOutOfRange(String)
    /// `|` stands beside the container, which has no superview.
    case noSuperview(of: String)
    /// A distance stands beside a factor, and has no parentheses.
    case distanceWithoutParentheses
    /// A visual format compares the size of this element with itself.
    ///
    /// Ours: that is true of every size, so that it can only be a slip.
    case sizeOfItself(String)
    /// A visual format uses what only supersets of it have.
    case superset(SupersetNotation)
    /// Options are given for a rule that is no visual format.
    case optionsWithEquation
    /// The option does not go with visual formats along this axis.
    case optionOnWrongAxis(VisualFormatOption, Axis)
    /// At most one of these two options can be given.
    case contradictingOptions(VisualFormatOption, VisualFormatOption)
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
    case .unknownName(let name): "there is no element and no metric '\(name)'"
    case .elementInsteadOfNumber(let name):
      "'\(name)' is an element, and stands where a number or a metric is expected"
    case .metricOutOfRange(let name, let value):
      "the metric '\(name)' is \(decimal(value)), which is out of range"
    case .numberOutOfRange(let text): "the number \(text) is out of range"
    case .noSuperview(let name): "'\(name)' is the container and has no superview"
    case .distanceWithoutParentheses:
      "what a factor goes with is not clear: a distance beside one needs parentheses"
    case .sizeOfItself(let name): "the size of '\(name)' is compared with itself"
    case .superset(let notation):
      "'\(notation.sign)' is \(notation.meaning), which only supersets of the visual format have"
    case .optionsWithEquation: "options are for the visual format, and this rule is an equation"
    case .optionOnWrongAxis(let option, let axis):
      "'\(option.rawValue)' does not go with a \(axis.rawValue) format"
    case .contradictingOptions(let first, let second):
      "'\(first.rawValue)' and '\(second.rawValue)' contradict each other"
    case .invalid(let error): error.description
    }
  }
}

extension RuleError {
  /// What the author can do about it, as a request or a list of what is right; `nil` if the
  /// description and the candidates say it already.
  public var nextStep: String? {
    switch problem {
    case .unknownMetric where candidates.isEmpty:
      "no metrics are given: give one of this name, or write a number"
    case .elementInsteadOfNumber(let name):
      "an element's size can only stand in the parentheses of another element: [title(\(name))]"
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
      "\(axis == .horizontal ? "H:" : "V:") goes with \(Self.alignmentNames(along: axis))"
    case .invalid(.noScrollView(let item, _)):
      "make '\(item)' a scroll view, or leave the guide out"
    case .contradictingOptions: "leave one of the two out"
    default: nil
    }
  }

  private static func alignmentNames(along axis: Axis) -> String {
    VisualFormatOption.alignments(forFormatsAlong: axis).map(\.rawValue).joined(separator: ", ")
  }
}
