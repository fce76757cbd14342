import Explaining
import Foundation
import RunRecords
import Runs
import ScenarioFiles
import Scenarios
import TestSupport
import Testing
import TextMeasuring

@Suite("Records that leave out what follows from their scenarios")
struct RepeatedStepsTests {
  /// Five elements at four widths; one rule is not the spec's.
  private static let text = """
    layoutdiff: 1
    title: A row
    containers: [280, 320, 375, 414]
    elements:
      icon: { image: 24x24 }
      title:
        text: A title that is long enough to wrap on a small screen
        hugging: [249, 250]
        compressionResistance: [749, 750]
      detail: { text: "12 min", font: { size: 13 } }
      badge: { box: 8x8 }
      chevron: { image: 10x16 }
    spec:
      inset:
        insets: 12
        child:
          stack:
            direction: horizontal
            spacing: 8
            alignItems: center
            children:
              - icon
              - { element: title, style: { flexShrink: 1 } }
              - detail
              - badge
              - chevron
    constraints:
      - "|-12-[icon]-8-[title]-8-[detail]-8-[badge]-8-[chevron]-12-|"
      - "V:|-12-[title]-12-|"
      - icon.centerY == title.centerY
      - detail.centerY == title.centerY + 1
      - badge.centerY == title.centerY
      - chevron.centerY == title.centerY
    """

  private func record(_ text: String, measurer: TextMeasurer) throws -> RunRecord {
    let workspace = try Workspace(["row.yaml": text])
    let scenario = try ScenarioReader.scenario(
      at: workspace.url.appending(path: "row.yaml").path, measurer: measurer)
    return Run(.report, measurer: measurer).examine(LoadedScenarios(scenarios: [scenario])).record
  }

  @Test("a record that was read and completed is the one that was written")
  func completed() throws {
    let record = try record(Self.text, measurer: TextMeasurer())
    let read = try RunRecord(json: record.json())
    #expect(read.scenarios[0].explanations == nil && read.scenarios[0].sections == Sections())
    #expect(Run([], measurer: TextMeasurer()).completing(read) == record)
  }

  @Test("samples of a list too long for a proof are left out too, and made again")
  func samples() throws {
    let names = (0..<45).map { "row\($0)" }
    let text = """
      layoutdiff: 1
      title: A list
      containers: [300, 340]
      elements:
      \(names.map { "  \($0): { box: 40x10 }" }.joined(separator: "\n"))
      spec:
        stack:
          direction: vertical
          alignItems: stretch
          children: [\(names.joined(separator: ", "))]
      constraints:
      \(names.enumerated().map { """
          - "H:|[\($1)]|"
          - \($1).top == superview.top + \(10 * $0)
          - \($1).height == 10
        """ }.joined(separator: "\n"))
        - superview.bottom == row44.bottom

      """
    let record = try record(text, measurer: TextMeasurer())
    let frames = try #require(record.scenarios[0].sampledFrames)
    #expect(frames.span == WidthSpan(from: 300, to: 340) && frames.sampled == [frames.span])
    #expect(frames.elements.count == 46 && frames.height == nil)
    #expect(frames.elements[7].spec.map { $0.value(at: 311.5) } == [0, 60, 311.5, 70])
    #expect(record.scenarios[0].widthFrames == nil)
    let read = try RunRecord(json: record.json())
    #expect(read.scenarios[0].sampledFrames == nil)
    #expect(Run([], measurer: TextMeasurer()).completing(read) == record)
  }

  @Test("a scenario with a proof has no samples")
  func noSamples() throws {
    let record = try record(Self.text, measurer: TextMeasurer())
    #expect(record.scenarios[0].widthFrames?.count == 1)
    #expect(record.scenarios[0].sampledFrames == nil)
  }

  @Test("a scenario of five elements at four widths takes at most 12 KB of a record")
  func size() throws {
    let record = try record(Self.text, measurer: TextMeasurer())
    #expect(record.scenarios[0].explanations?.count == 1)
    #expect(record.json().count <= 12 * 1024)
  }

  @Test("with other fonts than those of the run, nothing is repeated, and a warning says why")
  func otherFonts() throws {
    var read = try RunRecord(json: record(Self.text, measurer: TextMeasurer()).json())
    try #require(!read.fonts.isEmpty)
    read.fonts[0].sha256 = String(repeating: "0", count: 64)
    let notes = SharedNotes()
    var run = Run([], measurer: TextMeasurer())
    run.observer.note = notes.add
    #expect(run.completing(read).scenarios == read.scenarios)
    #expect(notes.all.count == 1 && notes.all[0].contains("other fonts"))
  }
}

/// Messages of several threads.
private final class SharedNotes: @unchecked Sendable {
  private let lock = NSLock()
  private var notes: [String] = []

  var all: [String] { lock.withLock { notes } }

  @Sendable func add(_ note: String) { lock.withLock { notes.append(note) } }
}
