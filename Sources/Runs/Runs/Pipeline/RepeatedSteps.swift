import Examining
import Layouts
import Linting
package import RunRecords
import ScenarioFiles
import ScenarioSteps
import Scenarios
import TextMeasuring

extension Run {
  /// A record that was read, with what its file leaves out: explanations, translations, contents and
  /// fonts, from the texts of its scenarios.
  ///
  /// The same as in the record before it was written, where text is measured with the same fonts and
  /// the budget was enough; without them where the fonts are others, which the observer is told.
  package func completing(_ read: RunRecord) -> RunRecord {
    var record = read
    let repeated = ParallelWork.map(
      read.scenarios, observer: .silent, name: \.id
    ) { repeating($0) }
    if usedFonts.allSatisfy(read.fonts.contains) {
      record.scenarios = repeated
    } else {
      observer.note(
        """
        warning: the record is of a run with other fonts, so its pages have no explanations; make the \
        report where they are
        """)
    }
    record.keepPageFonts(of: measurer)
    return record
  }

  /// The record of one scenario with what follows from its text; as it is for code.
  private func repeating(_ read: ScenarioRecord) -> ScenarioRecord {
    guard let source = read.source,
      let scenario = try? ScenarioReader.scenario(
        from: SourceText(file: read.file, text: source), measurer: measurer)
    else { return read }
    var record = read
    let work = LayoutWork(budget: budget, forEachCaseOf: scenario)
    record.warnings = ScenarioLint(scenario).findings
    record.sections = scenario.sections
    record.explain(scenario, work: work)
    record.sampleFrames(of: scenario, work: work)
    record.addContents(of: scenario)
    record.translation = TranslationRecord(translating: scenario, work: work)
    return record
  }
}
