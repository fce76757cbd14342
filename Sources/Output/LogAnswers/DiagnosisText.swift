import ConsoleLogs
package import Diagnosing
import Geometry
import Phrases

/// Diagnosed logs as lines for people.
package struct DiagnosisText {
  private let diagnoses: [LogDiagnosis]
  /// The number of the first log in the whole text.
  private let first: Int
  private let count: Int

  /// Why a text has no answer.
  package static func noLog(in text: String) -> String {
    guard !text.contains("<private>") else {
      return "there is no log in this text, only <private>. "
        + LogNote.redacted(.uiKit).sentence.text
    }
    return
      "there is no log in this text: expected 'Unable to simultaneously satisfy constraints' or a "
      + "constraint such as <NSLayoutConstraint:0x60… UIView:0x7f….width == 40>"
  }

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
    var lines = ["\(title)line \(log.line) (\(log.toolkit.rawValue)): \(diagnosis.headline.text)"]
    let members = diagnosis.linesInConflict
    lines += members.map { "  \(text(of: $0, diagnosis, isMember: true))" }
    lines += diagnosis.remarks.map { "  \($0.phrase.text)" }
    let others = diagnosis.lines.indices.filter { !members.contains($0) }
    if !others.isEmpty {
      lines.append(members.isEmpty ? "  constraints:" : "  not part of it:")
      lines += others.map { "    \(text(of: $0, diagnosis, isMember: false))" }
    }
    lines += log.unreadLines.map {
      "  line \($0.line) was not read, because \($0.reason): \($0.text.cut(to: 100))"
    }
    if !diagnosis.items.isEmpty {
      lines.append("  views:")
      lines += diagnosis.items.map { "    \($0.name): \($0.words)" }
    }
    return lines.map { $0.printable }
  }

  /// A constraint with its number, where it was made, its rule and its meaning.
  private func text(of index: Int, _ diagnosis: LogDiagnosis, isMember: Bool) -> String {
    let (line, constraint) = (diagnosis.lines[index], diagnosis.log.constraints[index])
    let rule = line.rule.map { "'\($0)': " } ?? ""
    let maker = line.origin.map { " Made by \($0.maker)." } ?? ""
    var text = rule + line.sentence.text + maker
    switch line.exclusion {
    case .unread(let reason)?:
      text =
        "line \(constraint.line) cannot be read, because \(reason): \(constraint.text.cut(to: 100))"
    case let exclusion? where !isMember: text += " (\(exclusion.phrase.text))"
    default: break
    }
    if index == diagnosis.broken {
      text += " \(diagnosis.log.toolkit.rawValue) broke this one."
    } else if index == diagnosis.likelyBroken {
      text += " \(diagnosis.log.toolkit.rawValue) probably breaks this one."
    }
    return "\(index + 1)\(constraint.place.inBrackets): \(text)"
  }
}
