import Foundation
import Geometry
package import LayoutConstraints
package import LayoutSpecs

/// The rules of a layout spec that set one edge, centre or size of an element, from the root down.
public struct SpecEdgeExplanation: Sendable, Equatable, Encodable {
  /// The value in the container in points, rounded like the layout.
  public let value: Double
  /// The part of each spec on the path; empty where nothing moves the value from 0.
  public let steps: [SpecEdgeStep]
}

/// The part of one spec on the path to an element in the value of an edge.
public struct SpecEdgeStep: Sendable, Equatable, Encodable {
  /// The path from the root to the spec, or to the element for its own size: `inset[0].stack`.
  public let path: String
  /// The points that it adds.
  public let points: Double
  /// Why, in words.
  public let reasons: [String]
  /// Whether this is the element's own size, rather than the part of a spec around it.
  package var isOwnSize = false
  /// The indices of those reasons that name the lengths which the specs around the node allow it.
  package var limits: Set<Int> = []

  private enum CodingKeys: String, CodingKey {
    case path, points, reasons
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
    let sentences = TraceSentences(trace: trace)
    let (axis, share) = (attribute.axis, attribute.shareOfSize)
    var steps = attribute.isSize ? [] : sentences.positionSteps(to: node, axis)
    if share > 0 {
      let size = sentences.sizeStep(of: node, axis, length: placement.frame.size[axis])
      let points = share * size.points
      let rule = isContainer ? ["\(element) is as large as the outermost spec, \(size.path)."] : []
      steps.append(
        SpecEdgeStep(
          path: size.path, points: points, reasons: rule + size.reasons, isOwnSize: !isContainer,
          limits: Set(size.limits.map { $0 + rule.count })))
    }
    self.steps = steps
  }
}

extension TraceSentences {
  /// The part of each spec on the path in the position of a node, without those that add nothing.
  fileprivate func positionSteps(to node: Int, _ axis: Axis) -> [SpecEdgeStep] {
    trace.way(to: node).compactMap { child in
      guard let parent = trace.nodes[child].parent,
        let offset = trace.nodes[child].placement?.offset[axis], offset != 0
      else { return nil }
      let reasons = decidingSteps(of: parent) { $0.places(child, along: axis) }
      return SpecEdgeStep(
        path: trace.path(of: parent), points: offset,
        reasons: neighbour(before: child, axis, offset).map { [$0] } ?? reasons)
    }
  }

  /// Why a node has its length: what the specs around it distribute, and what it asks for itself.
  fileprivate func sizeStep(of node: Int, _ axis: Axis, length: Double) -> SpecEdgeStep {
    var limits: [String] = []
    if let question = trace.nodes[node].decidingQuestion {
      let range = trace.questions[question].range[axis]
      limits.append("\(name(of: node)) is asked to be \(range.words(axis)).")
    }
    let all =
      distributed(to: node, along: axis) + limits
      + decidingSteps(of: node) { $0.isAboutOwnSize(along: axis) }
    limits += decidingSteps(of: node) { $0.isOverruledStyle(along: axis) }
    // A child that is asked twice may have the same reason twice.
    var reasons: [String] = []
    for reason in all where !reasons.contains(reason) { reasons.append(reason) }
    return SpecEdgeStep(
      path: trace.path(of: node), points: length, reasons: reasons,
      limits: Set(reasons.indices.filter { limits.contains(reasons[$0]) }))
  }

  /// The lengths that the specs around a node give it, from the outermost one that passes its
  /// length on exactly.
  private func distributed(to node: Int, along axis: Axis) -> [String] {
    var reasons: [String] = []
    for child in trace.way(to: node).reversed() {
      guard let parent = trace.nodes[child].parent else { break }
      reasons = decidingSteps(of: parent) { $0.sizes(child, along: axis) } + reasons
      guard let question = trace.nodes[child].decidingQuestion,
        trace.questions[question].range[axis].isExact
      else { break }
    }
    return reasons
  }

  /// The sentences about some steps of a node's final answer.
  private func decidingSteps(of node: Int, where isWanted: (TraceStep) -> Bool) -> [String] {
    guard let index = trace.nodes[node].decidingQuestion else { return [] }
    let question = trace.questions[index]
    return question.steps.filter(isWanted).flatMap { sentences(about: $0, in: question) }
  }

  /// The child before a child of a stack along the stack, and the gap between them.
  private func neighbour(before child: Int, _ axis: Axis, _ offset: Double) -> String? {
    guard let parent = trace.nodes[child].parent, stackAxis(of: parent) == axis,
      child > trace.nodes[parent].children.lowerBound,
      let before = trace.nodes[child - 1].placement,
      let answer = trace.nodes[child - 1].decidingQuestion
    else { return nil }
    let length = trace.questions[answer].size[axis]
    let end = before.offset[axis] + length
    // In a wrapping stack it may be the first of its line.
    guard end <= offset + 0.5 else { return nil }
    let gap = (offset - end).points
    let words = "After \(name(of: child - 1)), \(length.withUnit) \(axis.adjective), "
    return words + "which ends at \(end.withUnit)"
      + (gap == "0" ? "." : ", and a gap of \(gap) pt.")
  }

  private func stackAxis(of node: Int) -> Axis? {
    guard let index = trace.nodes[node].decidingQuestion else { return nil }
    for case .stack(let axis, _) in trace.questions[index].steps { return axis }
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

  /// Whether the step is a style of the node itself that the spec around it does not let have its way.
  fileprivate func isOverruledStyle(along axis: Axis) -> Bool {
    guard case .style(let style) = self, style.axis == axis, style.requested != .unbounded else {
      return false
    }
    return style.result != style.requested && !style.isWithinRequest
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
