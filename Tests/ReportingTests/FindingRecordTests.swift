import Comparison
import Foundation
import JSONText
import Linting
import Testing

@Suite("Findings of lint and deviations as facts and in words")
struct FindingRecordTests {
  @Test("each kind is read by its facts, has its words, and is written as it was")
  func words() throws {
    for (finding, (_, message)) in zip(try SampleFindings.all(), SampleFindings.worded) {
      #expect(finding.message.hasPrefix(message), "\(finding.message)")
      let json = Data(finding.json.text().utf8)
      #expect(try JSONDecoder().decode(LintFinding.self, from: json) == finding)
    }
  }

  @Test("a deviation is read by its facts")
  func deviations() throws {
    let json = Data(SampleFindings.deviations.json.text().utf8)
    #expect(try JSONDecoder().decode([Deviation].self, from: json) == SampleFindings.deviations)
  }

  @Test("a rule that repeats others says so, beside its facts")
  func repetitions() throws {
    #expect(try SampleFindings.all().count(where: \.repeatsOthers) == 2)
  }
}
