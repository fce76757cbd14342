public import Foundation
import LayoutConstraints

/// A view that puts its arranged views in a row or in a column.
open class UIStackView: UIView {
  /// How the room along the axis is shared.
  public enum Distribution: Int, Sendable {
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

    var inEngine: StackView.Distribution {
      switch self {
      case .fill: .fill
      case .fillEqually: .fillEqually
      case .fillProportionally: .fillProportionally
      case .equalSpacing: .equalSpacing
      case .equalCentering: .equalCentering
      }
    }
  }

  /// Where the views lie across the axis.
  public enum Alignment: Int, Sendable {
    /// They all fill the stack.
    case fill
    /// At the leading edge, or on top in a row.
    case leading
    /// First baselines are one line; only in a row.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge, or at the bottom in a row.
    case trailing
    /// Last baselines are one line; only in a row.
    case lastBaseline

    /// The same as `leading`, as a row calls it.
    public static let top = Alignment.leading
    /// The same as `trailing`, as a row calls it.
    public static let bottom = Alignment.trailing

    var inEngine: StackView.Alignment {
      switch self {
      case .fill: .fill
      case .leading: .leading
      case .firstBaseline: .firstBaseline
      case .center: .center
      case .trailing: .trailing
      case .lastBaseline: .lastBaseline
      }
    }
  }

  /// The distance that stands for `spacing`.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The distance that stands for the system's.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// The direction of the row.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
  /// How the room along the axis is shared.
  open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
  /// Where the views lie across the axis.
  open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
  /// The distance between neighbours, in points, or one of the two that have a name; the default is
  /// 0 points.
  open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Whether distances in a column go from baseline to baseline.
  open var isBaselineRelativeArrangement = false { didSet { setNeedsLayout() } }
  /// Whether the views fill the layout margins rather than the bounds.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Makes a stack with a frame in its superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a stack of these views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Makes a stack with an empty frame: there is no archive to read from.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// The views in the row, in the order of reading.
  public var arrangedSubviews: [UIView] { arranged }

  /// Puts a view at the end of the row.
  public func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Puts a view at a place in the row; places that there are not count as the nearest one.
  public func insertArrangedSubview(_ view: UIView, at index: Int) {
    arranged.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    arranged.insert(view, at: max(0, min(index, arranged.count)))
    setNeedsLayout()
  }

  /// Takes a view out of the row; it stays inside the stack view.
  public func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsLayout()
  }

  /// A view that leaves the stack leaves the row.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the distance after a view, in points, or one of the two that have a name.
  ///
  /// Nothing changes for a view that is not in the row.
  public func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    customSpacings[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsLayout()
  }

  /// The distance after a view, if it has one of its own, else `spacingUseDefault`.
  public func customSpacing(after view: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }

  override func stackView(_ item: (UIView) -> Int?) -> StackView? {
    guard let own = item(self), !arranged.isEmpty else { return nil }
    var stack = StackView(
      item: own, arranged: arranged.compactMap(item), axis: axis.inEngine,
      distribution: distribution.inEngine, alignment: alignment.inEngine, spacing: spacingInPoints)
    stack.isBaselineRelativeArrangement = isBaselineRelativeArrangement
    stack.isLayoutMarginsRelativeArrangement = isLayoutMarginsRelativeArrangement
    for view in arranged {
      guard let index = item(view) else { continue }
      stack.customSpacing[index] = ownSpacing(after: view)
    }
    return stack
  }

  /// The distance between neighbours, in points, whatever its name.
  private var spacingInPoints: Double {
    switch spacing {
    case Self.spacingUseDefault: 0
    case Self.spacingUseSystem: StackView.systemSpacing
    default: Double(spacing)
    }
  }

  /// The distance after a view in the engine's words; `nil` where it is `spacing`.
  private func ownSpacing(after view: UIView) -> StackView.CustomSpacing? {
    guard let spacing = customSpacings[ObjectIdentifier(view)] else { return nil }
    return spacing == Self.spacingUseSystem ? .system : .points(Double(spacing))
  }
}
