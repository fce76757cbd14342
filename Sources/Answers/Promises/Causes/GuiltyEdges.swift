import Comparison
import Geometry
import LayoutConstraints
import Layouts
import Scenarios

extension PromiseBreach {
  /// The edges that make it, those that are nearest to what is wrong.
  ///
  /// `frames` are those of the notation at a width at which it is so.
  func guiltyEdges(_ promise: Promise, _ frames: NamedFrames) -> [(element: String, edge: Edge)] {
    let (first, last) = (elements.first ?? "", elements.last ?? "")
    switch kind {
    case .overlap, .order:
      let (near, far) = inOrder(frames)
      return [(near, end(of: axis)), (far, start(of: axis))]
    case .outside:
      let edge = edge ?? .right
      return last == ConstraintSystem.containerName
        ? [(first, edge)] : [(first, edge), (last, edge)]
    case .hidden, .notMirrored: return edge.map { [(first, $0)] } ?? []
    case .small, .empty: return [(first, start(of: axis)), (first, end(of: axis))]
    case .cut, .wideLine: return [(first, .left), (first, .right)]
    case .missed:
      guard case .rule(let rule) = promise.kind else { return [] }
      return rule.edges
    }
  }

  /// Both elements, the one that begins first along the axis before the other one.
  func inOrder(_ frames: NamedFrames) -> (near: String, far: String) {
    let (first, last) = (elements.first ?? "", elements.last ?? "")
    let axis = axis ?? .horizontal
    func middle(_ name: String) -> Double {
      let frame = frames.frame(of: name)
      return axis == .horizontal ? Double(frame.midX) : Double(frame.midY)
    }
    return middle(last) < middle(first) ? (last, first) : (first, last)
  }

  private func start(of axis: Axis?) -> Edge { axis == .vertical ? .top : .left }
  private func end(of axis: Axis?) -> Edge { axis == .vertical ? .bottom : .right }
}

extension PromisedRule {
  /// The edges of frames that it is about, each once.
  fileprivate var edges: [(element: String, edge: Edge)] {
    let places = relations.flatMap { [$0.left, $0.right].compactMap { $0 } }.flatMap {
      [$0.start, $0.end].compactMap { $0 }
    }
    let all = places.filter { $0.element != ConstraintSystem.containerName }.flatMap { place in
      place.attribute.edges.map { (element: place.element, edge: $0) }
    }
    return all.reduce(into: []) { edges, edge in
      if !edges.contains(where: { $0 == edge }) { edges.append(edge) }
    }
  }
}

extension Constraint.Attribute {
  /// The edges of a frame that give the attribute, where reading goes from left to right.
  fileprivate var edges: [Edge] {
    switch physical(readsRightToLeft: false) {
    case .left: [.left]
    case .right: [.right]
    case .top: [.top]
    case .bottom: [.bottom]
    case .width, .centerX: [.left, .right]
    default: [.top, .bottom]
    }
  }
}
