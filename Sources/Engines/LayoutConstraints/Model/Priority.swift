/// The priorities that have names, on Auto Layout's scale: above 0, and required at 1000.
///
/// Each distinct value is a level of its own. A higher level is met as well as it can be before a
/// lower one counts at all, however many constraints the lower one has.
public enum Priority {
  /// Must hold.
  public static let required = 1000.0
  /// By default, how strongly content resists being smaller than itself.
  public static let defaultHigh = 750.0
  /// By default, how strongly content resists being larger than itself.
  public static let defaultLow = 250.0
  /// How strongly a container without a height strives to be small.
  public static let fittingSizeLevel = 50.0

  /// Whether `priority` is above 0 and at most 1000; NaN is not.
  static func isValid(_ priority: Double) -> Bool {
    priority > 0 && priority <= required
  }
}
