import ConsoleLogs
import Diagnosing
import Testing

/// A log with given lines, and what is said about it.
struct GivenLines: Sendable, CustomTestStringConvertible {
  /// The lines of the list; one in angle brackets is whole, and others are constraints.
  var lines: [String]
  var toolkit = ConsoleLog.Toolkit.uiKit
  /// The index of the line that was broken, which may be beyond the list; `nil` for none.
  var broken: Int?
  /// What is said, in its order.
  var says: [String] = []
  /// The indices of the lines that conflict, or may.
  var conflicting: [Int] = []

  var testDescription: String { lines.joined(separator: "; ") }

  /// The log as a toolkit prints it: line 0 has the address 0x600.
  var text: String {
    let entries = lines.enumerated().map { index, line in
      line.hasPrefix("<") ? line : "<NSLayoutConstraint:0x60\(index) \(line)>"
    }
    let list = entries.map { "    \"\($0)\"" }.joined(separator: ",\n")
    let end = toolkit == .appKit ? ":" : "."
    let text = "Unable to simultaneously satisfy constraints\(end)\n(\n\(list)\n)\n"
    guard let broken else { return text }
    let line =
      entries.indices.contains(broken)
      ? entries[broken] : "<NSLayoutConstraint:0x699 A:0xa.width == 5>"
    return text + "\nWill attempt to recover by breaking constraint\n\(line)\n"
  }

  var log: ConsoleLog {
    get throws {
      let logs = LogReader.logs(in: text)
      try #require(logs.count == 1, "\(text)")
      return logs[0]
    }
  }

  var diagnosis: LogDiagnosis { get throws { try LogDiagnoser.diagnosis(of: log) } }
}

extension GivenLines {
  /// Logs one after the other: the lines of a list, then indented what is said about them.
  ///
  /// ```
  /// [AppKit, broken 1] a.width == 10; H:|-(8)-[a] in b -> 0 1
  ///   what is said
  /// ```
  ///
  /// The numbers are the lines that conflict. A letter is a view of its own class, and `in b` names
  /// the superview. `fix 1 'rule': ` is the advice to give constraint 1 the priority 999.
  static func all(_ text: String) -> [GivenLines] {
    text.split(separator: "\n").reduce(into: []) { logs, line in
      if line.hasPrefix("  ") {
        logs[logs.count - 1].says.append(
          String(line.dropFirst(2)).replacing(#/^fix (\d+) '(.*)': /#) {
            "fix: Give constraint \($0.1), '\($0.2)', the priority 999. "
          })
      } else {
        logs.append(GivenLines(line))
      }
    }
  }

  /// Reads the head of a log.
  init(_ head: some StringProtocol) {
    self.init(lines: [])
    var text = Substring(head)
    if let marks = text.prefixMatch(of: #/\[(AppKit)?(?:, )?(?:broken (\d+))?\] /#) {
      if marks.1 != nil { toolkit = .appKit }
      broken = marks.2.flatMap { Int($0) }
      text = text[marks.range.upperBound...]
    }
    if let end = text.firstMatch(of: #/ -> ([\d ]+)$/#) {
      conflicting = end.1.split(separator: " ").compactMap { Int($0) }
      text = text[..<end.range.lowerBound]
    }
    lines = text.split(separator: "; ").map { line in
      let views = String(line).replacing(/\b([a-f])\b/.wordBoundaryKind(.simple)) {
        "\($0.1.uppercased()):0x\($0.1)"
      }
      return views.replacing(#/ in (\S+)$/#) { "   (active, names: '|':\($0.1) )" }
    }
  }
}
