import AffineGeometry
import Comparison
import Explaining
import Geometry
import LayoutConstraints
import LayoutSpecs
import Layouts
import Scenarios

/// A scenario prepared for proofs: its spec and its constraints as values, and the engines that check
/// them.
struct ProvenScreen {
  let scenario: Scenario
  let tree: SpecTree
  let system: ConstraintSystem
  let layouts: ScenarioLayouts
  /// The names of the elements that all notations place, after the container itself (`superview`).
  let names: [String]
  /// The promises about its frames.
  let promises: [ShownPromise]
  /// The names of `names`, and of other views that promises are about.
  let constraintNames: [String]

  /// Throws where there is nothing to prove, with the reason.
  ///
  /// With `allowsOne`, a notation may be missing: it is empty then, and decides nothing. `promises` are those
  /// of the file.
  init(
    _ scenario: Scenario, promises: [Promise] = [], allowsOne: Bool = false
  ) throws(ProofError) {
    guard scenario.hasBothNotations || allowsOne else { throw .onlyOneNotation }
    guard scenario.spec != nil || !scenario.hasSpec, scenario.code?.constraints == nil else {
      throw .code
    }
    do {
      tree = try SpecTree(scenario.spec ?? .spacer, isMirrored: scenario.mirrorsSpec)
    } catch {
      throw .layout(failure: LayoutFailure(error))
    }
    let system = scenario.constraints ?? ConstraintSystem()
    self.scenario = scenario
    self.system = system
    layouts = ScenarioLayouts(scenario, solver: .direct)
    // Every element of a file is an item of its constraints.
    let placed = scenario.hasSpec ? tree.elements : system.items.map { $0.name }
    let names =
      [Self.containerName] + scenario.elements.map { $0.name }.filter(Set(placed).contains)
    self.names = names
    self.promises = ShownPromise.all(of: promises, in: scenario)
    let views = Set(system.items.filter { $0.isView }.map { $0.name }).subtracting(names)
    constraintNames = names + self.promises.flatMap { $0.elements }.distinct.filter(views.contains)
  }

  /// Whether it has only one notation, so that there is nothing to compare.
  var isAlone: Bool { !scenario.hasBothNotations }

  /// The container's name among the elements.
  static let containerName = "superview"

  /// The search for the constraints' segments.
  func segments(rounding: Rounding = .exact) throws(LayoutFailure) -> ConstraintSegments {
    do {
      return try ConstraintSegments(system, rounding: rounding)
    } catch {
      throw LayoutFailure(error)
    }
  }

  /// The edges that the spec engine puts elsewhere than the constraints' layout in the same container,
  /// without rounding.
  func differences(
    in container: Container, from constraints: ConstraintLayout
  ) throws(LayoutFailure) -> [ProofSegment.Difference] {
    let spec = NamedFrames(try layouts.spec(in: container, rounding: .exact))
    let others = NamedFrames(constraints.layout)
    let ambiguous = names.filter { constraints.isAmbiguous($0) }
    let isAdmitted = try admits(spec, for: ambiguous, in: constraints)
    let compared = names.filter { !(isAdmitted && ambiguous.contains($0)) }
    return spec.differences(from: others, of: compared, beyond: Tolerance.equal).map {
      ProofSegment.Difference(
        element: $0.element, edge: $0.edge, spec: [$0.own, $0.own],
        constraints: [$0.other, $0.other])
    }
  }

  /// Whether both engines give equal frames in one container, without rounding and without conflict.
  func agree(in container: Container) throws(LayoutFailure) -> Bool {
    try agree(in: container, from: try layouts.constraints(in: container, rounding: .exact))
  }

  /// The same, given the constraints' layout in that container.
  func agree(
    in container: Container, from constraints: ConstraintLayout
  ) throws(LayoutFailure) -> Bool {
    guard constraints.conflicts.isEmpty else { return false }
    return try differences(in: container, from: constraints).isEmpty
  }

  /// Whether these frames of ambiguous elements are a valid solution, to what counts as equal.
  ///
  /// False where nothing is ambiguous.
  func admits(
    _ frames: NamedFrames, for ambiguous: [String], in layout: ConstraintLayout
  ) throws(LayoutFailure) -> Bool {
    guard !ambiguous.isEmpty else { return false }
    let frames = Dictionary(ambiguous.map { ($0, frames.frame(of: $0)) }) { first, _ in first }
    do {
      return try layout.admits(frames, within: Tolerance.equal)
    } catch {
      throw LayoutFailure(error)
    }
  }
}

extension ConstraintSegments {
  /// The constraints' segment from one length of a sweep on: it extends as far as no decision
  /// changes, at most `limit` points.
  mutating func segment(
    of sweep: Sweep, from start: Double, limit: Double
  ) throws(LayoutFailure) -> ConstraintSegment {
    let (width, height) = sweep.lengths(from: start)
    do {
      return try segment(in: MovingContainer(width: width, height: height), limit: limit)
    } catch {
      throw LayoutFailure(error)
    }
  }
}

extension NamedFrames {
  /// An edge and its positions in two layouts, in points.
  struct Difference {
    let element: String
    let edge: Edge
    let own: Double
    let other: Double
  }

  /// The edges of these elements whose positions differ by more than `distance`.
  func differences(
    from others: NamedFrames, of names: [String], beyond distance: Double
  ) -> [Difference] {
    var differences: [Difference] = []
    for name in names {
      let edges = zip(edges(of: name), others.edges(of: name))
      for (edge, (own, other)) in zip(Edge.allCases, edges) where abs(own - other) > distance {
        differences.append(Difference(element: name, edge: edge, own: own, other: other))
      }
    }
    return differences
  }
}

extension CGRect {
  /// `x, y, width, height`.
  var numbers: [Double] { [origin.x, origin.y, size.width, size.height] }
}

extension AffineLayout {
  /// The frames of these elements by name; zero for a missing element.
  func frames(of names: [String]) -> [String: AffineFrame] {
    let zero = AffineFrame(x: .zero, y: .zero, width: .zero, height: .zero)
    return Dictionary(
      uniqueKeysWithValues: names.map { name in
        (name, name == ProvenScreen.containerName ? whole : frames[name] ?? zero)
      })
  }
}
