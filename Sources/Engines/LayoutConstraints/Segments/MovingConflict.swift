import LinearProgramming

/// The required constraints of a moving system, some of which contradict each other.
///
/// They fall into components that share no column but the container's. Which rules have to be broken
/// in one component has nothing to do with the others.
struct MovingConflict {
  private let components: [MovingRegion]
  /// The row and the component of each required constraint, by its index.
  private var places: [Int: (row: Int, component: Int)] = [:]
  /// The largest parameter that is looked at.
  private let limit: Double

  /// Takes the required constraints of a system; linear in the number of their terms.
  init(_ moving: MovingSystem, _ measurements: MovingMeasurements, limit: Double) {
    self.limit = limit
    let start = moving.lowered(measurements, broken: [], after: 0)
    let end = moving.lowered(measurements, broken: [], after: 1)
    // An optional condition can always be met, by its errors.
    var required: [Int: Int] = [:]
    for (row, meaning) in start.rowMeanings.enumerated() {
      if case .constraint(let index) = meaning, start.mustHold(index) { required[row] = index }
    }
    let program = MovingProgram(from: start.program, to: end.program)
    components = MovingRegion(feasibleIn: program, rows: required.keys.sorted()).components()
    for (component, region) in components.enumerated() {
      for row in region.rows {
        if let index = required[row] { places[index] = (row, component) }
      }
    }
  }

  /// The broken rules that a layout at `distance` cannot do without.
  ///
  /// A layout breaks one rule after another, so a later one may resolve an earlier conflict too. Takes
  /// a run of the simplex method for each rule, on its component.
  func needed(of broken: Set<Int>, at distance: Double) throws(LinearProgramError) -> Set<Int> {
    var needed = broken
    for rule in broken.sorted().reversed() {
      let fewer = needed.subtracting([rule])
      guard let place = places[rule],
        try !region(ofComponent: place.component, breaking: fewer).hasPoint(at: distance)
      else {
        needed = fewer
        continue
      }
    }
    return needed
  }

  /// The end of the range in which breaking each of these rules is necessary, and breaking all is
  /// enough.
  ///
  /// With fewer rules broken there are layouts from some parameter on, or up to one: the feasible
  /// points of all parameters together are convex. Takes two runs of the simplex method for each
  /// component and for each rule, on its component.
  func reach(of broken: Set<Int>, from distance: Double) throws(LinearProgramError) -> Double {
    guard !broken.isEmpty else { return distance }
    var ranges: [ClosedRange<Double>?] = []
    for component in components.indices {
      ranges.append(
        try region(ofComponent: component, breaking: broken).parameters(upTo: limit))
    }
    var reach = limit
    if let enough = common(ranges) { reach = min(reach, enough.upperBound) }
    for rule in broken.sorted() {
      guard let component = places[rule]?.component else { continue }
      var ranges = ranges
      ranges[component] = try region(
        ofComponent: component, breaking: broken.subtracting([rule])
      ).parameters(upTo: limit)
      guard let ends = common(ranges), ends.upperBound > distance else { continue }
      reach = min(reach, ends.lowerBound)
    }
    return max(reach, distance)
  }

  /// The parameters that are in all ranges; `nil` if there are none.
  private func common(_ ranges: [ClosedRange<Double>?]) -> ClosedRange<Double>? {
    var common = 0...limit
    for range in ranges {
      guard let range, range.overlaps(common) else { return nil }
      common = range.clamped(to: common)
    }
    return common
  }

  /// The points of a component with these rules broken.
  private func region(ofComponent component: Int, breaking rules: Set<Int>) -> MovingRegion {
    components[component].without(Set(rules.compactMap { places[$0]?.row }))
  }
}
