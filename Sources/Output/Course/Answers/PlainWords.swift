import Foundation
import Geometry
import LayoutConstraints

/// The sentences of the constraints about an edge, in the words of a lesson.
enum PlainWords {
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

  /// The name of the size that an element's content has: `the own width of title`.
  static func ownSize(of element: String, _ attribute: Constraint.Attribute) -> String {
    "the own \(attribute.axis == .horizontal ? "width" : "height") of \(element)"
  }

  /// The name of the size of an element: `the width of title`.
  static func size(of element: String, _ attribute: Constraint.Attribute) -> String {
    "the \(attribute.axis == .horizontal ? "width" : "height") of \(element)"
  }
}
