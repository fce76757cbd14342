public import Geometry

/// A view that puts other views in a row or in a column: `UIStackView`, as the constraints it
/// makes.
///
/// ```swift
/// let row = try system.addItem(ConstraintItem(name: "row"))
/// try system.add(StackView(item: row, arranged: [photo, title], spacing: 8))
/// ```
///
/// Indices are those of items of one `ConstraintSystem`. The stack is an item of its own without
/// content; `ConstraintSystem.add(_:)` says what becomes of it. macOS's stack view, which has
/// gravity areas, is another one.
public struct StackView: Sendable, Hashable {
  /// The item that is the stack.
  public var item: Int
  /// The views inside, in the order of reading (downwards where the axis is vertical).
  public var arranged: [Int]
  /// The direction of the row.
  public var axis: Axis
  /// How the room along the axis is shared.
  public var distribution: Distribution
  /// Where the views lie across the axis.
  public var alignment: Alignment
  /// The distance between neighbours, in points, or the least distance where the distribution makes
  /// gaps equal; negative distances overlap, but a gap that is made equal is never below 0.
  public var spacing: Double
  /// The distances after single views, where these are not `spacing`; none counts after the last.
  public var customSpacing: [Int: CustomSpacing] = [:]
  /// Whether distances in a column go from the last baseline of a view to the next one's first.
  ///
  /// Gaps that are made equal are then measured in the same way, which is ours. A row is as ever.
  public var isBaselineRelativeArrangement = false
  /// Whether the views fill the stack's layout margins guide rather than its bounds.
  public var isLayoutMarginsRelativeArrangement = false
  /// Whether `Distribution.fillProportionally` keeps the proportions of the content.
  ///
  /// `UIStackView` divides each content size by the sum of all sizes *and* gaps, but multiplies by
  /// the stack's whole length. With gaps or margins the lengths then do not add up, and the last
  /// view gets what is left, more or less than its part: content of 160, 80 and 40 with gaps of 10
  /// becomes 320, 160 and 100 in 600, and 128, 64 and 28 in 240. Corrected, which is ours, lengths
  /// are shares of what gaps and margins leave: 331.4, 165.7 and 82.9, and 125.7, 62.9 and 31.4.
  public var correctsProportions = false

  /// The system spacing, in points.
  public static let systemSpacing = 8.0

  /// Makes a stack view with `UIStackView`'s defaults.
  ///
  /// Nothing is checked here; `ConstraintSystem.add(_:)` does.
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

  /// How the room along the axis is shared.
  public enum Distribution: String, Sendable, CaseIterable {
    /// The content priorities decide who grows and who shrinks.
    case fill
    /// All views are equally long.
    case fillEqually
    /// Views are as long as their content has it, in proportion.
    case fillProportionally
    /// The gaps are equal, and at least the spacing.
    case equalSpacing
    /// The distances from centre to centre are equal as far as the spacing allows.
    case equalCentering
  }

  /// Where the views lie across the axis.
  public enum Alignment: String, Sendable, CaseIterable {
    /// They all fill the stack.
    case fill
    /// Their leading edges are the stack's, or their top edges in a row.
    case leading
    /// Their centres are the stack's.
    case center
    /// Their trailing edges are the stack's, or their bottom edges in a row.
    case trailing
    /// Their first baselines are one line; only in a row.
    case firstBaseline
    /// Their last baselines are one line; only in a row.
    case lastBaseline

    /// The same as `leading`, as a row calls it.
    public static let top = Alignment.leading
    /// The same as `trailing`, as a row calls it.
    public static let bottom = Alignment.trailing

    /// Whether lines of text decide.
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  }

  /// A distance after one view.
  public enum CustomSpacing: Sendable, Hashable {
    /// This many points.
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
  func spacing(after item: Int) -> Double {
    customSpacing[item]?.points ?? spacing
  }

  /// The same stack view where every item has an index that is larger by `offset`.
  func movingItems(by offset: Int) -> StackView {
    var copy = self
    copy.item += offset
    copy.arranged = arranged.map { $0 + offset }
    copy.customSpacing = [:]
    for (item, spacing) in customSpacing { copy.customSpacing[item + offset] = spacing }
    return copy
  }
}

/// Why a stack view cannot be added to a constraint system; every name is an item's.
public enum StackViewError: Error, Sendable, Equatable {
  /// The item of the stack has content: a stack view is as large as the views inside need.
  case stackWithContent(stack: String)
  /// The item is a stack view already.
  case stackTwice(stack: String)
  /// A view is arranged twice, by this stack and by this or another one.
  case arrangedTwice(view: String, stack: String, other: String)
  /// A guide is no view, and can neither be a stack nor be arranged.
  case guideInsteadOfView(guide: String)
  /// There is a distance after something that the stack does not arrange.
  case spacingAfterOther(view: String, stack: String)
  /// Between baselines the system spacing depends on the font, which constraints do not know.
  case systemSpacingBetweenBaselines(stack: String)
  /// Views above each other have no common baseline.
  case baselineAlignmentInColumn(stack: String)
}

extension StackViewError: CustomStringConvertible {
  /// One sentence that says what is wrong, without place or punctuation at the end.
  public var description: String {
    switch self {
    case .stackWithContent(let stack):
      "'\(stack)' has content, and a stack view has none of its own"
    case .stackTwice(let stack):
      "'\(stack)' is a stack view already"
    case .arrangedTwice(let view, let stack, let other) where stack == other:
      "'\(view)' stands twice in the stack view '\(stack)'"
    case .arrangedTwice(let view, let stack, let other):
      "'\(view)' cannot be in the stack view '\(stack)': it is in '\(other)'"
    case .guideInsteadOfView(let guide):
      "'\(guide)' is a guide, and stack views are made of views"
    case .spacingAfterOther(let view, let stack):
      "there is a custom spacing after '\(view)', which is not in the stack view '\(stack)'"
    case .systemSpacingBetweenBaselines(let stack):
      "the system spacing between the baselines of '\(stack)' depends on the font"
    case .baselineAlignmentInColumn(let stack):
      "the views of '\(stack)' are above each other, and have no common baseline"
    }
  }
}
