@testable import Timing

/// A clock that only subjects advance.
final class FakeClock {
  private(set) var time: Duration = .zero

  var clock: TimingClock { TimingClock { self.time } }

  func advance(by duration: Duration) { time += duration }

  /// A subject whose iterations each take `cost` on this clock.
  func subject(_ name: String, cost: Duration) -> TimingSubject {
    TimingSubject(name: name) { _ in
      self.advance(by: cost)
      return 1
    }
  }
}
