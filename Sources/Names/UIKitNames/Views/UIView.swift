import CMainActor
import Geometry
import LayoutConstraints

/// A rectangle that constraints place, with subviews.
///
/// ```swift
/// final class RowView: UIView {
///   let title = UILabel()
///
///   override init(frame: CGRect) {
///     super.init(frame: frame)
///     title.translatesAutoresizingMaskIntoConstraints = false
///     addSubview(title)
///     NSLayoutConstraint.activate([
///       title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
///       …
///     ])
///   }
/// }
/// ```
///
/// Views are on the main actor. Code that heeds no actor, as under Swift 5, can use a tree of views on
/// one thread at a time.
open class UIView: VisibleResponder, ConstrainedItem, ObservationHolder, UIAppearance,
  UITraitEnvironment
{
  /// The frame in the superview's coordinates, in points.
  open var frame: CGRect {
    didSet {
      let isResized = frame.size != oldValue.size
      if isResized || frame != oldValue && isPlacedByFrame { setNeedsLayout() }
      if isResized { resizeSubviews(from: oldValue.size) }
    }
  }
  /// Whether the frame and the autoresizing mask are translated into constraints; true by default.
  open var translatesAutoresizingMaskIntoConstraints = true { didSet { setNeedsLayout() } }
  /// The parts of the frame that grow with the superview, where it is translated into constraints.
  open var autoresizingMask: AutoresizingMask = [] { didSet { setNeedsLayout() } }
  /// Whether the view is hidden; a stack view then closes its gap.
  open var isHidden = false { didSet { setNeedsLayout() } }
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { setNeedsLayout() }
  }
  /// The layout margins by reading direction, in points; 8 on every side by default.
  open var directionalLayoutMargins = defaultMargins { didSet { setNeedsLayout() } }
  /// Whether the margins are at least the part of the superview's that reaches into the view.
  open var preservesSuperviewLayoutMargins = false { didSet { setNeedsLayout() } }
  /// Whether the safe area insets that reach into the view are added to its margins.
  open var insetsLayoutMarginsFromSafeArea = true { didSet { setNeedsLayout() } }

  // Layouts take `alignmentRectInsets` alone, whatever a subclass returns here.
  open func frame(forAlignmentRect rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return rect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  var list: [UIView] = []
  weak var parent: UIView?
  /// The view whose content this one shows without being its subview, as a title that of a button.
  weak var shownBy: UIView?
  weak var controller: UIViewController?
  /// Whether values are set for all views of the class, which have no effect: see `Styled`.
  var isStyle = false
  /// The active constraints that the view stores, by their activation.
  var held: [Int: NSLayoutConstraint] = [:]
  /// The active constraints of the view or its guides, by activation, also when their holder is gone.
  var mentions: [Int: NSLayoutConstraint] = [:]
  var ownGuides: [UILayoutGuide] = []
  /// The guides that every view has, created on first access.
  var builtInGuides: [Constraint.Guide: UILayoutGuide] = [:]
  lazy var hugging = Self.initialHugging
  var compressionResistance = AxisPriorities(Priority.defaultHigh),
    additionalSafeArea = UIEdgeInsets.zero
  /// The smallest margins, whatever is set, which the view of a controller has.
  var minimumMargins = NSDirectionalEdgeInsets.zero { didSet { setNeedsLayout() } }
  var needsLayout = true
  /// The phase of the layout in progress of which the view is the root.
  var layoutPhase = LayoutPhase.none
  var needsConstraintUpdate = true, ownProblems: [ViewProblem] = []
  /// The reasons why the last layout of the view as root, and its last fitting size, failed.
  var failure: ViewProblem?
  var fittingFailure: ViewProblem?
  private var isMeasuring = false
  /// The constraints for the view that were released without ever being active.
  var discardedConstraints: [DiscardedConstraint] = []
  var ownKeyboardGuide: UIKeyboardLayoutGuide?, gestures: [UIGestureRecognizer] = [],
    ownInteractions: [any UIInteraction] = [], loadedLayer: CALayer?
  package final var notation = NotationRecord()
  nonisolated(unsafe) package final var observations: [WeakObservation] = []
  nonisolated(unsafe) final var namedObservations: [NamedObservation] = []
  /// Makes a view with a frame in its superview's coordinates.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
    noteClass()
    prepare()
  }
  public override convenience init() { self.init(frame: .zero) }
  /// Makes a view with an empty frame; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
    noteClass()
    prepare()
  }

  /// Keeps the class for the message of a crash: see `CMainActor`.
  private func noteClass() {
    layoutdiff_made_view(unsafeBitCast(ObjectIdentifier(type(of: self)), to: UnsafeRawPointer.self))
  }
  /// Called when the view is made; overridden by views with subviews of their own.
  func prepare() {}
  package final var constrainedView: UIView? { self }
  open var subviews: [UIView] { list }
  open override var next: UIResponder? { parent }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }
  open var window: UIWindow? { root as? UIWindow }
  /// The view's size, in points, at the origin zero; setting another size keeps the centre.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set {
      let (center, size) = (center, newValue.size)
      frame = CGRect(
        origin: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
    }
  }
  /// The centre of the view in its superview, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  open var layoutMargins: UIEdgeInsets {
    get {
      let margins = effectiveMargins
      return UIEdgeInsets(
        top: margins.top, left: readsRightToLeft ? margins.trailing : margins.leading,
        bottom: margins.bottom, right: readsRightToLeft ? margins.leading : margins.trailing)
    }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: readsRightToLeft ? newValue.right : newValue.left,
        bottom: newValue.bottom, trailing: readsRightToLeft ? newValue.left : newValue.right)
    }
  }
  /// The lengths by which bars reach into the view, in points, plus a controller's insets.
  ///
  /// Ours: a side without an inset in the superview has none, even beyond the superview.
  open var safeAreaInsets: UIEdgeInsets { reachOfBars }
  open func addSubview(_ view: UIView) { insertSubview(view, at: list.count) }
  /// Inserts a view at the nearest index among the subviews, unless it would be inside itself.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return }
    view.willMove(toSuperview: self)
    view.leaveSuperview(for: self)
    // The notified views may have added this view to that one.
    guard !isDescendant(of: view) else { return }
    list.insert(view, at: max(0, min(index, list.count)))
    view.parent = self
    setNeedsLayout()
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Removes the view, and deactivates constraints between views inside and outside.
  open func removeFromSuperview() {
    guard parent != nil else { return }
    willMove(toSuperview: nil)
    leaveSuperview(for: nil)
    didMoveToSuperview()
  }
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }
  open func invalidateIntrinsicContentSize() { setNeedsLayout() }
  /// Marks the layout of the view and of all its superviews as out of date.
  open func setNeedsLayout() {
    var view: UIView? = self
    while let current = view {
      current.needsLayout = true
      if current.isStyle { current.noteStyle() }
      view = current.parent ?? current.shownBy
    }
  }
  /// Lays out the whole tree of the view if its layout is out of date.
  ///
  /// The root view keeps its size. Frames are rounded to pixels of the current device. If
  /// `layoutSubviews()` changes something, the tree is laid out again, at most three times in
  /// total.
  ///
  /// Inside `layoutSubviews()` it solves the constraints again, and `layoutSubviews()` of the views
  /// is called afterwards. Inside `updateConstraints()` or `intrinsicContentSize` it does nothing,
  /// since the constraints are not solved yet.
  open func layoutIfNeeded() { root.layOutTree() }
  /// Requests a call of `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() {
    needsConstraintUpdate = true
    setNeedsLayout()
  }
  /// Calls `updateConstraints()` of every view in the tree that requested it, subviews first.
  open func updateConstraintsIfNeeded() {
    for view in tree.reversed() where view.needsConstraintUpdate {
      // Also before the call, so that a view that starts a layout in it is not called again.
      view.needsConstraintUpdate = false
      if let controller = view.controller {
        controller.updateViewConstraints()
      } else {
        view.updateConstraints()
      }
      view.needsConstraintUpdate = false
    }
  }

  // A layout asks for the priorities of the content, so that subclasses can override them.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(Float(hugging[axis.inEngine]))
  }
  open func setContentHuggingPriority(_ new: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    hugging[axis.inEngine] = Double(new.rawValue)
    setNeedsLayout()
  }
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { UILayoutPriority(Float(compressionResistance[axis.inEngine])) }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    compressionResistance[axis.inEngine] = Double(priority.rawValue)
    setNeedsLayout()
  }
  /// The natural size, in points; `noIntrinsicMetric` along an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// The lengths by which the frame reaches beyond the rectangle that constraints place, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view's content for the engine; by default of the size `intrinsicContentSize`.
  var content: Content { .fixed(intrinsicContentSize) }
  /// The content for a layout; none while it is measured, as for a size from a fitting size.
  final var contentForLayout: Content {
    guard !isMeasuring else { return .none }
    isMeasuring = true
    defer { isMeasuring = false }
    return content
  }
  /// Whether constraints between the view's edges and its subviews apply to its content.
  var isScrollView: Bool { false }
  /// Sets the content size of a scroll view from a layout; `nil` where the layout has none.
  func setContentSize(_ size: CGSize?) {}
  /// The engine's stack view, by indices of items; `nil` for most, and without arranged views.
  func stackView(_ item: (UIView) -> Int?) -> StackView? { nil }
  /// The problem with the view's content, for a view with this name; `nil` where there is none.
  func contentProblem(name: String) -> ViewProblem? { nil }
  /// The default content hugging of views of this class.
  class var initialHugging: AxisPriorities { AxisPriorities(Priority.defaultLow) }
  /// The height of a line of the view's text, in points; `nil` without text.
  var lineHeight: CGFloat? { nil }
  /// Creates or changes constraints before a layout; overridden by views that do so.
  open func updateConstraints() { needsConstraintUpdate = false }
  /// Called when all frames in the tree are set.
  open func layoutSubviews() {}
  /// The best size of the view within an available size, in points; by default its current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// The size nearest to the target that satisfies the constraints inside the view, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }
  /// The size nearest to the target, with a priority for each axis, by the constraints inside.
  ///
  /// Frames do not change. It is zero where there is no layout, which is reported.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontal, vertical) }
  open class var layerClass: AnyClass { CALayer.self }
  /// The view's layer, with the frame of the view.
  open var layer: CALayer {
    let layer = loadedLayer ?? (Self.layerClass as? CALayer.Type)?.make(ofView: ()) ?? CALayer()
    loadedLayer = layer
    layer.frame = frame
    return layer
  }

  // These have no influence here.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The length that stands for no natural size along an axis.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// The target for the smallest fitting size.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The target for the largest fitting size.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  // Called around changes of the tree, for subclasses.
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  // Points are in the view's coordinates.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      let place = CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
      if let found = view.hitTest(place, with: event) { return found }
    }
    return self
  }
}
