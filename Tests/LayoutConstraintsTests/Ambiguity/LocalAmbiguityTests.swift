import Geometry
import LinearProgramming
import Testing

@testable import LayoutConstraints

@Suite("Ambiguity in one of many rows")
struct LocalAmbiguityTests {
  /// Rows below one another; in each two labels hug equally, with 92 points more than they need.
  private static func rows(_ count: Int) throws -> ConstraintSystem {
    var system = ConstraintSystem()
    var above = "superview.top"
    for row in 0..<count {
      for name in ["a\(row)", "b\(row)"] {
        try system.addItem(ConstraintItem(name: name, content: .box(100, 20)))
      }
      try system.add(rule: "|[a\(row)]-8-[b\(row)]|")
      try system.add(rule: "a\(row).top == \(above) + 4")
      try system.add(rule: "b\(row).top == a\(row).top")
      above = "a\(row).bottom"
    }
    return system
  }

  @Test("the tie of a row is told as if there were no other, whose frames stay")
  func sameFindings() throws {
    let alone = try Self.rows(1).layout(width: 300)
    let among = try Self.rows(12).layout(width: 300)
    let (one, other) = (
      try #require(try alone.ambiguity(of: "b0")), try #require(try among.ambiguity(of: "b7"))
    )
    #expect(one.values.map(\.variable) == other.values.map(\.variable))
    for (value, same) in zip(one.values, other.values) {
      #expect(value.range == same.range && value.chosen == same.chosen)
      guard case .tie(let ties) = same.cause, case .tie(let wanted) = value.cause else {
        Issue.record("\(same.cause)")
        continue
      }
      #expect(ties.map(\.priority) == wanted.map(\.priority))
      #expect(ties.flatMap(\.conditions).count == wanted.flatMap(\.conditions).count)
      for witness in [same.smallest, same.largest] {
        for name in among.rawLayout.elements where !["a7", "b7"].contains(name) {
          #expect(witness.layout.frame(of: name) == among.rawLayout.frame(of: name), "\(name)")
        }
      }
    }
  }

  @Test("what is searched for a row's tie does not grow with the number of rows")
  func sizeOfSearch() throws {
    func columns(_ count: Int) throws -> Int {
      let final = try Self.rows(count).layout(width: 300).finalProgram
      let solved = try final.solved()
      let ambiguity = try #require(solved.ambiguity)
      return FaceComponent(
        around: [ItemColumns.column(.width, of: 1)], of: ambiguity, values: solved.values
      ).columns.count
    }
    #expect(try columns(30) == columns(1))
  }

  @Test("the range of an edge, found in its part, is that over all equally good layouts")
  func rangesOfEdges() throws {
    let final = try Self.rows(4).layout(width: 300).finalProgram
    let solved = try final.solved()
    let face = try #require(solved.ambiguity).face
    func end(_ direction: Objective.Direction, of sum: LinearSum) throws -> Double {
      var program = face.program
      program.addObjective(Objective(name: "end", direction: direction, terms: sum.terms))
      guard case .optimal(let solution) = try program.solve() else { return .nan }
      return sum.value(at: solution.columnValues)
    }
    for item in final.system.items.indices.dropFirst() {
      for attribute in [Constraint.Attribute.left, .centerX, .right, .width, .top, .bottom] {
        let sum = final.position(of: Constraint.Anchor(item: item, attribute: attribute))
        let range = try #require(try final.range(of: sum, in: solved))
        let all = try (end(.minimise, of: sum), end(.maximise, of: sum))
        #expect(abs(range.lowerBound - all.0) < 1e-6 && abs(range.upperBound - all.1) < 1e-6)
      }
    }
  }
}
