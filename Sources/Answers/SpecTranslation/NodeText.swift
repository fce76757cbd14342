import Foundation
import Geometry
import LayoutSpecs
import Scenarios

/// Writes a layout spec as an `ASDisplayNode`.
struct NodeText {
  private let translated: TranslatedScenario

  private let properties: [String: String]

  init(_ translated: TranslatedScenario) {
    self.translated = translated
    properties = PropertyWords.nodes.names(of: translated.scenario.elements)
  }

  private var elements: [Element] { translated.scenario.elements }

  /// The file.
  func text(header: String) -> String {
    var swift = SwiftText()
    for line in NotationWords.comment(header, mark: "//") { swift.add(line) }
    swift.add("import AsyncDisplayKit", "")
    swift.block("final class \(className): ASDisplayNode {") { swift in
      for element in elements {
        swift.add("let \(property(element)) = \(PropertyWords.nodes.initialiser(of: element))")
      }
      swift.add("")
      swift.block("override init() {") { swift in
        swift.add("super.init()", "automaticallyManagesSubnodes = true")
        for element in elements { addText(of: element, to: &swift) }
      }
      swift.add("")
      swift.block(
        "override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {"
      ) { swift in
        var code = SpecCode(properties: properties)
        let root = code.name(translated.spec)
        for line in code.lines { swift.add(line) }
        let isSpec = translated.spec.elementName == nil
        swift.add(isSpec ? "return \(root)" : "return ASWrapperLayoutSpec(layoutElement: \(root))")
      }
    }
    if elements.contains(where: \.hasFixedSize) { addFixedSizeNode(to: &swift) }
    return swift.text
  }

  private var className: String { SwiftText.className(of: translated.scenario) + "Node" }

  private func property(_ element: Element) -> String { properties[element.name] ?? element.name }

  private func addText(of element: Element, to swift: inout SwiftText) {
    guard case .text(let text) = element.kind else { return }
    swift.block("\(property(element)).attributedText = NSAttributedString(", closing: ")") {
      swift in
      swift.add(
        "string: \(NotationWords.swiftQuoted(text.text)),",
        "attributes: [.font: UIFont\(SwiftText.font(text.font))]")
    }
    swift.add("\(property(element)).maximumNumberOfLines = \(text.maximumLines)")
  }

  private func addFixedSizeNode(to swift: inout SwiftText) {
    swift.add("")
    swift.block("extension \(className) {") { swift in
      swift.add("/// A node whose content has this size, in the place of an image or of a control.")
      swift.block("final class FixedSizeNode: ASDisplayNode {") { swift in
        swift.add("private let size: CGSize", "")
        swift.block("init(width: CGFloat, height: CGFloat) {") { swift in
          swift.add("size = CGSize(width: width, height: height)", "super.init()")
        }
        swift.add("")
        swift.add(
          "override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize { size }")
      }
    }
  }
}
