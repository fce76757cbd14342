import Geometry
import LayoutConstraints
import LayoutSpecs
import Layouts
import Reasons
import Scenarios

/// Compares both layouts of a scenario in one container.
struct ContainerComparer {
  let scenario: Scenario
  let layouts: ScenarioLayouts
  let container: Container
  /// The elements that neither notation mentions.
  let unused: Set<String>
  /// Whether the steps of the spec's layout are kept.
  let isTraced: Bool
  /// Whether the causes of differences are searched for.
  let searchesCauses: Bool

  /// Lays out the notations and compares every edge with each other, and every length with the given
  /// frames; a single notation is only compared with these, and has findings.
  func compare() -> (comparison: ContainerComparison, solved: SolvedContainer) {
    var comparison = ContainerComparison(container: container)
    var solved = SolvedContainer(container)
    do {
      let rounding = Rounding.pixels(scale: scenario.scale)
      if scenario.hasSpec {
        solved.spec = try layouts.solvedSpec(
          in: container, rounding: rounding, isTraced: isTraced)
      }
      let spec = solved.spec?.layout
      if scenario.constraints != nil {
        let layout = try layouts.constraints(in: container, rounding: rounding)
        solved.constraints = layout
        note(layout, in: &comparison)
        if let spec { try compare(spec, layout, in: &comparison) }
      }
      comparison.given = try GivenComparer(
        scenario: scenario, layouts: layouts, container: container, spec: spec,
        constraints: solved.constraints
      ).compareAll()
      if searchesCauses { comparison.causes = causes(of: comparison, solved.constraints) }
    } catch {
      comparison.failure = FailureFinding(
        reason: error, place: error.place(in: scenario))
    }
    return (comparison, solved)
  }

  private func note(
    _ constraints: ConstraintLayout, in comparison: inout ContainerComparison
  ) {
    // Advice is the same in all containers with a conflict, so it follows when all are laid out.
    let findings = ContainerFindings(of: constraints, scenario: scenario, isAdvised: false)
    comparison.conflicts = findings.conflicts
    comparison.conflictSets = findings.conflictSets
    // Nothing is compared of an element that no notation mentions: a warning says so.
    comparison.ambiguities = findings.ambiguities.filter { !unused.contains($0.element) }
    comparison.warnings = findings.warnings
  }

  /// The causes of differences between the notations, then those of differences from given frames.
  private func causes(
    of comparison: ContainerComparison, _ constraints: ConstraintLayout?
  ) -> [Cause] {
    guard comparison.conflicts.isEmpty else { return [] }
    var causes: [Cause] = []
    if let constraints {
      causes = ContainerCauses.causes(
        of: comparison.elements, in: container, scenario: scenario, layouts: layouts,
        layout: constraints)
    }
    guard let given = comparison.given else { return causes }
    return causes
      + GivenCauses(
        scenario: scenario, layouts: layouts, container: container, constraints: constraints
      ).causes(of: given.elements)
  }

  private func compare(
    _ layout: Layout, _ constraints: ConstraintLayout, in comparison: inout ContainerComparison
  ) throws(LayoutFailure) {
    let spec = NamedFrames(layout)
    let other = NamedFrames(constraints.layout)
    var exact = LazyExactLayouts(layouts: layouts, container: container)
    let visible = scenario.elements.filter { !$0.isHidden }.map { $0.name }
    for name in [ConstraintSystem.containerName] + visible {
      guard let second = other[name] else {
        if spec[name] != nil { comparison.onlyInSpec.append(name) }
        continue
      }
      guard name == ConstraintSystem.containerName || layouts.specPlaces(name, in: layout) else {
        comparison.onlyInConstraints.append(name)
        continue
      }
      if spec[name] == nil {
        comparison.warnings.append(ContainerWarning(.unmeasured(element: name)))
      }
      // Texture leaves a node that it never measures where every view starts: at zero.
      comparison.elements.append(try compare(name, spec[name] ?? .zero, second, &exact))
    }
    try admitAmbiguousElements(of: constraints, &exact, in: &comparison)
  }

