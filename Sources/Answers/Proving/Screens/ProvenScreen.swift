import AffineGeometry
public import Comparison
import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import Scenarios

/// A scenario made ready: what is laid out for all lengths, and the engines that it is held
/// against.
struct ProvenScreen {
  let scenario: Scenario
  let tree: SpecTree
  let system: ConstraintSystem
  let layouts: ScenarioLayouts
  /// What both notations place, with the container itself as `superview`.
  let names: [String]

  /// Throws why there is nothing to prove.
  init(_ scenario: Scenario) throws(ProofError) {
    guard let system = scenario.constraints, scenario.hasSpec else {
      throw .onlyOneNotation
    }
    guard let spec = scenario.spec, scenario.codedConstraints == nil else { throw .code }
    do {
      tree = try SpecTree(spec)
    } catch {
      throw .invalidSpec(error.description)
    }
    self.scenario = scenario
    self.system = system
    layouts = ScenarioLayouts(scenario, solver: .direct)
    let placed = Set(tree.elements)
    let items = Set(system.items.map(\.name))
    names =
      [Self.containerName]
      + scenario.elements.map(\.name).filter { placed.contains($0) && items.contains($0) }
  }

  /// What the container is called among the elements.
  static let containerName = "superview"

  /// The constraints' layout from one length of a sweep on, as far as it stands, at most to `limit`.
  func constraints(
    of sweep: Sweep, from start: Double, limit: Double, rounding: Rounding = .exact
  ) throws(LayoutFailure) -> ConstraintSegment {
    let (width, height) = sweep.lengths(from: start, slope: 1)
    let container = MovingContainer(width: width, height: height)
    do {
      return try system.segment(in: container, limit: limit, rounding: rounding)
    } catch {
      throw LayoutFailure(error)
    }
  }

  /// The edges that both engines put in different places in one container, without rounding.
  func differences(in container: Container) throws(LayoutFailure) -> [ProofSegment.Difference] {
    try differences(
      in: container, from: try layouts.constraints(in: container, rounding: .exact))
  }

  /// The same, from the constraints' layout in that container.
  func differences(
    in container: Container, from constraints: ConstraintLayout
  ) throws(LayoutFailure) -> [ProofSegment.Difference] {
    let spec = NamedFrames(try layouts.spec(in: container, rounding: .exact))
    let others = NamedFrames(constraints.layout)
    let open = names.filter { constraints.isAmbiguous($0) }
    let isAdmitted = try admits(spec, for: open, in: constraints)
    let compared = names.filter { !(isAdmitted && open.contains($0)) }
    return spec.differences(from: others, of: compared, beyond: Tolerance.equal).map {
      ProofSegment.Difference(
        element: $0.element, edge: $0.edge, spec: [$0.own, $0.own],
        constraints: [$0.other, $0.other])
    }
  }

  /// Whether both engines agree in one container, without rounding, and nothing contradicts itself.
  func agree(in container: Container) throws(LayoutFailure) -> Bool {
    let constraints = try layouts.constraints(in: container, rounding: .exact)
    guard constraints.conflicts.isEmpty else { return false }
    return try differences(in: container, from: constraints).isEmpty
  }

  /// Whether the constraints find frames as good as the chosen ones that are these, to what counts as
  /// equal; not where none is open.
  func admits(
    _ frames: NamedFrames, for open: [String], in layout: ConstraintLayout
  ) throws(LayoutFailure) -> Bool {
    guard !open.isEmpty else { return false }
    let frames = Dictionary(open.map { ($0, frames[$0]) }) { first, _ in first }
    do {
      return try layout.admits(frames, within: Tolerance.equal)
    } catch {
      throw LayoutFailure(error)
    }
  }
}

/// The frames of a layout by name, the container's own among them; an absent one is empty.
struct NamedFrames {
  private var frames: [String: CGRect]

  init(_ layout: Layout) {
    frames = Dictionary(zip(layout.elements, layout.frames)) { first, _ in first }
    frames[ProvenScreen.containerName] = CGRect(origin: .zero, size: layout.size)
  }

  init(_ layout: AffineLayout, after distance: Double) {
    frames = layout.frames.mapValues { $0.after(distance) }
    frames[ProvenScreen.containerName] = layout.whole.after(distance)
  }

  subscript(name: String) -> CGRect { frames[name] ?? .zero }

  /// The edges in the order of `Edge.inOrder`.
  func edges(of name: String) -> [Double] {
    let frame = self[name]
    return [
      frame.origin.x, frame.origin.y, frame.origin.x + frame.size.width,
      frame.origin.y + frame.size.height,
    ]
  }

  /// An edge that other frames have in another place, in points.
  struct Difference {
    let element: String
    let edge: Edge
    let own: Double
    let other: Double
  }

  /// The edges of these names that are further apart than `distance`.
  func differences(
    from others: NamedFrames, of names: [String], beyond distance: Double
  ) -> [Difference] {
    var differences: [Difference] = []
    for name in names {
      let edges = zip(edges(of: name), others.edges(of: name))
      for (edge, (own, other)) in zip(Edge.inOrder, edges) where abs(own - other) > distance {
        differences.append(Difference(element: name, edge: edge, own: own, other: other))
      }
    }
    return differences
  }

  /// How far the edges of the same names are from each other at most.
  func distance(to other: NamedFrames, of names: [String]) -> Double {
    var largest = 0.0
    for name in names {
      for (first, second) in zip(edges(of: name), other.edges(of: name)) {
        largest = max(largest, abs(first - second))
      }
    }
    return largest
  }
}

extension CGRect {
  /// `x, y, width, height`.
  var numbers: [Double] { [origin.x, origin.y, size.width, size.height] }
}

extension AffineFrame {
  func after(_ distance: Double) -> CGRect {
    CGRect(
      x: x.after(distance), y: y.after(distance), width: width.after(distance),
      height: height.after(distance))
  }
}

extension AffineLayout {
  /// The frames of some elements by name; all 0 where one is not there.
  func frames(of names: [String]) -> [String: AffineFrame] {
    let zero = AffineFrame(x: .zero, y: .zero, width: .zero, height: .zero)
    return Dictionary(
      uniqueKeysWithValues: names.map { name in
        (name, name == ProvenScreen.containerName ? whole : frames[name] ?? zero)
      })
  }

  /// The edges of an element, in the order of `Edge.inOrder`; all 0 where it is not there.
  func edges(of name: String) -> [AffineLength] {
    if name == ProvenScreen.containerName { return whole.edges }
    return frames[name]?.edges ?? Edge.inOrder.map { _ in .zero }
  }
}

extension Edge {
  /// The edges as frames tell them.
  static let inOrder: [Edge] = [.left, .top, .right, .bottom]
}

/// Why nothing can be proven of a scenario.
public enum ProofError: Error, Sendable, CustomStringConvertible {
  /// It has only one of the two notations.
  case onlyOneNotation
  /// A notation is code, which can be run at one width but not followed over all.
  case code
  /// The layout spec cannot be laid out at all, as this sentence says.
  case invalidSpec(String)
  /// An engine failed.
  case layout(LayoutFailure)

  /// The sentence, without a full stop.
  public var description: String {
    switch self {
    case .onlyOneNotation: "it has only one notation, so there is nothing to prove"
    case .code: "a notation is code, which can be run at one width but not followed over all"
    case .invalidSpec(let reason): "the layout spec gives no layout: \(reason)"
    case .layout(let failure): failure.description
    }
  }
}
