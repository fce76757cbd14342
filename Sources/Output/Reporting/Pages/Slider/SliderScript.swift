import CResources

/// The script of the picture at any width and of its links to the sources.
///
/// The playground draws with the same functions, and has a slider of its own.
enum SliderScript {
  static var text: String {
    [
      String(cString: drawing_js()), String(cString: slider_js()), String(cString: linking_js()),
    ].joined(separator: "\n")
  }
}
