import CGLib
package import Foundation
package import RunRecords

/// One scenario without a folder around it: a page or a picture in one file.
package enum SingleFilePage {
  /// The page of the only scenario of a record, with its style and its scripts inside.
  ///
  /// It links to nothing but its own places: other pages of a report are not there. The same record
  /// gives the same text.
  package static func page(of record: RunRecord) throws(ReportingError) -> String {
    let pages = PageNames(record)
    guard let scenario = record.scenarios.first else { return "" }
    let page = ScenarioPage(scenario, at: 0, record: record, pages: pages)
    return whole(
      try PageTemplates(surfaces: []).render(page, with: "scenario"), ReportFonts(record))
  }

  /// The picture of both layouts, an SVG file; `nil` where there are no frames, or too large ones.
  package static func picture(of scenario: ScenarioRecord) throws(ReportingError) -> String? {
    let templates = try PageTemplates(surfaces: [])
    return try MarkdownPicture(of: scenario)?.text(templates)
  }

  /// A page with the files inside that it names.
  private static func whole(_ page: String, _ fonts: ReportFonts) -> String {
    let scripts = [PageScripts.all, PageScripts.slider]
    let style = ReportStyle.text + fonts.inlineStyle
    let policy =
      "default-src 'none'; font-src data:; img-src data:; style-src \(source(style)); "
      + "script-src \(scripts.map(source).joined(separator: " "))"
    var text = page
    text.replace(
      #/<meta http-equiv="Content-Security-Policy"[^>]*>/#,
      with: "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\"/>")
    text.replace(#/"(?:\.\./)*icon\.svg"/#, with: "\"\(icon)\"")
    text.replace(#/<link rel="stylesheet"[^>]*>/#, with: "<style>\(style)</style>")
    text.replace(#/<script src="[^"]*"[^>]*></script>\n?/#, with: "")
    text.replace(#/<nav [^>]*>.*?</nav>/#.dotMatchesNewlines(), with: "")
    // The other pages of a report are not there: what leads to them is text.
    text.replace(#/<a href="(?!#|https?:)[^"]*"[^>]*>(.*?)</a>/#.dotMatchesNewlines()) {
      String($0.1)
    }
    let inside = scripts.map { "<script>\($0)</script>" }.joined(separator: "\n")
    guard let end = text.range(of: "</body>", options: .backwards) else { return text + inside }
    text.replaceSubrange(end, with: "\(inside)\n</body>")
    return text
  }

  /// The logo as an address of its own.
  private static let icon =
    "data:image/svg+xml;base64,\(Surface.icon.contents.base64EncodedString())"

  /// The source in a policy that allows a style or a script in the page: its SHA-256.
  private static func source(_ text: String) -> String {
    let digits = Data(text.utf8).sha256
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { offset in
      let start = digits.index(digits.startIndex, offsetBy: offset)
      return UInt8(digits[start...].prefix(2), radix: 16)
    }
    return "'sha256-\(Data(bytes).base64EncodedString())'"
  }
}

extension Data {
  /// The SHA-256 in hexadecimal digits, computed by GLib.
  package var sha256: String {
    withUnsafeBytes { bytes in
      let start = bytes.assumingMemoryBound(to: UInt8.self).baseAddress
      guard let digits = g_compute_checksum_for_data(G_CHECKSUM_SHA256, start, gsize(bytes.count))
      else { return "" }
      defer { g_free(digits) }
      return String(cString: digits)
    }
  }
}
