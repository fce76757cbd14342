import Geometry
import LayoutConstraints

extension PartingSearch {
  /// The constraint that the spec breaks and that is the fewest constraints away from an item, those
  /// that must hold first; `nil` where the spec breaks none that is connected with it.
  ///
  /// It is asked for where nothing that holds a value is broken: a bound that both layouts respect
  /// stops what is pushed against it by something else.
  func nearestBroken(to item: Int, _ axis: Axis) -> PartingRoot? {
    let constraints = words.system.constraints
    let broken = readings.values.filter { isBroken($0) && $0.unknownItems.isEmpty }
    guard !broken.isEmpty else { return nil }
    var indices: [Int] = []
    for reading in broken {
      guard case .constraint(let index) = reading.condition else { continue }
      // What is missed here too parts nothing.
      if isHeld(index) { indices.append(index) }
    }
    let distances = distances(from: item)
    func rank(_ index: Int) -> (Int, Int, Int) {
      let places = constraints[index].places
      let distance = places.compactMap { distances[$0.item] }.min() ?? Int.max
      return (places.contains { $0.attribute.axis == axis } ? 0 : 1, distance, index)
    }
    return indices.filter { rank($0).1 < Int.max }.min { rank($0) < rank($1) }
      .map { .constraints([$0]) }
  }

  /// Whether the constraints' own layout does what a constraint says.
  func isHeld(_ index: Int) -> Bool {
    guard let reading = readings[index] else { return false }
    let own = reading.excess - reading.change
    return switch words.system.constraints[index].relation {
    case .equal: abs(own) <= Tolerance.equal
    case .lessThanOrEqual: own <= Tolerance.equal
    case .greaterThanOrEqual: own >= -Tolerance.equal
    }
  }

  /// How many constraints lie between an item and each other one; none where nothing connects them.
  ///
  /// The container connects nothing: everything hangs on it.
  /// With an axis, only what is along it connects.
  func distances(from start: Int, along axis: Axis? = nil) -> [Int: Int] {
    var neighbours: [Int: [Int]] = [:]
    for index in readings.keys {
      let places = words.system.constraints[index].places
      if let axis, places.contains(where: { $0.attribute.axis != axis }) { continue }
      let items = Set(places.map(\.item))
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
