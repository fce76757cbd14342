import Geometry
import LayoutConstraints
import LayoutSpecs
import SpecTranslation
import Testing

@Suite("Unusual specs")
struct AnyTreeTests {
  @Test("stacks without children, and deep trees, are translated like any other")
  func degenerate() throws {
    var spec = LayoutSpec.stack(StackSpec(), [])
    for _ in 0..<60 { spec = .inset(EdgeInsets(all: 1), spec) }
    let trip = try RoundTrip(spec, in: Container(width: 300, height: 200))
    #expect(trip.worst.distance <= 1e-6)
    #expect(trip.translation.guides.count <= 1)
  }

  @Test("no guide gets the name of an element")
  func names() throws {
    let row = LayoutSpec.stack(
      StackSpec(alignItems: .baselineFirst), [.element("a"), .element("b")])
    let spec = LayoutSpec.stack(
      StackSpec(direction: .vertical, alignItems: .start), [row, .element("aRow")])
    let names = try SpecTranslator.translate(spec, height: .given).system.items.map(\.name)
    #expect(Set(names).count == names.count)
  }
}
