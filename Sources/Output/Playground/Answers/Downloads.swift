import Comparison
import Examining
import Geometry
import LinearProgramming
import Reporting
import RunRecords
import Runs
import Scenarios
import TextMeasuring
import Timing

/// What can be kept of a scenario.
enum Download: String, CaseIterable, Sendable {
  /// The page of a report, which stands alone.
  case page
  /// The picture of both layouts, as SVG.
  case picture

  /// The ending of the file's name.
  var ending: String { self == .page ? "html" : "svg" }

  /// The media type.
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
      var scenario = try scenario(request, file: file)
      if let shown = request.container?.value {
        let others = scenario.containers.filter { $0 != shown }
        scenario.containers = [shown] + (kind == .page ? others : [])
      }
      let steps: Run.Steps = kind == .page ? [.explain, .prove, .translate] : []
      var record = Run(steps, measurer: measurer).examine(scenario, work: work).record
      if limit.isReached, !work.takes(1) { throw LayoutFailure.workEnded(work.reason) }
      if kind == .picture {
        record.contents = ContentReader.contents(of: scenario, record.comparison, [])
        return StandAlone.picture(of: record)
      }
      var run = RunRecord(
        tools: [
          .layoutDiff, ToolVersion(name: "GLPK", version: LinearProgram.solverVersion),
        ], machine: .current, unreadableFiles: [])
      run.fonts = measurer.usedFonts.map { FontFile(name: $0.fileName, sha256: $0.sha256) }
      run.scenarios = [record]
      run.keepPageFonts(of: measurer)
      return try StandAlone.page(of: run)
    }
  }
}
