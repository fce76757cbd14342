import Geometry
import Layouts

extension Container {
  /// The size for a table, on one line, without its unit: `320` or `414 × 120`.
  var shortText: String {
    height.map { "\(width.points)\u{A0}×\u{A0}\($0.points)" }
      ?? width.points
  }

  /// The container for a line of text: `320 pt`, or `414 × 120 pt, long`.
  var placeText: String { "\(shortText) pt" + (caseName.map { ", \($0)" } ?? "") }

  /// The container for a sentence, on one line: `320 pt`, `414 × 120 pt` or `320 pt, long`.
  var sizeText: String { "\(shortText)\u{A0}pt" + (caseName.map { ", \($0)" } ?? "") }

  /// The size for a heading: `414 pt wide, 120 pt high` or `320 pt wide, self-sizing height`.
  var longText: String {
    "\(width.withUnit) wide, " + (height.map { "\($0.withUnit) high" } ?? "self-sizing height")
      + (caseName.map { ": \($0)" } ?? "")
  }
}

extension [Container] {
  /// The sizes for a table, each once, and the number of cases: `320, 414 × 120 in 12 cases`.
  var shortText: String {
    let cases = Set(map(\.caseName)).count
    return map(\.shortText).distinct.joined(separator: ", ")
      + (cases > 1 ? " in \(cases) cases" : "")
  }
}
