import Foundation
package import RunRecords

/// The fonts beside the pages of a report, and the rules that name them.
///
/// They have a name of their own: an installed Inter may be of another version than the one that
/// was measured. It draws texts in pictures only where a page has lost its fonts, and comes first
/// for the page's own words, since it is there at once.
package struct ReportFonts {
  /// The font files and their licence; empty without fonts.
  package let files: [ReportFile]
  /// The rules that name them, for the style of all pages.
  package let style: String
  /// The rules with the fonts inside, for a page that stands alone.
  let inlineStyle: String

  package init(_ fonts: [PageFont]) {
    let licence = fonts.isEmpty ? [] : [ReportFile(path: Self.licence, text: FontLicence.text)]
    files =
      fonts.map { ReportFile(path: Self.path(ofWeight: $0.weight), contents: $0.data) } + licence
    style = fonts.map { Self.rule($0, at: Self.path(ofWeight: $0.weight)) }.joined()
    let notice = fonts.isEmpty ? "" : "/*\n\(FontLicence.text)*/\n"
    inlineStyle =
      notice
      + fonts.map {
        Self.rule($0, at: "data:font/otf;base64,\($0.data.base64EncodedString())")
      }.joined()
  }

  init(_ record: RunRecord) { self.init(record.pageFonts ?? []) }

  private static func rule(_ font: PageFont, at address: String) -> String {
    "@font-face { font-family: \"Measured\"; font-weight: \(font.weight); "
      + "font-display: swap; src: url(\"\(address)\"); }\n"
  }

  /// The paths that the font files of any report, and their licence, may have.
  static let paths = stride(from: 100, through: 900, by: 100).map(path(ofWeight:)) + [licence]

  private static let licence = "fonts/\(FontLicence.name)"

  private static func path(ofWeight weight: Int) -> String { "fonts/inter-\(weight).otf" }
}
