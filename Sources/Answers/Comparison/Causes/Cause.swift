public import Geometry

/// Why the two layouts of one container differ: the element and axis, the class of the difference,
/// both values, the rule with its line, and a sentence.
///
/// There is one such value from the search to the page: `check` groups causes over containers,
/// `explain` adds the place at which the layouts diverge first, and records keep them as they are.
public struct Cause: Sendable, Equatable, Codable {
  /// The element that differs; `nil` where the cause concerns the container as a whole.
  public var element: String?
  /// The axis along which it differs; `nil` where both do, and where `element` is `nil`.
  public var axis: Axis?
  /// The class.
  public var kind: DifferenceClass
  /// The cause, as a sentence without a full stop.
  public var sentence: String
  /// The line of the scenario file, counted from 1, that has most to do with it, if any is known.
  public var line: Int?
  /// The cause of the value in the constraints, in words: the rule with its line, or the content.
  ///
  /// `nil` where the cause concerns something else.
  public var heldBy: String?
  /// The element whose cause this is, where that cause only moves this element along with it.
  ///
  /// `nil` for a cause of the element's own.
  public var follows: String?
  /// Both layouts' values of what the sentence is about; `nil` where it names no such values.
  public var values: Values?
  /// The rule to write so that the layouts agree, as a request; `nil` where that is not known.
  public var fix: String?

  /// Makes a cause.
  public init(
    element: String? = nil, axis: Axis? = nil, kind: DifferenceClass, sentence: String,
    line: Int? = nil, heldBy: String? = nil, follows: String? = nil, values: Values? = nil,
    fix: String? = nil
  ) {
    self.element = element
    self.axis = axis
    self.kind = kind
    self.sentence = sentence
    self.line = line
    self.heldBy = heldBy
    self.follows = follows
    self.values = values
    self.fix = fix
  }

  private enum CodingKeys: String, CodingKey {
    case element, axis, sentence, line, heldBy, follows, values, fix
    case kind = "class"
  }

  /// The class and the cause in one line: `value: title.top is 12 pt in the spec and 8 pt by …`.
  public var text: String { "\(kind.words): \(sentence)" }

  /// Whether both are the same cause in two containers, perhaps with other values.
  func isSame(as other: Cause) -> Bool {
    guard kind == other.kind, element == other.element, axis == other.axis else { return false }
    if sentence == other.sentence { return true }
    guard let values, let otherValues = other.values else { return false }
    return heldBy == other.heldBy && values.differOnlyInNumbers(from: otherValues)
  }
}

extension Cause {
  /// Both layouts' values of one quantity in one container: the part of a cause that changes from
  /// container to container.
  public struct Values: Sendable, Equatable, Codable {
    /// The quantity in words: `title.trailing to button.leading`.
    public var quantity: String
    /// Its value in the spec's layout before rounding, in points.
    public var spec: Double
    /// Its value in the constraints, in words: `8`, `at most 60`; `nil` where they only limit it.
    public var constraints: String?
    /// The optional constraint that is missed in exchange, in words, if there is one.
    public var missed: String?
    /// By how many points that constraint is missed.
    public var missedBy: Double?

    /// Makes values.
    public init(
      quantity: String, spec: Double, constraints: String? = nil, missed: String? = nil,
      missedBy: Double? = nil
    ) {
      self.quantity = quantity
      self.spec = spec
      self.constraints = constraints
      self.missed = missed
      self.missedBy = missedBy
    }

    /// The numbers alone, for a container after the first: `238 pt and 207 pt`.
    var text: String {
      let both = spec.withUnit + (constraints.map { " and \($0) pt" } ?? "")
      return both + (missedBy.map { ", missed by \($0.withUnit(besides: 0))" } ?? "")
    }

    /// Whether the sentences of both differ in nothing but numbers.
    func differOnlyInNumbers(from other: Values) -> Bool {
      quantity == other.quantity && missed == other.missed
        && (constraints == nil) == (other.constraints == nil)
    }
  }
}
