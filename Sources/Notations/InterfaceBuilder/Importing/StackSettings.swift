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
    func add(_ key: String, _ known: Set<String>) {
      guard let word = element.attributes[key], known.contains(word) else { return }
      settings.append("\(key): \(word)")
    }
    add(
      "distribution", ["fillEqually", "fillProportionally", "equalSpacing", "equalCentering"])
    add(
      "alignment",
      ["leading", "top", "center", "trailing", "bottom", "firstBaseline", "lastBaseline"])
    if element.attributes["spacingType"] == "standard" {
      settings.append("spacing: 8")
    } else if let spacing = element.number("spacing"), spacing != 0 {
      settings.append("spacing: \(NumberText.exact(spacing))")
    }
    if element.flag("baselineRelativeArrangement") == true {
      settings.append("baselineRelative: true")
    }
    // Interface Builder has no other switch: explicit margins make the views keep to them.
    if ["layoutMargins", "directionalLayoutMargins"].contains(where: {
      element.child(key: $0) != nil
    }) {
      settings.append("marginsRelative: true")
    }
    self.settings = settings
  }
}
