import Geometry
import LayoutConstraints
import LayoutSpecs
import Layouts
package import Scenarios

// The lines of a file that determine the edges of elements in a layout spec.
extension TracePhrases {
  /// The lines for the left, top, right and bottom edge of an element; `nil` where it is not part of
  /// the layout.
  package func edgeTerms(of element: String, _ places: StylePlaces) -> [EdgeTerms]? {
    let isContainer = element == ConstraintSystem.containerName
    guard let node = isContainer ? 0 : trace.node(ofElement: element),
      let placement = trace.nodes[node].placement
    else { return nil }
    return [(Axis.horizontal, false), (.vertical, false), (.horizontal, true), (.vertical, true)]
      .map { axis, isFar in
        var lines = EdgeTerms()
        for child in trace.way(to: node) { addPosition(of: child, axis, places, to: &lines) }
        if isFar {
          let way = trace.childIndices(to: node)
          lines.add(placement.frame.size[axis], line: places.position(ofSpecAt: way)?.line)
          addFlexibility(of: node, axis, places, to: &lines)
        }
        return lines
      }
  }

  /// Adds the distance of a node from the near edge of the spec around it.
  private func addPosition(
    of child: Int, _ axis: Axis, _ places: StylePlaces, to lines: inout EdgeTerms
  ) {
    guard let parent = trace.nodes[child].parent,
      let offset = trace.nodes[child].placement?.offset[axis], offset != 0
    else { return }
    let way = trace.childIndices(to: parent)
    let own = places.position(ofSpecAt: way)?.line
    func line(_ keys: String...) -> Int? {
      keys.lazy.compactMap { places.position(of: $0, at: way)?.line }.first ?? own
    }
    switch trace.nodes[parent].kind {
    case .inset: lines.add(offset, line: line("insets"))
    case .corner: lines.add(offset, line: line("offset", "location"))
    case .stack:
      let before = neighbours(before: child, axis, offset)
      for (sibling, length) in before {
        lines.add(length, line: places.position(ofSpecAt: trace.childIndices(to: sibling))?.line)
      }
      let gap = offset - before.reduce(0) { $0 + $1.length }
      if abs(gap) >= 0.001 {
        lines.add(gap, line: before.isEmpty ? line("justifyContent") : line("spacing"))
      }
    case .absolute, .static:
      let own = trace.childIndices(to: child)
      lines.add(
        offset,
        line: places.position(of: "layoutPosition", at: own)?.line
          ?? places.position(ofSpecAt: own)?.line)
    default: lines.add(offset, line: own)
    }
  }

  /// The children before a child along a stack, each with its length; empty where they do not explain
  /// its position, as at the start of a line and across the stack.
  private func neighbours(
    before child: Int, _ axis: Axis, _ offset: Double
  ) -> [(sibling: Int, length: Double)] {
    guard let parent = trace.nodes[child].parent,
      let question = trace.nodes[parent].decidingQuestion,
      trace.questions[question].steps.contains(where: { $0.stacks(along: axis) })
    else { return [] }
    var before: [(sibling: Int, length: Double)] = []
    for sibling in trace.nodes[parent].children where sibling < child {
      guard let place = trace.nodes[sibling].placement,
        let answer = trace.nodes[sibling].decidingQuestion
      else { return [] }
      let length = trace.questions[answer].size[axis]
      // In a wrapping stack, those on other lines are not beside it.
      if place.offset[axis] + length <= offset + 0.5 { before.append((sibling, length)) }
    }
    return before.reduce(0) { $0 + $1.length } <= offset + 0.5 ? before : []
  }

  /// The lines with `flexGrow` and `flexShrink` of the node, and of the specs that pass their length
  /// on to it exactly.
  private func addFlexibility(
    of node: Int, _ axis: Axis, _ places: StylePlaces, to lines: inout EdgeTerms
  ) {
    for child in trace.way(to: node).reversed() {
      guard let parent = trace.nodes[child].parent else { return }
      let steps = trace.nodes[parent].decidingQuestion.map { trace.questions[$0].steps } ?? []
      let way = trace.childIndices(to: child)
      for case .flex(let flex) in steps
      where flex.axis == axis && flex.shares.contains(where: { $0.child == child }) {
        for key in ["flexGrow", "flexShrink"] {
          lines.add(0, line: places.position(of: key, at: way)?.line)
        }
      }
      guard let question = trace.nodes[child].decidingQuestion,
        trace.questions[question].range[axis].isExact
      else { return }
    }
  }
}

extension TraceStep {
  /// Whether it says that children are stacked along this axis.
  fileprivate func stacks(along wanted: Axis) -> Bool {
    if case .stack(let axis, _) = self { axis == wanted } else { false }
  }
}

extension LayoutTrace {
  /// The index of the child at each level from the root to a node.
  package func childIndices(to node: Int) -> [Int] {
    let way = way(to: node)
    return zip(way, way.dropFirst()).map { $1 - nodes[$0].children.lowerBound }
  }
}
