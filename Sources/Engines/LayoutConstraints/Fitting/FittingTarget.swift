public import Foundation

/// The size that a fitting size is to come near to, and how strongly.
public struct FittingTarget: Sendable {
  /// The size, in points; both lengths finite and not negative.
  public var size: CGSize
  /// How strongly the width is to be that of `size`, in `0 < priority ≤ 1000`.
  public var horizontalPriority: Double
  /// How strongly the height is to be that of `size`, in `0 < priority ≤ 1000`.
  public var verticalPriority: Double

  /// Makes a target that gives way to content on both axes, unless other priorities are given.
  public init(
    _ size: CGSize, horizontalPriority: Double = Priority.fittingSizeLevel,
    verticalPriority: Double = Priority.fittingSizeLevel
  ) {
    self.size = size
    self.horizontalPriority = horizontalPriority
    self.verticalPriority = verticalPriority
  }

  /// As small as the constraints allow: `UIView.layoutFittingCompressedSize`.
  public static let compressed = FittingTarget(.zero)

  /// As large as the constraints allow: `UIView.layoutFittingExpandedSize`, 10 000 points each way.
  public static let expanded = FittingTarget(CGSize(width: 10_000, height: 10_000))

  /// As high as the content needs in exactly this width, in points: what a cell is asked.
  public static func width(_ width: Double) -> FittingTarget {
    FittingTarget(
      CGSize(width: width, height: 0), horizontalPriority: Priority.required)
  }
}
