import RunRecords
import Runs
import Testing

@Suite("What documentation promises to keep")
struct StabilityTests {
  @Test("the guide has the marks of formats as files have them")
  func marks() throws {
    let spans = try MarkdownFile(MarkdownFile.catalogue + "/Stability.md").codeSpans
    #expect(spans.contains("schemaVersion: \(RunRecord.currentSchemaVersion)"))
    #expect(spans.contains("layoutdiffBaseline: \(Baseline.currentVersion)"))
    #expect(spans.contains("layoutdiff: 1"))
  }
}
