/// Named priorities on Auto Layout's scale: above 0, and required at 1000.
///
/// Each distinct value is a priority level. A higher level is met as well as possible before a
/// lower one counts at all, however many constraints the lower one has.
public enum Priority {
  /// A constraint that must hold.
  public static let required = 1000.0
  /// The default compression resistance of content.
  public static let defaultHigh = 750.0
  /// The default hugging of content.
  public static let defaultLow = 250.0
  /// The priority at which a container without a height is small.
  public static let fittingSizeLevel = 50.0

  /// Whether `priority` is above 0 and at most 1000; NaN is not.
  static func isValid(_ priority: Double) -> Bool {
    priority > 0 && priority <= required
  }
}
