import Geometry
import Scenarios
import TextMeasuring

/// Writes a class in Swift: the part that views and nodes have in common.
struct SwiftText {
  private(set) var lines: [String] = []
  private var indent = 0

  /// Adds lines at the current indentation; an empty one stays empty.
  mutating func add(_ text: String...) {
    for line in text {
      lines.append(line.isEmpty ? "" : String(repeating: "  ", count: indent) + line)
    }
  }

  /// Adds lines that are in comments or calls.
  mutating func add(_ lines: [String]) { for line in lines { add(line) } }

  /// Adds a block: its opening line, its contents, and its closing line.
  mutating func block(_ opening: String, closing: String = "}", _ inside: (inout SwiftText) -> Void)
  {
    add(opening)
    indent += 1
    inside(&self)
    indent -= 1
    add(closing)
  }

  /// Adds a class with content of a fixed size inside another one; `members` follow its initialiser.
  mutating func addFixedSizeClass(
    _ noun: String, of superclass: String, in className: String, initialiser: String,
    members: (inout SwiftText) -> Void
  ) {
    add("")
    block("extension \(className) {") { swift in
      swift.add(
        "/// A \(noun) with content of a fixed size, as a placeholder for an image or a control.")
      swift.block("final class FixedSize\(noun.capitalizedFirst): \(superclass) {") { swift in
        swift.add("private let size: CGSize", "")
        swift.block("init(width: CGFloat, height: CGFloat) {") { swift in
          swift.add("size = CGSize(width: width, height: height)", initialiser)
        }
        swift.add("")
        members(&swift)
      }
    }
  }

  var text: String { lines.joined(separator: "\n") }

  /// The class name for a scenario: `RepositoryRow` for `repository-row`.
  ///
  /// A name that starts like a toolkit's classes, or that the code uses itself, gets the prefix
  /// `Screen`: `UI` would otherwise become a `UIView` that is its own superclass.
  static func className(of scenario: Scenario) -> String {
    let words = scenario.id.split { !$0.isLetter && !$0.isNumber }
    let name = words.map { $0.capitalizedFirst }.joined()
    let isOfToolkit = ["UI", "AS", "NS", "CA", "CG"].contains {
      name.hasPrefix($0) && name.dropFirst(2).first?.isUppercase ?? true
    }
    let isTaken = name == "FixedSize" || isOfToolkit
    return name.first?.isLetter == true && !isTaken ? name : "Screen" + name
  }

  static func font(_ font: FontDescription) -> String {
    font.weight == .regular
      ? ".systemFont(ofSize: \(font.size.plain))"
      : ".systemFont(ofSize: \(font.size.plain), weight: .\(font.weight.rawValue))"
  }
}

/// The names and classes of the properties for a scenario's elements.
struct PropertyWords {
  /// The suffixes of the names for a text, an image, and anything else.
  let text: String
  let image: String
  let box: String
  /// The classes for a text, for content of a fixed size, and for an element without content.
  let textClass: String
  let fixedSizeClass: String
  let emptyClass: String

  static let views = PropertyWords(
    text: "Label", image: "ImageView", box: "View", textClass: "UILabel",
    fixedSizeClass: "FixedSizeView", emptyClass: "UIView")
  static let nodes = PropertyWords(
    text: "TextNode", image: "ImageNode", box: "Node", textClass: "ASTextNode",
    fixedSizeClass: "FixedSizeNode", emptyClass: "ASDisplayNode")

  /// The property names by element name; unique, and none that the class inherits.
  func names(of elements: [Element]) -> [String: String] {
    var names = GuideNames(taken: Self.inherited)
    var properties: [String: String] = [:]
    for element in elements where properties[element.name] == nil {
      properties[element.name] = names.unique(name(of: element))
    }
    return properties
  }

  /// The inherited names of views and nodes that an element or a guide might otherwise get.
  static let inherited = [
    "inputView", "inputAccessoryView", "maskView", "frame", "layoutMargins",
    "directionalLayoutMargins",
  ]

  /// The preferred property name for an element.
  private func name(of element: Element) -> String {
    switch element.kind {
    case .text: element.name + text
    case .image: element.name + image
    case .box: element.name + box
    }
  }

  /// The expression that makes the property's value.
  func initialiser(of element: Element) -> String {
    switch element.kind {
    case .text: "\(textClass)()"
    case .image(let size): fixedSize(size)
    case .box(let box?) where element.hasFixedSize: fixedSize(box.size)
    case .box: "\(emptyClass)()"
    }
  }

  private func fixedSize(_ size: CGSize) -> String {
    "\(fixedSizeClass)(width: \(Double(size.width).plain), height: \(Double(size.height).plain))"
  }
}

extension Element {
  /// Whether its content always has the same size.
  var hasFixedSize: Bool {
    switch kind {
    case .image: true
    case .box(.some): kind.styledLengths == nil
    default: false
    }
  }
}
