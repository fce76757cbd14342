import Scenarios
import Testing

@Suite("Nearest word")
struct NearestWordTests {
  @Test(
    "a mistyped word finds the right word",
    arguments: [
      ("titel", "title"), ("Title", "title"), ("tilte", "title"), ("spacng", "spacing"),
      ("spacingg", "spacing"), ("foto", "photo"),
    ])
  func typos(word: String, expected: String) {
    #expect(NearestWord.to(word, among: ["spacing", "photo", "title"]) == expected)
  }

  @Test("an unrelated word finds nothing, and all words are offered")
  func nothingNear() {
    #expect(NearestWord.to("width", among: ["spacing", "photo"]) == nil)
    #expect(NearestWord.hint(for: "width", among: ["a", "photo"]) == "expected one of: a, photo")
  }

  @Test(
    "words of other toolkits find the word with the same meaning",
    arguments: [
      ("rtl", "rightToLeft"), ("LTR", "leftToRight"), ("safeArea", "safeAreaLayoutGuide"),
      ("alignAllMiddle", "alignAllCenterY"),
    ])
  func otherWords(word: String, expected: String) {
    let words = ["alignAllTop", expected, "layoutMarginsGuide"]
    #expect(NearestWord.to(word, among: words) == expected)
    #expect(NearestWord.to(word, among: ["photo"]) == nil)
  }

  @Test("of two equally near words the first is taken")
  func ties() {
    #expect(NearestWord.to("cat", among: ["bat", "rat"]) == "bat")
  }

  @Test("words too long to be mistyped are not compared")
  func longWords() {
    let long = String(repeating: "a", count: 100_000)
    #expect(NearestWord.to(long, among: [long]) == nil)
  }
}
