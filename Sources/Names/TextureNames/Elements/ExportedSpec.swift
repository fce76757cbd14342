package import LayoutSpecs

/// The layout spec of a node as a value, with its elements.
package struct ExportedSpec {
  /// The spec; its elements measure themselves.
  package let spec: LayoutSpec
  /// The nodes, and the specs of custom classes, that are its elements, by their names in it.
  package let elements: [String: any ASLayoutElement]
}

extension ASDisplayNode {
  /// The layout spec that the node builds for a size range; `nil` where it has none, or one that
  /// cannot be laid out.
  ///
  /// Elements are named by `name`, or else by their label.
  package func exportedSpec(
    in range: ASSizeRange, naming name: @escaping (ASDisplayNode) -> String?
  ) -> ExportedSpec? {
    guard let inside = range.narrowed(by: style, parentSize: range.max), let own = spec(in: inside)
    else { return nil }
    var lowering = ElementLowering { element in
      (element as? ASDisplayNode).flatMap(name) ?? element.label
    }
    guard let value = try? lowering.value(of: own) else { return nil }
    return ExportedSpec(spec: value.spec, elements: value.elements)
  }
}
