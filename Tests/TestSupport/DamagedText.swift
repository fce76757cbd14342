/// Texts with the mistakes that people make: words that are left out, doubled, exchanged or mistyped.
package enum DamagedText {
  /// The text with one to three mistakes of a seed.
  package static func of(_ text: String, seed: UInt64) -> String {
    var random = RandomValues(seed: seed)
    var words = words(of: text)
    for _ in 0..<Int.random(in: 1...3, using: &random.generator) where words.count > 4 {
      let index = Int.random(in: words.indices, using: &random.generator)
      switch Int.random(in: 0..<8, using: &random.generator) {
      case 0: words.remove(at: index)
      case 1: words.insert(words[index], at: index)
      case 2: words[index] = random.pick(words)
      case 3: words[index] = String(words[index].reversed())
      case 4: words[index] += random.pick(["s", " ", "\n", "  ", "'", "\"", "-", "1"])
      case 5:
        words[index] = random.pick(["-1", "0", "1e9", "0.5", "", "nan", "true", "[", "]", "<"])
      case 6: words.swapAt(index, Int.random(in: words.indices, using: &random.generator))
      default: changeNumber(of: &words, &random)
      }
    }
    return words.joined()
  }

  private static func changeNumber(of words: inout [String], _ random: inout RandomValues) {
    let numbers = words.indices.filter { Int(words[$0]) != nil }
    guard !numbers.isEmpty else { return }
    words[random.pick(numbers)] = random.pick(["-1", "0", "1", "1000", "1001", "100001", "0.25"])
  }

  /// Names and numbers, and each other character by itself.
  private static func words(of text: String) -> [String] {
    text.matches(of: /[A-Za-z]+|[0-9]+|(?s:.)/).map { String($0.output) }
  }
}
