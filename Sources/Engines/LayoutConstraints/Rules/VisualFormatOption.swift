import Geometry

/// A set of options of a visual format; the empty set is the default.
public typealias VisualFormatOptions = Set<VisualFormatOption>

/// One option of a visual format, by its name in `NSLayoutConstraint.FormatOptions`.
///
/// ```swift
/// try system.add(
///   rule: "H:|-[photo]-[title]-|", options: [.alignAllCenterY, .directionLeftToRight])
/// ```
///
/// - An alignment makes one attribute of every two neighbours equal. It must be across the format:
///   tops, bottoms, vertical centres and baselines with `H:`, the others with `V:`.
/// - A direction sets the side at which `H:` starts. `V:` ignores it.
/// - A spacing sets the edges or baselines between which distances are measured.
///
/// Two directions contradict each other, and so do two spacings.
public enum VisualFormatOption: String, Sendable, CaseIterable {
  /// Makes left edges equal; with `V:`.
  case alignAllLeft
  /// Makes right edges equal; with `V:`.
  case alignAllRight
  /// Makes top edges equal; with `H:`.
  case alignAllTop
  /// Makes bottom edges equal; with `H:`.
  case alignAllBottom
  /// Makes the edges where reading starts equal; with `V:`.
  case alignAllLeading
  /// Makes the edges where reading ends equal; with `V:`.
  case alignAllTrailing
  /// Makes horizontal centres equal; with `V:`.
  case alignAllCenterX
  /// Makes vertical centres equal; with `H:`.
  case alignAllCenterY
  /// Makes the baselines of last lines equal; with `H:`.
  case alignAllLastBaseline
  /// Makes the baselines of first lines equal; with `H:`.
  case alignAllFirstBaseline
  /// Lets `H:` follow the reading direction; the default.
  case directionLeadingToTrailing
  /// Lets `H:` run from left to right in every reading direction.
  case directionLeftToRight
  /// Lets `H:` run from right to left in every reading direction: the first item is rightmost.
  case directionRightToLeft
  /// Measures distances from edge to edge; the default.
  case spacingEdgeToEdge
  /// Measures distances between neighbours from the last baseline of the upper one to the first
  /// baseline of the lower one; with `V:`.
  ///
  /// Source: the header of `NSLayoutConstraint`. An item without text counts with its edge. Ours: a
  /// distance to the superview is still measured between edges, because the superview has no text
  /// and the distance is a margin.
  ///
  /// Deviation: `-` alone is 8 points here as well, where UIKit takes a distance from the fonts'
  /// line heights. A layout would otherwise change with a font that the format does not mention.
  case spacingBaselineToBaseline

  /// The bits of the option in `NSLayoutConstraint.FormatOptions`; 0 for a default.
  ///
  /// An alignment is 1 shifted by its attribute's number, a direction is in bits 16 and 17, a
  /// spacing in bit 19.
  public var bits: UInt {
    switch self {
    case .alignAllLeft: 1 << 1
    case .alignAllRight: 1 << 2
    case .alignAllTop: 1 << 3
    case .alignAllBottom: 1 << 4
    case .alignAllLeading: 1 << 5
    case .alignAllTrailing: 1 << 6
    case .alignAllCenterX: 1 << 9
    case .alignAllCenterY: 1 << 10
    case .alignAllLastBaseline: 1 << 11
    case .alignAllFirstBaseline: 1 << 12
    case .directionLeadingToTrailing, .spacingEdgeToEdge: 0
    case .directionLeftToRight: 1 << 16
    case .directionRightToLeft: 2 << 16
    case .spacingBaselineToBaseline: 1 << 19
    }
  }

  /// The attribute that an alignment makes equal; `nil` for a direction or a spacing.
  public var alignedAttribute: Constraint.Attribute? {
    switch self {
    case .alignAllLeft: .left
    case .alignAllRight: .right
    case .alignAllTop: .top
    case .alignAllBottom: .bottom
    case .alignAllLeading: .leading
    case .alignAllTrailing: .trailing
    case .alignAllCenterX: .centerX
    case .alignAllCenterY: .centerY
    case .alignAllLastBaseline: .lastBaseline
    case .alignAllFirstBaseline: .firstBaseline
    case .directionLeadingToTrailing, .directionLeftToRight, .directionRightToLeft,
      .spacingEdgeToEdge, .spacingBaselineToBaseline:
      nil
    }
  }

  /// The axis of the formats that allow the option; `nil` if both axes do.
  var formatAxis: Axis? {
    if let alignedAttribute { return alignedAttribute.axis.perpendicular }
    return self == .spacingBaselineToBaseline ? .vertical : nil
  }

  /// The alignments that formats along an axis allow.
  static func alignments(forFormatsAlong axis: Axis) -> [VisualFormatOption] {
    allCases.filter { $0.alignedAttribute != nil && $0.formatAxis == axis }
  }
}

extension VisualFormatOptions {
  private static let alternatives: [[VisualFormatOption]] = [
    [.directionLeadingToTrailing, .directionLeftToRight, .directionRightToLeft],
    [.spacingEdgeToEdge, .spacingBaselineToBaseline],
  ]

  /// The attributes that are equal for neighbours, in the order of the options.
  var alignedAttributes: [Constraint.Attribute] {
    VisualFormatOption.allCases.filter(contains).compactMap { $0.alignedAttribute }
  }

  /// The reason why a format along an axis cannot have these options; `nil` if it can.
  func problem(inFormatAlong axis: Axis) -> RuleError.Problem? {
    for option in VisualFormatOption.allCases where contains(option) {
      guard let formatAxis = option.formatAxis, formatAxis != axis else { continue }
      return .optionOnWrongAxis(option, axis)
    }
    for group in Self.alternatives {
      let given = group.filter(contains)
      if given.count > 1 { return .contradictingOptions(given[0], given[1]) }
    }
    return nil
  }
}

/// The attributes that a visual format uses, along its axis and with its options.
struct VisualFormatSides {
  /// The attribute of predicates of an item.
  let size: Constraint.Attribute
  /// The start of an item and of the superview.
  let start: Constraint.Attribute
  /// The end of an item and of the superview.
  let end: Constraint.Attribute
  /// The attribute at which the distance from the item before ends.
  let startAfterSibling: Constraint.Attribute
  /// The attribute at which the distance to the item after starts.
  let endBeforeSibling: Constraint.Attribute
  /// Whether positions decrease along the format.
  let isReversed: Bool

  init(axis: Axis, options: VisualFormatOptions) {
    isReversed = axis == .horizontal && options.contains(.directionRightToLeft)
    switch axis {
    case .vertical:
      (size, start, end) = (.height, .top, .bottom)
    case .horizontal where isReversed:
      (size, start, end) = (.width, .right, .left)
    case .horizontal where options.contains(.directionLeftToRight):
      (size, start, end) = (.width, .left, .right)
    case .horizontal:
      (size, start, end) = (.width, .leading, .trailing)
    }
    let usesBaselines = options.contains(.spacingBaselineToBaseline)
    startAfterSibling = usesBaselines ? .firstBaseline : start
    endBeforeSibling = usesBaselines ? .lastBaseline : end
  }
}
