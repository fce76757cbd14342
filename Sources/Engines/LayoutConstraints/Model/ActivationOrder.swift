/// When each constraint of a system was last activated.
///
/// A constraint is activated when it is added, and again whenever it becomes active after it was
/// not.
struct ActivationOrder: Sendable {
  /// One moment for each constraint, in the order of the system; later ones are larger.
  private(set) var moments: [Int] = []
  private var now = 0

  /// Notes a new constraint.
  mutating func append() {
    moments.append(now)
    now += 1
  }

  /// Notes another system's constraints, which keep their order among themselves.
  mutating func append(_ other: ActivationOrder) {
    moments += other.moments.map { now + $0 }
    now += other.now
  }

  /// Notes that the constraint at an index has become active again.
  mutating func repeatActivation(of index: Int) {
    moments[index] = now
    now += 1
  }

  /// The indices of all constraints, those activated first in front.
  ///
  /// Linear where no constraint was activated again.
  var indicesByActivation: [Int] {
    guard now > moments.count else { return Array(moments.indices) }
    return moments.indices.sorted { moments[$0] < moments[$1] }
  }
}
