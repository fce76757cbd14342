public import Geometry
import LayoutConstraints
import LayoutSpecs
import Scenarios

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
