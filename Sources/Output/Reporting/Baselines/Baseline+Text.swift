import Comparison
import Foundation
import Geometry
import Scenarios

extension Baseline {
  /// The baseline as its file holds it: JSON with a line for each frame, everything sorted, so that
  /// a change of one frame is a change of one line.
  ///
  /// The same baseline gives the same text, and reading it gives the same baseline.
  public var text: String {
    var fields = [
      "  \"layoutdiffBaseline\": \(Self.currentVersion)", "  \"scenario\": \(Self.quote(scenario))",
      "  \"containers\": " + Self.object(rooms, indent: "  "),
    ]
    if let timing { fields.append("  \"timing\": \(timing.text)") }
    return "{\n" + fields.joined(separator: ",\n") + "\n}\n"
  }

  private var rooms: [(String, String)] {
    containers.sorted { Self.comesFirst($0.key, $1.key) }.map { container, room in
      var parts: [(String, String)] = []
      for (name, frames) in [("spec", room.spec), ("constraints", room.constraints)] {
        guard let frames else { continue }
        let lines = frames.sorted { $0.key < $1.key }.map { ($0.key, Self.text($0.value)) }
        parts.append((name, Self.object(lines, indent: "      ")))
      }
      let work = room.work.sorted { $0.key < $1.key }.map { ($0.key, Self.text($0.value)) }
      parts.append(("work", Self.object(work, indent: "      ")))
      return (container, Self.object(parts, indent: "    "))
    }
  }

  /// Narrow containers before wide ones, whatever their digits.
  private static func comesFirst(_ left: String, _ right: String) -> Bool {
    guard let first = Container(left), let second = Container(right) else { return left < right }
    return (first.width, first.height ?? -1) < (second.width, second.height ?? -1)
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

extension Baseline.Ratio {
  /// The ratio on one line, to four significant digits: no machine repeats more.
  fileprivate var text: String {
    let numbers = [("ratio", ratio), ("low", low), ("high", high)]
      .map { "\"\($0)\": \(String(format: "%.4g", $1))" }
    let names = "\"of\": \(Baseline.quote(of)), \"to\": \(Baseline.quote(to))"
    return "{ \(names), \(numbers.joined(separator: ", ")) }"
  }
}
