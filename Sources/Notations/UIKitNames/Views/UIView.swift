public import Foundation
import Geometry
import LayoutConstraints
public import UIKitValues

/// What receives events; nothing is sent to it here.
open class UIResponder: NSObject {}

/// A rectangle that constraints place, with views inside it.
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
/// A tree of views is used by one thread at a time, whichever it is.
open class UIView: VisibleResponder, ConstrainedItem {
  /// The frame in the superview's coordinates, in points.
  open var frame: CGRect {
    didSet {
      let isResized = frame.size != oldValue.size
      if isResized || frame != oldValue && isPlacedByFrame { setNeedsLayout() }
      if isResized { resizeSubviews(from: oldValue.size) }
    }
  }
  /// Whether the frame becomes constraints, as if there were no others; on unless it is turned off.
  open var translatesAutoresizingMaskIntoConstraints = true { didSet { setNeedsLayout() } }
  /// Which parts of the frame grow with the superview, where the frame becomes constraints.
  open var autoresizingMask: AutoresizingMask = [] { didSet { setNeedsLayout() } }
  /// Whether the view is hidden; a stack view then leaves no room for it.
  open var isHidden = false { didSet { setNeedsLayout() } }
  /// The direction in which the view's contents are read.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { setNeedsLayout() }
  }
  /// The margins that `layoutMarginsGuide` keeps, in points, named by the reading direction.
  open var directionalLayoutMargins = defaultMargins { didSet { setNeedsLayout() } }
  /// Whether the margins are at least as far inside as the superview's.
  open var preservesSuperviewLayoutMargins = false { didSet { setNeedsLayout() } }
  /// Whether the part of the safe area's insets that reaches into the view is added to its margins.
  open var insetsLayoutMarginsFromSafeArea = true { didSet { setNeedsLayout() } }

  var list: [UIView] = []
  weak var parent: UIView?
  /// The view whose content this one shows without being inside it: a button, of its title.
  weak var shownBy: UIView?
  /// The active constraints that the view holds, by their activation.
  var held: [Int: NSLayoutConstraint] = [:]
  /// The active constraints that speak of the view or one of its guides, by their activation; those
  /// that ended with their holder, or whose guide is gone, may still be among them.
  var mentions: [Int: NSLayoutConstraint] = [:]
  var ownGuides: [UILayoutGuide] = []
  var builtInGuides: [Constraint.Guide: UILayoutGuide] = [:]
  lazy var hugging = Self.initialHugging
  var compressionResistance = AxisPriorities(Priority.defaultHigh)
  var additionalSafeArea = UIEdgeInsets.zero
  /// The margins that there are at least, whatever is set: those of a controller's view.
  var minimumMargins = NSDirectionalEdgeInsets.zero { didSet { setNeedsLayout() } }
  var wantsLayout = true
  /// What a layout of which the view is the outermost one is about at the moment.
  var layoutPhase = LayoutPhase.none
  var wantsConstraintUpdate = true
  var ownProblems: [ViewProblem] = []
  /// Why the last layout of which the view was the outermost one failed.
  var failure: ViewProblem?
  /// Why the last fitting size of the view failed.
  var fittingFailure: ViewProblem?
  private var isMeasuring = false
  var discardedConstraints: [DiscardedConstraint] = []
  var loadedLayer: CALayer?
  package final var notation = NotationRecord()

  /// Makes a view with a frame in its superview's coordinates.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Makes a view with an empty frame.
  public override convenience init() { self.init(frame: .zero) }

  /// Makes a view with an empty frame: there is no archive to read from.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  package final var constrainedView: UIView? { self }

  /// The view's own rectangle: its origin is zero, and another size leaves the centre where it is.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { resizeAroundCenter(to: newValue.size) }
  }

  /// The middle of the view in its superview.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { moveCenter(to: newValue) }
  }

  /// The margins that `layoutMarginsGuide` keeps, in points.
  open var layoutMargins: UIEdgeInsets {
    get { physicalMargins }
    set { physicalMargins = newValue }
  }

  /// How far bars reach into the view where it is now, in points, and what a controller adds.
  ///
  /// Those of the device, for a view that is in no other. Ours: a side of the superview into which
  /// no bar reaches gives a view none, even one that reaches out of it.
  open var safeAreaInsets: UIEdgeInsets { reachOfBars }

  /// Puts a view on top.
  open func addSubview(_ view: UIView) { insertSubview(view, at: list.count) }

  /// Puts a view at a place among the others; places that there are not count as the nearest one.
  ///
  /// A view that would end up inside itself stays where it is.
  open func insertSubview(_ view: UIView, at index: Int) { take(view, at: index) }

  /// Takes the view out of its superview, whose constraints with anything in it end.
  open func removeFromSuperview() { leave() }

  /// Gives the view the size that it would like.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  /// Says that `intrinsicContentSize` may be another one now.
  open func invalidateIntrinsicContentSize() { setNeedsLayout() }

  /// Says that the layout may be another one now.
  open func setNeedsLayout() { spoilLayout() }

  /// Lays out the whole tree that the view is part of, if anything in it has changed.
  ///
  /// The outermost view keeps its size. Frames are put on the pixels of the current device. If
  /// `layoutSubviews()` changes something, the tree is laid out again, at most three times in all.
  /// Called from within `layoutSubviews()`, it decides the frames anew, of which views are told
  /// afterwards; from within `updateConstraints()` or `intrinsicContentSize` it does nothing, since
  /// the frames are only being decided.
  open func layoutIfNeeded() { root.layOutTree() }

  /// Says that `updateConstraints()` has something to do.
  open func setNeedsUpdateConstraints() {
    wantsConstraintUpdate = true
    setNeedsLayout()
  }

  /// Calls `updateConstraints()` of every view inside that asked for it, the innermost first.
  open func updateConstraintsIfNeeded() { updateConstraintsOfTree() }

  /// The size that the view's content has, in points; `noIntrinsicMetric` where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The distances by which the frame reaches beyond what constraints align, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// What the view has inside, for the engine: what `intrinsicContentSize` says.
  var content: Content { .fixed(intrinsicContentSize) }

  /// The same; nothing where it is asked for by itself, as by a content size that is a fitting size.
  final var contentForLayout: Content {
    guard !isMeasuring else { return .none }
    isMeasuring = true
    defer { isMeasuring = false }
    return content
  }

  /// Whether constraints between the view's edges and what is inside are about its content.
  var isScrollView: Bool { false }

  /// Takes the size of a scroll view's content from a layout; `nil` where the layout has none.
  func takeContentSize(_ size: CGSize?) {}

  /// The stack view that the view is for the engine, with the index of the item of each view; `nil`
  /// for every other class, and without arranged views.
  func stackView(_ item: (UIView) -> Int?) -> StackView? { nil }

  /// What is wrong with the view's content, for a view of this name.
  func contentProblem(name: String) -> ViewProblem? { nil }

  /// How strongly views of the class resist being larger than their content, until that is set.
  class var initialHugging: AxisPriorities { AxisPriorities(Priority.defaultLow) }

  /// The height of a line of the view's text, in points; `nil` without text.
  var lineHeight: CGFloat? { nil }

  /// Makes the constraints that are made late; overridden by views that do so.
  open func updateConstraints() { wantsConstraintUpdate = false }

  /// Called when the frames of all views inside have been decided.
  open func layoutSubviews() {}

  /// The size that the view would like in a room; its present size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size that fits the view, as near to the target as its content allows.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }

  /// The size that fits the view, as near to the target as these priorities ask.
  ///
  /// Only what is inside the view counts. Views may make what constraints they make late; frames
  /// stay as they are. Zero where there is no layout, which `layoutProblems` tells.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal, vertical)
  }

  /// The class of what draws the view.
  open class var layerClass: AnyClass { CALayer.self }

  /// Whether the view only makes sense with constraints; carried only.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The length that is no length: the view has no size of its own along this axis.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The target of a fitting size that is as small as possible.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target of a fitting size that is as large as possible.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Called before the view moves into another one, or out of one; by nobody but views here.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the view has moved into another one, or out of one.
  open func didMoveToSuperview() {}

  /// Called after a view has been put into this one.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a view is taken out of this one.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Whether a point in the view's own coordinates is in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The topmost view at a point in the view's own coordinates: itself or one inside.
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
