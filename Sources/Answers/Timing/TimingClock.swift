/// The clock of a measurement.
///
/// A value instead of the system's clock itself, so that tests of calibration can advance a clock by
/// hand.
package struct TimingClock {
  /// The time since a fixed moment; never less than at an earlier call.
  package var now: () -> Duration

  /// The system's monotonic clock, which stops while the machine sleeps.
  package static var monotonic: TimingClock {
    let clock = SuspendingClock()
    let start = clock.now
    return TimingClock { start.duration(to: clock.now) }
  }
}
