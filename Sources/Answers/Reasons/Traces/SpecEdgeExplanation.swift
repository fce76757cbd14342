import Geometry
package import JSONText
package import LayoutConstraints
package import LayoutSpecs
import Layouts
package import Phrases

/// The rules of a layout spec that set one edge, centre or size of an element, from the root down.
package struct SpecEdgeExplanation: Sendable, JSONRepresentable {
  /// The value in the container in points, rounded like the layout.
  package let value: Double
  /// The part of each spec on the path; empty where nothing moves the value from 0.
  package let steps: [SpecEdgeStep]

  package var json: JSONValue { .object(["value": value.json, "steps": steps.json]) }
}

/// The part of one spec on the path to an element in the value of an edge.
package struct SpecEdgeStep: Sendable, JSONRepresentable {
  /// The layout that it is about.
  package let trace: LayoutTrace
  /// The spec, or the element for its own size; an index into the nodes of the layout.
  package let node: Int
  /// The points that it adds.
  package let points: Double
  /// Why.
  package let reasons: [SpecReason]
  /// Whether this is the element's own size, rather than the part of a spec around it.
  package var isOwnSize = false

  /// The path from the root to the spec, or to the element for its own size: `inset[0].stack`.
  package var path: String { trace.path(of: node) }

  /// Why, as sentences, each once: a child that is measured twice may have the same reason twice.
  package var sentences: [Phrase] {
    let words = TracePhrases(trace: trace)
    return reasons.flatMap(words.sentences).distinct
  }

  /// The path, the points, and the reasons as sentences.
  package var json: JSONValue {
    .object(["path": path.json, "points": points.json, "reasons": sentences.json])
  }
}

extension SpecEdgeExplanation {
  /// Explains an edge of a layout; left and right are as drawn, whatever the reading direction.
  ///
  /// Returns `nil` for an element that is not part of the layout, and for baselines and margins, which
  /// specs do not have. Linear in the number of steps on the path.
  package init?(
    _ attribute: Constraint.Attribute, of element: String, in trace: LayoutTrace
  ) {
    let isContainer = element == ConstraintSystem.containerName
    guard let node = isContainer ? 0 : trace.node(ofElement: element),
      let placement = trace.nodes[node].placement,
      let value = placement.frame.value(of: attribute)
    else { return nil }
    self.value = value
    let (axis, share) = (attribute.axis, attribute.shareOfSize)
    var steps = attribute.isSize ? [] : trace.positionSteps(to: node, axis)
    if share > 0 {
      let reasons = trace.reasonsOfSize(of: node, axis)
      steps.append(
        SpecEdgeStep(
          trace: trace, node: node, points: share * placement.frame.size[axis],
          reasons: (isContainer ? [.outermost] : []) + reasons, isOwnSize: !isContainer))
    }
    self.steps = steps
  }

  /// Whether both give the same value by the same words.
  package func reads(like other: SpecEdgeExplanation) -> Bool {
    value == other.value && steps.count == other.steps.count
      && zip(steps, other.steps).allSatisfy {
        $0.path == $1.path && $0.points == $1.points && $0.sentences == $1.sentences
      }
  }
}

extension LayoutTrace {
  /// The part of each spec on the path in the position of a node, without those that add nothing.
  fileprivate func positionSteps(to node: Int, _ axis: Axis) -> [SpecEdgeStep] {
    way(to: node).compactMap { child in
      guard let parent = nodes[child].parent, let offset = nodes[child].placement?.offset[axis],
        offset != 0
      else { return nil }
      let reasons =
        neighbour(before: child, axis, offset).map { [.neighbour($0)] }
        ?? decidingSteps(of: parent) { $0.places(child, along: axis) }
      return SpecEdgeStep(trace: self, node: parent, points: offset, reasons: reasons)
    }
  }

  /// Why a node has its length: what the specs around it distribute, and what it asks for itself.
  fileprivate func reasonsOfSize(of node: Int, _ axis: Axis) -> [SpecReason] {
    let allowed = nodes[node].decidingQuestion.map {
      SpecReason.allowed(node: node, axis, questions[$0].range[axis])
    }
    return distributed(to: node, along: axis) + [allowed].compactMap { $0 }
      + decidingSteps(of: node) { $0.isAboutOwnSize(along: axis) }
  }

  /// The lengths that the specs around a node give it, from the outermost one that passes its
  /// length on exactly.
  private func distributed(to node: Int, along axis: Axis) -> [SpecReason] {
    var reasons: [SpecReason] = []
    for child in way(to: node).reversed() {
      guard let parent = nodes[child].parent else { break }
      reasons = decidingSteps(of: parent) { $0.sizes(child, along: axis) } + reasons
      guard let question = nodes[child].decidingQuestion, questions[question].range[axis].isExact
      else { break }
    }
    return reasons
  }

  /// Some steps of a node's final answer.
  private func decidingSteps(of node: Int, where isWanted: (TraceStep) -> Bool) -> [SpecReason] {
    guard let index = nodes[node].decidingQuestion else { return [] }
    return questions[index].steps.filter(isWanted).map { .step($0, question: index) }
  }

  /// The child before a child of a stack along the stack.
  private func neighbour(before child: Int, _ axis: Axis, _ offset: Double) -> SpecNeighbour? {
    guard let parent = nodes[child].parent, stackAxis(of: parent) == axis,
      child > nodes[parent].children.lowerBound,
      let before = nodes[child - 1].placement,
      let answer = nodes[child - 1].decidingQuestion
    else { return nil }
    let length = questions[answer].size[axis]
    let end = before.offset[axis] + length
    // In a wrapping stack it may be the first of its line.
    guard end <= offset + 0.5 else { return nil }
    return SpecNeighbour(node: child - 1, axis: axis, length: length, end: end, gap: offset - end)
  }

  private func stackAxis(of node: Int) -> Axis? {
    guard let index = nodes[node].decidingQuestion else { return nil }
    for case .stack(let axis, _) in questions[index].steps { return axis }
    return nil
  }
}

extension TraceStep {
  /// Whether the step determines the position of a child.
  fileprivate func places(_ child: Int, along axis: Axis) -> Bool {
    switch self {
    case .inset(let inset): inset.axis == axis
    case .relative(let relative): relative.axis == axis
    case .availableSize(let available): available.child == child
    case .corner: true
    case .placed(let placed): placed.child == child
    case .itemsPlaced(let items): items.axis == axis
    case .linesPlaced(let lines): lines.axis == axis
    default: false
    }
  }

  /// Whether the step determines the length of a child of a stack.
  fileprivate func sizes(_ child: Int, along axis: Axis) -> Bool {
    switch self {
    case .flex(let flex): flex.axis == axis && flex.shares.contains { $0.child == child }
    case .basis(let basis, _, _): basis == child
    case .crossRange(let range): range.child == child && range.axis == axis
    case .stretch(let stretched, let stretch, _, _): stretched == child && stretch == axis
    default: false
    }
  }

  /// Whether the step determines the length of the node itself.
  fileprivate func isAboutOwnSize(along axis: Axis) -> Bool {
    switch self {
    case .style(let style): style.axis == axis
    case .inset(let inset): inset.axis == axis
    case .content, .ratio, .fitting, .needed: true
    default: false
    }
  }
}

extension Constraint.Attribute {
  /// The share of the size in the value: 0 in a near edge, 0.5 in a centre, 1 in a far edge.
  fileprivate var shareOfSize: Double {
    switch self {
    case .width, .height, .right, .bottom: 1
    case .centerX, .centerY: 0.5
    default: 0
    }
  }
}
