import Geometry
import LayoutConstraints
import Testing

@Suite("Encapsulated sizes")
struct EncapsulatedSizeTests {
  /// A cell with a title in it, 10 points from every edge.
  private func cell(
    bottom: String = "title.bottom == cell.bottom - 10", width: Double?, height: Double?
  ) throws -> ConstraintSystem {
    var system = try makeSystem(["cell": .none, "title": .box(50, 20)], [])
    try system.place(2, in: 1)
    for rule in [
      "cell.left == superview.left", "cell.top == superview.top",
      "title.left == cell.left + 10", "title.right == cell.right - 10",
      "title.top == cell.top + 10", "title.height == 20", bottom,
    ] { try system.add(rule: rule) }
    try system.addEncapsulatedSize(of: 1, width: width, height: height)
    return system
  }

  @Test("a cell's size comes as required constraints under their known names")
  func rows() throws {
    let system = try cell(width: 320, height: 44)
    let rows = system.constraints.suffix(2)
    #expect(
      rows.map(\.identifier) == [
        "UIView-Encapsulated-Layout-Width", "UIView-Encapsulated-Layout-Height",
      ])
    #expect(rows.allSatisfy { $0.source == .encapsulatedLayout && $0.priority == 1000 })
    #expect(system.text(ofConstraint: system.constraints.count - 2) == "cell.width == 320")
    #expect(system.text(ofConstraint: system.constraints.count - 1) == "cell.height == 44")
    #expect(try cell(width: nil, height: 44).constraints.count == system.constraints.count - 1)
  }

  @Test(
    "a stale height, 0 or nearly 0 too, is a conflict that one constraint at 999 cures",
    arguments: [44, 0, .leastNonzeroMagnitude, 40.000_01])
  func staleHeight(height: Double) throws {
    let stale = try cell(width: 320, height: height).layout(width: 320, height: 300)
    #expect(!stale.conflicts.isEmpty)
    let cured = try cell(
      bottom: "title.bottom == cell.bottom - 10 @999", width: 320, height: height
    ).layout(width: 320, height: 300)
    #expect(cured.conflicts.isEmpty)
    #expect(areClose(cured.layout.frame(of: "title"), rect(10, 10, 300, 20)))
    #expect(areClose(cured.layout.frame(of: "cell"), rect(0, 0, 320, height)))
  }

  @Test("an invalid size is refused")
  func refused() throws {
    var system = try makeSystem(["cell": .none], [])
    for length in [-1, .nan, .infinity, 1e8] {
      #expect(throws: ConstraintError.self) {
        try system.addEncapsulatedSize(of: 1, width: 10, height: length)
      }
    }
    #expect(throws: ConstraintError.unknownItem(index: 2)) {
      try system.addEncapsulatedSize(of: 2, width: 10)
    }
    #expect(system.constraints.isEmpty)
  }
}
