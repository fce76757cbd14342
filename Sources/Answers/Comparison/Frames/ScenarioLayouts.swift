public import Geometry
public import LayoutConstraints
public import LayoutSpecs
public import Scenarios

/// Lays out one scenario with either engine.
///
/// A spec in a file is lowered to its tree once, when this is made, as an app would keep it. Where
/// notations are code, every layout starts from its objects: specs are built and constraints
/// collected anew.
public struct ScenarioLayouts: Sendable {
  let tree: Result<SpecTree, LayoutFailure>
  let codedSpec: CodedSpec?
  private let system: Result<ConstraintSystem, LayoutFailure>
  private let codedConstraints: CodedConstraints?
  private let specElements: Set<String>
  let solver: ConstraintSolver

  /// Prepares both notations of `scenario`; one that is missing or wrong shows when it is laid out.
  ///
  /// `solver` is what solves the constraints; both give the same layouts.
  public init(_ scenario: Scenario, solver: ConstraintSolver = .usual) {
    self.solver = solver
    if let spec = scenario.spec {
      tree = Result { () throws(SpecError) in try SpecTree(spec) }.mapError(LayoutFailure.init)
    } else {
      tree = .failure(.missing(.spec))
    }
    codedSpec = scenario.codedSpec
    codedConstraints = scenario.codedConstraints
    specElements = Set((try? tree.get().elements) ?? [])
    if let constraints = scenario.constraints {
      system = .success(constraints)
    } else {
      system = .failure(.missing(.constraints))
    }
  }

  /// Whether the layout spec has an element called `name`, whether `layout` has a place for it or
  /// not; of code nothing is known but its layout.
  func specPlaces(_ name: String, in layout: Layout) -> Bool {
    codedSpec == nil ? specElements.contains(name) : layout.elements.contains(name)
  }

  /// What the layout spec gives.
  public func spec(
    in container: Container, rounding: Rounding
  ) throws(LayoutFailure) -> Layout {
    if let codedSpec {
      do {
        return try codedSpec.layout(container, rounding)
      } catch {
        throw .invalidSpec(error.description)
      }
    }
    let tree = try tree.get()
    do {
      return try tree.layout(in: SizeRange(container), rounding: rounding)
    } catch {
      throw LayoutFailure(error)
    }
  }

  /// How the layout spec comes to what it gives; of code, that is not known.
  public func specTrace(
    in container: Container, rounding: Rounding
  ) throws(LayoutFailure) -> LayoutTrace {
    guard codedSpec == nil else { throw .untraceable }
    let tree = try tree.get()
    do {
      return try tree.trace(in: SizeRange(container), rounding: rounding)
    } catch {
      throw LayoutFailure(error)
    }
  }

  /// What the constraints give, and what they leave open or cannot fulfil.
  public func constraints(
    in container: Container, rounding: Rounding
  ) throws(LayoutFailure) -> ConstraintLayout {
    let system = try collectedSystem()
    do {
      return try system.layout(in: container, rounding: rounding, solver: solver)
    } catch {
      throw LayoutFailure(error)
    }
  }

  /// What lays the constraints out in one container after the other; `nil` where they are code,
  /// which is collected anew for every layout.
  public func layouter(rounding: Rounding) throws(LayoutFailure) -> ConstraintLayouter? {
    guard codedConstraints == nil else { return nil }
    let system = try system.get()
    do {
      return try ConstraintLayouter(system, rounding: rounding, solver: solver)
    } catch {
      throw LayoutFailure(error)
    }
  }

  /// The linear program that the constraints come to.
  public func linearProgram(
    in container: Container, rounding: Rounding
  ) throws(LayoutFailure) -> LayoutProgram {
    let system = try collectedSystem()
    do {
      return try system.linearProgram(in: container, rounding: rounding)
    } catch {
      throw LayoutFailure(error)
    }
  }

  private func collectedSystem() throws(LayoutFailure) -> ConstraintSystem {
    guard let codedConstraints else { return try system.get() }
    do {
      return try codedConstraints.collect()
    } catch {
      throw .invalidConstraints(error.description)
    }
  }
}

/// One of the two engines.
public enum Engine: String, Sendable, Codable, CaseIterable {
  /// Layout specs.
  case spec
  /// Constraints.
  case constraints
}

