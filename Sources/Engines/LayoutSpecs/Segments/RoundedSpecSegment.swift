package import AffineGeometry
import Foundation
package import Geometry

/// A layout on pixels in a room that grows, as far as it stays the same.
package struct RoundedSpecSegment: Sendable {
  /// How far the parameter may go until a rounded length, or a decision of the layout, is another.
  package let reach: Double
  /// The layout; or why there is none.
  package let outcome: Outcome
  /// Whether a length that does not change lies on a step but for the rounding of numbers, so that
  /// only the engine can say on which side.
  package let isUndecided: Bool
  /// Whether several children share what a line lacks, each by whole points.
  package let sharesWholePoints: Bool

  /// What a room gives.
  package enum Outcome: Sendable {
    /// The same frames in all of the piece.
    case layout(Layout)
    /// Nothing can be laid out, or nobody knows: why, as a sentence.
    case unknown(String)
  }
}

extension SpecTree {
  /// Lays the tree out on pixels, `scale` to a point, in a container whose lengths change in step
  /// with a parameter `s ≥ 0`, for the first stretch of `s`, at most to `limit`.
  ///
  /// Rounded lengths are steps of the parameter, so all frames stay the same up to the piece's
  /// reach. What holds just beyond `s = 0` holds there; at 0 itself another step may stand. Takes
  /// several times as long as a layout.
  package func roundedSegment(
    width: AffineLength, height: AffineLength?, scale: Double, limit: Double
  ) -> RoundedSpecSegment {
    guard depth <= Self.depthOfSegments else {
      return .unknown("the spec nests \(depth) levels, which is too deep to follow", reach: limit)
    }
    var pass = AffinePass(of: self, limit: limit, rounding: .pixels(scale: scale))
    let range = AffineRange(
      width: .exactly(width),
      height: AffineInterval(
        lower: height ?? .zero, upper: height ?? AffineLength(.infinity)))
    let root = pass.measure(0, in: range, parent: range.max)
    if let (node, fault) = pass.fault {
      let reason = "the layout spec gives no layout: \(error(for: fault, at: node))"
      return .unknown(reason, reach: pass.domain.reach)
    }
    if let obstacle = pass.domain.obstacle { return .unknown(obstacle, reach: pass.domain.reach) }
    let layout = roundedLayout(of: root, in: &pass)
    return RoundedSpecSegment(
      reach: pass.domain.reach, outcome: .layout(layout), isUndecided: pass.domain.isUndecided,
      sharesWholePoints: pass.sharesWholePoints)
  }

  private func roundedLayout(of root: Int, in pass: inout AffinePass) -> Layout {
    let size = pass.answers[root].size
    var places = RoundedPlaces(tree: self, pass: pass)
    places.place(AffinePass.Child(node: 0, answer: root))
    pass = places.pass
    return Layout(
      size: CGSize(width: size.width.value, height: size.height.value), elements: places.names,
      frames: places.frames)
  }
}

/// The frames of a layout as they are put on pixels; positions are those in the root.
private struct RoundedPlaces {
  let tree: SpecTree
  var pass: AffinePass
  var names: [String] = []
  var frames: [CGRect] = []

  /// Adds the frame of an element, or of all elements inside; the rule of `LayoutPass.frame`.
  mutating func place(_ placed: AffinePass.Child) {
    if let element = tree.nodes[placed.node].kind.element {
      let size = pass.size(of: placed)
      // Adding zero turns the negative zero that rounding up can give into zero.
      let x = pass.rounding.ceiling(placed.x, &pass.domain).value + 0
      let y = pass.rounding.ceiling(placed.y, &pass.domain).value + 0
      names.append(tree.elements[element])
      frames.append(
        CGRect(x: x, y: y, width: size.width.value + 0, height: size.height.value + 0))
    }
    guard let answer = placed.answer else { return }
    for var child in pass.answers[answer].children {
      child.x += placed.x
      child.y += placed.y
      place(child)
    }
  }
}

extension RoundedSpecSegment {
  fileprivate static func unknown(_ reason: String, reach: Double) -> RoundedSpecSegment {
    RoundedSpecSegment(
      reach: reach, outcome: .unknown(reason), isUndecided: false, sharesWholePoints: false)
  }
}
