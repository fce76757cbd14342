/// The numbers of frames in a second that an animation or a timer wants.
public struct CAFrameRateRange: Sendable, Hashable {
  /// The smallest number.
  public var minimum: Float
  /// The largest number.
  public var maximum: Float
  /// The number that is best, or `nil` or 0 for any.
  public var preferred: Float?

  /// Makes a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// That of the system.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
