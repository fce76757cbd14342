import ConsoleLogs
import Diagnosing
import DiagnosisReporting
import LinearProgramming
import Reporting

struct LogAnswer: Encodable, Sendable {
  let version = AnswerRequest.version
  var status: AnswerStatus
  var reason: String?
  var diagnosis: DiagnosisDocument?
  var lines: [String]?
  var scenarios: [LogFile]?

  struct LogFile: Encodable, Sendable {
    let log: Int
    let text: String
  }

  init(status: AnswerStatus) { self.status = status }

  /// The most logs of one text that are diagnosed; a console repeats itself.
  private static let most = 50

  /// Diagnoses every log of a text, as far as the work goes.
  init(_ text: String, _ allowance: SolverAllowance?) {
    let logs = LogReader.logs(in: text)
    guard !logs.isEmpty else {
      status = .none
      reason = DiagnosisText.noLog(in: text)
      return
    }
    var found: [LogDiagnosis] = []
    for log in logs.prefix(Self.most) where allowance?.end == nil {
      do {
        let diagnosis = try SolverAllowance.$current.withValue(allowance) {
          try LogDiagnoser.diagnosis(of: log)
        }
        found.append(diagnosis)
      } catch {
        reason = "\(error)"
      }
    }
    if found.count < logs.count {
      let end = allowance?.end.map { ", \($0.words)" } ?? ""
      reason = reason ?? "\(found.count) of \(logs.count) logs were diagnosed\(end)"
    }
    guard !found.isEmpty else {
      status = .none
      return
    }
    status = .answered
    diagnosis = DiagnosisDocument(found)
    lines = DiagnosisText(found, first: 1, of: found.count).text
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    scenarios = found.enumerated().map { LogFile(log: $0, text: LogScenario.text(of: $1)) }
  }
}
