import ConsoleLogs
import Geometry
import LayoutConstraints
import Phrases

/// A scenario file with the constraints of a log, so that engines and people can try changes.
///
/// All views are in one container: their constraints say where they are against each other, which is
/// all that a log reports. Constraints that no rule expresses are comments with the reason.
package enum LogScenario {
  package static func text(of diagnosis: LogDiagnosis) -> String {
    let count = diagnosis.lines.count
    let constraints = count == 1 ? "constraint" : "\(count) constraints"
    let toolkit = diagnosis.log.toolkit.rawValue
    var lines = ["# The \(constraints) of a log of \(toolkit), as rules."]
    lines += diagnosis.items.map { "#   \($0.name): \($0.words)" }
    lines += ["layoutdiff: 1", "containers: [\(container(of: diagnosis))]", "elements:"]
    lines += diagnosis.items.map { "  \($0.name): { box: none }" }
    if diagnosis.items.isEmpty { lines.append("  view: { box: none }") }
    lines.append("constraints:")
    if diagnosis.directions == [.rightToLeft] { lines.append("  direction: rightToLeft") }
    // Required, a line that takes no part for another reason would be one more constraint.
    let rules = diagnosis.lines.map {
      $0.exclusion == nil || $0.exclusion == .optional ? $0.rule : nil
    }
    lines.append(rules.contains { $0 != nil } ? "  rules:" : "  rules: []")
    for (index, line) in diagnosis.lines.enumerated() {
      let constraint = diagnosis.log.constraints[index]
      if let rule = rules[index] {
        lines.append("    - \(entry(rule, line, constraint))")
      } else {
        lines.append("    # \(oneLine(constraint.text))")
        lines.append("    #   left out: \(line.exclusion?.phrase.text ?? "no rule says this")")
      }
    }
    if diagnosis.status == .conflict,
      diagnosis.conflict.allSatisfy({ diagnosis.lines[$0.index].rule != nil })
    {
      lines.append(
        "expect: { conflict: \"\(toolkit) could not satisfy these constraints.\" }")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func entry(
    _ rule: String, _ line: DiagnosedLine, _ constraint: LoggedConstraint
  ) -> String {
    let place = constraint.place.map { "at \(oneLine($0.words))" }
    let comment = [place, line.origin.map { "by \($0.maker)" }].compactMap { $0 }
    return comment.isEmpty ? rule : "\(rule)  # \(comment.joined(separator: ", "))"
  }

  /// Large enough for every width of the log, since a fixed container would be one more constraint.
  private static func container(of diagnosis: LogDiagnosis) -> String {
    let lengths = diagnosis.log.constraints.compactMap {
      $0.equation.map { max($0.first.constant.magnitude, $0.second.constant.magnitude) }
    }
    let largest = lengths.filter { $0 <= 50_000 }.max() ?? 0
    return largest <= 390
      ? "390x844" : "\(Int(largest.rounded(.up)))x\(max(844, Int(largest.rounded(.up))))"
  }

  /// A text on one line, without characters that end a comment or a terminal's patience.
  fileprivate static func oneLine(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.prefix(300).map { scalar in
          scalar.properties.generalCategory == .control || scalar.value == 0x2028
            || scalar.value == 0x2029 || scalar.value == 0xFEFF
            ? " " : scalar
        }))
  }
}

extension NamedItem {
  /// The view as the log names it: `UILabel 'North pier' 0x10420b5e0`.
  package var words: String {
    var words = [item.className, item.text.map { "'\($0)'" }].compactMap { $0 }
    if let name = item.name, item.text == nil { words.append("'\(name)'") }
    if case .address(let address) = item.identity { words.append(address) }
    if case .superview = item.identity { words.append("not printed") }
    return LogScenario.oneLine(words.joined(separator: " "))
  }
}
