import Layouts

/// A number of a notation, and a small change of it that shows by how much each edge moves with it.
struct MovedNumber {
  let value: Double
  let step: Double
  var limits = -Double.infinity...Double.infinity

  /// The most values of one number that are tried from one value.
  private static let mostValues = 3

  /// The values with which edges get the positions that are wanted, the most frequent first.
  ///
  /// `frames` lays out with a value; `nil` where there is no layout. What moves edges may change on the way to
  /// a value, such as the highest child of a row, so that others are found from the first one.
  func values(
    of elements: [String], to wanted: NamedFrames, _ frames: (Double) -> NamedFrames?
  ) -> [Double] {
    func solved(from start: Double) -> [Double] {
      guard let own = frames(start), let moved = frames(start + step) else { return [] }
      return values(of: elements, from: start, own, by: moved, to: wanted)
    }
    let near = solved(from: value)
    let others = near.first.map(solved) ?? []
    return near + others.filter { other in !near.contains { abs($0 - other) < 1e-3 } }
  }

  /// The values that follow from the frames at a start and a step further.
  private func values(
    of elements: [String], from start: Double, _ own: NamedFrames, by moved: NamedFrames,
    to wanted: NamedFrames
  ) -> [Double] {
    var counts: [(value: Double, count: Int)] = []
    for name in elements {
      let (old, new) = (own.edges(of: name), moved.edges(of: name))
      for (index, position) in wanted.edges(of: name).enumerated() {
        let response = (new[index] - old[index]) / step
        let missing = position - old[index]
        guard abs(response) > 1e-6, abs(missing) > Tolerance.equal else { continue }
        let solved = (start + missing / response).asWritten
        guard limits.contains(solved), solved != value else { continue }
        if let index = counts.firstIndex(where: { abs($0.value - solved) < 1e-3 }) {
          counts[index].count += 1
        } else {
          counts.append((solved, 1))
        }
      }
    }
    return counts.sorted { $0.count > $1.count }.prefix(Self.mostValues).map { $0.value }
  }
}
