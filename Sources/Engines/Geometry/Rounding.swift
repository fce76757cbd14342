/// Whether an engine puts its lengths on device pixels, as a screen does, or leaves them exact.
///
/// Each engine rounds by its own platform's rules; this says only which grid they meet, if any.
public enum Rounding: Sendable, Hashable {
  /// As on a device with `scale` pixels per point; finite and above 0 (devices have 1, 2 or 3).
  case pixels(scale: Double)
  /// No rounding anywhere: what the arithmetic alone gives.
  case exact
}
