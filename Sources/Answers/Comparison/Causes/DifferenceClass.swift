/// Why two layouts of one scenario are not alike: the class of a difference.
///
/// Ours, as no toolkit has such classes. Each is decided by what the engines know of their own
/// layouts, never by the look of the frames alone; the order of the cases is that in which they are
/// tried, the gravest first.
public enum DifferenceClass: String, Sendable, Codable, CaseIterable {
  /// The solver failed, or failed when it was asked why.
  case engineError
  /// A notation has no layout in this container, as the engine says: a spec without a size, say.
  case noLayout
  /// Required constraints cannot hold together, so that one of them is broken.
  case conflict
  /// The constraints do not say what the spec says.
  ///
  /// Either they leave the value open because nothing holds it, and the spec's frame is none of
  /// those they allow; or the sizes differ, and nothing but the element's own content holds the
  /// constraints' size.
  case missingRule
  /// The constraints leave the value open because conditions of one priority compete, whether the
  /// spec's frame is one of those they allow or not.
  case tie
  /// The constraints leave the value open because nothing holds it, and the spec's frame is one of
  /// those they allow: that agrees.
  case ambiguity
  /// A wish decided: something optional holds the edge, and a wish of the element's own along the
  /// same axis is missed.
  case priority
  /// The same before either engine rounded, and a stack gave out shares in whole points, as Texture
  /// does.
  case wholePoints
  /// The same before either engine rounded, and more than a pixel apart after it.
  case wholePixels
  /// None of these: both notations hold the edge, and say different things about it.
  case value
  /// At most a pixel apart, and the same before either engine rounded: that agrees.
  case rounding

  /// The class in a word or two, for people: `missing rule`.
  public var words: String {
    switch self {
    case .engineError: "engine error"
    case .noLayout: "no layout"
    case .missingRule: "missing rule"
    case .wholePoints: "whole points"
    case .wholePixels: "whole pixels"
    case .conflict, .tie, .ambiguity, .priority, .value, .rounding: rawValue
    }
  }

  /// What the class means, in one sentence for people.
  public var meaning: String {
    switch self {
    case .engineError: "The solver failed."
    case .noLayout: "A notation has no layout in this container."
    case .conflict: "Required constraints cannot hold together."
    case .missingRule: "The constraints do not say what the layout spec says."
    case .tie: "Constraints of one priority compete, and none of them wins."
    case .ambiguity: "The constraints leave a value open, and the layout spec's is one they allow."
    case .priority: "Something optional decided, and a wish was missed."
    case .wholePoints:
      "The same before rounding: a stack in the layout spec gives out shares in whole points."
    case .wholePixels: "The same before rounding, and more than a pixel apart after it."
    case .value: "Both notations hold the edge, and say different things about it."
    case .rounding: "The same before rounding, and at most a pixel apart after it."
    }
  }

  /// Whether the two layouts agree in spite of it, whatever decides otherwise.
  public var alwaysAgrees: Bool { self == .ambiguity || self == .rounding }
}
