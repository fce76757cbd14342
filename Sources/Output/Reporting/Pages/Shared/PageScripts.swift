import CResources

/// The scripts of the pages.
package enum PageScripts {
  /// The script of every page: search, sorting, and addresses that lead back.
  package static var all: String { String(cString: report_js()) }

  /// The script of the picture at any width and of its links to the sources.
  ///
  /// The playground draws with the same functions, and has a slider of its own.
  package static var slider: String {
    [
      String(cString: drawing_js()), String(cString: slider_js()), String(cString: linking_js()),
    ].joined(separator: "\n")
  }
}
