import Foundation
import Geometry
import Scenarios

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

  /// The name of the property for an element.
  func name(of element: Element) -> String {
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
