import Foundation
import Geometry
import Scenarios
import TextMeasuring

/// Writes a class in Swift: what views and nodes of a screen have in common.
struct SwiftText {
  private(set) var lines: [String] = []
  private var indent = 0

  /// Adds lines at the present indentation; an empty one stays empty.
  mutating func add(_ text: String...) {
    for line in text {
      lines.append(line.isEmpty ? "" : String(repeating: "  ", count: indent) + line)
    }
  }

  /// Adds a line that opens a block, what is in it, and the line that closes it.
  mutating func block(_ opening: String, closing: String = "}", _ inside: (inout SwiftText) -> Void)
  {
    add(opening)
    indent += 1
    inside(&self)
    indent -= 1
    add(closing)
  }

  /// The whole text.
  var text: String { lines.joined(separator: "\n") }

  /// A name for a class, from that of a scenario: `RepositoryRow` for `repository-row`.
  ///
  /// What begins like the classes of toolkits, or is what the code calls its own, gets `Screen`
  /// before it: `UI` would otherwise become a `UIView` that is its own superclass.
  static func className(of scenario: Scenario) -> String {
    let words = scenario.id.split { !$0.isLetter && !$0.isNumber }
    let name = words.map { String($0).capitalisedFirst }.joined()
    let isTaken = name == "FixedSize" || name.firstMatch(of: /^(UI|AS|NS|CA|CG)(\p{Lu}|$)/) != nil
    return name.first?.isLetter == true && !isTaken ? name : "Screen" + name
  }

  /// A weight of a font as code writes it.
  static func font(_ font: FontDescription) -> String {
    font.weight == .regular
      ? ".systemFont(ofSize: \(font.size.plain))"
      : ".systemFont(ofSize: \(font.size.plain), weight: .\(font.weight.rawValue))"
  }
}

/// What properties of a class are called that hold the elements of a scenario, and of what class
/// they are.
struct PropertyWords {
  /// What a text is in, what an image, and what anything else.
  let text: String
  let image: String
  let box: String
  /// The class of a text, of what has a fixed size, and of what has no content.
  let textClass: String
  let fixedSizeClass: String
  let emptyClass: String

  /// Of a view.
  static let views = PropertyWords(
    text: "Label", image: "ImageView", box: "View", textClass: "UILabel",
    fixedSizeClass: "FixedSizeView", emptyClass: "UIView")
  /// Of a node.
  static let nodes = PropertyWords(
    text: "TextNode", image: "ImageNode", box: "Node", textClass: "ASTextNode",
    fixedSizeClass: "FixedSizeNode", emptyClass: "ASDisplayNode")

  /// The names of the properties for elements, by the names of these; none is one that the class
  /// inherits, or another's.
  func names(of elements: [Element]) -> [String: String] {
    var names = GuideNames(taken: Self.inherited)
    var properties: [String: String] = [:]
    for element in elements where properties[element.name] == nil {
      properties[element.name] = names.unique(name(of: element))
    }
    return properties
  }

  /// The names that views and nodes inherit and that elements or guides could be given.
  static let inherited = [
    "inputView", "inputAccessoryView", "maskView", "frame", "layoutMargins",
    "directionalLayoutMargins",
  ]

  /// The name of the property for an element, where nobody else has it.
  private func name(of element: Element) -> String {
    switch element.kind {
    case .text: element.name + text
    case .image: element.name + image
    case .box: element.name + box
    }
  }

  /// The expression that makes what an element is in.
  func initialiser(of element: Element) -> String {
    switch element.kind {
    case .text: "\(textClass)()"
    case .image(let size), .box(.some(let size)):
      "\(fixedSizeClass)(width: \(size.width.plain), height: \(size.height.plain))"
    case .box(.none): "\(emptyClass)()"
    }
  }
}

extension Element {
  /// Whether its content always has the same size.
  var hasFixedSize: Bool {
    switch kind {
    case .image, .box(.some): true
    default: false
    }
  }
}
