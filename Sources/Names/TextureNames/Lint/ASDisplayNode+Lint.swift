public import LayoutSpecs

/// A warning about the spec of a node.
public struct NodeWarning: Sendable, Equatable {
  public let node: String, warning: SpecWarning
  public init(node: String, warning: SpecWarning) { (self.node, self.warning) = (node, warning) }
}

extension ASDisplayNode {
  /// Finds costly habits in the specs of the node and of all nodes inside, laid out in a size
  /// range.
  ///
  /// Elements are named by `name`, or else by their debug names or classes. A warning that several
  /// nodes of one class share, such as the cells of a list, is reported once. A spec that cannot be
  /// laid out has no warnings: `ASLayout.problems` reports the reason. Lays the node out, and
  /// builds every spec once more.
  public func specWarnings(
    in constrainedSize: ASSizeRange,
    naming name: @escaping (ASDisplayNode) -> String? = { _ in nil }
  ) -> [NodeWarning] {
    var warnings: [NodeWarning] = []
    let layout = layoutThatFits(constrainedSize)
    let nodes = [self] + layout.nodeFrames.map(\.node)
    var reported: Set<String> = []
    for node in nodes {
      let range = node === self ? constrainedSize : node.constrainedSizeForCalculatedLayout
      for warning in node.ownSpecWarnings(in: range, name) {
        guard reported.insert("\(node.label) \(warning.kind)").inserted else { continue }
        warnings.append(NodeWarning(node: node.label, warning: warning))
      }
    }
    return warnings
  }
  private func ownSpecWarnings(
    in range: ASSizeRange, _ name: @escaping (ASDisplayNode) -> String?
  ) -> [SpecWarning] {
    guard let (tree, inside) = specTree(in: range, name) else { return [] }
    let specs = tree.writtenSpecCount
    return tree.lint(in: [inside.sizeRange])
      + (specs > SpecWarning.mostSpecs ? [.largeSpec(specs: specs)] : [])
  }
}

extension SpecWarning {
  fileprivate var kind: String {
    switch self {
    case .everythingFixed: "fixed"
    case .everythingAbsolute: "absolute"
    case .largeSpec: "large"
    }
  }
}
