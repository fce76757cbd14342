import Geometry
import Layouts
import PlayAnswers
import Reporting
import RunRecords
import Runs
import ScenarioSteps
import Scenarios
import TextMeasuring

enum Download: String, CaseIterable, Sendable {
  /// The page of a report, which stands alone.
  case page
  /// The picture of both layouts, as SVG.
  case picture

  var ending: String { self == .page ? "html" : "svg" }

  var type: String { self == .page ? "text/html; charset=utf-8" : "image/svg+xml" }
}

extension AnswerEngine {
  /// The text of a file to keep; `nil` where nothing can be drawn.
  ///
  /// Throws the mistakes in the text.
  func download(
    _ kind: Download, _ request: AnswerRequest, file: String, work: LayoutWork
  ) throws -> String? {
    try within(work) { limit in
      var scenario = try scenario(request.text, file: file)
      if let shown = request.container?.value {
        let others = scenario.containers.filter { $0 != shown }
        scenario.containers = [shown] + (kind == .page ? others : [])
      }
      switch kind {
      case .picture:
        let alone = request.shown(scenario)
        let shown = ShownScenario(alone, in: request.container(of: alone), [], work: work)
        try end(work, at: limit)
        return try SingleFilePage.picture(of: shown.record)
      case .page:
        let run = Run(
          [.explain, .blame, .prove, .translate, .identifyFonts], measurer: measurer)
        let record = run.record(of: scenario, work: work)
        try end(work, at: limit)
        return try SingleFilePage.page(of: record)
      }
    }
  }

  /// Throws where the sizes of texts were not measured to their end, which are no sizes.
  private func end(_ work: LayoutWork, at limit: MeasuringLimit) throws {
    if limit.isReached, !work.takes(1) { throw LayoutFailure.workEnded(limit: work.limit) }
  }
}
