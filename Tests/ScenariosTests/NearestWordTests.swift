import Scenarios
import Testing

@Suite("Nearest word")
struct NearestWordTests {
  @Test(
    "a slip of the finger finds the word that was meant",
    arguments: [
      ("titel", "title"), ("Title", "title"), ("tilte", "title"), ("spacng", "spacing"),
      ("spacingg", "spacing"), ("foto", "photo"),
    ])
  func slips(word: String, meant: String) {
    #expect(NearestWord.to(word, among: ["spacing", "photo", "title"]) == meant)
  }

  @Test("another word finds nothing, and all words are offered")
  func nothingNear() {
    #expect(NearestWord.to("width", among: ["spacing", "photo"]) == nil)
    #expect(NearestWord.hint(for: "width", among: ["a", "photo"]) == "expected one of: a, photo")
  }

  @Test(
    "words of other toolkits find what means the same",
    arguments: [
      ("rtl", "rightToLeft"), ("LTR", "leftToRight"), ("safeArea", "safeAreaLayoutGuide"),
      ("alignAllMiddle", "alignAllCenterY"),
    ])
  func otherWords(word: String, meant: String) {
    let words = ["alignAllTop", meant, "layoutMarginsGuide"]
    #expect(NearestWord.to(word, among: words) == meant)
    #expect(NearestWord.to(word, among: ["photo"]) == nil)
  }

  @Test("of two words that are equally near, the first is taken")
  func ties() {
    #expect(NearestWord.to("cat", among: ["bat", "rat"]) == "bat")
  }

  @Test("words too long for a slip are not compared")
  func longWords() {
    let long = String(repeating: "a", count: 100_000)
    #expect(NearestWord.to(long, among: [long]) == nil)
  }
}
