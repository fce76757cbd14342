public import Geometry

/// Why something differs in one container: the class of the difference, and the cause in a
/// sentence.
public struct DifferenceCause: Sendable, Equatable, Codable {
  /// The element that differs; `nil` where it is about the container as a whole.
  public var element: String?
  /// The axis along which it differs; `nil` where it is about all of it.
  public var axis: Axis?
  /// The class.
  public var kind: DifferenceClass
  /// The cause, as a sentence without a full stop.
  public var sentence: String
  /// The line of the scenario file, counted from 1, that has most to do with it, if any is known.
  public var line: Int?
  /// What holds it in the constraints, in words: the constraint, or the content; `nil` where it is
  /// about something else, and in records of earlier versions.
  public var heldBy: String?
  /// The element whose cause this is, where what parts the layouts there only moves this one with
  /// it; `nil` for a cause of the element's own, and in records of earlier versions.
  public var follows: String?
  /// What both layouts make of what it is about; `nil` where the sentence has no such values, and
  /// in records of earlier versions.
  public var values: CauseValues?

  /// Makes a cause.
  public init(
    element: String? = nil, axis: Axis? = nil, kind: DifferenceClass, sentence: String,
    line: Int? = nil, heldBy: String? = nil, follows: String? = nil,
    values: CauseValues? = nil
  ) {
    self.element = element
    self.axis = axis
    self.kind = kind
    self.sentence = sentence
    self.line = line
    self.heldBy = heldBy
    self.follows = follows
    self.values = values
  }

  private enum CodingKeys: String, CodingKey {
    case element, axis, sentence, line, heldBy, follows, values
    case kind = "class"
  }

  /// The class and the cause in one line: `priority: title is held by line 12, and …`.
  public var text: String { "\(kind.words): \(sentence)" }

  /// Whether both are the same cause, if with other values, in two containers.
  func isSame(as other: DifferenceCause) -> Bool {
    guard kind == other.kind, element == other.element, axis == other.axis else { return false }
    if sentence == other.sentence { return true }
    guard let values, let otherValues = other.values else { return false }
    return heldBy == other.heldBy && values.isAlike(otherValues)
  }
}
