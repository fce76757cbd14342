import Geometry
import LayoutConstraints
import Scenarios

extension PartingSearch {
  func isText(_ item: Int) -> Bool {
    let element = words.scenario.elements.first { $0.name == words.name(item) }
    if case .measured = element?.content { return true }
    return false
  }

  /// Whether an item is only open where it differs, and its frame in the spec is one of those that
  /// the constraints allow, with those of all others that are open.
  func isAllowed(_ roots: [PartingRoot], at anchor: Constraint.Anchor) -> Bool {
    let isOpen = roots.allSatisfy { root in
      switch root {
      case .tie, .nothingHolds: true
      default: false
      }
    }
    let name = words.name(anchor.item)
    guard isOpen, !roots.isEmpty, words.layout.isAmbiguous(name) else { return false }
    let frames = specFrames.filter { words.layout.isAmbiguous($0.key) }
    return (try? words.layout.admits(frames, within: Tolerance.equal)) ?? false
  }

  /// What the spec makes of something, in words: `14.713 in the spec`.
  func inSpec(_ value: Double) -> String {
    let scale = words.scenario.scale
    let isOnPixel = ((value * scale).rounded() / scale).points == value.points
    return "\(value.points) in the spec" + (tellsRounding && !isOnPixel ? " before rounding" : "")
  }

  /// Whether what leaves an item open along an axis is a tie; not where nothing holds it.
  func isTie(_ item: Int, _ axis: Axis) throws(ConstraintError) -> Bool {
    guard let open = try words.layout.ambiguity(of: words.name(item)) else { return false }
    let values = open.values.filter { $0.variable.axis == axis }
    return !values.isEmpty && values.allSatisfy(\.cause.isTie)
  }

  /// Whether what some constraints are off in the spec is the whole difference.
  func isAll(
    _ broken: [PartingRoot], of because: Because,
    _ parts: [(cause: ValueCause, reading: ConditionReading)]
  ) -> Bool {
    guard let both = values(of: because.anchor) else { return true }
    let own = parts.filter { cause, _ in
      guard case .constraint(let index) = cause.conditions.first else { return false }
      return broken.contains(.constraints([index]))
    }
    let sum = own.reduce(0) { $0 + $1.reading.change * $1.cause.pointsPerPoint }
    return abs(sum - (both.spec - both.constraints)) <= Tolerance.equal
  }
}
