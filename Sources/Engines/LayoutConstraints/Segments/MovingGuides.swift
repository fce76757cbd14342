import AffineGeometry
import Geometry

/// The insets of each item's guides inside its frame, for frames that change with a parameter.
///
/// Follows the rules of `GuideInsets` with lengths that change. The check of a segment compares the
/// results of the two.
struct MovingGuides {
  /// One entry for each item; empty if no constraint refers to a guide.
  private(set) var safeArea: [MovingInsets]
  private(set) var margins: [MovingInsets]
  /// The insets that are known before anything is laid out.
  private let known: GuideInsets

  /// Starts with the insets that are known before anything is laid out.
  init(_ insets: GuideInsets) {
    known = insets
    safeArea = insets.safeArea.map { MovingInsets($0) }
    margins = insets.margins.map { MovingInsets($0) }
  }

  /// Whether constraints refer to guides that move with items.
  var areMoving: Bool { known.areMoving }

  /// The guides adapted to these frames, in container coordinates.
  func adapted(
    to frames: [AffineFrame], of tree: ItemTree, _ domain: inout AffineDomain
  ) -> MovingGuides {
    var guides = self
    let container = ConstraintSystem.container
    var safeSides = frames.map { MovingSides($0) }
    safeSides[container] = MovingSides(frames[container], inset: safeArea[container])
    // The sides on which the container has a bar do not change with its size.
    var bars = safeArea.map { $0.after(0) }
    for item in tree.parentsFirst where item != container {
      let superview = tree[item].parent
      let additional = tree.system.items[item].additionalSafeAreaInsets
      let outside = safeSides[superview].part(outside: frames[item], &domain)
      guides.safeArea[item] = outside.only(where: bars[superview]) + MovingInsets(additional)
      bars[item] = bars[superview]
      bars[item].add(additional)
      safeSides[item] =
        additional == EdgeInsets()
        ? safeSides[superview] : MovingSides(frames[item], inset: guides.safeArea[item])
      guides.margins[item] = guides.ownMargins(of: item, tree)
      guard tree.system.items[item].preservesSuperviewLayoutMargins else { continue }
      let inner = MovingSides(frames[superview], inset: guides.margins[superview])
      guides.margins[item] = guides.margins[item].larger(
        inner.part(outside: frames[item], &domain), &domain)
    }
    return guides
  }

  private func ownMargins(of item: Int, _ tree: ItemTree) -> MovingInsets {
    let margins = MovingInsets(
      tree.system.items[item].layoutMargins.resolved(readsRightToLeft: tree[item].readsRightToLeft))
    return tree.system.items[item].insetsLayoutMarginsFromSafeArea
      ? margins + safeArea[item] : margins
  }

  /// The guides at a parameter.
  func after(_ distance: Double) -> GuideInsets {
    known.with(
      safeArea: safeArea.map { $0.after(distance) }, margins: margins.map { $0.after(distance) })
  }

  /// Whether all guides in constraints have the same insets in both, at 0 and at `distance`, to
  /// within `tolerance`.
  func isClose(
    to other: MovingGuides, upTo distance: Double, within tolerance: Double
  ) -> Bool {
    [0, distance].allSatisfy { place in
      after(place).isClose(to: other.after(place), within: tolerance)
    }
  }
}

/// Insets that are affine functions of a parameter.
struct MovingInsets: Sendable, Equatable {
  var top: AffineLength
  var left: AffineLength
  var bottom: AffineLength
  var right: AffineLength

  init(_ insets: EdgeInsets) {
    self.init(
      top: AffineLength(insets.top), left: AffineLength(insets.left),
      bottom: AffineLength(insets.bottom), right: AffineLength(insets.right))
  }

  init(top: AffineLength, left: AffineLength, bottom: AffineLength, right: AffineLength) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  func after(_ distance: Double) -> EdgeInsets {
    EdgeInsets(
      top: top.after(distance), left: left.after(distance), bottom: bottom.after(distance),
      right: right.after(distance))
  }

  fileprivate static func + (a: MovingInsets, b: MovingInsets) -> MovingInsets {
    MovingInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }

  /// The insets on those sides where `bars` has one.
  fileprivate func only(where bars: EdgeInsets) -> MovingInsets {
    MovingInsets(
      top: bars.top > 0 ? top : .zero, left: bars.left > 0 ? left : .zero,
      bottom: bars.bottom > 0 ? bottom : .zero, right: bars.right > 0 ? right : .zero)
  }

  fileprivate func larger(_ other: MovingInsets, _ domain: inout AffineDomain) -> MovingInsets {
    MovingInsets(
      top: domain.larger(top, other.top), left: domain.larger(left, other.left),
      bottom: domain.larger(bottom, other.bottom), right: domain.larger(right, other.right))
  }
}

/// The sides of a rectangle; left may be beyond right, if insets are wider than the rectangle.
private struct MovingSides {
  let top: AffineLength
  let left: AffineLength
  let bottom: AffineLength
  let right: AffineLength

  init(_ frame: AffineFrame) {
    self.init(frame, inset: MovingInsets(EdgeInsets()))
  }

  init(_ frame: AffineFrame, inset: MovingInsets) {
    top = frame.y + inset.top
    left = frame.x + inset.left
    bottom = frame.y + frame.height - inset.bottom
    right = frame.x + frame.width - inset.right
  }

  /// How far a frame extends beyond these sides, at most its own size.
  func part(outside frame: AffineFrame, _ domain: inout AffineDomain) -> MovingInsets {
    func part(_ distance: AffineLength, of length: AffineLength) -> AffineLength {
      domain.larger(.zero, domain.smaller(distance, length))
    }
    return MovingInsets(
      top: part(top - frame.y, of: frame.height), left: part(left - frame.x, of: frame.width),
      bottom: part(frame.y + frame.height - bottom, of: frame.height),
      right: part(frame.x + frame.width - right, of: frame.width))
  }
}
