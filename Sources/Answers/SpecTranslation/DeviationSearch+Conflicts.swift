import Foundation
import Geometry
import LayoutSpecs

extension DeviationSearch {
  /// Why constraints that must hold contradict each other whatever the translation, though frames
  /// may be the same: margins that are longer than the room that they are given; `nil` where there
  /// are none.
  ///
  /// Such margins keep their length, stick out of what they are inside of, and leave their child no
  /// size. Constraints that hold them inside cannot hold as well.
  var conflictProviso: String? {
    hasLongMargins(spec, 0) ? Self.longMargins : nil
  }

  /// What is said of margins that are longer than their room.
  static let longMargins = "margins that are longer than their room leave their child nothing"

  private func hasLongMargins(_ spec: LayoutSpec, _ node: Int) -> Bool {
    guard let placement = placements[node] else { return false }
    if case .inset(let insets) = spec.kind, let room = placement.question?.range.max {
      let width = [insets.left, insets.right].filter(\.isFinite).reduce(0, +)
      let height = [insets.top, insets.bottom].filter(\.isFinite).reduce(0, +)
      let tolerance = TranslationCheck.tolerance
      if width > room.width + tolerance || height > room.height + tolerance { return true }
    }
    return zip(spec.children, placement.children).contains { hasLongMargins($0, $1) }
  }
}
