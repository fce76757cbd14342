import Foundation
import Geometry
import LayoutConstraints
import Runs
import Scenarios
import TextMeasuring

extension BenchmarkScene {
  /// Lists whose rows are all in one container, as a scenario file has them.
  static let lists: [BenchmarkScene] =
    [
      BenchmarkScene(
        name: "list", summary: "a list of rows in one container, without views around the rows",
        unit: "rows", sizes: listSizes
      ) { count, measurer in
        try list("list", of: count, measurer) { _ in nil }
      }
    ] + ListTrouble.allCases.flatMap { trouble in [one(trouble), every(trouble)] }

  private static let listSizes: [Int] = [1, 10, 30, 100]

  /// The list with one row that has a trouble.
  private static func one(_ trouble: ListTrouble) -> BenchmarkScene {
    let name = "list-\(trouble.rawValue)"
    return BenchmarkScene(
      name: name, summary: "the list with \(trouble.words) in one row", unit: "rows",
      sizes: listSizes
    ) { count, measurer in
      try list(name, of: count, measurer) { $0 == (count + 1) / 2 ? trouble : nil }
    }
  }

  /// The list with the trouble in every row.
  private static func every(_ trouble: ListTrouble) -> BenchmarkScene {
    let name = "list-\(trouble.rawValue)-all"
    return BenchmarkScene(
      name: name, summary: "the list with \(trouble.words) in every row", unit: "rows",
      sizes: listSizes
    ) { count, measurer in
      try list(name, of: count, measurer) { _ in trouble }
    }
  }

  private static func list(
    _ name: String, of count: Int, _ measurer: TextMeasurer, trouble: (Int) -> ListTrouble?
  ) throws -> Scenario {
    var builder = SceneBuilder()
    let contents = try RowContents(measurer)
    var above: Int?
    for number in 1...count {
      above = try builder.addRow(number, contents, trouble(number), below: above)
    }
    if let above {
      try builder.add(ConstraintSystem.container, .bottom, .equal, above, .bottom)
    }
    return builder.scenario(name, in: Container(width: 320))
  }
}

/// The trouble that a row may have.
private enum ListTrouble: String, CaseIterable {
  case open
  case tie
  case conflict

  /// The trouble in words.
  var words: String {
    switch self {
    case .open: "a value that nothing determines"
    case .tie: "a tie"
    case .conflict: "a conflict"
    }
  }
}

/// The contents of the rows.
private struct RowContents {
  let name: Content
  let text: Content
  let time: Content

  init(_ measurer: TextMeasurer) throws {
    name = .measured(
      try measurer.text(
        "octocat", font: FontDescription(size: 16, weight: .bold), maximumLines: 1))
    text = .measured(
      try measurer.text(
        "Rows of a list, one below the other, in one container",
        font: FontDescription(size: 14), maximumLines: 0))
    time = .measured(
      try measurer.text("2 min", font: FontDescription(size: 12), maximumLines: 1))
  }
}

extension SceneBuilder {
  /// Adds the views of a row and their constraints; returns the line that ends the row.
  fileprivate mutating func addRow(
    _ number: Int, _ contents: RowContents, _ trouble: ListTrouble?, below above: Int?
  ) throws(ConstraintError) -> Int {
    let container = ConstraintSystem.container
    let photo = try add("photo\(number)")
    let name = try add("name\(number)", contents.name)
    let time = try add(
      "time\(number)", contents.time, hugging: trouble == .tie ? Priority.defaultLow : 251)
    let text = try add("text\(number)", contents.text)
    let line = try add("line\(number)")
    let top = above.map { ($0, Constraint.Attribute.bottom) } ?? (container, .top)
    if trouble != .open { try add(photo, .leading, .equal, container, .leading, constant: 5) }
    try add(photo, .top, .equal, top.0, top.1, constant: 5)
    try add(photo, .width, .equal, 40)
    try add(photo, .height, .equal, 40)
    if trouble == .conflict { try add(photo, .height, .equal, 48) }
    try add(name, .leading, .equal, container, .leading, constant: 50)
    try add(name, .top, .equal, top.0, top.1, constant: 5)
    try add(time, .leading, .equal, name, .trailing, constant: 5)
    try add(time, .trailing, .equal, container, .trailing, constant: -5)
    try add(time, .top, .equal, name, .top)
    try add(text, .leading, .equal, name, .leading)
    try add(text, .trailing, .equal, container, .trailing, constant: -5)
    try add(text, .top, .equal, name, .bottom, constant: 5)
    try add(line, .leading, .equal, container, .leading)
    try add(line, .trailing, .equal, container, .trailing)
    try add(line, .height, .equal, 1)
    try add(line, .top, .greaterThanOrEqual, photo, .bottom, constant: 5)
    try add(line, .top, .greaterThanOrEqual, text, .bottom, constant: 5)
    return line
  }
}
