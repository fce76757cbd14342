/// How much work a layout was.
///
/// The counts depend on the tree and its room only, not on the machine.
public struct LayoutStatistics: Sendable, Equatable {
  /// How often a spec or the root asked for a size.
  public var measureCalls = 0
  /// How often that size had to be worked out, because it was not known from an equal question.
  public var nodesMeasured = 0
  /// How often an element's content was measured.
  public var contentMeasurements = 0

  /// Makes the statistics of no work.
  public init() {}
}
