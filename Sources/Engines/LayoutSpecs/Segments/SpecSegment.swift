package import AffineGeometry
import Foundation
import Geometry

/// A layout in a container whose lengths are affine in a parameter, up to the first breakpoint.
package struct SpecSegment: Sendable {
  /// The largest value of the parameter up to which no decision of the layout changes.
  package let reach: Double
  /// The layout, or the reason why there is none.
  package let outcome: Outcome
  /// The decisions, in order: decisions that are equal at two values of the parameter are equal in
  /// between.
  package let decisions: [Int8]
  /// The largest distance of a true edge from its affine function, in points: 0 unless a stack
  /// shrinks children whose own sizes change.
  package var deviation: Double {
    if case .layout(let layout) = outcome { layout.deviation } else { 0 }
  }
  /// The requested largest value of the parameter.
  package var limit = 0.0

  /// The outcome of a layout with affine lengths.
  package enum Outcome: Sendable {
    /// Frames that are affine in the parameter; an element that is not part of the layout has none.
    case layout(AffineLayout)
    /// There is no layout, for the reason in this sentence.
    case fault(String)
    /// The frames are not known to be affine in the parameter, for the reason in this sentence.
    case unknown(String)
  }
}

extension SpecTree {
  /// The maximum depth of a tree for segments; a level needs more stack space than in a layout.
  static let depthOfSegments = 200

  /// Lays the tree out, without rounding, in a container whose width and height are affine in a
  /// parameter `s ≥ 0`.
  ///
  /// The segment reaches from 0 up to the first breakpoint, at most up to `limit`. `height` is
  /// `nil` for a self-sizing height. The layout is valid from just beyond `s = 0` up to the
  /// segment's reach; at 0 itself a decision may differ. Takes several times as long as a layout.
  package func segment(
    width: AffineLength, height: AffineLength?, limit: Double
  ) -> SpecSegment {
    guard depth <= Self.depthOfSegments else {
      return SpecSegment(
        reach: limit,
        outcome: .unknown(
          "the spec nests \(depth) levels; at most \(Self.depthOfSegments) can be followed"),
        decisions: [])
    }
    var pass = AffinePass(of: self, limit: limit)
    let range = AffineRange(
      width: .exactly(width),
      height: AffineInterval(
        lower: height ?? .zero, upper: height ?? AffineLength(.infinity)))
    let root = pass.measure(0, in: range, parent: range.max)
    let outcome: SpecSegment.Outcome
    if let (node, fault) = pass.fault {
      outcome = .fault(error(for: fault, at: node).description)
    } else if let obstacle = pass.domain.obstacle {
      outcome = .unknown(obstacle)
    } else {
      outcome = .layout(layout(of: root, in: pass))
    }
    return SpecSegment(
      reach: pass.domain.reach, outcome: outcome, decisions: pass.domain.answers,
      limit: limit)
  }

  private func layout(of root: Int, in pass: AffinePass) -> AffineLayout {
    let size = pass.answers[root].size
    var layout = AffineLayout(
      whole: AffineFrame(x: .zero, y: .zero, width: size.width, height: size.height), frames: [:])
    place(AffinePass.Child(node: 0, answer: root), in: pass, into: &layout)
    return layout
  }

  /// Adds the frame of an element, or of all elements inside; positions are those in the root.
  private func place(
    _ placed: AffinePass.Child, in pass: AffinePass, into layout: inout AffineLayout
  ) {
    let size = pass.size(of: placed)
    if let element = nodes[placed.node].kind.element {
      layout.frames[elements[element]] = AffineFrame(
        x: placed.x, y: placed.y, width: size.width, height: size.height)
    }
    guard let answer = placed.answer else { return }
    for var child in pass.answers[answer].children {
      child.x += placed.x
      child.y += placed.y
      place(child, in: pass, into: &layout)
    }
  }
}
