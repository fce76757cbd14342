/// Something that a layout spec says and constraints do not.
public struct Deviation: Sendable, Equatable {
  /// The spec, as the way to it from the root: `stack[1].inset`.
  public var path: String
  /// The same way as the index of a child at each step.
  public var steps: [Int]
  /// Why constraints do not say it.
  public var translationClass: TranslationClass
  /// What the spec says, in one sentence.
  public var reason: String
  /// What the translation says instead, and how the layouts then differ, in one sentence.
  public var effect: String
  /// When the layouts differ.
  public var condition: Condition

  /// How far frames then lie apart at most because of it; `nil` where that is not known, since what
  /// follows, such as text that wraps otherwise, may move by more.
  public var bound: Bound?

  /// A length that depends on the size of a pixel, or does not.
  public enum Bound: Sendable, Equatable {
    /// Points.
    case points(Double)
    /// Pixels of the device.
    case pixels(Double)

    /// The bound in points, on a device with `scale` pixels per point.
    public func points(scale: Double) -> Double {
      switch self {
      case .points(let points): points
      case .pixels(let pixels): pixels / scale
      }
    }
  }

  /// When a deviation shows.
  public enum Condition: Sendable, Equatable {
    /// It may in any room.
    case always
    /// Only where lengths are put on pixels.
    case whenRounding
    /// Only where the children of the stack, before they flex, do not fit in it.
    case whenOverflowing

    /// The condition in words.
    public var words: String {
      switch self {
      case .always: "in any room"
      case .whenRounding: "only on pixels"
      case .whenOverflowing: "only where its children do not fit"
      }
    }
  }
}
