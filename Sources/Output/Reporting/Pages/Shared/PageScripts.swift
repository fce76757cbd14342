import CResources

/// The scripts of the pages.
package enum PageScripts {
  /// The script of every page: search, sorting, and addresses that lead back.
  package static var all: String { text(of: "report.js") }

  /// The functions that draw pictures.
  package static var drawing: String { text(of: "drawing.js") }

  /// The script of the picture at any width and of its links to the sources.
  ///
  /// The playground draws with the same functions, and has a slider of its own.
  package static var slider: String {
    [drawing, text(of: "slider.js"), text(of: "linking.js")].joined(separator: "\n")
  }

  /// The script of the page of a translation.
  static var translation: String { text(of: "translation.js") }

  private static func text(of file: String) -> String {
    String(cString: built_in("Output/Reporting/Resources/\(file)"))
  }
}
