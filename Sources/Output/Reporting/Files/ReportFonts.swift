import Foundation
import RunRecords

/// The fonts beside the pages of a report, and the rules that name them.
///
/// They have a name of their own, so that a page without them falls back to an installed Inter.
struct ReportFonts {
  /// The font files; empty where the record has no fonts.
  let files: [ReportFile]
  /// The rules that name them, for the style of all pages.
  let style: String

  init(_ record: RunRecord) {
    let fonts = Self.fonts(of: record)
    files = fonts.map { ReportFile(path: $0, contents: $1.data) }
    style = fonts.map { path, font in
      "@font-face { font-family: \"Measured\"; font-weight: \(font.weight); "
        + "font-display: swap; src: url(\"\(path)\"); }\n"
    }.joined()
  }

  /// The paths of the font files of a record.
  static func paths(of record: RunRecord) -> [String] { fonts(of: record).map(\.0) }

  /// A merged record has several parts of one weight: a browser looks a character up in each.
  private static func fonts(of record: RunRecord) -> [(String, PageFont)] {
    var counts: [Int: Int] = [:]
    return (record.pageFonts ?? []).filter(\.isFont).prefix(SizeLimits.pageFonts).map { font in
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
