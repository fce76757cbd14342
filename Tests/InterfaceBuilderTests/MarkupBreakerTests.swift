import Foundation
import InterfaceBuilder
import Scenarios
import SeededRandom
import TestSupport
import Testing
import TextMeasuring

/// Changes the test files at random: `make fuzz`.
@Suite("Breaker: files of Interface Builder")
struct MarkupBreakerTests {
  private static let words = [
    "-1", "0", "1e9", "nan", "inf", "", "YES", "\"", "<", ">", "&lt;", "&#0;", "con-00-aaa", "root",
    "stackView", "scrollView", "constraint", "leadingMargin", "safeArea", "contentView", "subviews",
    "<view/>", "<variation key=\"default\"/>", "\u{202E}", "\u{0}", "日", "<!DOCTYPE a>",
  ]

  @Test("whatever is in a file, reading ends with scenarios that load, or with a mistake")
  func mutated() throws {
    let names = ["ProfileCell.xib", "Screens.storyboard", "OlderScreen.storyboard"]
    let files = try names.map { Array(try Imported.data($0)) }
    let measurer = TextMeasurer()
    for seed in BreakerSeeds.of(60) {
      var generator = SeededGenerator(seed: seed)
      var bytes = files[Int(seed % 3)]
      for _ in 0..<Int.random(in: 1...6, using: &generator) { Self.change(&bytes, &generator) }
      do {
        let file = try InterfaceImport(data: Data(bytes), file: "Mutated.xib")
        for document in file.documents {
          do {
            _ = try document.scenario(.stored, measurer: measurer)
            _ = try document.scenario(.measured, measurer: measurer)
          } catch {
            Issue.record("seed \(seed): \(error)\n\(document.text())")
          }
        }
      } catch {
        #expect(!error.message.isEmpty, "seed \(seed)")
        // Whatever the parser rejects has a place and a reason.
        #expect(!error.description.contains("the reading stopped here"), "seed \(seed): \(error)")
      }
    }
  }

  /// Cuts a part out, repeats one, or puts another word in the place of one.
  private static func change(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    guard bytes.count > 2 else { return }
    let start = Int.random(in: 0..<bytes.count, using: &generator)
    let length = min(
      bytes.count - start, [1, 4, 20, 200, 2000].randomElement(using: &generator) ?? 1)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: bytes.removeSubrange(start..<start + length)
    case 1: bytes.insert(contentsOf: bytes[start..<start + length], at: start)
    default:
      // The value of the next attribute.
      guard let open = bytes[start...].firstIndex(of: 0x22),
        let close = bytes[(open + 1)...].firstIndex(of: 0x22)
      else { return }
      bytes.replaceSubrange(
        open + 1..<close, with: (words.randomElement(using: &generator) ?? "").utf8)
    }
  }
}
