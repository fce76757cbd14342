package import Foundation
import Geometry
import Layouts
import RunRecords
import Scenarios

extension Baseline {
  /// The text of the file: sorted JSON with a line for each frame, so that a change of one frame is
  /// a change of one line.
  ///
  /// The same baseline gives the same text, and reading it gives the same baseline.
  package var text: String {
    var fields = [
      "  \"layoutdiffBaseline\": \(Self.currentVersion)", "  \"scenario\": \(Self.quote(scenario))",
    ]
    if let font {
      fields.append(
        "  \"font\": { \"name\": \(Self.quote(font.name)), \"sha256\": \(Self.quote(font.sha256)) }"
      )
    }
    fields.append("  \"containers\": " + Self.object(entries, indent: "  "))
    if let timing { fields.append("  \"timing\": \(timing.text)") }
    return "{\n" + fields.joined(separator: ",\n") + "\n}\n"
  }

  private var entries: [(String, String)] {
    containers.sorted { Self.comesFirst($0.key, $1.key) }.map { container, entry in
      var parts: [(String, String)] = []
      for (name, frames) in [("spec", entry.spec), ("constraints", entry.constraints)] {
        guard let frames else { continue }
        let lines = frames.sorted { $0.key < $1.key }.map { ($0.key, Self.text($0.value)) }
        parts.append((name, Self.object(lines, indent: "      ")))
      }
      let work = entry.work.sorted { $0.key < $1.key }.map { ($0.key, Self.text($0.value)) }
      parts.append(("work", Self.object(work, indent: "      ")))
      return (container, Self.object(parts, indent: "    "))
    }
  }

  /// The usual case before others, and narrow containers before wide ones, whatever their digits.
  private static func comesFirst(_ left: String, _ right: String) -> Bool {
    guard let first = Container(left), let second = Container(right) else { return left < right }
    return (first.caseName ?? "", first.width, first.height ?? -1)
      < (second.caseName ?? "", second.width, second.height ?? -1)
  }

  private static func object(_ members: [(String, String)], indent: String) -> String {
    guard !members.isEmpty else { return "{}" }
    let lines = members.map { "\(indent)  \(quote($0)): \($1)" }
    return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
  }

  private static func text(_ frame: Frame) -> String {
    let numbers = [frame.x, frame.y, frame.width, frame.height].map(number)
    return "[\(numbers.joined(separator: ", "))]"
  }

  private static func text(_ counters: [String: Int]) -> String {
    let parts = counters.sorted { $0.key < $1.key }.map { "\(quote($0.key)): \($0.value)" }
    return "{ \(parts.joined(separator: ", ")) }"
  }

  /// A number with at most four decimals, and none that say nothing.
  static func number(_ number: Double) -> String {
    var text = String(format: "%.4f", number)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }

  static func quote(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
        quoted += String(format: "\\u%04x", scalar.value)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension AcceptedRatio {
  /// The ratio on one line, to four significant digits: no machine repeats more.
  fileprivate var text: String {
    let numbers = [("ratio", ratio), ("low", low), ("high", high)]
      .map { "\"\($0)\": \(String(format: "%.4g", $1))" }
    let names = "\"of\": \(Baseline.quote(of)), \"to\": \(Baseline.quote(to))"
    return "{ \(names), \(numbers.joined(separator: ", ")) }"
  }
}

extension Baseline {
  /// Ours: a larger file cannot be a baseline.
  private static let mostBytes = 64 << 20

  /// Reads what ``text`` wrote, in this version of the format.
  ///
  /// Anything else is an error: a file that was cut off, of a newer version, joined by a merge, or
  /// edited into another form than the one that is written. A number that was changed by hand in the
  /// right form counts as accepted.
  package init(data: Data) throws(BaselineError) {
    guard data.count <= Self.mostBytes else {
      throw .notABaseline(reason: "it is too large", at: .start)
    }
    guard let written = String(validating: data, as: UTF8.self) else {
      throw .notABaseline(reason: "it is not UTF-8", at: .start)
    }
    let text = written.replacing("\r\n", with: "\n")
    if let line = Self.lineOfMergeConflict(in: text) { throw .mergeConflict(line: line) }
    // The decoder looks one byte too far where a text ends at the deepest level that it allows.
    let json = Data((text + "\n").utf8)
    do {
      let version = try JSONDecoder().decode(Version.self, from: json).layoutdiffBaseline
      guard version <= Self.currentVersion else {
        throw BaselineError.newer(found: version, known: Self.currentVersion)
      }
      guard version == Self.currentVersion else {
        throw BaselineError.notABaseline(reason: "there is no version \(version)", at: .start)
      }
      self = try JSONDecoder().decode(Baseline.self, from: json)
    } catch let error as BaselineError {
      throw error
    } catch {
      throw .notABaseline(
        reason: DecodingReason.text(for: error, in: json),
        at: JSONPlace.position(of: error, in: Data(text.utf8)))
    }
    guard hasPlainNames else {
      throw .notABaseline(reason: "a name has control characters", at: .start)
    }
    guard isFinite else {
      throw .notABaseline(reason: "a frame has a number that is not finite", at: .start)
    }
    if let line = Self.firstDifferentLine(text, self.text) { throw .edited(line: line) }
  }

  /// Read before all else, since a later version may have changed anything but this.
  private struct Version: Decodable {
    var layoutdiffBaseline: Int
  }

  /// Whether no name contains control characters, which would act on a terminal or in a log.
  private var hasPlainNames: Bool {
    let entries = containers.values
    let elements = entries.flatMap { entry in
      [entry.spec, entry.constraints].flatMap { ($0 ?? [:]).keys }
    }
    let counters = entries.flatMap { entry in entry.work.flatMap { [$0.key] + $0.value.keys } }
    let names = Array(containers.keys) + elements + counters
    return
      (names + (font.map { [$0.name, $0.sha256] } ?? []) + (timing.map { [$0.of, $0.to] } ?? []))
      .allSatisfy { name in
        ScenarioName.printable(name) == name
      }
  }

  private static func lineOfMergeConflict(in text: String) -> Int? {
    lines(of: text).firstIndex { $0.hasPrefix("<<<<<<< ") }.map { $0 + 1 }
  }

  private static func firstDifferentLine(_ text: String, _ expected: String) -> Int? {
    guard text != expected else { return nil }
    let (found, wanted) = (lines(of: text), lines(of: expected))
    let first = zip(found, wanted).enumerated().first { $1.0 != $1.1 }?.offset
    return (first ?? min(found.count, wanted.count)) + 1
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
