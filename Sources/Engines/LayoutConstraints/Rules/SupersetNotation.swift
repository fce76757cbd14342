/// A notation that supersets of the visual format have and the visual format does not.
///
/// Such formats are common, so that errors explain them rather than report an unexpected character.
public struct SupersetNotation: Sendable, Equatable {
  /// The sign.
  public var sign: String
  /// The meaning in the superset, with an article.
  public var meaning: String
  /// The alternative, as a request.
  public var instead: String

  /// A place in a format at which something else was expected.
  enum Place {
    case orientation
    case afterName
    case link
    case afterObject
  }

  /// The notations of supersets at a place; longer signs before their prefixes.
  static func notations(at place: Place) -> [SupersetNotation] {
    switch place {
    case .orientation: orientations
    case .afterName: groups
    case .link: links
    case .afterObject: terms
    }
  }

  private static let orientations = [
    SupersetNotation(
      sign: "HV", meaning: "both axes at once",
      instead: "write two rules, one with H: and one with V:"),
    SupersetNotation(
      sign: "Z", meaning: "the order in depth",
      instead: "leave the rule out: constraints do not say what covers what"),
    SupersetNotation(
      sign: "C", meaning: "an explicit constraint",
      instead: "write it as a rule without C:, such as title.width == 0.5 * photo.width"),
  ]

  private static let groups = [
    SupersetNotation(
      sign: "..", meaning: "a range of elements",
      instead: "write every element, such as [a1][a2][a3]"),
    SupersetNotation(
      sign: ",", meaning: "a list of elements", instead: "write a rule for each element"),
    SupersetNotation(
      sign: ":", meaning: "a nested stack",
      instead: "write a rule for its elements, with an alignment such as alignAllLeading"),
  ]

  private static let links = [
    SupersetNotation(
      sign: "->", meaning: "a gap without a constraint",
      instead: "write two rules, one up to the gap and one from it on"),
    SupersetNotation(
      sign: "~", meaning: "one of several equal gaps",
      instead: "write a rule of its own, such as b.leading - a.trailing == c.leading - b.trailing"),
    SupersetNotation(
      sign: "//", meaning: "a comment", instead: "write the comment outside of the rule"),
  ]

  private static let terms =
    [
      SupersetNotation(
        sign: "%", meaning: "a percentage",
        instead: "write a rule of its own, such as title.width == 0.5 * superview.width"),
      SupersetNotation(
        sign: ".", meaning: "an attribute",
        instead: "write a rule of its own, such as title.width == photo.height"),
    ]
    + ["*", "/", "+", "-"].map { sign in
      SupersetNotation(
        sign: sign, meaning: "arithmetic",
        instead: "write a rule of its own, such as title.width == 0.5 * photo.width - 10")
    }
}

extension RuleScanner {
  /// The error of `unexpected(_:)`, or that of a superset's notation if one comes next.
  func unexpected(_ expected: String, at place: SupersetNotation.Place) -> RuleError {
    for notation in SupersetNotation.notations(at: place) where isNext(notation.sign) {
      return RuleError(
        problem: .superset(notation), range: offset..<offset + notation.sign.utf8.count)
    }
    return unexpected(expected)
  }

  /// Takes `sign`; throws the error of `unexpected(_:at:)` if it does not come next.
  mutating func require(
    _ sign: String, _ expected: String, at place: SupersetNotation.Place
  ) throws(RuleError) {
    guard take(sign) else { throw unexpected(expected, at: place) }
  }
}
