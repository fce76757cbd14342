import CResources

/// The style of all pages.
package enum ReportStyle {
  package static var text: String { sheets.map(sheet).joined(separator: "\n") + "\n" }

  /// The colours, the type and the header of every page of the product, also of those that are no
  /// report's.
  package static var product: String { [palette, sheet("product")].joined(separator: "\n") }

  /// The colours, for pictures in files of their own.
  package static var palette: String { sheet("palette") }

  /// The colours of light screens, also where the screen is dark.
  package static var lightPalette: String {
    String(palette.prefix { $0 != "@" }).replacing("light dark", with: "light")
  }

  /// In the order in which later rules win.
  private static let sheets = [
    "palette", "product", "look", "overview", "scenario", "pictures", "charts", "print",
  ]

  private static func sheet(_ name: String) -> String {
    String(cString: built_in("Output/Reporting/Resources/Styles/\(name).css"))
  }
}
