public import Geometry

/// The placement of one spec of a tree, with the question that its size answers.
public struct SpecPlacement: Sendable {
  /// The index of the element among the tree's `elements`; `nil` for a rule.
  public var element: Int?
  /// The origin in the root, in points; not rounded.
  public var origin: CGPoint
  /// The origin and the size in the root, in points; on whole pixels where the layout rounds.
  public var frame: CGRect
  /// The question whose answer the layout uses; `nil` for a spec that was never measured.
  public var question: Question?
  /// The indices of the children among the placements.
  public var children: Range<Int>

  /// A question for a size: the size range, and the parent's size.
  public struct Question: Sendable {
    /// The range.
    public var range: SizeRange
    /// The parent's size; a component is NaN where it is undefined, and both are zero where the
    /// spec does not depend on them.
    public var parentSize: CGSize

    /// Creates a question.
    public init(range: SizeRange, parentSize: CGSize) {
      self.range = range
      self.parentSize = parentSize
    }
  }
}

extension SpecTree {
  /// Lays the tree out, as `layout(in:parentSize:rounding:)` does, and returns the placement of
  /// every spec.
  ///
  /// There is one entry for each spec: the root first, a parent before its children, the children
  /// of one parent side by side in their order. It is `nil` for a spec that is not part of the
  /// layout, because it is inside a spec that was never measured.
  public func placements(
    in range: SizeRange, parentSize: CGSize? = nil, rounding: Rounding
  ) throws(SpecError) -> [SpecPlacement?] {
    try layOut(in: range, parentSize, rounding) { (pass: borrowing LayoutPass<Untraced>, layout) in
      layout.map { _ in nodes.indices.map { placement(of: $0, in: pass) } }
    }
  }

  private func placement(
    of node: Int, in pass: borrowing LayoutPass<Untraced>
  ) -> SpecPlacement? {
    guard pass.states[node].isPresent else { return nil }
    return SpecPlacement(
      element: nodes[node].kind.element,
      origin: pass.states[node].position, frame: pass.frame(of: node),
      question: pass.decidingRequest(of: node).map {
        SpecPlacement.Question(range: $0.range, parentSize: $0.parentSize)
      },
      children: nodes[node].children)
  }
}

extension LayoutSpec {
  /// The spec at the end of a path of child indices, and its index among the placements of this one's tree;
  /// `nil` where there is none, or a spec on the way has no placement.
  package func descendant(
    at steps: some Sequence<Int>, among placements: [SpecPlacement?]
  ) -> (spec: LayoutSpec, index: Int)? {
    var (found, node) = (self, 0)
    for step in steps {
      guard let placement = placements[node], found.children.indices.contains(step) else {
        return nil
      }
      found = found.children[step]
      node = placement.children.lowerBound + step
    }
    return (found, node)
  }
}
