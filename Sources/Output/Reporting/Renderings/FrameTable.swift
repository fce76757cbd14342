import Comparison
import Scenarios

/// All frames of a scenario as comma-separated values (RFC 4180).
enum FrameTable {
  private static let columns = [
    "container", "element", "spec x", "spec y", "spec width", "spec height", "constraints x",
    "constraints y", "constraints width", "constraints height", "difference left",
    "difference top", "difference right", "difference bottom", "finding",
  ]

  /// One line for each element in each container; lengths in points, with every digit.
  static func text(_ comparison: ScenarioComparison) -> String {
    var lines = [columns.joined(separator: ",")]
    for container in comparison.containers {
      for element in container.elements {
        lines.append(line(element, container.container.text))
      }
    }
    return lines.map { $0 + "\r\n" }.joined()
  }

  private static func line(_ element: ElementComparison, _ container: String) -> String {
    let frames = [element.spec, element.constraints].flatMap { [$0.x, $0.y, $0.width, $0.height] }
    let differences = Edge.allCases.map {
      element.constraints.position(of: $0) - element.spec.position(of: $0)
    }
    let numbers = (frames + differences).map { "\($0)" }
    let fields = [field(container), field(element.element)] + numbers
    return (fields + [StatusMark(element).word]).joined(separator: ",")
  }

  /// A text as one field, whatever is in it.
  ///
  /// Spreadsheets take a text that begins like a formula for one; Ours: an apostrophe before it
  /// says that it is none.
  static func field(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let isFormula = scalars.first.map { "=+-@\t\r".unicodeScalars.contains($0) } ?? false
    let safe = isFormula ? "'" + text : text
    let needsQuotes = safe.unicodeScalars.contains { "\",\r\n".unicodeScalars.contains($0) }
    if !needsQuotes { return safe }
    let doubled = safe.split(separator: "\"", omittingEmptySubsequences: false)
    return "\"" + doubled.joined(separator: "\"\"") + "\""
  }
}
