import Foundation
import Geometry
import SeededRandom
import Testing

@testable import TextMeasuring

@Suite("Laws of measuring")
struct MeasuringPropertyTests {
  private let measurer = TextMeasurer()
  private static let seeds: Range<UInt64> = 1..<201

  /// A random text and rooms from none to more than enough, narrowest first.
  private func example(
    _ seed: UInt64, pieces: [String] = mixedPieces
  ) throws -> (text: MeasuredText, rooms: [Double]) {
    var generator = SeededGenerator(seed: seed)
    let string = generator.text(of: pieces, longest: 40)
    let text = try measurer.text(
      string, font: .body, maximumLines: Int.random(in: 0...4, using: &generator))
    let rooms = (0..<20).map { _ in Double.random(in: 0...300, using: &generator) }
    return (text, [0] + rooms.sorted() + [.infinity])
  }

  @Test("no answer is wider than the room", arguments: seeds)
  func withinRoom(seed: UInt64) throws {
    let (text, rooms) = try example(seed)
    for room in rooms {
      #expect(text.width(in: room) <= room, "seed \(seed), \(text.text.debugDescription)")
    }
  }

  @Test("a narrower room never needs fewer lines", arguments: seeds)
  func monotone(seed: UInt64) throws {
    let (text, rooms) = try example(seed)
    let counts = rooms.map { text.lineCount(in: $0) }
    #expect(counts == counts.sorted(by: >), "seed \(seed), \(text.text.debugDescription)")
  }

  @Test("measured again in its own width, a text has the same size", arguments: seeds)
  func ownWidth(seed: UInt64) throws {
    let (text, rooms) = try example(seed)
    for room in rooms {
      let size = text.size(in: room)
      let again = text.size(in: size.width)
      #expect(
        again == size,
        "seed \(seed), room \(room), \(text.text.debugDescription)")
    }
  }

  @Test("each line is as wide as its text standing alone", arguments: seeds)
  func linesAlone(seed: UInt64) throws {
    // Signs take the script of the letters before them, which may stand on the line before: with
    // two scripts in one font the law would not hold.
    let (text, rooms) = try example(seed, pieces: mixedPieces.filter { $0 != "שלום" })
    for room in rooms {
      for line in text.lines(in: room) where !line.isCut && line.width < room {
        let alone = try measurer.text(line.text, font: .body, maximumLines: 1).naturalWidth
        #expect(
          abs(line.width - alone) < 1e-9,
          "seed \(seed), room \(room), \(line.text.debugDescription)")
      }
    }
  }

  @Test("no character is lost or set twice", arguments: seeds)
  func complete(seed: UInt64) throws {
    let (text, rooms) = try example(seed)
    let visible = text.text.filter { !$0.isWhitespace || $0 == "\u{A0}" }
    for room in rooms {
      let lines = try measurer.text(text.text, font: .body).lines(in: room)
      let set = lines.map(\.text).joined().filter { !$0.isWhitespace || $0 == "\u{A0}" }
      #expect(
        set.unicodeScalars.elementsEqual(visible.unicodeScalars),
        "seed \(seed), room \(room), \(text.text.debugDescription)")
    }
  }

  /// An oracle that knows only words between spaces, and shapes every candidate anew.
  private func plainLines(_ words: [String], in room: Double) throws -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last,
        try measurer.text("\(last) \(word)", font: .body).naturalWidth <= room
      {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  @Test(
    "words are set as by the plain algorithm that shapes every candidate anew", arguments: seeds)
  func plainAlgorithm(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let words = (0..<30).map { _ in
      generator.text(of: ["A", "V", "To", "Wy", "f", "i"], longest: 3)
    }
    let room = Double.random(in: 100...300, using: &generator)
    let text = try measurer.text(words.joined(separator: " "), font: .body)
    #expect(try text.lines(in: room).map(\.text) == plainLines(words, in: room), "seed \(seed)")
  }
}
