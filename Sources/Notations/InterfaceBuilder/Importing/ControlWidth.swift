import Foundation
import Geometry
import Scenarios
import TextMeasuring

/// Measures the width that the texts of a control give it.
enum ControlWidth {
  private static let measurer = TextMeasurer()

  /// The width of a control's own content, in points; `nil` where something else than a text gives it.
  static func width(of view: InterfaceView) -> Double? {
    switch view.kind {
    case "textField": return textField(view.element)
    case "button": return button(view.element)
    case "segmentedControl": return segments(view.element)
    default: return nil
    }
  }

  /// Whether it shows a text that no font here can measure.
  static func isUnknown(_ view: InterfaceView) -> Bool {
    let element = view.element
    let texts = ["text", "placeholder"].compactMap {
      element.attributes[$0] ?? element.child(key: $0)?.text
    }
    return texts.contains { text in
      (try? measurer.text(text, font: FontDescription(size: textFieldSize)))?
        .hasUnknownCharacters == true
    }
  }

  private static func textField(_ element: MarkupElement) -> Double? {
    let texts = ["text", "placeholder"].compactMap { element.attributes[$0] }
    let font = element.child(key: "fontDescription")
    let widths = texts.map { width(of: $0, font, usualSize: textFieldSize) }
    guard !widths.contains(nil) else { return nil }
    let hasBorder = element.attributes["borderStyle"].map { $0 != "none" } ?? false
    return (widths.compactMap(\.self).max() ?? 0) + (hasBorder ? border : 0)
  }

  private static func button(_ element: MarkupElement) -> Double? {
    let state = element.child(key: "normal")
    let configuration = element.child(key: "configuration")
    let pictures = [state, configuration].compactMap(\.self).contains { part in
      ["image", "backgroundImage", "subtitle"].contains {
        part.attributes[$0] != nil || part.child(key: $0) != nil
      } || part.child(key: "attributedTitle") != nil
    }
    guard !pictures else { return nil }
    let title = configuration?.attributes["title"] ?? state?.attributes["title"] ?? ""
    if title.isEmpty { return least }
    let font =
      configuration?.child(key: "titleFontDescription") ?? element.child(key: "fontDescription")
    let size = configuration == nil ? titleSize : configuredTitleSize
    guard let text = width(of: title, font, usualSize: size) else { return nil }
    let insets =
      element.child(key: "contentEdgeInsets") ?? configuration?.child(key: "contentInsets")
    let sides = ["minX", "maxX", "leading", "trailing"].compactMap { insets?.number($0) }
    guard insets == nil || sides.isEmpty else { return max(least, text + sides.reduce(0, +)) }
    return max(least, text + (configuration == nil ? 0 : configuredInsets))
  }

  private static func segments(_ element: MarkupElement) -> Double? {
    let segments = element.children(of: "segments")
    let widths = segments.map { segment in
      segment.attributes["image"] == nil && segment.attributes["width"] == nil
        ? segment.attributes["title"].flatMap { width(of: $0, nil, usualSize: segmentSize) }
        : nil
    }
    guard !widths.contains(nil), let widest = widths.compactMap(\.self).max() else { return nil }
    return Double(segments.count) * (widest + segmentInsets)
  }

  private static func width(of text: String, _ font: MarkupElement?, usualSize: Double) -> Double? {
    let (size, weight) = font.map { ViewContents.font($0) } ?? (usualSize, "regular")
    let description = FontDescription(size: size, weight: .init(rawValue: weight) ?? .regular)
    return (try? measurer.text(text, font: description, maximumLines: 1)).map {
      Double($0.unlimitedMeasurement.size.width)
    }
  }

  /// The sizes of fonts that a file does not name, in points.
  ///
  /// Source: UIKit's defaults.
  private static let textFieldSize = 14.0
  private static let titleSize = 15.0
  private static let configuredTitleSize = 17.0
  private static let segmentSize = 13.0
  /// What a control adds to its texts, in points.
  ///
  /// Source: stored frames of controls that nothing stretches, in public files.
  private static let border = 14.0
  private static let least = 30.0
  private static let configuredInsets = 24.0
  private static let segmentInsets = 23.0
}
