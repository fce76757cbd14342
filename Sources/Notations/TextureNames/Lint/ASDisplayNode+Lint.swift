public import LayoutSpecs

/// A habit in the spec of a node.
public struct NodeWarning: Sendable, Equatable {
  /// The node's debug name, or its class.
  public let node: String
  /// What is told of its spec.
  public let warning: SpecWarning

  /// Makes a warning about the spec of the node of this name.
  public init(node: String, warning: SpecWarning) {
    self.node = node
    self.warning = warning
  }
}

extension ASDisplayNode {
  /// Looks for habits that cost more than they give, in the specs of the node and of all nodes
  /// inside it as they are laid out in a range.
  ///
  /// Elements are called as `name` says, else by their debug names, or classes. What several nodes
  /// of one class share, such as the cells of a list, is told once. A spec that cannot be laid out
  /// has no warnings: `ASLayout.problems` tells why. Lays the node out, and builds every spec once
  /// more.
  public func specWarnings(
    in constrainedSize: ASSizeRange,
    naming name: @escaping (ASDisplayNode) -> String? = { _ in nil }
  ) -> [NodeWarning] {
    var warnings: [NodeWarning] = []
    let layout = layoutThatFits(constrainedSize)
    let nodes = [self] + layout.nodeFrames.map(\.node)
    var told: Set<String> = []
    for node in nodes {
      let range = node === self ? constrainedSize : node.constrainedSizeForCalculatedLayout
      for warning in node.ownSpecWarnings(in: range, name) {
        guard told.insert("\(node.label) \(warning.kind)").inserted else { continue }
        warnings.append(NodeWarning(node: node.label, warning: warning))
      }
    }
    return warnings
  }

  private func ownSpecWarnings(
    in range: ASSizeRange, _ name: @escaping (ASDisplayNode) -> String?
  ) -> [SpecWarning] {
    guard let inside = range.narrowed(by: style, parentSize: range.max),
      let spec = spec(in: inside)
    else { return [] }
    var lowering = ElementLowering { element in
      (element as? ASDisplayNode).flatMap(name) ?? element.label
    }
    // What cannot be laid out is told by the layout.
    guard let tree = try? lowering.tree(of: spec) else { return [] }
    let specs = tree.writtenSpecCount
    return tree.lint(in: [inside.sizeRange])
      + (specs > SpecWarning.mostSpecs ? [.largeSpec(specs: specs)] : [])
  }
}

extension SpecWarning {
  /// What is told, whatever the elements.
  fileprivate var kind: String {
    switch self {
    case .everythingFixed: "fixed"
    case .everythingAbsolute: "absolute"
    case .largeSpec: "large"
    }
  }
}
