/// Units of other toolkits after numbers.
package enum LengthUnit {
  /// Units that are one point; a pixel of CSS is one too.
  package static let inPoints: Set<String> = [
    "pt", "pts", "px", "dp", "dip", "sp", "point", "points",
  ]
  /// Units of which nobody knows here how many points they are.
  package static let relative: Set<String> = [
    "em", "rem", "vw", "vh", "ch", "fr", "cm", "mm", "in",
  ]

  /// A number and the unit after it: `17pt`, `8 px`, `50%`; `nil` for any other text.
  package static func split(_ text: String) -> (number: String, unit: String)? {
    guard text.utf8.count <= ScenarioLimits.longestGuessedWord else { return nil }
    let unit = String(text.reversed().prefix { $0.isLetter || $0 == "%" }.reversed())
    let number = text.dropLast(unit.count).filter { $0 != " " }
    guard !unit.isEmpty, DecimalNumber.parse(String(number)) != nil else { return nil }
    return (String(number), unit)
  }

  /// The text without a unit that is a point; any other text as it is.
  package static func withoutPoints(_ text: String) -> String {
    guard let (number, unit) = split(text), inPoints.contains(unit) else { return text }
    return number
  }

  /// The lengths of a size in any signs, such as `40 × 40`, `40pt by 40pt` or `40, 40`.
  package static func lengths(ofSize text: String) -> [String] {
    var size = text.lowercased().filter { !$0.isWhitespace }
    for sign in ["×", "*", ",", "by"] { size = size.replacing(sign, with: "x") }
    return size.split(separator: "x", omittingEmptySubsequences: false)
      .map { withoutPoints(String($0)) }
  }

  /// The sentence about a unit; `nil` for a word that is none.
  package static func sentence(_ unit: String) -> String? {
    if unit == "px" {
      return "'px' is a unit of CSS, where it is a point: lengths here are points, without a unit"
    }
    if inPoints.contains(unit) { return "lengths are in points, without '\(unit)'" }
    if relative.contains(unit) { return "'\(unit)' is a unit of CSS: write the length in points" }
    return nil
  }
}
