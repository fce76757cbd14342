import Dispatch
import Foundation
import Geometry
import SeededRandom
import Synchronization
import Testing

@testable import TextMeasuring

@Suite("Text measurer")
struct TextMeasurerTests {
  private let measurer = TextMeasurer()

  @Test("a width asked twice is measured once, by equal texts too")
  func remembering() throws {
    let first = try measurer.text("octocat", font: .body)
    let second = try measurer.text("octocat", font: .body)
    #expect(first.size(in: 100) == second.size(in: 100))
    #expect(
      measurer.statistics
        == MeasuringStatistics(measurements: 2, rememberedAnswers: 1, shapings: 1))
  }

  @Test("another width is measured without shaping the words again")
  func otherWidth() throws {
    let text = try measurer.text("one two three", font: .body)
    _ = text.size(in: 100)
    _ = text.size(in: 60)
    #expect(
      measurer.statistics
        == MeasuringStatistics(measurements: 2, rememberedAnswers: 0, shapings: 1))
  }

  @Test("discarded answers are measured again, and are the same")
  func forgetting() throws {
    let text = try measurer.text("octocat", font: .body)
    let before = text.size(in: 40)
    measurer.forgetMeasurements()
    #expect(text.size(in: 40) == before)
    #expect(measurer.statistics.rememberedAnswers == 0)
    #expect(measurer.statistics.measurements == 2)
  }

  @Test("texts of different sizes, weights and maximum lines have separate answers")
  func separateMemories() throws {
    let plain = try measurer.text("one two", font: .body)
    let bold = try measurer.text("one two", font: FontDescription(size: 16, weight: .bold))
    let large = try measurer.text("one two", font: FontDescription(size: 32))
    let single = try measurer.text("one two", font: .body, maximumLines: 1)
    #expect(plain.naturalWidth < bold.naturalWidth)
    #expect(abs(large.naturalWidth - 2 * plain.naturalWidth) < 1e-9)
    #expect(plain.lineCount(in: 40) == 2)
    #expect(single.lineCount(in: 40) == 1)
  }

  @Test(
    "a heavier weight is a wider text",
    arguments: zip(FontWeight.allCases, FontWeight.allCases.dropFirst()))
  func weights(lighter: FontWeight, heavier: FontWeight) throws {
    let word = "Hamburgefonstiv"
    let light = try measurer.text(word, font: FontDescription(size: 16, weight: lighter))
    let heavy = try measurer.text(word, font: FontDescription(size: 16, weight: heavier))
    #expect(light.naturalWidth < heavy.naturalWidth)
  }

  @Test("only the fonts that a text needs are read, each identified by its file and hash")
  func usedFonts() throws {
    #expect(measurer.usedFonts.isEmpty)
    _ = try measurer.text("Latin", font: .body)
    #expect(measurer.usedFonts.map(\.family) == [.inter])
    _ = try measurer.text("한글", font: FontDescription(size: 12, weight: .heavy))
    let used = measurer.usedFonts
    #expect(used.map(\.family) == [.inter, .inter, .nanumBarunGothic])
    #expect(used.map(\.weight) == [.regular, .heavy, .bold])
    #expect(used.allSatisfy { $0.sha256.count == 64 && !$0.fileName.contains("/") })
    #expect(Set(used.map(\.sha256)).count == Set(used.map(\.fileName)).count)
  }

  @Test(
    "a font's hash is the one that sha256sum prints",
    .enabled("the fonts of Debian 12", ReferenceFonts.areInstalled))
  func hashes() throws {
    _ = try measurer.text("한글", font: .body)
    for font in measurer.usedFonts {
      #expect(font.sha256 == ReferenceFonts.sha256[font.fileName])
    }
  }

  @Test("eight threads at once get the answers that one alone gets, and are counted exactly")
  func threads() throws {
    var generator = SeededGenerator(seed: 7)
    let strings = (0..<40).map { _ in generator.text(of: mixedPieces, longest: 30) }
    let widths = [0, 50, 120.5, 300, Double.infinity]
    let alone = try sizes(of: strings, in: widths, by: TextMeasurer())

    let answers = Mutex<[[CGSize]]>([])
    let measurer = measurer
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      let sizes = try? Self.sizes(of: strings, in: widths, by: measurer)
      answers.withLock { $0.append(sizes ?? []) }
    }
    #expect(answers.withLock { $0 } == Array(repeating: alone, count: 8))
    let distinct = Set(strings.map { Array($0.utf8) }).count * widths.count
    let asked = 8 * strings.count * widths.count
    #expect(measurer.statistics.measurements == asked)
    #expect(measurer.statistics.rememberedAnswers == asked - distinct)
  }

  private func sizes(
    of strings: [String], in widths: [Double], by measurer: TextMeasurer
  ) throws -> [CGSize] {
    try Self.sizes(of: strings, in: widths, by: measurer)
  }

  private static func sizes(
    of strings: [String], in widths: [Double], by measurer: TextMeasurer
  ) throws -> [CGSize] {
    try strings.flatMap { string in
      let text = try measurer.text(string, font: .body)
      return widths.map { text.size(in: $0) }
    }
  }

  @Test(
    "an unusable font size is an error that names it",
    arguments: [0, -1, Double.nan, .infinity, 1e308, 10_000.5])
  func unusableSize(size: Double) throws {
    let error = #expect(throws: FontError.self) {
      try measurer.text("a", font: FontDescription(size: size))
    }
    #expect(
      error?.description
        == "the font size is \(size) pt; expected a number above 0 and at most 10000 pt")
  }
}
