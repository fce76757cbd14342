import Geometry
import LayoutConstraints
import LayoutSpecs
import Layouts
import Reasons
import Scenarios

/// Both layouts of a scenario in one container before rounding, and how well the spec's frames
/// fulfil every constraint.
package struct BothLayouts {
  /// The constraints' layout, with names for its conditions.
  let names: ConditionNames
  /// The spec's frames by name; the container's own too.
  let specFrames: [String: CGRect]
  /// The constraints' frames by name; the container's own too.
  private let ownFrames: NamedFrames
  /// How the spec's frames fulfil every active constraint, by its index.
  let readings: [Int: ConditionReading]
  /// The steps of the spec's rounded layout; `nil` where they are unknown.
  let roundedTrace: LayoutTrace?

  var system: ConstraintSystem { names.system }

  init(names: ConditionNames, spec: Layout, roundedTrace: LayoutTrace?) {
    self.names = names
    self.roundedTrace = roundedTrace
    specFrames = NamedFrames(spec).frames
    ownFrames = NamedFrames(names.layout.rawLayout)
    let active = names.system.constraints.indices.filter { names.system.constraints[$0].isActive }
    let conditions = active.map(LayoutCondition.constraint)
    readings = Dictionary(
      zip(active, names.layout.readings(of: conditions, at: specFrames))
    ) { first, _ in first }
  }

  /// Lays out a scenario in a container; `nil` where it has no constraints.
  ///
  /// `rounding` is that of the trace only. Throws where a notation has no layout.
  init?(
    _ scenario: Scenario, _ layouts: ScenarioLayouts, _ container: Container, rounding: Rounding
  ) throws(LayoutFailure) {
    guard let system = scenario.constraints else { return nil }
    let layout = try layouts.constraints(in: container, rounding: .exact)
    self.init(
      names: ConditionNames(scenario: scenario, system: system, layout: layout),
      spec: try layouts.spec(in: container, rounding: .exact),
      roundedTrace: try? layouts.specTrace(in: container, rounding: rounding))
  }

  /// Whether both layouts have different values for a place.
  func isDifferent(_ anchor: Constraint.Anchor) -> Bool {
    guard let values = values(of: anchor) else { return false }
    return abs(values.spec - values.constraints) > Tolerance.equal
  }

  /// The values of a place in both layouts, in points in the container; `nil` where one has none.
  func values(of anchor: Constraint.Anchor) -> (spec: Double, constraints: Double)? {
    guard anchor.guide == nil, !anchor.isDistance else { return nil }
    let attribute = anchor.attribute.physical(
      readsRightToLeft: names.layout.readsRightToLeft(around: anchor.item))
    let name = names.name(anchor.item)
    guard let spec = specFrames[name]?.value(of: attribute),
      let constraints = ownFrames[name]?.value(of: attribute)
    else { return nil }
    return (spec, constraints)
  }

  /// Whether an item's content is text.
  func isText(_ item: Int) -> Bool {
    let element = names.scenario.elements.first { $0.name == names.name(item) }
    if case .measured(let content) = element?.content { return !(content is MeasuredBox) }
    return false
  }

  func isOptional(_ constraint: Int) -> Bool {
    system.constraints[constraint].priority < Priority.required
  }
}

extension BothLayouts {
  /// Whether the spec's frames violate a condition.
  func isBroken(_ reading: ConditionReading) -> Bool {
    guard case .constraint = reading.condition else {
      return abs(reading.excess) > Tolerance.equal
    }
    return miss(of: reading.condition, by: reading.excess) > Tolerance.equal
  }

  /// Whether the constraints' own layout fulfils a constraint.
  func isMet(_ constraint: Int) -> Bool {
    guard let reading = readings[constraint] else { return false }
    return miss(of: reading.condition, by: reading.excess - reading.change) <= Tolerance.equal
  }

  /// By how many points a condition is missed where its left side is larger than it says by `excess`
  /// points; 0 where it is met.
  func miss(of condition: LayoutCondition, by excess: Double) -> Double {
    switch condition {
    case .hugging: max(0, excess)
    case .compressionResistance: max(0, -excess)
    case .constraint(let index):
      switch system.constraints[index].relation {
      case .equal: abs(excess)
      case .lessThanOrEqual: max(0, excess)
      case .greaterThanOrEqual: max(0, -excess)
      }
    default: 0
    }
  }

  /// How many constraints connect an item with each other one, by the other's index; an item that
  /// nothing connects with it is missing.
  ///
  /// The container connects nothing, since everything refers to it. With an axis, only constraints
  /// along it connect.
  func distances(from start: Int, along axis: Axis? = nil) -> [Int: Int] {
    var neighbours: [Int: [Int]] = [:]
    for index in readings.keys {
      let places = system.constraints[index].places
      if let axis, places.contains(where: { $0.attribute.axis != axis }) { continue }
      let items = Set(places.map { $0.item })
      for item in items where item != ConstraintSystem.container || item == start {
        neighbours[item, default: []] += items
      }
    }
    var distances = [start: 0]
    var pending = [start][...]
    while let item = pending.popFirst() {
      for next in neighbours[item] ?? [] where distances[next] == nil {
        distances[next] = (distances[item] ?? 0) + 1
        pending.append(next)
      }
    }
    return distances
  }
}
