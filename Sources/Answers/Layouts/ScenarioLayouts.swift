package import Geometry
package import LayoutConstraints
package import LayoutSpecs
package import Scenarios

/// Lays out one scenario with either engine.
///
/// A spec from a file is lowered to its tree once, by the initializer, as an app would keep it. Where
/// a notation is code, every layout builds the spec or collects the constraints again.
package struct ScenarioLayouts: Sendable {
  let tree: Result<SpecTree, LayoutFailure>
  let codedSpec: CodedSpec?
  private let system: Result<ConstraintSystem, LayoutFailure>
  private let codedConstraints: CodedConstraints?
  private let specElements: Set<String>
  package let solver: ConstraintSolver
  /// The counter of layouts, which ends them; `nil` where somebody else does.
  package let work: LayoutWork?

  /// Prepares both notations of `scenario`; a missing or invalid one throws when it is laid out.
  ///
  /// `solver` solves the constraints; all solvers give the same layouts. Each layout takes one of
  /// `work`, and throws ``LayoutFailure/workEnded(limit:)`` where none is left.
  package init(
    _ scenario: Scenario, solver: ConstraintSolver = .usual, work: LayoutWork? = nil
  ) {
    self.solver = solver
    self.work = work
    if let spec = scenario.spec {
      tree = Result { () throws(SpecError) in
        try SpecTree(spec, isMirrored: scenario.mirrorsSpec)
      }.mapError(LayoutFailure.init)
    } else {
      tree = .failure(.missing(notation: .spec))
    }
    codedSpec = scenario.code?.spec
    codedConstraints = scenario.code?.constraints
    specElements = Set((try? tree.get().elements) ?? [])
    if let constraints = scenario.constraints {
      system = .success(constraints)
    } else {
      system = .failure(.missing(notation: .constraints))
    }
  }

  /// Whether the layout spec contains an element, even one that `layout` leaves out.
  ///
  /// Of a spec that is code only the layout is known, so this looks for the element there.
  package func specPlaces(_ name: String, in layout: Layout) -> Bool {
    codedSpec == nil ? specElements.contains(name) : layout.elements.contains(name)
  }

  /// The layout of the spec.
  package func spec(
    in container: Container, rounding: Rounding
  ) throws(LayoutFailure) -> Layout {
    try count()
    if let codedSpec {
      do {
        return try codedSpec.layout(container, rounding)
      } catch {
        throw .invalidSpec(message: error.description)
      }
    }
    let tree = try tree.get()
    do {
      return try tree.layout(in: SizeRange(container), rounding: rounding)
    } catch {
      throw LayoutFailure(error)
    }
  }

  /// The steps by which the spec computes its layout; throws ``LayoutFailure/untraceable`` for code.
  package func specTrace(
    in container: Container, rounding: Rounding
  ) throws(LayoutFailure) -> LayoutTrace {
    guard codedSpec == nil else { throw .untraceable }
    let tree = try tree.get()
    guard !tree.isMirrored else { throw .mirrored }
    try count()
    do {
      return try tree.trace(in: SizeRange(container), rounding: rounding)
    } catch {
      throw LayoutFailure(error)
    }
  }

  /// The layout of the constraints, with its ambiguities and conflicts.
  package func constraints(
    in container: Container, rounding: Rounding
  ) throws(LayoutFailure) -> ConstraintLayout {
    let system = try collectedSystem()
    do {
      return try system.layout(in: container, rounding: rounding, solver: solver)
    } catch {
      // A solver that ran out of what was allowed is no failure of the solver's.
      if let work, work.isOutOfAllowance, !work.takes(1) { throw .workEnded(limit: work.limit) }
      throw LayoutFailure(error)
    }
  }

  /// A layouter that lays the constraints out in one container after another; `nil` where they are
  /// code, which is collected again for every layout.
  package func layouter(rounding: Rounding) throws(LayoutFailure) -> ConstraintLayouter? {
    guard codedConstraints == nil else { return nil }
    let system = try system.get()
    do {
      return try ConstraintLayouter(system, rounding: rounding, solver: solver)
    } catch {
      throw LayoutFailure(error)
    }
  }

  /// The linear program of the constraints.
  package func linearProgram(
    in container: Container, rounding: Rounding
  ) throws(LayoutFailure) -> LayoutProgram {
    let system = try collectedSystem()
    do {
      return try system.linearProgram(in: container, rounding: rounding)
    } catch {
      throw LayoutFailure(error)
    }
  }

  /// The state of the constraints' reduced system, for work on the solver.
  package func reducedDump(
    in container: Container, rounding: Rounding
  ) throws(LayoutFailure) -> String {
    let system = try collectedSystem()
    do {
      return try system.reducedDump(in: container, rounding: rounding)
    } catch {
      throw LayoutFailure(error)
    }
  }

  /// Counts one layout; throws where the work has ended.
  package func count() throws(LayoutFailure) {
    if let work, !work.takes(1) { throw .workEnded(limit: work.limit) }
  }

  private func collectedSystem() throws(LayoutFailure) -> ConstraintSystem {
    try count()
    guard let codedConstraints else { return try system.get() }
    do {
      return try codedConstraints.collect()
    } catch {
      throw .invalidConstraints(message: error.description)
    }
  }
}