  private func compare(
    _ name: String, _ spec: CGRect, _ constraints: CGRect, _ exact: inout LazyExactLayouts
  ) throws(LayoutFailure) -> ElementComparison {
    let first = Frame(spec)
    let second = Frame(constraints)
    var edges: [EdgeComparison] = []
    for edge in Edge.allCases {
      var comparison = EdgeComparison(
        edge: edge, spec: first.position(of: edge), constraints: second.position(of: edge),
        agreement: .equal)
      let distance = abs(comparison.difference)
      if distance <= Tolerance.equal { continue }
      let isWithinPixel = distance <= 1 / scenario.scale + Tolerance.equal
      comparison.agreement = .differs
      if isWithinPixel, try exact.agree(on: edge, of: name) { comparison.agreement = .rounding }
      edges.append(comparison)
    }
    return ElementComparison(
      element: name, spec: first, constraints: second,
      agreement: edges.map { $0.agreement }.max() ?? .equal, edges: edges)
  }

  /// Marks ambiguous elements where the spec's frames of all of them together are one valid solution.
  private func admitAmbiguousElements(
    of layout: ConstraintLayout, _ exact: inout LazyExactLayouts,
    in comparison: inout ContainerComparison
  ) throws(LayoutFailure) {
    var frames: [String: CGRect] = [:]
    for element in comparison.elements where layout.isAmbiguous(element.element) {
      frames[element.element] = CGRect(element.spec)
    }
    // Rounding moves an edge by up to a pixel on either side. Only that is tolerated: the exact
    // frames must be a valid solution too.
    let tolerance = 1 / scenario.scale + Tolerance.equal
    guard !frames.isEmpty, try layout.allows(frames, within: tolerance),
      try exact.constraintsAdmit(frames.keys)
    else { return }
    for index in comparison.elements.indices {
      comparison.elements[index].isAmbiguous = frames[comparison.elements[index].element] != nil
    }
  }
}

/// The layouts before rounding, computed when they are first needed.
private struct LazyExactLayouts {
  let layouts: ScenarioLayouts
  let container: Container
  private var made: Made?
  private var isMade = false

  private struct Made {
    let spec: NamedFrames
    let constraints: NamedFrames
    let system: ConstraintLayout
  }

  init(layouts: ScenarioLayouts, container: Container) {
    self.layouts = layouts
    self.container = container
  }

  /// Whether both engines place an edge equally before rounding.
  mutating func agree(on edge: Edge, of element: String) throws(LayoutFailure) -> Bool {
    try make()
    guard let made, let spec = made.spec[element], let constraints = made.constraints[element]
    else { return false }
    let distance = Frame(spec).position(of: edge) - Frame(constraints).position(of: edge)
    return abs(distance) <= Tolerance.equal
  }

  /// Whether the spec's frames of `elements` together are a valid solution before rounding.
  mutating func constraintsAdmit(
    _ elements: some Sequence<String>
  ) throws(LayoutFailure) -> Bool {
    try make()
    guard let made else { return false }
    let frames = Dictionary(elements.map { ($0, made.spec[$0] ?? .zero) }) { first, _ in first }
    return try made.system.allows(frames, within: Tolerance.equal)
  }

  private mutating func make() throws(LayoutFailure) {
    guard !isMade else { return }
    isMade = true
    let spec = try layouts.spec(in: container, rounding: .exact)
    let system = try layouts.constraints(in: container, rounding: .exact)
    made = Made(
      spec: NamedFrames(spec), constraints: NamedFrames(system.layout), system: system)
  }
}

extension ConstraintLayout {
  /// Whether these frames are as good a solution as the chosen ones.
  fileprivate func allows(
    _ frames: [String: CGRect], within tolerance: Double
  ) throws(LayoutFailure) -> Bool {
    do {
      return try admits(frames, within: tolerance)
    } catch {
      throw LayoutFailure(error)
    }
  }
}
