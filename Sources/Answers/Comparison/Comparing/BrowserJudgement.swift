import Geometry
import Layouts
package import Scenarios

extension ScenarioComparison {
  /// Adds what the browser made of the scenario's page in all cases.
  ///
  /// Where its frames are missing that have to be there, an agreement of the others is not finished.
  mutating func judgeBrowser(of scenario: Scenario) {
    let layouts = scenario.everyCase.compactMap { $0.browserLayout }
    guard !layouts.isEmpty else { return }
    let finding = BrowserFinding(layouts)
    browser = finding
    if let words = finding.problemWords { sentence += "; \(words)" }
    if finding.fails, verdict.passes { verdict = .unfinished }
  }
}

extension BrowserFinding {
  /// That the page was not compared, and why; `nil` where it was.
  package var problemWords: String? {
    let sentences = problems.map { $0.sentence }
    return sentences.isEmpty
      ? nil : "the page was not compared: \(sentences.joined(separator: "; "))"
  }
}

extension BrowserProblem {
  /// The problem, and what to do about it, in one sentence.
  package var sentence: String {
    switch self {
    case .notFound: "no browser was found: install Chromium, or name one with --browser-path"
    case .notStarted(let path, let reason): "\(path) could not be started: \(reason)"
    case .tooSlow(let seconds):
      "the browser gave no layout in \(seconds.points) s, and was ended: --browser-seconds allows more"
    case .ended:
      "the browser ended while it laid out: run the scenario alone to see whether it does again"
    case .givenUp: "the browser failed for several scenarios before, and was not started again"
    case .unknownDeclaration(let property, let value, let line):
      "line \(line): the browser does not know '\(property): \(value)'"
    case .misunderstood(let message): "the browser's answer has another form: \(message)"
    }
  }
}
