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

  /// Makes a cause.
  public init(
    element: String? = nil, axis: Axis? = nil, kind: DifferenceClass, sentence: String,
    line: Int? = nil
  ) {
    self.element = element
    self.axis = axis
    self.kind = kind
    self.sentence = sentence
    self.line = line
  }

  private enum CodingKeys: String, CodingKey {
    case element, axis, sentence, line
    case kind = "class"
  }

  /// The class and the cause in one line: `priority: title is held by line 12, and …`.
  public var text: String { "\(kind.words): \(sentence)" }
}
