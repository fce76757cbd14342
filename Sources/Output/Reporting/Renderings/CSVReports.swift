import Comparison
import Foundation
import Geometry
import Layouts
import RecordWords
import RunRecords
import Scenarios
import Timing

/// Renders the numbers of a record as CSV tables (RFC 4180) for spreadsheets and statistics.
enum CSVReports {
  /// The text of `frames.csv`: a line for each element in each container; lengths in points.
  ///
  /// Where frames are given, columns for these come after the others, and elements of a single
  /// notation have a line too.
  static func frames(of record: RunRecord) -> String {
    let hasGiven = record.scenarios.contains { $0.comparison.containers.hasGiven }
    var table = CSVTable(
      [
        "scenario", "container", "element", "spec_x", "spec_y", "spec_width", "spec_height",
        "constraints_x", "constraints_y", "constraints_width", "constraints_height", "finding",
        "class",
      ] + (hasGiven ? ["given_x", "given_y", "given_width", "given_height", "given_finding"] : []))
    for scenario in record.scenarios {
      for container in scenario.comparison.containers {
        func add(_ name: String, _ frames: [Frame?], _ word: String, _ given: GivenElement?) {
          let kinds = container.causes.filter { $0.elements.contains(name) }.map(\.kind.rawValue)
          table.add(
            [.text(scenario.id), .text(container.container.plainText), .text(name)]
              + frames.flatMap(numbers)
              + [.text(word), .text(Set(kinds).sorted().joined(separator: " "))]
              + (hasGiven ? givenCells(given) : []))
        }
        for element in container.elements {
          add(
            element.element, [element.spec, element.constraints], StatusMark(element).word,
            container.given(element.element))
        }
        for given in container.givenAlone {
          add(given.element, [given.spec, given.constraints], "", given)
        }
      }
    }
    return table.text
  }

  /// The text of `timings.csv`: a line for each engine in each measurement.
  ///
  /// `ratio` is the time of `engine` over the time of `ratio_to`; `low` and `high` are the ends of its
  /// interval.
  static func timings(of record: RunRecord) -> String {
    var table = CSVTable([
      "scenario", "phase", "rows", "container", "engine", "samples", "batch", "median_nanoseconds",
      "minimum_nanoseconds", "ratio_to", "ratio", "low", "high", "verdict",
    ])
    for scenario in record.scenarios {
      for timing in scenario.timings {
        for subject in timing.measurement.subjects {
          table.add(cells(of: subject, in: timing, of: scenario))
        }
      }
    }
    return table.text
  }

  private static func cells(
    of subject: SubjectSamples, in timing: TimingRecord, of scenario: ScenarioRecord
  ) -> [CSVTable.Cell] {
    let sorted = subject.nanoseconds.filter(\.isFinite).sorted()
    let median =
      sorted.isEmpty ? .nan : (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    let ratio = timing.ratios.first { $0.of == subject.name }
    return [
      .text(scenario.id), .text(timing.phase), .number(Double(timing.rows)),
      .text(timing.container.plainText), .text(subject.name),
      .number(Double(subject.nanoseconds.count)), .number(Double(subject.batchSize)),
      .number(median), .number(sorted.first ?? .nan), .text(ratio?.to ?? ""),
      .number(ratio?.ratio ?? .nan), .number(ratio?.low ?? .nan), .number(ratio?.high ?? .nan),
      .text(ratio?.verdict.rawValue ?? ""),
    ]
  }

  /// The four numbers of a frame; empty fields without one.
  private static func numbers(_ frame: Frame?) -> [CSVTable.Cell] {
    guard let frame else { return [CSVTable.Cell](repeating: .text(""), count: 4) }
    return [frame.x, frame.y, frame.width, frame.height].map { .number($0) }
  }

  /// The given frame and whether layouts agree with it; empty fields without one.
  private static func givenCells(_ given: GivenElement?) -> [CSVTable.Cell] {
    numbers(given?.frame) + [.text(given.map { StatusMark($0).word } ?? "")]
  }
}

extension [ContainerComparison] {
  /// Whether frames are given in any of them.
  fileprivate var hasGiven: Bool { contains { $0.given != nil } }
}

extension ContainerComparison {
  /// The given frame of an element; `nil` where none is given.
  fileprivate func given(_ element: String) -> GivenElement? {
    given?.elements.first { $0.element == element }
  }

  /// The elements with a given frame that are not compared between both notations.
  fileprivate var givenAlone: [GivenElement] {
    let compared = Set(elements.map(\.element))
    return (given?.elements ?? []).filter { !compared.contains($0.element) }
  }
}

/// A table of comma-separated values.
struct CSVTable {
  /// One value; a number that is not finite is an empty field.
  enum Cell {
    case text(String)
    case number(Double)
  }

  /// The table so far, with its header.
  private(set) var text: String

  init(_ header: [String]) {
    text = header.joined(separator: ",") + "\r\n"
  }

  mutating func add(_ cells: [Cell]) {
    text += cells.map(Self.field).joined(separator: ",") + "\r\n"
  }

  /// A value as one field, quoted where necessary.
  static func field(_ cell: Cell) -> String {
    switch cell {
    case .number(let number):
      return number.isFinite ? NumberText.exact(number) : ""
    case .text(let text):
      var text = text.cut(to: SizeLimits.cellCharacters)
      // Spreadsheets would read it as a formula, which may run programs.
      if let first = text.unicodeScalars.first, "=+-@\t\r".unicodeScalars.contains(first) {
        text = "'" + text
      }
      return quoted(text)
    }
  }

  /// Works on Unicode scalars: a quotation mark with a combining accent is one character.
  private static func quoted(_ text: String) -> String {
    let acting = ",\"\r\n".unicodeScalars
    guard text.unicodeScalars.contains(where: acting.contains) else { return text }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { quoted.unicodeScalars.append(scalar) }
      quoted.unicodeScalars.append(scalar)
    }
    quoted.unicodeScalars.append("\"")
    return quoted
  }
}
