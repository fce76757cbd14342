import Testing

@testable import LayoutConstraints

@Suite("Anchors of a constraint")
struct AnchorTests {
  private static let left = Constraint.Anchor(item: 1, attribute: .left)
  private static let right = Constraint.Anchor(
    item: 2, guide: .layoutMarginsGuide, attribute: .right)
  private static let anchors = [
    left, right, Constraint.Anchor(item: 3, attribute: .width),
    .distance(from: left, to: right), .distance(from: right, to: left),
  ]

  @Test("each end of each side is one of its places, and is asked")
  func places() {
    for first in Self.anchors {
      for second in [nil] + Self.anchors.map(Optional.some) {
        let constraint = Constraint(first, .equal, second)
        #expect(constraint.places.count == first.ends.count + (second?.ends.count ?? 0))
        for wanted in Self.anchors where !wanted.isDistance {
          let expected = [first, second].contains { side in side?.ends.contains(wanted) == true }
          #expect(constraint.hasPlace { $0 == wanted } == expected, "\(constraint)")
          #expect(constraint.places.contains(wanted) == expected, "\(constraint)")
        }
        #expect(
          constraint.hasPhysicalSide == constraint.places.contains { $0.attribute.isPhysicalSide })
      }
    }
  }
}
