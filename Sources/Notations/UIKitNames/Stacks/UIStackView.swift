public import Foundation
import LayoutConstraints
import UIKitValues

/// A view that arranges views in a row or in a column.
open class UIStackView: UIView {
  /// How the views share the length along the axis.
  public enum Distribution: Int, Sendable {
    /// The content priorities determine which views grow and shrink.
    case fill
    /// All views have the same length.
    case fillEqually
    /// The lengths of the views are proportional to their content.
    case fillProportionally
    /// The gaps are equal and at least the spacing.
    case equalSpacing
    /// The distances between centres are equal, as far as the spacing allows.
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

  /// The alignment of the views across the axis.
  public enum Alignment: Int, Sendable {
    /// All views fill the stack.
    case fill
    /// At the leading edge, or at the top in a row.
    case leading
    /// First baselines are equal; only in a row.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge, or at the bottom in a row.
    case trailing
    /// Last baselines are equal; only in a row.
    case lastBaseline

    /// The name of `leading` in a row.
    public static let top = Alignment.leading
    /// The name of `trailing` in a row.
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

  /// The value that stands for `spacing`.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The value that stands for the system spacing.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// The axis along which the views are arranged.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
  /// How the views share the length along the axis.
  open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
  /// The alignment of the views across the axis.
  open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
  /// The spacing between neighbours, in points, or `spacingUseDefault` (0 points) or
  /// `spacingUseSystem`; 0 by default.
  open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Whether spacing in a column is measured from baseline to baseline.
  open var isBaselineRelativeArrangement = false { didSet { setNeedsLayout() } }
  /// Whether the views fill the layout margins instead of the bounds.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Makes a stack with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    directionalLayoutMargins = .zero
  }

  /// Makes a stack of these views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Makes a stack with an empty frame; nothing is read from an archive.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    directionalLayoutMargins = .zero
  }

  /// The arranged views, in order.
  public var arrangedSubviews: [UIView] { arranged }

  /// Adds a view at the end.
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

  /// Removes a view from the arranged views; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsLayout()
  }

  /// Removes a subview from the arranged views too.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the spacing after a view, in points, or `spacingUseDefault` or `spacingUseSystem`.
  ///
  /// Nothing changes for a view that is not arranged.
  public func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    customSpacings[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsLayout()
  }

  /// The custom spacing after a view, in points; `spacingUseDefault` where there is none.
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

  /// The spacing between neighbours, with named values converted to points.
  private var spacingInPoints: Double {
    switch spacing {
    case Self.spacingUseDefault: 0
    case Self.spacingUseSystem: StackView.systemSpacing
    default: Double(spacing)
    }
  }

  /// The engine's custom spacing after a view; `nil` where it is `spacing`.
  private func ownSpacing(after view: UIView) -> StackView.CustomSpacing? {
    guard let spacing = customSpacings[ObjectIdentifier(view)] else { return nil }
    return spacing == Self.spacingUseSystem ? .system : .points(Double(spacing))
  }
}
