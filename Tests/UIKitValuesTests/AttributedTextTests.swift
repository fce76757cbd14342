import Foundation
import Geometry
import Testing
import UIKitValues

@Suite("Text with attributes")
struct AttributedTextTests {
  let available = CGSize(width: 100, height: CGFloat.infinity)

  func content(
    _ text: String, lines: Int = 0, _ change: (NSMutableParagraphStyle) -> Void = { _ in }
  ) throws -> AttributedTextContent {
    let style = NSMutableParagraphStyle()
    change(style)
    let string = NSMutableAttributedString(string: text)
    let all = NSRange(location: 0, length: string.length)
    string.addAttribute(.font, value: UIFont.systemFont(ofSize: 17), range: all)
    string.addAttribute(.paragraphStyle, value: style, range: all)
    return try AttributedTextContent(string, maximumNumberOfLines: lines)
  }

  let sentence = "The engine weaves algebraical patterns"
  let line = Double(UIFont.systemFont(ofSize: 17).lineHeight)

  @Test("text is measured in the font of its first character")
  func font() throws {
    let size = try content("octocat").measure(in: available).size
    #expect(abs(size.height - line) < 1e-9)
    let small = try AttributedTextContent(NSAttributedString(string: "octocat"))
    #expect(small.measure(in: available).size.height < line)
  }

  @Test("the number of lines is limited")
  func lines() throws {
    let free = try content(sentence).measure(in: available).size.height
    let two = try content(sentence, lines: 2).measure(in: available).size.height
    #expect(free > two)
    #expect(abs(two - 2 * line) < 1e-9)
  }

  @Test("line spacing counts between lines only")
  func lineSpacing() throws {
    let two = try content(sentence, lines: 2) { $0.lineSpacing = 6 }.measure(in: available)
    #expect(abs(two.size.height - (2 * line + 6)) < 1e-9)
    let one = try content("octocat") { $0.lineSpacing = 6 }.measure(in: available)
    #expect(abs(one.size.height - line) < 1e-9)
  }

  @Test("a line height is multiplied, then clamped, and grows upwards")
  func lineHeight() throws {
    let plain = try content("octocat").measure(in: available)
    let twice = try content("octocat") { $0.lineHeightMultiple = 2 }
    #expect(abs(twice.measure(in: available).size.height - 2 * line) < 1e-9)
    #expect(abs(twice.measure(in: available).firstBaseline - plain.firstBaseline - line) < 1e-9)
    #expect(abs(twice.ascender - twice.measure(in: available).firstBaseline) < 1e-9)
    let atMost = try content("octocat") {
      ($0.lineHeightMultiple, $0.maximumLineHeight) = (2, 25)
    }
    #expect(atMost.measure(in: available).size.height == 25)
    let atLeast = try content("octocat") { $0.minimumLineHeight = 40 }
    #expect(atLeast.measure(in: available).size.height == 40)
  }

  @Test("an empty text has neither size nor baselines")
  func empty() throws {
    let content = try AttributedTextContent(NSAttributedString(string: ""))
    #expect(content.measure(in: available) == ContentMeasurement(size: .zero))
    #expect((content.ascender, content.descender) == (0, 0))
  }

  @Test("a paragraph style can be copied, and the copy changed")
  func copies() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    copy.lineSpacing = 5
    #expect(style.lineSpacing == 3)
    #expect((copy.copy() as? NSParagraphStyle)?.lineSpacing == 5)
    #expect(NSParagraphStyle.default.lineSpacing == 0)
  }
}