extension ScenarioLayouts {
  /// The work counters of one layout, exact and the same on every machine; empty for a spec that is
  /// code.
  package func work(
    of engine: Engine, in container: Container, rounding: Rounding
  ) throws(LayoutFailure) -> [String: Int] {
    switch engine {
    case .spec: try solvedSpec(in: container, rounding: rounding).work
    case .constraints: work(of: try constraints(in: container, rounding: rounding))
    }
  }

  /// The layout of the spec and its counters, with its steps where `isTraced`.
  package func solvedSpec(
    in container: Container, rounding: Rounding, isTraced: Bool = false
  ) throws(LayoutFailure) -> SolvedSpec {
    guard codedSpec == nil else {
      let layout = try spec(in: container, rounding: rounding)
      return SolvedSpec(layout: layout, work: [:], trace: nil)
    }
    let tree = try tree.get()
    if isTraced, !tree.isMirrored {
      let trace = try specTrace(in: container, rounding: rounding)
      return SolvedSpec(
        layout: trace.layout, work: work(of: trace.statistics, in: tree), trace: trace)
    }
    try count()
    do {
      let (layout, statistics) =
        try tree.layoutAndStatistics(in: SizeRange(container), rounding: rounding)
      return SolvedSpec(layout: layout, work: work(of: statistics, in: tree), trace: nil)
    } catch {
      throw LayoutFailure(error)
    }
  }

  private func work(of statistics: LayoutStatistics, in tree: SpecTree) -> [String: Int] {
    [
      "nodes": tree.nodeCount, "measureCalls": statistics.measureCalls,
      "nodesMeasured": statistics.nodesMeasured,
      "contentMeasurements": statistics.contentMeasurements,
    ]
  }

  /// The counters of a layout of the constraints.
  package func work(of layout: ConstraintLayout) -> [String: Int] {
    let statistics = layout.statistics
    return [
      "passes": statistics.passes, "rows": statistics.rows, "columns": statistics.columns,
      "nonZeros": statistics.nonZeros, "simplexIterations": statistics.simplexIterations,
      "solverCalls": statistics.solverCalls, "contentMeasurements": statistics.measureCalls,
    ].merging(reducedWork(statistics)) { first, _ in first }
  }

  /// The counters of the reduced solver; empty for another one.
  private func reducedWork(_ statistics: ConstraintStatistics) -> [String: Int] {
    guard solver == .reduced else { return [:] }
    return [
      "reducedPasses": statistics.reducedPasses, "reducedRows": statistics.reducedRows,
      "reducedColumns": statistics.reducedColumns,
      "reducedNonZeros": statistics.reducedNonZeros, "components": statistics.components,
      "largestComponentRows": statistics.largestComponentRows,
    ]
  }

  /// The layouts of both notations; `nil` for a notation that is missing or has no layout.
  package func solved(
    _ scenario: Scenario, in container: Container, rounding: Rounding, isTraced: Bool
  ) -> SolvedContainer {
    var solved = SolvedContainer(container)
    if scenario.hasSpec {
      solved.spec = try? solvedSpec(in: container, rounding: rounding, isTraced: isTraced)
    }
    if scenario.constraints != nil {
      solved.constraints = try? constraints(in: container, rounding: rounding)
    }
    return solved
  }

  /// The frames and counters of layouts that were made here.
  package func frames(of solved: SolvedContainer) -> ContainerLayouts {
    ContainerLayouts(
      container: solved.container,
      spec: solved.spec.map { EngineLayout($0.layout, work: $0.work) },
      constraints: solved.constraints.map {
        EngineLayout($0.layout, work: work(of: $0), hasConflict: !$0.conflicts.isEmpty)
      })
  }
}
