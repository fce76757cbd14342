import LayoutConstraints

/// A view that arranges views in a row or in a column.
open class UIStackView: UIView {
  /// How the views share the length along the axis: see the engine's `StackView.Distribution`.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    var inEngine: StackView.Distribution { .allCases[rawValue] }
  }
  /// The alignment of the views across the axis: see the engine's `StackView.Alignment`.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading, bottom = Alignment.trailing
    private static let engineAlignments: [StackView.Alignment] = [
      .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
    ]
    var inEngine: StackView.Alignment { Self.engineAlignments[rawValue] }
  }
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
  open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
  open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
  /// The spacing, in points, or `spacingUseDefault`, which is 0, or `spacingUseSystem`.
  open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  open var isBaselineRelativeArrangement = false { didSet { setNeedsLayout() } }
  /// Whether the views fill the layout margins instead of the bounds.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }
  private var arranged: [UIView] = [], customSpacings: [ObjectIdentifier: CGFloat] = [:]
  public override init(frame: CGRect) {
    super.init(frame: frame)
    directionalLayoutMargins = .zero
  }
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    directionalLayoutMargins = .zero
  }
  public var arrangedSubviews: [UIView] { arranged }
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }
  /// Inserts a view at an index; an index out of range counts as the nearest one.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arranged.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    arranged.insert(view, at: max(0, min(index, arranged.count)))
    setNeedsLayout()
  }
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsLayout()
  }
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }
  /// Sets the spacing after an arranged view, in points, or one of the two constants.
  public func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    customSpacings[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsLayout()
  }
  public func customSpacing(after view: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }
  override func stackView(_ item: (UIView) -> Int?) -> StackView? {
    guard let own = item(self), !arranged.isEmpty else { return nil }
    let spacing =
      switch spacing {
      case Self.spacingUseDefault: 0.0
      case Self.spacingUseSystem: StackView.systemSpacing
      default: Double(spacing)
      }
    var stack = StackView(
      item: own, arranged: arranged.compactMap(item), axis: axis.inEngine,
      distribution: distribution.inEngine, alignment: alignment.inEngine, spacing: spacing)
    stack.isBaselineRelativeArrangement = isBaselineRelativeArrangement
    stack.isLayoutMarginsRelativeArrangement = isLayoutMarginsRelativeArrangement
    for view in arranged {
      guard let index = item(view), let spacing = customSpacings[ObjectIdentifier(view)] else {
        continue
      }
      stack.customSpacing[index] =
        spacing == Self.spacingUseSystem ? .system : .points(Double(spacing))
    }
    return stack
  }
}
