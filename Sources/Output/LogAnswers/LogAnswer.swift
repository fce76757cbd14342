import ConsoleLogs
import Diagnosing
package import JSONText
package import LinearProgramming

/// The answer about a text with console logs, as a page shows it.
package struct LogAnswer: Sendable {
  /// The version of the interface between a page and whatever answers it.
  package static let version = 1

  /// Whether there is an answer.
  package enum Status: String, Sendable {
    case answered, superseded, none
  }

  /// Whether there is an answer.
  package let status: Status
  private var reason: String?
  private var diagnoses: [LogDiagnosis] = []

  /// Makes an answer without diagnoses.
  package init(status: Status) { self.status = status }

  /// The most logs of one text that are diagnosed; a console repeats itself.
  private static let most = 50

  /// Diagnoses every log of a text, as far as the work goes.
  package init(_ text: String, _ allowance: SolverAllowance?) {
    let logs = LogReader.logs(in: text)
    guard !logs.isEmpty else {
      status = .none
      reason = DiagnosisText.noLog(in: text)
      return
    }
    var found: [LogDiagnosis] = []
    var failure: String?
    SolverAllowance.$current.withValue(allowance) {
      for log in logs.prefix(Self.most) where allowance?.end == nil {
        do throws(LinearProgramError) {
          found.append(try LogDiagnoser.diagnosis(of: log))
        } catch {
          failure = error.description
        }
      }
    }
    reason = failure
    diagnoses = found
    if diagnoses.count < logs.count {
      let end = allowance?.end.map { ", \($0.words)" } ?? ""
      reason = reason ?? "\(diagnoses.count) of \(logs.count) logs were diagnosed\(end)"
    }
    status = diagnoses.isEmpty ? .none : .answered
  }

  /// The answer for programs: what `diagnose --json` and `diagnose` print, the scenario of each log,
  /// and its section of a page.
  package var json: JSONValue {
    var fields: JSONObject = [
      "version": .integer(Self.version), "status": .string(status.rawValue),
    ]
    fields["reason"] = reason.map { .string($0) }
    guard status == .answered else { return .object(fields) }
    fields["diagnosis"] = DiagnosisDocument.json(of: diagnoses)
    fields["lines"] = JSONValue(
      DiagnosisText(diagnoses, first: 1, of: diagnoses.count).text
        .split(separator: "\n", omittingEmptySubsequences: false).map { String($0) })
    fields["scenarios"] = .array(
      diagnoses.enumerated().map { index, diagnosis in
        ["log": .integer(index), "text": .string(LogScenario.text(of: diagnosis))]
      })
    fields["sections"] = .array(
      diagnoses.enumerated().map { LogSection($1, number: $0 + 1).json })
    return .object(fields)
  }
}
