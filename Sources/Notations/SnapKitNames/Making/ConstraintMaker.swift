import UIKitNames

/// The argument of the closure of `makeConstraints`: every chain starts with it.
///
/// Messages show a constraint with the names of views, such as `title.trailing == badge.leading -
/// 8`, and with the line on which the chain names its relation.
@preconcurrency @MainActor
public final class ConstraintMaker {
  private let item: any ConstrainedItem
  private var chains: [ConstraintDescription] = []
  private init(item: any ConstrainedItem) { self.item = item }

  func extendable(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let chain = ConstraintDescription(item, attributes)
    chains.append(chain)
    return ConstraintMakerExtendable(chain)
  }
}

// Creating and changing the constraints of a closure.
extension ConstraintMaker {
  /// The constraints of a closure's chains, none of them active.
  ///
  /// The frame of a view is no longer translated into constraints.
  static func prepare(
    _ item: any ConstrainedItem, _ closure: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    if let view = item as? UIView { view.translatesAutoresizingMaskIntoConstraints = false }
    let maker = ConstraintMaker(item: item)
    closure(maker)
    return maker.chains.filter { $0.madeAt != nil }.map(\.constraint)
  }

  static func make(_ item: any ConstrainedItem, _ closure: (ConstraintMaker) -> Void) {
    for constraint in prepare(item, closure) { constraint.activate() }
  }

  static func remake(_ item: any ConstrainedItem, _ closure: (ConstraintMaker) -> Void) {
    remove(item)
    make(item, closure)
  }

  static func update(_ item: any ConstrainedItem, _ closure: (ConstraintMaker) -> Void) {
    guard !item.madeConstraints.isEmpty else { return make(item, closure) }
    for constraint in prepare(item, closure) { constraint.updateExisting() }
  }

  static func remove(_ item: any ConstrainedItem) {
    for constraint in item.madeConstraints { constraint.deactivate() }
  }
}

// Attributes that a chain can start with.
extension ConstraintMaker {
  /// The left edge.
  public var left: ConstraintMakerExtendable { extendable(.init(.left)) }
  /// The top edge.
  public var top: ConstraintMakerExtendable { extendable(.init(.top)) }
  /// The right edge.
  public var right: ConstraintMakerExtendable { extendable(.init(.right)) }
  /// The bottom edge.
  public var bottom: ConstraintMakerExtendable { extendable(.init(.bottom)) }
  /// The edge where reading starts.
  public var leading: ConstraintMakerExtendable { extendable(.init(.leading)) }
  /// The edge where reading ends.
  public var trailing: ConstraintMakerExtendable { extendable(.init(.trailing)) }
  /// The width.
  public var width: ConstraintMakerExtendable { extendable(.init(.width)) }
  /// The height.
  public var height: ConstraintMakerExtendable { extendable(.init(.height)) }
  /// The horizontal centre.
  public var centerX: ConstraintMakerExtendable { extendable(.init(.centerX)) }
  /// The vertical centre.
  public var centerY: ConstraintMakerExtendable { extendable(.init(.centerY)) }
  /// The baseline of the last line of text; the bottom edge without text.
  public var lastBaseline: ConstraintMakerExtendable { extendable(.init(.lastBaseline)) }
  /// The baseline of the first line of text; the top edge without text.
  public var firstBaseline: ConstraintMakerExtendable { extendable(.init(.firstBaseline)) }
  /// The left edge of the layout margins.
  public var leftMargin: ConstraintMakerExtendable { extendable(.init(.leftMargin)) }
  /// The right edge of the layout margins.
  public var rightMargin: ConstraintMakerExtendable { extendable(.init(.rightMargin)) }
  /// The top edge of the layout margins.
  public var topMargin: ConstraintMakerExtendable { extendable(.init(.topMargin)) }
  /// The bottom edge of the layout margins.
  public var bottomMargin: ConstraintMakerExtendable { extendable(.init(.bottomMargin)) }
  /// The edge of the layout margins where reading starts.
  public var leadingMargin: ConstraintMakerExtendable { extendable(.init(.leadingMargin)) }
  /// The edge of the layout margins where reading ends.
  public var trailingMargin: ConstraintMakerExtendable { extendable(.init(.trailingMargin)) }
  /// The horizontal centre of the layout margins.
  public var centerXWithinMargins: ConstraintMakerExtendable {
    extendable(.init(.centerXWithinMargins))
  }
  /// The vertical centre of the layout margins.
  public var centerYWithinMargins: ConstraintMakerExtendable {
    extendable(.init(.centerYWithinMargins))
  }
  /// The baseline of the last line of text.
  @available(*, deprecated, renamed: "lastBaseline")
  public var baseline: ConstraintMakerExtendable { lastBaseline }
}

// Several attributes at once.
extension ConstraintMaker {
  /// Left, top, right and bottom edge.
  public var edges: ConstraintMakerExtendable { extendable(.edges) }
  /// Left and right edge.
  public var horizontalEdges: ConstraintMakerExtendable { extendable(.horizontalEdges) }
  /// Top and bottom edge.
  public var verticalEdges: ConstraintMakerExtendable { extendable(.verticalEdges) }
  /// Leading, top, trailing and bottom edge.
  public var directionalEdges: ConstraintMakerExtendable { extendable(.directionalEdges) }
  /// Leading and trailing edge.
  public var directionalHorizontalEdges: ConstraintMakerExtendable {
    extendable(.directionalHorizontalEdges)
  }
  /// Top and bottom edge.
  public var directionalVerticalEdges: ConstraintMakerExtendable {
    extendable(.directionalVerticalEdges)
  }
  /// Width and height.
  public var size: ConstraintMakerExtendable { extendable(.size) }
  /// The horizontal and vertical centre.
  public var center: ConstraintMakerExtendable { extendable(.center) }
  /// All four edges of the layout margins.
  public var margins: ConstraintMakerExtendable { extendable(.margins) }
  /// All four edges of the layout margins, by reading direction.
  public var directionalMargins: ConstraintMakerExtendable { extendable(.directionalMargins) }
  /// The horizontal and vertical centre of the layout margins.
  public var centerWithinMargins: ConstraintMakerExtendable { extendable(.centerWithinMargins) }
}

// Creating and changing the constraints of a view or guide; does nothing where it no longer exists.
extension ConstraintAttributesDSL {
  /// Creates the constraints of a closure without activating them.
  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    let constraints = item.map { ConstraintMaker.prepare($0, closure) } ?? []
    for constraint in constraints { _ = constraint.layoutConstraints }
    return constraints
  }

  /// Creates and activates the constraints of a closure.
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    if let item { ConstraintMaker.make(item, closure) }
  }

  /// Removes all constraints that were created with `snp`, then creates and activates those of a
  /// closure.
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    if let item { ConstraintMaker.remake(item, closure) }
  }

  /// Sets the constants of existing constraints to those in a closure.
  ///
  /// Each constraint of the closure must match an existing one in items, attributes, relation,
  /// multiplier and priority. Deviation: without a match nothing changes, and `layoutProblems`
  /// reports it. SnapKit stops the program. Where no constraints exist, this creates and activates
  /// those of the closure.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    if let item { ConstraintMaker.update(item, closure) }
  }

  /// Removes all constraints that were created with `snp`.
  public func removeConstraints() {
    if let item { ConstraintMaker.remove(item) }
  }

  private var item: (any ConstrainedItem)? { target as? any ConstrainedItem }
}
