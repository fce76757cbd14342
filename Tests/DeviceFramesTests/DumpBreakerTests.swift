import DeviceFrames
import Foundation
import ScenarioFiles
import Scenarios
import SeededRandom
import TestSupport
import Testing
import TextMeasuring

/// Changes texts of every form at random: `make fuzz`.
@Suite("Breaker: frames of a device")
struct DumpBreakerTests {
  private static let words = [
    "<", ">", "'", "\"", ";", "|", "\n", "   | ", "{", "}", "[", "]", "{{", "0x", "frame = (",
    "nan",
    "inf", "-1e308", "text = '", "<UIView: 0x1; frame = (0 0; 9 9)>", "&lt;", "\\n", "\\", "\u{0}",
    "日本", "\u{202E}", "type", ",", "\"children\":[", "</a>", "<a x=\"1\"", "→", "(lldb) po",
  ]

  @Test("whatever is in a text, reading ends, and each screen is a scenario that loads")
  func mutated() throws {
    let names = [
      "pier.txt", "texture.txt", "view-hierarchy.json", "elements.txt", "page-source.xml",
    ]
    let texts = try names.map {
      Array(try Repository.text("Tests/DeviceFramesTests/Texts/\($0)").utf8)
    }
    let measurer = TextMeasurer()
    for seed in BreakerSeeds.of(120) {
      var generator = SeededGenerator(seed: seed)
      var bytes = texts[Int(seed % UInt64(texts.count))]
      for _ in 0..<Int.random(in: 1...8, using: &generator) { Self.change(&bytes, &generator) }
      let text = String(decoding: bytes, as: UTF8.self)
      let read = DumpReader.read(text)
      for dump in read.dumps {
        #expect(
          dump.views.enumerated().allSatisfy { ($1.parent ?? -1) < $0 }, "seed \(seed)\n\(text)")
      }
      for screen in try DeviceScreens(read, file: "mutated.txt").screens {
        let written = screen.text(from: "mutated.txt")
        do {
          _ = try ScenarioReader.scenario(
            from: SourceText(file: "mutated.yaml", text: written), measurer: measurer)
        } catch {
          Issue.record("seed \(seed): \(error)\n\(written)")
        }
      }
    }
  }

  /// Cuts a part out, repeats one, or puts a word in.
  private static func change(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    guard bytes.count > 2 else { return }
    let start = Int.random(in: 0..<bytes.count, using: &generator)
    let length = min(
      bytes.count - start, [1, 4, 20, 200].randomElement(using: &generator) ?? 1)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: bytes.removeSubrange(start..<start + length)
    case 1: bytes.insert(contentsOf: bytes[start..<start + length], at: start)
    default:
      bytes.insert(
        contentsOf: (words.randomElement(using: &generator) ?? "").utf8, at: start)
    }
  }
}
