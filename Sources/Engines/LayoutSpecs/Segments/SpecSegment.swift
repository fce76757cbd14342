package import AffineGeometry
import Foundation
import Geometry

/// A layout in a room that grows, as far as it changes in step with it.
package struct SpecSegment: Sendable {
  /// How far the parameter may go until a decision of the layout changes.
  package let reach: Double
  /// The layout; or why there is none.
  package let outcome: Outcome
  /// The decisions, in their order: equal at two values of the parameter, they are so in between.
  package let decisions: [Int8]
  /// How far a true edge is from the one told at most, in points: 0 unless a stack shrinks children
  /// whose own sizes change.
  package var deviation: Double {
    if case .layout(let layout) = outcome { layout.deviation } else { 0 }
  }
  /// How far the parameter was to go.
  package var limit = 0.0

  /// What a room gives.
  package enum Outcome: Sendable {
    /// Frames that change in step with the parameter; an element that is not part of the layout has
    /// none.
    case layout(AffineLayout)
    /// Nothing can be laid out, as this sentence says.
    case fault(String)
    /// The frames are no affine functions of the parameter, or nobody knows: why, as a sentence.
    case unknown(String)
  }
}

extension SpecTree {
  /// The most levels of a tree that are followed; a level takes more of the stack than in a layout.
  static let depthOfSegments = 200

  /// Lays the tree out, without rounding, in a container whose width and height change in step with
  /// a parameter `s ≥ 0`, for the first stretch of `s`, at most to `limit`.
  ///
  /// `height` is `nil` where the content decides. What holds just beyond `s = 0` holds up to the
  /// piece's reach; at 0 itself another decision may stand. Takes several times as long as a
  /// layout.
  package func segment(
    width: AffineLength, height: AffineLength?, limit: Double
  ) -> SpecSegment {
    guard depth <= Self.depthOfSegments else {
      return SpecSegment(
        reach: limit,
        outcome: .unknown(
          "the spec nests \(depth) levels; at most \(Self.depthOfSegments) are followed"),
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
