import Foundation
import RunRecords
import Testing

@testable import Reporting

@Suite("Style sheet")
struct StyleTests {
  /// The colours of the light and of the dark scheme, by the names of their variables.
  private func schemes() throws -> [[String: [Double]]] {
    let style = ReportStyle.product
    let parts = style.components(separatedBy: "@media (prefers-color-scheme: dark)")
    try #require(parts.count == 2)
    return parts.map { part in
      var colours: [String: [Double]] = [:]
      for match in part.matches(of: /--([a-z]+): #([0-9a-f]{6});/) {
        let number = Int(match.2, radix: 16) ?? 0
        colours[String(match.1)] = [16, 8, 0].map { Double((number >> $0) & 255) / 255 }
      }
      return colours
    }
  }

  /// The contrast of two colours, from 1 to 21, as WCAG 2.2 defines it.
  private func contrast(_ one: [Double], _ other: [Double]) -> Double {
    let luminances = [one, other].map { colour in
      let linear = colour.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }.sorted()
    return (luminances[1] + 0.05) / (luminances[0] + 0.05)
  }

  @Test("text has a contrast of at least 4.5 on every ground, light and dark")
  func contrasts() throws {
    for scheme in try schemes() {
      for ground in ["ground", "card", "raised"] {
        let verdicts = ["good", "bad", "note", "expected"]
        for ink in ["ink", "quiet", "link", "spec", "constraints"] + verdicts {
          let value = contrast(try #require(scheme[ink]), try #require(scheme[ground]))
          #expect(value >= 4.5, "\(ink) on \(ground): \(value)")
        }
      }
    }
  }

  @Test("every template escapes with the rules for markup or for Markdown")
  func templates() {
    for (name, text) in PageTemplates.sources() {
      let kind = name == "summary" ? "MARKDOWN" : "MARKUP"
      #expect(text.hasPrefix("{{% CONTENT_TYPE:\(kind)}}\n"), "\(name)")
      #expect(!text.contains("{{{") && !text.contains("{{&"), "\(name)")
    }
  }

  @Test("script and style sheet know no words of the page")
  func words() {
    let headings = Mirror(reflecting: Headings()).children.compactMap { $0.value as? String }
    #expect(headings.count > 10)
    let files = BuiltInFiles.texts(in: PageTemplates.reportFolder)
      .filter { $0.path.hasSuffix(".js") || $0.path.hasSuffix(".css") }
    #expect(files.count == 13)
    for (name, text) in files {
      // Comments may name them.
      let code = text.replacing(/\/\*[\s\S]*?\*\/|(?m)^ *\/\/.*$/, with: "")
      let strings = code.matches(of: /"([^"\n]*)"|`([^`]*)`/).map { String($0.1 ?? $0.2 ?? "") }
      for string in strings {
        #expect(!headings.contains { string.contains($0) }, "\(name): \(string)")
        #expect(string.first?.isUppercase != true, "\(name): \(string)")
      }
      for content in code.matches(of: /content:([^;}]*)/) {
        let written = content.1.matches(of: /"([^"]*)"/).map(\.1)
        #expect(written.allSatisfy { !$0.contains(where: \.isLetter) }, "\(name): \(content.1)")
      }
    }
  }
}
