/// The order in which the constraints of a system were last activated.
///
/// A constraint is activated when it is added, and again whenever it becomes active after being
/// inactive.
struct ActivationOrder: Sendable {
  /// One time stamp for each constraint, in the order of the system; later activations have larger
  /// ones.
  private(set) var moments: [Int] = []
  private var now = 0

  /// Records a new constraint.
  mutating func append() {
    moments.append(now)
    now += 1
  }

  /// Forgets the constraints that were added last, which were not activated again.
  mutating func removeLast(_ count: Int) {
    moments.removeLast(count)
    now -= count
  }

  /// Records another system's constraints, which keep their order among themselves.
  mutating func append(_ other: ActivationOrder) {
    moments += other.moments.map { now + $0 }
    now += other.now
  }

  /// Records that the constraint at an index has become active again.
  mutating func repeatActivation(of index: Int) {
    moments[index] = now
    now += 1
  }

  /// Whether the constraints were activated in the order of the system.
  var isThatOfSystem: Bool { now == moments.count }

  /// The indices of all constraints in the order of their activation, earliest first.
  ///
  /// Linear if no constraint was activated again, else n log n.
  var indicesByActivation: [Int] {
    guard !isThatOfSystem else { return Array(moments.indices) }
    return moments.indices.sorted { moments[$0] < moments[$1] }
  }
}
