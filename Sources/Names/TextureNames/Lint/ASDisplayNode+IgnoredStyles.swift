public import LayoutSpecs

/// Properties of a style in the spec of a node that have no effect.
public struct NodeStyleWarning: Sendable, Equatable {
  /// The debug name, or the class, of the node that the spec belongs to.
  public let node: String
  public let ignored: IgnoredStyle
  public init(node: String, ignored: IgnoredStyle) { (self.node, self.ignored) = (node, ignored) }
}

extension ASDisplayNode {
  /// Finds properties of styles, in the specs of the node and of all nodes inside, that have no
  /// effect in any of these size ranges.
  ///
  /// Elements are named as by ``specWarnings(in:naming:)``. Nodes of one name, such as the cells of
  /// a list, are reported once, and only where all of them ignore the property. A spec that cannot
  /// be laid out has no warnings. A node whose size is checked measures itself once more without
  /// it; sizes of this node and of custom specs are not checked. Lays the node out in each range,
  /// and each spec once for each size in it.
  public func ignoredStyles(
    in constrainedSizes: [ASSizeRange],
    naming name: @escaping (ASDisplayNode) -> String? = { _ in nil }
  ) -> [NodeStyleWarning] {
    var specs: [String: Int] = [:]
    var counts: [IgnoredProperty: Int] = [:]
    var found: [(property: IgnoredProperty, warning: NodeStyleWarning)] = []
    for size in constrainedSizes {
      let layout = layoutThatFits(size)
      // Checking measures nodes again, in other ranges.
      let nodes =
        [(self, size)]
        + layout.nodeFrames.map { ($0.node, $0.node.constrainedSizeForCalculatedLayout) }
      for (node, range) in nodes {
        guard let (tree, inside) = node.specTree(in: range, name) else { continue }
        specs[node.label, default: 0] += 1
        for ignored in tree.ignoredStyles(in: [inside.sizeRange]) {
          // Text nodes set their baselines themselves, whatever they are in.
          for property in ignored.properties where ![.ascender, .descender].contains(property) {
            let key = IgnoredProperty(node: node.label, way: ignored.way, property: property)
            counts[key, default: 0] += 1
            guard counts[key] == 1 else { continue }
            var alone = ignored
            alone.properties = [property]
            found.append((key, NodeStyleWarning(node: node.label, ignored: alone)))
          }
        }
      }
    }
    let everywhere = found.filter { counts[$0.property] == specs[$0.property.node] }
    return Self.joined(everywhere.map(\.warning))
  }

  /// The spec of the node as a tree, and its range; `nil` without one that can be laid out.
  func specTree(
    in range: ASSizeRange, _ name: @escaping (ASDisplayNode) -> String?
  ) -> (tree: SpecTree, inside: ASSizeRange)? {
    // The layout reports why a spec cannot be laid out.
    guard let inside = range.narrowed(by: style, parentSize: range.max),
      let exported = exportedSpec(in: range, naming: name),
      let tree = try? SpecTree(exported.spec)
    else { return nil }
    return (tree, inside)
  }

  /// Warnings where those about one spec for the same reason are one.
  private static func joined(_ warnings: [NodeStyleWarning]) -> [NodeStyleWarning] {
    var joined: [NodeStyleWarning] = []
    for warning in warnings {
      let same = joined.firstIndex {
        $0.node == warning.node && $0.ignored.way == warning.ignored.way
          && $0.ignored.reason == warning.ignored.reason
      }
      guard let same else {
        joined.append(warning)
        continue
      }
      var ignored = joined[same].ignored
      ignored.properties += warning.ignored.properties
      joined[same] = NodeStyleWarning(node: warning.node, ignored: ignored)
    }
    return joined
  }
}

/// A property of a style at one place in the spec of nodes with one name.
private struct IgnoredProperty: Hashable {
  let node: String, way: [Int], property: StyleProperty
}
