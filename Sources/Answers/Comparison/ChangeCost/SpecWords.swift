import Foundation
import Geometry
import LayoutSpecs

/// Says the properties of one spec in the words of scenario files, without its children.
enum SpecWords {
  /// The properties of the kind that are not as they are by default.
  static func properties(_ spec: LayoutSpec) -> String {
    switch spec.kind {
    case .stack(let stack): words(of: stack)
    case .inset(let insets):
      "insets: [\([insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: ", "))]"
    case .absolute(let sizing): sizing == .default ? "" : "sizing: \(sizing.rawValue)"
    case .relative(let relative), .center(let relative):
      "horizontalPosition: \(relative.horizontalPosition.rawValue), "
        + "verticalPosition: \(relative.verticalPosition.rawValue)"
        + (relative.sizing.isEmpty ? "" : ", sizing: \(relative.sizing.rawValue)")
    case .ratio(let ratio): "ratio: \(number(ratio))"
    case .corner(let corner):
      "location: \(corner.location.rawValue), "
        + "offset: [\(number(Double(corner.offset.x))), \(number(Double(corner.offset.y)))]"
        + (corner.wrapsCorner ? ", wrapsCorner: true" : "")
    default: ""
    }
  }

  private static func words(of stack: StackSpec) -> String {
    let plain = StackSpec(direction: stack.direction)
    var words = ["direction: \(stack.direction.rawValue)"]
    if stack.spacing != 0 { words.append("spacing: \(number(stack.spacing))") }
    if stack.justifyContent != plain.justifyContent {
      words.append("justifyContent: \(stack.justifyContent.rawValue)")
    }
    if stack.alignItems != plain.alignItems {
      words.append("alignItems: \(stack.alignItems.rawValue)")
    }
    if stack.flexWrap != plain.flexWrap { words.append("flexWrap: \(stack.flexWrap.rawValue)") }
    if stack.alignContent != plain.alignContent {
      words.append("alignContent: \(stack.alignContent.rawValue)")
    }
    if stack.lineSpacing != 0 { words.append("lineSpacing: \(number(stack.lineSpacing))") }
    return words.joined(separator: ", ")
  }

  /// What a style asks for; empty where it asks for nothing.
  static func style(_ style: ElementStyle) -> String {
    var words: [String] = []
    let dimensions: [(String, LayoutSpecs.Dimension)] = [
      ("width", style.width), ("height", style.height), ("minWidth", style.minWidth),
      ("maxWidth", style.maxWidth), ("minHeight", style.minHeight),
      ("maxHeight", style.maxHeight), ("flexBasis", style.flexBasis),
    ]
    for (name, dimension) in dimensions {
      switch dimension {
      case .auto: break
      case .points(let points): words.append("\(name): \(number(points))")
      case .fraction(let part): words.append("\(name): \(number(part * 100))%")
      }
    }
    let numbers = [
      ("flexGrow", style.flexGrow), ("flexShrink", style.flexShrink),
      ("spacingBefore", style.spacingBefore), ("spacingAfter", style.spacingAfter),
      ("ascender", style.ascender ?? 0), ("descender", style.descender ?? 0),
    ]
    words += numbers.filter { $0.1 != 0 }.map { "\($0.0): \(number($0.1))" }
    if style.alignSelf != .auto { words.append("alignSelf: \(style.alignSelf.rawValue)") }
    let position = style.layoutPosition
    if position != .zero {
      words.append("layoutPosition: [\(number(Double(position.x))), \(number(Double(position.y)))]")
    }
    if style.sizeRange != RelativeSizeRange() { words.append("sizeRange") }
    return words.joined(separator: ", ")
  }

  /// As many digits as anybody writes, but none that come from arithmetic.
  private static func number(_ number: Double) -> String {
    NumberText.decimal(number, places: 6)
  }
}
