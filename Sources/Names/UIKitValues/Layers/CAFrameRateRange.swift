/// The numbers of frames in a second that an animation or a timer wants.
public struct CAFrameRateRange: Sendable, Hashable {
  public var minimum, maximum: Float, preferred: Float?
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  public static let `default` = Self(minimum: 0, maximum: 0, preferred: 0)
}
