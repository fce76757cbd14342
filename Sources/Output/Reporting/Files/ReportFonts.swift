import Foundation
package import RunRecords

/// The fonts beside the pages of a report, and the rules that name them.
///
/// They have a name of their own: an installed Inter may be of another version than the one that
/// was measured. It draws texts in pictures only where a page has lost its fonts, and comes first
/// for the page's own words, since it is there at once.
package struct ReportFonts {
  /// The font files; empty without fonts.
  package let files: [ReportFile]
  /// The rules that name them, for the style of all pages.
  package let style: String
  /// The rules with the fonts inside, for a page that stands alone.
  let inlineStyle: String

  package init(_ fonts: [PageFont]) {
    let fonts = Self.named(fonts)
    files = fonts.map { ReportFile(path: $0, contents: $1.data) }
    style = fonts.map { Self.rule($1, at: $0) }.joined()
    inlineStyle = fonts.map {
      Self.rule($1, at: "data:font/otf;base64,\($1.data.base64EncodedString())")
    }.joined()
  }

  init(_ record: RunRecord) { self.init(record.pageFonts ?? []) }

  private static func rule(_ font: PageFont, at address: String) -> String {
    "@font-face { font-family: \"Measured\"; font-weight: \(font.weight); "
      + "font-display: swap; src: url(\"\(address)\"); }\n"
  }

  /// The paths of the font files of a record.
  static func paths(of record: RunRecord) -> [String] { named(record.pageFonts ?? []).map(\.0) }

  /// A merged record has several parts of one weight: a browser looks a character up in each.
  private static func named(_ fonts: [PageFont]) -> [(String, PageFont)] {
    var counts: [Int: Int] = [:]
    return fonts.filter(\.isFont).prefix(SizeLimits.pageFonts).map { font in
      counts[font.weight, default: 0] += 1
      let number = counts[font.weight].flatMap { $0 > 1 ? "-\($0)" : nil } ?? ""
      return ("fonts/inter-\(font.weight)\(number).otf", font)
    }
  }
}

extension PageFont {
  /// Whether it has a weight of CSS, the first bytes of an OpenType font, and a moderate size: records
  /// may say anything.
  fileprivate var isFont: Bool {
    let starts: [[UInt8]] = [Array("OTTO".utf8), [0, 1, 0, 0]]
    return (1...1000).contains(weight) && data.count <= SizeLimits.fontBytes
      && starts.contains(Array(data.prefix(4)))
  }
}
