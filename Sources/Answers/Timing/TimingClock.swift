/// Where a measurement reads the time.
///
/// A value instead of the system's clock itself, so that calibration can be tested with a clock
/// that moves only when told.
public struct TimingClock {
  /// The time since some fixed moment; never less than at an earlier call.
  public var now: () -> Duration

  /// Makes a clock from the function that reads it.
  public init(now: @escaping () -> Duration) {
    self.now = now
  }

  /// The system's monotonic clock, which stands still while the machine sleeps.
  public static var monotonic: TimingClock {
    let clock = SuspendingClock()
    let start = clock.now
    return TimingClock { start.duration(to: clock.now) }
  }
}
