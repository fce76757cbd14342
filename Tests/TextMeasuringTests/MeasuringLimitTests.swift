import AffineGeometry
import Foundation
import Geometry
import Synchronization
import Testing

@testable import TextMeasuring

@Suite("The limit of measuring")
struct MeasuringLimitTests {
  /// A text with a line for each part of a word in 30 points.
  private static let words = 4_000
  private let string = String(repeating: "words ", count: words)

  /// A limit that counts how often it is asked, and ends after some questions.
  private final class Counted: Sendable {
    let calls = Atomic(0)
    let ending: Int

    init(endingAfter ending: Int = .max) { self.ending = ending }

    var limit: MeasuringLimit {
      MeasuringLimit { self.calls.add(1, ordering: .relaxed).newValue > self.ending }
    }
  }

  @Test("is asked once for a thousand characters, however short the lines are")
  func questions() throws {
    let text = try TextMeasurer().text(string, font: .body)
    let counted = Counted()
    let limit = counted.limit
    MeasuringLimit.$current.withValue(limit) {
      #expect(text.lineCount(in: 30) >= Self.words)
    }
    // Shaping asks, and breaking lines.
    let thousands = string.count / 1_000
    #expect((thousands...2 * thousands + 2).contains(counted.calls.load(ordering: .relaxed)))
    #expect(!limit.isReached)
  }

  @Test("is not asked for what is known, which is right after the end, too")
  func knownAnswers() throws {
    let text = try TextMeasurer().text("several words on some lines", font: .body)
    let available = CGSize(width: 60, height: Double.infinity)
    let size = text.measure(in: available)
    let segment = text.segment(containing: 60)
    let counted = Counted(endingAfter: 0)
    let limit = counted.limit
    MeasuringLimit.$current.withValue(limit) {
      #expect(text.measure(in: available) == size)
      #expect(text.segment(containing: 60) == segment)
      #expect(counted.calls.load(ordering: .relaxed) == 0)
      #expect(text.segment(containing: 90) != segment)
      #expect(limit.isReached)
      #expect(text.segment(containing: 60) == segment)
    }
    #expect(size.size.height > 0 && segment.size.height == size.size.height)
  }

  @Test(
    "ends a long text wherever it is, and nothing of that is remembered", arguments: [0, 5, 35])
  func ending(questions: Int) throws {
    let measurer = TextMeasurer()
    let text = try measurer.text(string, font: .body)
    let limit = Counted(endingAfter: questions).limit
    let ended = MeasuringLimit.$current.withValue(limit) { text.lineCount(in: 30) }
    #expect(limit.isReached)
    // A text of which only some thousands of characters were shaped is not broken into lines.
    let thousands = string.count / TextRun.longest
    if questions < thousands { #expect(measurer.statistics.shapings <= questions + 1) }
    let whole = text.lineCount(in: 30)
    #expect(measurer.statistics.rememberedAnswers == 0)
    let fresh = try TextMeasurer().text(string, font: .body)
    #expect(whole == fresh.lineCount(in: 30))
    #expect(ended < whole)
    #expect(text.naturalWidth == fresh.naturalWidth)
  }
}
