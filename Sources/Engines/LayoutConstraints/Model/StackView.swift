public import Geometry

/// A view that arranges other views in a row or a column: `UIStackView`, as the constraints that it
/// makes.
///
/// ```swift
/// let row = try system.addItem(ConstraintItem(name: "row"))
/// try system.add(StackView(item: row, arranged: [photo, title], spacing: 8))
/// ```
///
/// Indices are those of items of one `ConstraintSystem`. The stack is an item of its own without
/// content; `ConstraintSystem.add(_:)` describes its constraints. The stack view of macOS, which
/// has gravity areas, is different.
public struct StackView: Sendable, Hashable {
  /// The item that is the stack.
  public var item: Int
  /// The arranged views in reading order, or from top to bottom if the axis is vertical.
  public var arranged: [Int]
  /// The axis along which the views are arranged.
  public var axis: Axis
  /// How the length along the axis is distributed.
  public var distribution: Distribution
  /// The position of the views across the axis.
  public var alignment: Alignment
  /// The distance between neighbours, in points; the least distance if the distribution makes gaps
  /// equal.
  ///
  /// Views overlap if it is negative, but an equal gap is never below 0.
  public var spacing: Double
  /// The distances after single views that replace `spacing`; one after the last view is ignored.
  public var customSpacing: [Int: CustomSpacing] = [:]
  /// Whether distances in a column are measured from the last baseline of a view to the first
  /// baseline of the next.
  ///
  /// Ours: equal gaps are then measured in the same way. Rows are unaffected.
  public var isBaselineRelativeArrangement = false
  /// Whether the views fill the stack's layout margins guide rather than its bounds.
  ///
  /// The margins are those of the stack's item, which are 0 by default.
  public var isLayoutMarginsRelativeArrangement = false
  /// Whether `Distribution.fillProportionally` keeps the proportions of the content.
  ///
  /// `UIStackView` divides each content size by the sum of all sizes *and* gaps, but multiplies by
  /// the stack's whole length. With gaps or margins the lengths then do not add up, and the last
  /// view gets the remainder, more or less than its share. For example, content of 160, 80 and 40
  /// pt with gaps of 10 pt becomes 320, 160 and 100 pt in 600 pt, and 128, 64 and 28 pt in 240 pt.
  ///
  /// Corrected, which is ours, lengths are shares of the length without gaps and margins: 331.4,
  /// 165.7 and 82.9 pt, and 125.7, 62.9 and 31.4 pt.
  public var correctsProportions = false

  /// The system spacing, in points.
  public static let systemSpacing = StandardDistances.stackViewSpacing

  /// Makes a stack view with `UIStackView`'s defaults.
  ///
  /// Nothing is checked here; `ConstraintSystem.add(_:)` checks.
  public init(
    item: Int, arranged: [Int], axis: Axis = .horizontal, distribution: Distribution = .fill,
    alignment: Alignment = .fill, spacing: Double = 0
  ) {
    self.item = item
    self.arranged = arranged
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
  }

  /// How the length along the axis is distributed.
  public enum Distribution: String, Sendable, CaseIterable {
    /// The content priorities decide which views grow and shrink.
    case fill
    /// All views have the same length.
    case fillEqually
    /// The lengths are in proportion to the lengths of the content.
    case fillProportionally
    /// The gaps are equal, and at least the spacing.
    case equalSpacing
    /// The distances from centre to centre are equal where the spacing allows it.
    case equalCentering
  }

  /// The position of the views across the axis.
  public enum Alignment: String, Sendable, CaseIterable {
    /// All views fill the stack.
    case fill
    /// The views' leading edges are the stack's, or their top edges in a row.
    case leading
    /// The views' centres are the stack's.
    case center
    /// The views' trailing edges are the stack's, or their bottom edges in a row.
    case trailing
    /// The views' first baselines are aligned; only in a row.
    case firstBaseline
    /// The views' last baselines are aligned; only in a row.
    case lastBaseline

    /// The name of `leading` in a row.
    public static let top = Alignment.leading
    /// The name of `trailing` in a row.
    public static let bottom = Alignment.trailing

    /// Whether the views are aligned by a baseline.
    package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  }

  /// A distance after one view.
  public enum CustomSpacing: Sendable, Hashable {
    /// This number of points.
    case points(Double)
    /// `StackView.systemSpacing`.
    case system

    /// The distance in points.
    var points: Double {
      switch self {
      case .points(let points): points
      case .system: StackView.systemSpacing
      }
    }
  }
}

extension StackView {
  /// The distance after a view, in points.
  package func spacing(after item: Int) -> Double {
    customSpacing[item]?.points ?? spacing
  }

  /// The same stack view with `offset` added to every index.
  func movingItems(by offset: Int) -> StackView {
    var copy = self
    copy.item += offset
    copy.arranged = arranged.map { $0 + offset }
    copy.customSpacing = [:]
    for (item, spacing) in customSpacing { copy.customSpacing[item + offset] = spacing }
    return copy
  }
}

/// The reason why a stack view cannot be added to a constraint system; every name is an item's.
public enum StackViewError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The stack's item has content; a stack view gets its size from its views.
  case stackWithContent(stack: String)
  /// The item is a stack view already.
  case stackTwice(stack: String)
  /// A view is arranged twice, by this stack and by this or another one.
  case arrangedTwice(view: String, stack: String, other: String)
  /// A guide is no view: it can neither be a stack nor be arranged.
  case guideInsteadOfView(guide: String)
  /// There is a custom spacing after a view that the stack does not arrange.
  case spacingAfterOther(view: String, stack: String)
  /// The system spacing between baselines depends on the font, which constraints do not know.
  case systemSpacingBetweenBaselines(stack: String)
  /// Views in a column have no common baseline.
  case baselineAlignmentInColumn(stack: String)

  /// One sentence that says what is wrong, without place or punctuation at the end.
  public var description: String {
    switch self {
    case .stackWithContent(let stack):
      "'\(stack)' has content, and a stack view has none of its own"
    case .stackTwice(let stack):
      "'\(stack)' is a stack view already"
    case .arrangedTwice(let view, let stack, let other) where stack == other:
      "'\(view)' is listed twice in the stack view '\(stack)'"
    case .arrangedTwice(let view, let stack, let other):
      "'\(view)' cannot be in the stack view '\(stack)': it is in '\(other)'"
    case .guideInsteadOfView(let guide):
      "'\(guide)' is a guide, and a stack view can only arrange views"
    case .spacingAfterOther(let view, let stack):
      "there is a custom spacing after '\(view)', which is not in the stack view '\(stack)'"
    case .systemSpacingBetweenBaselines(let stack):
      "the system spacing between the baselines of '\(stack)' depends on the font"
    case .baselineAlignmentInColumn(let stack):
      "the views of '\(stack)' are in a column, and have no common baseline"
    }
  }
}
