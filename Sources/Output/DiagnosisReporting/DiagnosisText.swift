import ConsoleLogs
package import Diagnosing
import RunRecords
import Scenarios

/// Diagnosed logs as lines for people.
package struct DiagnosisText {
  private let diagnoses: [LogDiagnosis]
  /// The number of the first log in the whole text.
  private let first: Int
  private let count: Int

  /// Makes the text of some logs, of which the first has a number.
  package init(_ diagnoses: [LogDiagnosis], first: Int, of count: Int) {
    self.diagnoses = diagnoses
    self.first = first
    self.count = count
  }

  /// The lines.
  package var text: String {
    diagnoses.enumerated().map { lines(of: $1, number: first + $0).joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  private func lines(of diagnosis: LogDiagnosis, number: Int) -> [String] {
    let log = diagnosis.log
    let title = count == 1 ? "" : "log \(number) of \(count), "
    var lines = ["\(title)line \(log.line) (\(log.toolkit.rawValue)): \(diagnosis.headline)"]
    let members =
      diagnosis.conflict.isEmpty
      ? Array(Set(diagnosis.conditions.flatMap(\.lines))).sorted()
      : diagnosis.conflict.map(\.index)
    lines += members.map { "  \(text(ofMember: $0, diagnosis))" }
    lines += diagnosis.remarks.map { "  \($0)" }
    let others = diagnosis.lines.indices.filter { !members.contains($0) }
    if !others.isEmpty {
      lines.append(members.isEmpty ? "  constraints:" : "  not part of it:")
      lines += others.map { "    \(text(ofOther: $0, diagnosis))" }
    }
    lines += log.unreadLines.map {
      "  line \($0.line) was not read, because \($0.reason): \($0.text.cut(to: 100))"
    }
    if !diagnosis.items.isEmpty {
      lines.append("  views:")
      lines += diagnosis.items.map { "    \($0.name): \($0.words)" }
    }
    return lines.map(\.printable)
  }

  private func text(ofMember index: Int, _ diagnosis: LogDiagnosis) -> String {
    var text = self.text(of: index, diagnosis)
    if index == diagnosis.broken {
      text += " \(diagnosis.log.toolkit.rawValue) broke this one."
    } else if index == diagnosis.likelyBroken {
      text += " \(diagnosis.log.toolkit.rawValue) probably breaks this one."
    }
    return text
  }

  /// A constraint with its number, where it was made, its rule and its meaning.
  private func text(of index: Int, _ diagnosis: LogDiagnosis) -> String {
    let line = diagnosis.lines[index]
    let rule = line.rule.map { "'\($0)': " } ?? ""
    let maker = line.origin.map { " Made by \($0.maker)." } ?? ""
    let place = diagnosis.log.constraints[index].placeWords
    return "\(index + 1)\(place): \(rule)\(line.sentence)\(maker)"
  }

  private func text(ofOther index: Int, _ diagnosis: LogDiagnosis) -> String {
    let line = diagnosis.lines[index]
    var text = self.text(of: index, diagnosis)
    if let exclusion = line.exclusion, diagnosis.log.constraints[index].unreadReason == nil {
      text += " (\(exclusion))"
    }
    if let reason = diagnosis.log.constraints[index].unreadReason {
      let constraint = diagnosis.log.constraints[index]
      text =
        "\(index + 1)\(constraint.placeWords): line \(constraint.line) cannot be read, because \(reason): \(constraint.text.cut(to: 100))"
    }
    if index == diagnosis.broken { text += " \(diagnosis.log.toolkit.rawValue) broke this one." }
    return text
  }
}
