import Foundation
import Geometry
import LayoutConstraints

/// The sentences of the engines about an edge, in the words of a lesson.
///
/// `explain` names every question that an engine asks; a reader wants the step that decides. Sentences
/// that only repeat a result are left out, and so are paths and size ranges.
enum PlainWords {
  /// A sentence of the spec engine; `nil` where it teaches nothing here.
  static func spec(_ sentence: String) -> String? {
    plain(sentence).map { words in
      words.replacing(#/([a-z]+(\[[0-9]+\])?\.)*([a-z]+)\[[0-9]+\](\.([a-z]+))?/#) { found in
        "the \(found.5 ?? found.3)"
      }
    }
  }

  private static func plain(_ sentence: String) -> String? {
    if sentence.contains(#/ (is|are) asked to be /#) {
      guard let found = sentence.firstMatch(of: #/^(.+) is asked to be (at (?:most|least) .+)$/#)
      else { return nil }
      return "\(found.1) may be \(found.2)"
    }
    if sentence.hasPrefix("Its content is ") || sentence.hasPrefix("It has no content") {
      return nil
    }
    if let found = sentence.firstMatch(
      of: #/^Its content measures ([0-9.]+) × ([0-9.]+) at an available size of ([0-9.∞]+) × .+$/#)
    {
      let size = "its text is \(found.1) pt wide and \(found.2) pt high."
      return found.3 == "∞"
        ? "On one line, \(size)" : "In a width of \(found.3) pt, \(size)"
    }
    if let found = sentence.firstMatch(of: #/^Insets of (.+) around the child/#) {
      return "Its insets are \(found.1)."
    }
    if let found = sentence.firstMatch(of: #/^(.+) begins at x .+?, y [^:]+: (.+)$/#) {
      return "\(found.1) begins \(found.2)"
    }
    if sentence.contains(#/ begins at x .+, y /#) { return nil }
    if let found = sentence.firstMatch(of: #/^(The centre of .+), so it starts at x .+$/#) {
      return "\(found.1)."
    }
    if let found = sentence.firstMatch(of: #/^(.+) is at x (.+?), y (.+?): .+$/#) {
      return "\(found.1) is at \(found.2), \(found.3)."
    }
    if let found = sentence.firstMatch(of: #/^(After .+), which ends at ([0-9.]+ pt)(.*)$/#) {
      return "\(found.1), which ends \(found.2) into the stack\(found.3)"
    }
    return sentence.replacing(#/[:;,] clamped to (its|the) size range.*$/#, with: ".")
      .replacing(#/ Clamped to its size range: .*$/#, with: "")
      .replacing(#/, [0-9.]+% of all weights/#, with: "")
  }

  /// A part of a sum in the constraints: `8 pt by line 12: 'title.leading == photo.trailing + 8'`.
  static func part(_ sentence: String) -> String {
    sentence.replacing(#/ \(hugging [^)]*\)/#, with: "")
      .replacing(#/^(.+) pt by (.+)'s content, [0-9.]+ pt (wide|high)/#) { found in
        "\(found.1) pt by the own \(found.3 == "wide" ? "width" : "height") of \(found.2)"
      }
      .replacing(#/container's (width|height), [0-9.]+ pt/#) { "container's \($0.1)" }
      .replacing(#/ \(UISV-[a-z-]+\)/#, with: " (by the stack view)")
      .replacing("the container's width", with: "the width of the screen")
      .replacing("the container's height", with: "the height of the screen")
      .replacing(", whose own constant is 0 pt", with: "")
  }

  /// The origin of a term of a sum, without its points.
  static func place(_ sentence: String) -> String {
    part(sentence).replacing(#/^-?[0-9.]+ pt by /#, with: "")
      .replacing(#/ \(× [0-9.]+\)$/#, with: "")
  }

  /// The last reason: the demand of the spec around an element.
  static func demand(_ sentence: String, of element: String, by owner: String) -> String? {
    sentence.firstMatch(of: #/ is asked to be exactly (.+)\.$/#).map {
      "\(owner.capitalizedFirst) makes \(element) exactly \($0.1)."
    }
  }

  /// Which child begins a line, or which side a ratio takes; `nil` for any other sentence.
  static func choice(_ sentence: String, isInRatio: Bool) -> String? {
    if sentence.contains("starts the next line") { return sentence }
    guard isInRatio,
      let found = sentence.firstMatch(
        of: #/^(The full .+ and the ratio .+) give a (width|height) /#)
    else { return nil }
    return "\(found.1) give the \(found.2)."
  }

  /// The rule that a stack view writes under an identifier.
  static func rule(_ identifier: String) -> String {
    switch identifier {
    case "UISV-canvas-connection": "the views reach from edge to edge"
    case "UISV-spacing": "each view begins after the one before"
    case "UISV-fill-equally": "all views are equally long"
    case "UISV-fill-proportionally": "views share in proportion"
    default: identifier
    }
  }

  /// Why a value is ambiguous, without the range.
  static func cause(_ words: String) -> String {
    let plain = words.replacing(#/ \([^()]*(pt|value)[^()]*\)$/#, with: "")
    return (plain.hasPrefix("a tie") ? "There is " + plain : plain.capitalizedFirst) + "."
  }

  /// The subject of an ambiguous value: `x`, `y`, `width` or `height` of an element.
  static func subject(_ value: String, of element: String) -> String {
    switch value {
    case "x": "where \(element) is from left to right"
    case "y": "where \(element) is from top to bottom"
    case "width": "how wide \(element) is"
    default: "how high \(element) is"
    }
  }

  /// The name of a spec by the path to it: `the stack`.
  static func name(ofPath path: String) -> String {
    let last = path.split(separator: ".").last.map(String.init) ?? path
    let name = last.replacing(#/\[[0-9]+\]/#, with: "")
    return ["inset", "stack", "spacer"].contains(name) ? "the \(name)" : "the \(name) spec"
  }

  /// The name of the size that an element's content has: `the own width of title`.
  static func ownSize(of element: String, _ attribute: Constraint.Attribute) -> String {
    "the own \(attribute.axis == .horizontal ? "width" : "height") of \(element)"
  }

  /// The name of the size of an element: `the width of title`.
  static func size(of element: String, _ attribute: Constraint.Attribute) -> String {
    "the \(attribute.axis == .horizontal ? "width" : "height") of \(element)"
  }
}
