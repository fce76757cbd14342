import Comparison
import Geometry
import LayoutConstraints
import LayoutSpecs
import Layouts
import Scenarios

/// How far two layouts are from each other in some containers.
struct Misfit: Comparable {
  /// The containers where required constraints conflict.
  var conflicts = 0
  /// The edges that differ.
  var edges = 0
  /// The sum of their distances, in points.
  var points = 0.0

  static let none = Misfit()

  static func < (first: Misfit, second: Misfit) -> Bool {
    (first.conflicts, first.edges, first.points) < (second.conflicts, second.edges, second.points)
  }

  static func += (sum: inout Misfit, other: Misfit) {
    sum.conflicts += other.conflicts
    sum.edges += other.edges
    sum.points += other.points
  }
}

/// A change that helps, and the misfit that it leaves.
struct Found<Change> {
  let change: Change
  let misfit: Misfit
}

/// The layouts of both notations in all containers before rounding, and those of changed notations
/// beside them.
struct Trials {
  let scenario: Scenario
  let work: LayoutWork
  /// The containers, the one with the largest misfit first: there a change that does not help is
  /// found out soonest.
  private(set) var cases: [Case]
  /// The elements that are compared, the container first.
  let elements: [String]
  /// The elements that the constraints place and the spec does not: each is four edges that a change of
  /// the spec may mend.
  let missing: [String]

  /// Both layouts in one container.
  struct Case {
    let container: Container
    let spec: NamedFrames
    let constraints: ConstraintLayout
    let constraintFrames: NamedFrames
    /// The ambiguous elements whose frames in the spec are one valid solution: they count for nothing.
    let ambiguous: Set<String>
    var misfit: Misfit
  }

  /// Lays out both notations; `nil` where one has no layout.
  ///
  /// The scenario is one case of a screen, and `compared` are its containers.
  init?(_ scenario: Scenario, _ compared: some Sequence<ContainerComparison>, work: LayoutWork) {
    self.scenario = scenario
    self.work = work
    let layouts = ScenarioLayouts(scenario, work: work)
    let elements = [ConstraintSystem.containerName] + scenario.elements.map { $0.name }
    var cases: [Case] = []
    var common: Set<String>?
    let placed = Set(scenario.spec?.elementNames ?? [])
    for (container, compared) in zip(scenario.containers, compared) {
      guard let spec = try? layouts.spec(in: container, rounding: .exact),
        let constraints = try? layouts.constraints(in: container, rounding: .exact)
      else { return nil }
      let (first, second) = (NamedFrames(spec), NamedFrames(constraints.layout))
      // A node that the spec never measures is empty, as Texture leaves it.
      let both = placed.union(first.frames.keys).intersection(second.frames.keys)
      common = common?.intersection(both) ?? both
      cases.append(
        Case(
          container: container, spec: first, constraints: constraints, constraintFrames: second,
          ambiguous: Set(compared.elements.filter { $0.isAmbiguous }.map { $0.element }),
          misfit: .none))
    }
    self.elements = elements.filter { common?.contains($0) == true }
    missing = elements.dropFirst().filter { name in
      !placed.contains(name) && cases.allSatisfy { $0.constraintFrames[name] != nil }
    }
    self.cases = cases
    for (index, known) in cases.enumerated() {
      cases[index].misfit = misfit(of: known.spec, known.constraintFrames, in: known)
      cases[index].misfit.conflicts = known.constraints.conflictSets.isEmpty ? 0 : 1
    }
    self.cases = cases.enumerated()
      .sorted { ($1.element.misfit, $0.offset) < ($0.element.misfit, $1.offset) }
      .map { $0.element }
  }

  /// The elements that differ in any container.
  var differingElements: [String] {
    elements.filter { name in Axis.allCases.contains { differs(name, $0) } }
  }

  /// Whether an element differs along an axis in any container.
  func differs(_ name: String, _ axis: Axis) -> Bool {
    cases.contains { known in
      let edges = zip(known.spec.edges(of: name), known.constraintFrames.edges(of: name))
      return zip(Edge.allCases, edges).contains { edge, positions in
        edge.axis == axis && abs(positions.0 - positions.1) > Tolerance.equal
      }
    }
  }

  /// The misfit of both notations as they are.
  var misfit: Misfit { cases.reduce(into: .none) { $0 += $1.misfit } }

  /// The frames of a changed spec in a container; `nil` where it has no layout, or no work is left.
  func frames(of spec: LayoutSpec, in container: Container) -> NamedFrames? {
    guard work.takes(1), let tree = try? SpecTree(spec, isMirrored: scenario.mirrorsSpec),
      let layout = try? tree.layout(in: SizeRange(container), rounding: .exact)
    else { return nil }
    return NamedFrames(layout)
  }

  /// The frames of changed constraints in a container; `nil` where they have no layout, or no work is
  /// left.
  func frames(of system: ConstraintSystem, in container: Container) -> NamedFrames? {
    guard work.takes(1),
      let layout = try? system.layout(in: container, rounding: .exact)
    else { return nil }
    return NamedFrames(layout.layout)
  }

  /// The misfit of a changed spec; `nil` where it is no better than both notations as they are.
  func misfit(of spec: LayoutSpec) -> Misfit? {
    guard let tree = try? SpecTree(spec, isMirrored: scenario.mirrorsSpec) else { return nil }
    return sum { known in
      guard work.takes(1),
        let layout = try? tree.layout(in: SizeRange(known.container), rounding: .exact)
      else { return nil }
      var misfit = misfit(of: NamedFrames(layout), known.constraintFrames, in: known)
      misfit.conflicts = known.misfit.conflicts
      return misfit
    }
  }

  /// The misfit of changed constraints; `nil` where it is no better than both notations as they are.
  func misfit(of system: ConstraintSystem) -> Misfit? {
    sum { known in
      guard work.takes(1),
        let layout = try? system.layout(in: known.container, rounding: .exact)
      else { return nil }
      var misfit = misfit(of: known.spec, NamedFrames(layout.layout), in: known)
      misfit.conflicts = layout.conflictSets.isEmpty ? 0 : 1
      return misfit
    }
  }

  /// The sum over all containers; `nil` where the first one, or all of them, are no better.
  private func sum(_ misfit: (Case) -> Misfit?) -> Misfit? {
    var sum = Misfit.none
    for (index, known) in cases.enumerated() {
      guard let own = misfit(known), index > 0 || own < known.misfit else { return nil }
      sum += own
    }
    return sum < self.misfit ? sum : nil
  }

  /// The edges that differ between a spec and constraints, all of an element that the spec lacks.
  private func misfit(
    of spec: NamedFrames, _ constraints: NamedFrames, in known: Case
  ) -> Misfit {
    var misfit = Misfit.none
    for name in elements where !known.ambiguous.contains(name) {
      misfit.add(zip(spec.edges(of: name), constraints.edges(of: name)))
    }
    for name in missing {
      if spec[name] == nil {
        misfit.edges += Edge.allCases.count
      } else {
        misfit.add(zip(spec.edges(of: name), constraints.edges(of: name)))
      }
    }
    return misfit
  }
}

extension Misfit {
  /// Adds the edges of one element in both layouts.
  fileprivate mutating func add(_ edges: some Sequence<(Double, Double)>) {
    for (one, other) in edges {
      let distance = abs(one - other)
      guard distance > Tolerance.equal else { continue }
      self.edges += 1
      points += distance
    }
  }
}