/// Why an engine gave no layout.
public enum LayoutFailure: Error, Sendable, CustomStringConvertible {
  /// The scenario does not have this notation.
  case missing(Engine)
  /// The layout spec cannot be laid out, as this sentence says.
  case invalidSpec(String)
  /// The constraints cannot be laid out, as this sentence says.
  case invalidConstraints(String)
  /// The solver failed, as this sentence says.
  case solver(String)
  /// The layout spec is code, so that its steps are not known.
  case untraceable

  init(_ error: SpecError) {
    self = .invalidSpec(error.description)
  }

  package init(_ error: ConstraintError) {
    switch error {
    case .solver, .noSolution: self = .solver(error.description)
    default: self = .invalidConstraints(error.description)
    }
  }

  /// Whether it is the solver's fault and not the scenario's.
  var isInternal: Bool {
    if case .solver = self { return true }
    return false
  }

  /// The sentence, with the engine it is about.
  public var description: String {
    switch self {
    case .missing(.spec): "there is no layout spec"
    case .missing(.constraints): "there are no constraints"
    case .invalidSpec(let reason): "the layout spec gives no layout: \(reason)"
    case .invalidConstraints(let reason): "the constraints give no layout: \(reason)"
    case .solver(let reason): "the constraints give no layout: \(reason)"
    case .untraceable:
      "the layout spec is code, whose steps cannot be followed; frames --engine spec shows its layout"
    }
  }
}

extension ScenarioLayouts {
  /// The counters of one layout: exact, and the same on every machine; of a spec that is code,
  /// none.
  public func work(
    of engine: Engine, in container: Container, rounding: Rounding
  ) throws(LayoutFailure) -> [String: Int] {
    switch engine {
    case .spec: try specAndWork(in: container, rounding: rounding).work
    case .constraints: work(of: try constraints(in: container, rounding: rounding))
    }
  }

  /// What the layout spec gives, and the counters of that layout.
  func specAndWork(
    in container: Container, rounding: Rounding
  ) throws(LayoutFailure) -> (layout: Layout, work: [String: Int]) {
    guard codedSpec == nil else { return (try spec(in: container, rounding: rounding), [:]) }
    let tree = try tree.get()
    do {
      let (layout, statistics) =
        try tree.layoutAndStatistics(in: SizeRange(container), rounding: rounding)
      return (
        layout,
        [
          "nodes": tree.nodeCount, "measureCalls": statistics.measureCalls,
          "nodesMeasured": statistics.nodesMeasured,
          "contentMeasurements": statistics.contentMeasurements,
        ]
      )
    } catch {
      throw LayoutFailure(error)
    }
  }

  /// The counters of a layout of the constraints.
  func work(of layout: ConstraintLayout) -> [String: Int] {
    let statistics = layout.statistics
    return [
      "passes": statistics.passes, "rows": statistics.rows, "columns": statistics.columns,
      "nonZeros": statistics.nonZeros, "simplexIterations": statistics.simplexIterations,
      "solverCalls": statistics.solverCalls, "contentMeasurements": statistics.measureCalls,
    ].merging(reducedWork(statistics)) { first, _ in first }
  }

  /// What was left after reducing; nothing where nothing was to be reduced.
  private func reducedWork(_ statistics: ConstraintStatistics) -> [String: Int] {
    guard solver == .reduced else { return [:] }
    return [
      "reducedPasses": statistics.reducedPasses, "reducedRows": statistics.reducedRows,
      "reducedColumns": statistics.reducedColumns,
      "reducedNonZeros": statistics.reducedNonZeros, "components": statistics.components,
      "largestComponentRows": statistics.largestComponentRows,
    ]
  }

  /// What each notation of `scenario` gives; nothing of one that is missing or gives no layout.
  func layouts(
    of scenario: Scenario, in container: Container, rounding: Rounding
  ) -> ContainerLayouts {
    var layouts = ContainerLayouts(container: container, spec: nil, constraints: nil)
    if scenario.hasSpec, let spec = try? specAndWork(in: container, rounding: rounding) {
      layouts.spec = EngineLayout(spec.layout, work: spec.work)
    }
    if scenario.constraints != nil,
      let constraints = try? constraints(in: container, rounding: rounding)
    {
      layouts.constraints = EngineLayout(constraints.layout, work: work(of: constraints))
    }
    return layouts
  }
}
