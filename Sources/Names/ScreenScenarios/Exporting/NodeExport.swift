import Geometry
import LayoutSpecs
import Scenarios
import TextMeasuring
import TextureNames

/// Turns the spec of a node into a value, with the contents of its elements.
struct NodeExport {
  /// The names of nodes.
  let names: [ObjectIdentifier: String]
  let measurer: TextMeasurer
  /// The contents of elements by name.
  private(set) var contents: [String: ExportedContent] = [:]
  /// The parts that a file cannot express.
  private(set) var notes: [String] = []

  init(names: [ObjectIdentifier: String], measurer: TextMeasurer) {
    (self.names, self.measurer) = (names, measurer)
  }

  /// The spec of a node in a size range; `nil` where it has none.
  ///
  /// A node inside with a spec of its own becomes a background of that spec.
  mutating func spec(of node: ASDisplayNode, in range: ASSizeRange) -> LayoutSpec? {
    guard
      let exported = node.exportedSpec(
        in: range, naming: { [names] in names[ObjectIdentifier($0)] })
    else { return nil }
    return exported.spec.replacingElements { element in
      var leaf = leaf(element, exported.elements)
      leaf.style = element.style
      let isText = leaf.elementName.map { if case .text = contents[$0] { true } else { false } }
      let own = isText == true ? ownBaselines(of: leaf.elementName ?? "") : (0, 0)
      // A node's style has the baselines of its text, which an element of a file has by itself.
      if let ascender = leaf.style.ascender, abs(ascender - own.0) < 1e-9 {
        leaf.style.ascender = nil
      }
      if let descender = leaf.style.descender, abs(descender - own.1) < 1e-9 {
        leaf.style.descender = nil
      }
      return leaf
    }
  }

  private mutating func leaf(
    _ element: LayoutSpec, _ elements: [String: any ASLayoutElement]
  ) -> LayoutSpec {
    let name = element.elementName ?? ""
    guard let node = elements[name] as? ASDisplayNode else {
      notes.append(
        "'\(name)' is a layout spec of a custom class: the file has an empty place instead")
      return .spacer
    }
    if let inside = spec(of: node, in: node.constrainedSizeForCalculatedLayout) {
      contents[name] = ExportedContent.none
      return .background(inside, background: .element(name))
    }
    contents[name] = ExportedContent(of: node)
    return .element(name)
  }

  private func ownBaselines(of name: String) -> (Double, Double) {
    guard case .text(let text) = contents[name],
      let content = try? measurer.text(
        text.text, font: text.font, maximumLines: text.maximumLines)
    else { return (0, 0) }
    let size = content.unlimitedMeasurement
    return (size.firstBaseline, -size.lastBaselineFromBottom)
  }
}
