import Foundation
import SeededRandom

/// Changes a text at random, as mistakes and attacks do; the same for the same seed.
struct Mutation {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// The bytes of `text` with one to four of them changed, inserted, removed or repeated.
  mutating func bytes(of text: String) -> Data {
    var bytes = Array(text.utf8)
    for _ in 0..<1 + generator.index(below: 4) where !bytes.isEmpty {
      let place = generator.index(below: bytes.count)
      let end = min(bytes.count, place + 1 + generator.index(below: 40))
      switch generator.index(below: 5) {
      case 0: bytes[place] = UInt8(generator.index(below: 256))
      case 1: bytes.insert(UInt8(generator.index(below: 256)), at: place)
      case 2: bytes.removeSubrange(place..<end)
      case 3: bytes.insert(contentsOf: bytes[place..<end], at: generator.index(below: bytes.count))
      default: bytes.removeSubrange(place...)
      }
    }
    return Data(bytes)
  }

  /// `text` with one to four of its lines, words or numbers exchanged for others.
  mutating func structure(of text: String) -> String {
    var lines = text.components(separatedBy: "\n")
    for _ in 0..<1 + generator.index(below: 4) where !lines.isEmpty {
      let line = generator.index(below: lines.count)
      let other = generator.index(below: lines.count)
      switch generator.index(below: 9) {
      case 0: lines.remove(at: line)
      case 1: lines.insert(lines[line], at: other)
      case 2: lines.swapAt(line, other)
      case 3: lines[line] = "  " + lines[line]
      case 4, 5: exchange(/-?[0-9]+(\.[0-9]+)?/, in: &lines[line], for: Self.numbers)
      case 6: exchange(/==|<=|>=/, in: &lines[line], for: ["==", "<=", ">=", "@", ""])
      default: exchange(/[A-Za-z_]+/, in: &lines[line], for: words(of: lines[other]))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Numbers at the ends of what is allowed, and beyond.
  static let numbers = [
    "0", "-0", "1", "-1", "0.5", "1e-6", "1e-9", "1000", "999", "1001", "99999", "1e6", "1e7",
    "1e308",
    "-1e308", "1e309", "5e-324", ".inf", ".nan", "0.333333333333333", "1_000", "0x10", "٣", "",
  ]

  private mutating func exchange<Output>(
    _ pattern: Regex<Output>, in line: inout String, for replacements: [String]
  ) {
    let found = line.ranges(of: pattern)
    guard !found.isEmpty, !replacements.isEmpty else { return }
    let range = found[generator.index(below: found.count)]
    line.replaceSubrange(range, with: replacements[generator.index(below: replacements.count)])
  }

  private func words(of line: String) -> [String] {
    line.ranges(of: /[A-Za-z_]+/).map { String(line[$0]) } + [
      "null", "~", "[]", "{}", "*a", "&a x",
    ]
  }

  /// One of `items`; they are not empty.
  mutating func pick<Item>(_ items: [Item]) -> Item { items[generator.index(below: items.count)] }
}
