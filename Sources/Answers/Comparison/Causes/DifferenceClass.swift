import JSONText

/// The class of a difference between two layouts of one scenario.
///
/// Ours, as no toolkit has such classes. The engines' knowledge of their own layouts decides, never
/// the frames alone. The cases are in the order in which they are tried, the most severe first.
package enum DifferenceClass: String, Sendable, Decodable, JSONRepresentable, CaseIterable {
  /// The solver failed on the layout, or on the search for the cause.
  case engineError
  /// A notation has no layout in this container: a spec without a size, for example.
  case noLayout
  /// Required constraints conflict, so one of them is broken.
  case conflict
  /// The constraints lack a rule for a value that the spec sets.
  ///
  /// Either nothing constrains the value, and the spec's layout is not a valid solution; or the sizes
  /// differ, and only the element's own content determines the constraints' size.
  case missingRule
  /// The value is ambiguous because conditions of one priority compete, whether the spec's layout is
  /// one valid solution or not.
  case tie
  /// The value is ambiguous because nothing constrains it, and the spec's layout is one valid
  /// solution: this counts as agreement.
  case ambiguity
  /// An optional constraint decided: it determines the edge, and another optional one of the element
  /// along the same axis is missed.
  case priority
  /// Equal before rounding, and a stack of the spec distributed whole points, as Texture does.
  case wholePoints
  /// Equal before rounding, and more than a pixel apart after it.
  case wholePixels
  /// None of these: both notations determine the edge, with different values.
  case value
  /// A layout has another length than a given frame.
  ///
  /// The rules that determine the length are the cause: a given frame has none to compare them with.
  case givenFrame
  /// A layout has another length than the scenario's page has in a browser.
  case browser
  /// Equal before rounding, and at most a pixel apart after it: this counts as agreement.
  case rounding

  /// The class in a word or two, for people: `missing rule`.
  package var words: String {
    switch self {
    case .engineError: "engine error"
    case .noLayout: "no layout"
    case .missingRule: "missing rule"
    case .wholePoints: "whole points"
    case .wholePixels: "whole pixels"
    case .givenFrame: "given frame"
    case .conflict, .tie, .ambiguity, .priority, .value, .browser, .rounding: rawValue
    }
  }

  /// The meaning of the class in one sentence for people.
  package var meaning: String {
    switch self {
    case .engineError: "The solver failed."
    case .noLayout: "A notation has no layout in this container."
    case .conflict: "Required constraints conflict."
    case .missingRule: "The constraints lack a rule for a value that the layout spec sets."
    case .tie: "Constraints of one priority compete, and none of them wins."
    case .ambiguity: "A value is ambiguous, and the layout spec's is one valid solution."
    case .priority: "An optional constraint decided, and another one is missed."
    case .wholePoints:
      "Equal before rounding: a stack in the layout spec distributes whole points."
    case .wholePixels: "Equal before rounding, and more than a pixel apart after it."
    case .value: "Both notations determine the edge, with different values."
    case .givenFrame: "A layout has another length than a given frame."
    case .browser: "A layout has another length than the page in a browser."
    case .rounding: "Equal before rounding, and at most a pixel apart after it."
    }
  }

  /// Whether layouts that differ only for this reason agree.
  package var alwaysAgrees: Bool { self == .ambiguity || self == .rounding }
}
