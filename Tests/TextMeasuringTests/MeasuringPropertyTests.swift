import Foundation
import Geometry
import SeededRandom
import Testing

@testable import TextMeasuring

@Suite("Laws of measuring")
struct MeasuringPropertyTests {
  private let measurer = TextMeasurer()
  private static let seeds: Range<UInt64> = 1..<201

  /// A random text and available widths from 0 to more than enough, narrowest first.
  private func example(
    _ seed: UInt64, pieces: [String] = mixedPieces
  ) throws -> (text: MeasuredText, widths: [Double]) {
    var generator = SeededGenerator(seed: seed)
    let string = generator.text(of: pieces, longest: 40)
    let text = try measurer.text(
      string, font: .body, maximumLines: Int.random(in: 0...4, using: &generator))
    let widths = (0..<20).map { _ in Double.random(in: 0...300, using: &generator) }
    return (text, [0] + widths.sorted() + [.infinity])
  }

  @Test("no answer is wider than the available width", arguments: seeds)
  func withinAvailableWidth(seed: UInt64) throws {
    let (text, widths) = try example(seed)
    for available in widths {
      #expect(text.width(in: available) <= available, "seed \(seed), \(text.text.debugDescription)")
    }
  }

  @Test("a smaller available width never needs fewer lines", arguments: seeds)
  func monotone(seed: UInt64) throws {
    let (text, widths) = try example(seed)
    let counts = widths.map { text.lineCount(in: $0) }
    #expect(counts == counts.sorted(by: >), "seed \(seed), \(text.text.debugDescription)")
  }

  @Test("measured again in its own width, a text has the same size", arguments: seeds)
  func ownWidth(seed: UInt64) throws {
    let (text, widths) = try example(seed)
    for available in widths {
      let size = text.size(in: available)
      let again = text.size(in: size.width)
      #expect(
        again == size,
        "seed \(seed), available \(available), \(text.text.debugDescription)")
    }
  }

  @Test("each line is as wide as its text alone", arguments: seeds)
  func linesAlone(seed: UInt64) throws {
    // Signs take the script of the letters before them, which may stand on the line before: with
    // two scripts in one font the law would not hold.
    let (text, widths) = try example(seed, pieces: mixedPieces.filter { $0 != "שלום" })
    for available in widths {
      for line in text.lines(in: available) where !line.isCut && line.width < available {
        let alone = try measurer.text(line.text, font: .body, maximumLines: 1).naturalWidth
        #expect(
          abs(line.width - alone) < 1e-9,
          "seed \(seed), available \(available), \(line.text.debugDescription)")
      }
    }
  }

  @Test("no character is lost or occurs twice", arguments: seeds)
  func complete(seed: UInt64) throws {
    let (text, widths) = try example(seed)
    let visible = text.text.filter { !$0.isWhitespace || $0 == "\u{A0}" }
    for available in widths {
      let lines = try measurer.text(text.text, font: .body).lines(in: available)
      let set = lines.map(\.text).joined().filter { !$0.isWhitespace || $0 == "\u{A0}" }
      #expect(
        set.unicodeScalars.elementsEqual(visible.unicodeScalars),
        "seed \(seed), available \(available), \(text.text.debugDescription)")
    }
  }

  /// An oracle that knows only words between spaces, and shapes every candidate again.
  private func plainLines(_ words: [String], in available: Double) throws -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last,
        try measurer.text("\(last) \(word)", font: .body).naturalWidth <= available
      {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  @Test(
    "words are broken into lines as by the plain algorithm that shapes every candidate again",
    arguments: seeds)
  func plainAlgorithm(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let words = (0..<30).map { _ in
      generator.text(of: ["A", "V", "To", "Wy", "f", "i"], longest: 3)
    }
    let available = Double.random(in: 100...300, using: &generator)
    let text = try measurer.text(words.joined(separator: " "), font: .body)
    #expect(
      try text.lines(in: available).map(\.text) == plainLines(words, in: available), "seed \(seed)")
  }
}
