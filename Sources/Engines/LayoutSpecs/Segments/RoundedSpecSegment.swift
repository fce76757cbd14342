package import AffineGeometry
import Foundation
package import Geometry

/// A layout rounded to pixels in a container whose lengths are affine in a parameter, up to its
/// first change.
package struct RoundedSpecSegment: Sendable {
  /// The largest value of the parameter up to which no rounded length and no decision changes.
  package let reach: Double
  /// The layout, or the reason why there is none.
  package let outcome: Outcome
  /// Whether a constant length is within floating-point error of a rounding step, so that only the
  /// engine can decide its side.
  package let isUndecided: Bool
  /// Whether several children share the missing length of a line, each in whole points.
  package let sharesWholePoints: Bool

  /// The outcome of a rounded layout.
  package enum Outcome: Sendable {
    /// The same frames in the whole segment.
    case layout(Layout)
    /// There is no layout, or it is unknown, for the reason in this sentence.
    case unknown(String)
  }
}

extension SpecTree {
  /// Lays the tree out with rounding, at `scale` pixels per point, in a container whose lengths are
  /// affine in a parameter `s ≥ 0`.
  ///
  /// The segment reaches from 0 up to the first change, at most up to `limit`. Rounded lengths are
  /// step functions of the parameter, so all frames stay the same there. The layout is valid from
  /// just beyond `s = 0`; at 0 itself a rounded length may differ. Takes several times as long as a
  /// layout.
  package func roundedSegment(
    width: AffineLength, height: AffineLength?, scale: Double, limit: Double
  ) -> RoundedSpecSegment {
    guard depth <= Self.depthOfSegments else {
      return .unknown(
        "the spec nests \(depth) levels; at most \(Self.depthOfSegments) can be followed",
        reach: limit)
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

/// The frames of a layout, rounded to pixels; positions are those in the root.
private struct RoundedPlaces {
  let tree: SpecTree
  var pass: AffinePass
  var names: [String] = []
  var frames: [CGRect] = []

  /// Adds the frame of an element, or of all elements inside; the rule of `LayoutPass.frame`.
  mutating func place(_ placed: AffinePass.Child) {
    if let element = tree.nodes[placed.node].kind.element {
      let size = pass.size(of: placed)
      // Rounding up can give negative zero; adding zero makes it zero.
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
