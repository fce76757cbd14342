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
  /// Elements are called by their debug names, or classes. What several nodes of one name share,
  /// such as the cells of a list, is told once. A spec that cannot be laid out has no warnings:
  /// `ASLayout.problems` tells why. Lays the node out, and builds every spec once more.
  public func specWarnings(in constrainedSize: ASSizeRange) -> [NodeWarning] {
    var warnings: [NodeWarning] = []
    let layout = layoutThatFits(constrainedSize)
    let nodes = [self] + layout.nodeFrames.map(\.node)
    for node in nodes {
      let range = node === self ? constrainedSize : node.constrainedSizeForCalculatedLayout
      for warning in node.ownSpecWarnings(in: range) {
        let named = NodeWarning(node: node.label, warning: warning)
        if !warnings.contains(named) { warnings.append(named) }
      }
    }
    return warnings
  }

  private func ownSpecWarnings(in range: ASSizeRange) -> [SpecWarning] {
    guard let inside = range.narrowed(by: style, parentSize: range.max),
      let spec = spec(in: inside)
    else { return [] }
    var lowering = ElementLowering(namesAreLabels: true)
    do throws(SpecError) {
      guard let tree = try lowering.tree(of: spec) else { return [] }
      let specs = tree.writtenSpecCount
      return tree.lint(in: [inside.sizeRange])
        + (specs > SpecWarning.mostSpecs ? [.largeSpec(specs: specs)] : [])
    } catch { return [] }
  }

  /// Whether this is a node of no class in particular, with nothing inside.
  var isPlain: Bool { type(of: self) == ASDisplayNode.self && layoutSpecBlock == nil }
}
