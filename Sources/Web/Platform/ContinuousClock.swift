import CPlatform

/// The browser's clock.
public enum ContinuousClock {
  /// The time.
  public static var now: Instant { .now }

  /// A time, in seconds since some start.
  public struct Instant: Comparable, Sendable {
    private var seconds: Double

    /// The time.
    public static var now: Instant { Instant(seconds: platform_seconds()) }

    /// The time in between.
    public func duration(to other: Instant) -> Duration {
      .seconds(other.seconds - seconds)
    }

    /// A later time.
    public static func + (start: Instant, duration: Duration) -> Instant {
      Instant(seconds: start.seconds + duration / .seconds(1))
    }

    /// Whether one time is before another.
    public static func < (first: Instant, second: Instant) -> Bool {
      first.seconds < second.seconds
    }
  }
}
