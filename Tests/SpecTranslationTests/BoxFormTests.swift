import Geometry
import LayoutConstraints
import ScenarioFiles
import Scenarios
import SpecTranslation
import Testing
import TextMeasuring

@Suite("Translating boxes")
struct BoxFormTests {
  @Test("a box with one length, or with baselines, has the spec's frames in the written file")
  func roundTrip() throws {
    let text = """
      layoutdiff: 1
      containers: [200, 200x100]
      elements:
        line: { box: 40x }
        field: { box: 80x31, baseline: 21 }
        note: { box: 60x50, baseline: [15, 35] }
      spec:
        stack:
          direction: vertical
          alignItems: start
          children:
            - line
            - stack: { alignItems: baselineLast, spacing: 8, children: [field, note] }
      """
    let translated = try #require(try TranslatedScenario(read(text)))
    #expect(translated.strengths == [])
    let file = translated.file(header: "")
    #expect(file.contains("note: { box: 60x50, baseline: [15, 35] }"), "\(file)")
    let constraints = try #require(try read(file).constraints)
    for container in [Container(width: 200), Container(width: 200, height: 100)] {
      let trip = try RoundTrip(translated.spec, in: container)
      #expect(trip.worst.distance < 0.001, "\(trip.text)")
      let written = try constraints.layout(in: container, rounding: .exact)
      for (name, frame) in zip(trip.spec.elements, trip.spec.frames) {
        #expect(written.layout.frame(of: name) == frame, "\(name) at \(container)")
      }
      #expect(written.conflicts.isEmpty)
    }
    let node = try translated.text(in: .texture, header: "")
    #expect(node.contains("fieldNode.style.ascender = 21"), "\(node)")
    #expect(node.contains("lineNode = ASDisplayNode()"), "\(node)")
    #expect(node.contains("lineNode.style.width = ASDimensionMake(40)"), "\(node)")
    #expect(node.contains("noteNode.style.descender = -15"), "\(node)")
  }

  private func read(_ text: String) throws -> Scenario {
    try ScenarioReader.scenario(
      from: SourceText(file: "boxes.yaml", text: text), measurer: TextMeasurer())
  }
}
