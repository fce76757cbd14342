/// A rule of a layout spec that the constraints do not express.
public struct Deviation: Sendable, Equatable {
  /// The path to the spec from the root: `stack[1].inset`.
  public var path: String
  /// The same path as child indices, one for each step.
  public var steps: [Int]
  /// The class of the rule: the means that expressing it would take.
  public var translationClass: TranslationClass
  /// The rule of the spec, a clause without a full stop.
  public var reason: String
  /// The rule of the constraints instead, and how the layouts differ by it, a clause without a full
  /// stop.
  public var effect: String
  /// When the layouts can differ by it.
  public var condition: Condition

  /// The circumstances in which a deviation shows.
  public enum Condition: Sendable, Equatable {
    /// In any container.
    case always
    /// Only where lengths are rounded to pixels.
    case whenRounding
    /// Only where the stack's children, before they flex, do not fit in it.
    case whenOverflowing
    /// Only where the stack's children that cannot shrink do not fit in it, even without the others.
    case whenOthersOverflow

    /// The condition in words.
    public var words: String {
      switch self {
      case .always: "in any container"
      case .whenRounding: "only on pixels"
      case .whenOverflowing: "only where its children do not fit"
      case .whenOthersOverflow: "only where its other children do not fit"
      }
    }
  }
}
