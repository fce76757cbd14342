import LayoutConstraints

extension NSLayoutConstraint {
  /// An edge, a centre, a baseline or a size, with UIKit's numbers.
  public enum Attribute: Int, Sendable, CaseIterable {
    /// Nothing: the constraint is about one item alone.
    case notAnAttribute = 0
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where reading starts.
    case leading
    /// The edge where reading ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle from left to right.
    case centerX
    /// The middle from top to bottom.
    case centerY
    /// The baseline of the last line of text.
    case lastBaseline
    /// The baseline of the first line of text.
    case firstBaseline
    /// The left edge of the layout margins.
    case leftMargin
    /// The right edge of the layout margins.
    case rightMargin
    /// The top edge of the layout margins.
    case topMargin
    /// The bottom edge of the layout margins.
    case bottomMargin
    /// The edge of the layout margins where reading starts.
    case leadingMargin
    /// The edge of the layout margins where reading ends.
    case trailingMargin
    /// The middle of the layout margins from left to right.
    case centerXWithinMargins
    /// The middle of the layout margins from top to bottom.
    case centerYWithinMargins

    /// The same place in the constraint engine's words; `nil` for no attribute.
    var inEngine: Constraint.Attribute? { Self.engineAttributes[rawValue] }

    /// In the order of the numbers.
    private static let engineAttributes: [Constraint.Attribute?] = [
      nil, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
    ]

    /// The attribute that an engine's attribute is.
    init(_ attribute: Constraint.Attribute) {
      self = Self.allCases.first { $0.inEngine == attribute } ?? .notAnAttribute
    }
  }

  /// How the two sides compare, with UIKit's numbers.
  public enum Relation: Int, Sendable {
    /// The left side is at most the right side.
    case lessThanOrEqual = -1
    /// The sides are equal.
    case equal = 0
    /// The left side is at least the right side.
    case greaterThanOrEqual = 1

    /// The same in the constraint engine's words.
    var inEngine: Constraint.Relation {
      switch self {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    }

    /// The relation as rules have it: `<=`, `==` or `>=`.
    package var sign: String { inEngine.rawValue }
  }

  /// A direction on the screen.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// The options of a visual format, with UIKit's bits.
  public struct FormatOptions: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Makes the set with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ option: VisualFormatOption) { self.init(rawValue: option.bits) }

    /// Makes left edges equal.
    public static let alignAllLeft = FormatOptions(.alignAllLeft)
    /// Makes right edges equal.
    public static let alignAllRight = FormatOptions(.alignAllRight)
    /// Makes top edges equal.
    public static let alignAllTop = FormatOptions(.alignAllTop)
    /// Makes bottom edges equal.
    public static let alignAllBottom = FormatOptions(.alignAllBottom)
    /// Makes the edges where reading starts equal.
    public static let alignAllLeading = FormatOptions(.alignAllLeading)
    /// Makes the edges where reading ends equal.
    public static let alignAllTrailing = FormatOptions(.alignAllTrailing)
    /// Makes horizontal centres equal.
    public static let alignAllCenterX = FormatOptions(.alignAllCenterX)
    /// Makes vertical centres equal.
    public static let alignAllCenterY = FormatOptions(.alignAllCenterY)
    /// Makes the baselines of last lines equal.
    public static let alignAllLastBaseline = FormatOptions(.alignAllLastBaseline)
    /// Makes the baselines of first lines equal.
    public static let alignAllFirstBaseline = FormatOptions(.alignAllFirstBaseline)
    /// Follows the reading direction; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Runs from left to right.
    public static let directionLeftToRight = FormatOptions(.directionLeftToRight)
    /// Runs from right to left.
    public static let directionRightToLeft = FormatOptions(.directionRightToLeft)
    /// Measures distances from edge to edge; the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Measures distances from baseline to baseline.
    public static let spacingBaselineToBaseline = FormatOptions(.spacingBaselineToBaseline)

    /// The options as the constraint engine has them.
    var inEngine: VisualFormatOptions {
      Set(VisualFormatOption.allCases.filter { $0.bits != 0 && rawValue & $0.bits == $0.bits })
    }
  }
}
