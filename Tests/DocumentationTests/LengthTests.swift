import Testing

@Suite("Length of the documentation")
struct LengthTests {
  @Test("the README has at most 800 words, and a picture among its first 12 lines")
  func readme() throws {
    let readme = try MarkdownFile("README.md")
    #expect(readme.wordCount <= 800)
    #expect(readme.lines.prefix(12).contains { $0.hasPrefix("![") })
  }

  @Test("ARCHITECTURE.md has at most 1500 words")
  func architecture() throws {
    #expect(try MarkdownFile("ARCHITECTURE.md").wordCount <= 1500)
  }

  @Test("an entry of the change log is one line")
  func changelog() throws {
    for (number, line) in try MarkdownFile("CHANGELOG.md").prose where !line.isEmpty {
      #expect(
        line.hasPrefix("#") || line.hasPrefix("- "), "CHANGELOG.md:\(number) continues an entry")
      #expect(line.count <= 140, "CHANGELOG.md:\(number) is \(line.count) characters long")
    }
  }
}
