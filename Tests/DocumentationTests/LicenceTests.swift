import Foundation
import Testing

@Suite("What documentation says of licences")
struct LicenceTests {
  /// A text with each run of white space as one space.
  private func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("the guide to the licence quotes the licences word by word")
  func quotes() throws {
    let guide = try MarkdownFile(MarkdownFile.catalogue + "/Licence.md")
    let licences = try [
      "LICENSE", "Sources/Output/Reporting/Resources/OFL.txt",
    ].map { words(try Repository.text($0)) }
    let quotes = words(guide.text).matches(of: /"([^"]+)"/).map { String($0.1) }
      .filter { $0.split(separator: " ").count > 3 }
    #expect(quotes.count >= 6)
    for quote in quotes {
      #expect(licences.contains { $0.contains(quote) }, "no licence says: \(quote)")
    }
  }

  @Test("the recorder has at its top the licence that the guide names")
  func recorder() throws {
    let recorder = try Repository.text("Sources/Tools/LayoutRecorder/LayoutRecorder.swift")
    #expect(recorder.prefix(400).contains("Zero-Clause BSD"))
  }
}
