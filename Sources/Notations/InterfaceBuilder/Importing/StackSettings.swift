import Geometry

/// The keys of a stack view in a scenario.
struct StackSettings {
  /// The keys with their values: `axis: vertical`.
  let settings: [String]

  /// Reads a stack view whose subviews have these names.
  init(_ view: InterfaceView, arranged: [String]) {
    let element = view.element
    var settings = ["arranged: [\(arranged.joined(separator: ", "))]"]
    if element.attributes["axis"] == "vertical" { settings.append("axis: vertical") }
    for (key, known) in Self.words {
      guard let word = element.attributes[key], known.contains(word) else { continue }
      settings.append("\(key): \(word)")
    }
    if element.attributes["spacingType"] == "standard" {
      settings.append("spacing: 8")
    } else if let spacing = element.number("spacing"), spacing != 0 {
      settings.append("spacing: \(NumberText.exact(spacing))")
    }
    if element.flag("baselineRelativeArrangement") == true {
      settings.append("baselineRelative: true")
    }
    if Self.hasMargins(view) { settings.append(Self.marginsRelative) }
    self.settings = settings
  }

  /// The setting of a stack view whose views keep to its margins.
  static let marginsRelative = "marginsRelative: true"

  /// Whether a view is a stack view whose views keep to its margins.
  ///
  /// Interface Builder has no other switch than explicit margins.
  static func hasMargins(_ view: InterfaceView) -> Bool {
    view.isStack
      && ["layoutMargins", "directionalLayoutMargins"].contains {
        view.element.child(key: $0) != nil
      }
  }

  /// The words of each key that a stack view has beside the one that it has without the key.
  private static let words: KeyValuePairs<String, Set<String>> = [
    "distribution": ["fillEqually", "fillProportionally", "equalSpacing", "equalCentering"],
    "alignment": [
      "leading", "top", "center", "trailing", "bottom", "firstBaseline", "lastBaseline",
    ],
  ]

  /// Values of a stack view's element that mean nothing, each with what counts instead.
  static func unknown(in element: MarkupElement) -> [String] {
    func note(_ key: String, _ known: Set<String>, _ usual: String) -> String? {
      guard let word = element.attributes[key], word != usual, !known.contains(word) else {
        return nil
      }
      return "its \(key) '\(word.prefix(40))' is not known: it is '\(usual)' here"
    }
    var notes = [note("axis", ["vertical"], "horizontal")]
    notes += words.map { note($0.key, $0.value, "fill") }
    if let spacing = element.attributes["spacing"], element.number("spacing") == nil,
      element.attributes["spacingType"] != "standard"
    {
      notes.append("its spacing '\(spacing.prefix(40))' is no length: it is 0 here")
    }
    return notes.compactMap { $0 }
  }
}
