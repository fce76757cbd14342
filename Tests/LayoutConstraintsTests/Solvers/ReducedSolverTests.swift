import Foundation
import Geometry
import LayoutConstraints
import SeededRandom
import Testing

@Suite("The reduced solver")
struct ReducedSolverTests {
  @Test("a list of rows with wrapping text needs no linear program")
  func list() throws {
    let layout = try Self.list(rows: 20).layout(
      in: Container(width: 320), rounding: .exact, solver: .reduced)
    #expect(layout.statistics.reducedPasses == 1)
    #expect(layout.statistics.solverCalls == 0)
    #expect(layout.statistics.components == 20)
    let direct = try Self.list(rows: 20).layout(width: 320)
    for (first, second) in zip(direct.layout.frames, layout.layout.frames) {
      #expect(areClose(first, second))
    }
  }

  @Test("a chain of 12 000 equal widths, written in any order, is as wide as its last link")
  func longChain() throws {
    var system = ConstraintSystem()
    let count = 12_000
    for index in 1...count { try system.addItem(ConstraintItem(name: "v\(index)")) }
    var constraints: [Constraint] = []
    func anchor(_ item: Int, _ attribute: Constraint.Attribute) -> Constraint.Anchor {
      Constraint.Anchor(item: item, attribute: attribute)
    }
    for index in 1...count {
      constraints.append(Constraint(anchor(index, .left), .equal, anchor(index - 1, .left)))
      constraints.append(Constraint(anchor(index, .top), .equal, anchor(index - 1, .top)))
      constraints.append(Constraint(anchor(index, .height), .equal, anchor(index, .width)))
      if index > 1 {
        constraints.append(
          Constraint(anchor(index - 1, .width), .equal, anchor(index, .width), constant: -1))
      }
    }
    constraints.append(Constraint(anchor(count, .width), .equal, constant: Double(count)))
    var generator = SeededGenerator(seed: 7)
    for index in generator.permutation(of: constraints.count) { try system.add(constraints[index]) }
    let layout = try system.layout(
      in: Container(width: 320, height: 480), rounding: .exact, solver: .reduced)
    #expect(layout.statistics.reducedPasses == 1)
    for (index, frame) in layout.rawLayout.frames.enumerated() {
      #expect(areClose(frame, rect(0, 0, Double(index + 1), Double(index + 1))))
    }
  }

  @Test("a hierarchy of 11 000 insets is no deeper than any stack")
  func deepHierarchy() throws {
    var system = ConstraintSystem()
    let count = 11_000
    for index in 1...count {
      try system.addItem(ConstraintItem(name: "v\(index)", parent: index - 1))
    }
    for index in (1...count).reversed() {
      for (attribute, constant) in [
        (Constraint.Attribute.left, 0.01), (.right, -0.01), (.top, 0), (.bottom, 0),
      ] {
        try system.add(
          Constraint(
            Constraint.Anchor(item: index, attribute: attribute), .equal,
            Constraint.Anchor(item: index - 1, attribute: attribute), constant: constant))
      }
    }
    let layout = try system.layout(
      in: Container(width: 320, height: 480), rounding: .exact, solver: .reduced)
    #expect(layout.statistics.reducedPasses == 1)
    #expect(areClose(layout.rawLayout.frames[count - 1], rect(110, 0, 100, 480)))
  }

  @Test("a tie is found, and broken as ever")
  func tie() throws {
    let system = try makeSystem(
      ["a": .box(100, 20), "b": .box(100, 20)],
      ["H:|[a]-8-[b]|", "V:|[a]", "V:|[b]"])
    let comparison = try SolverComparison(system, in: Container(width: 300, height: 50))
    #expect(comparison.differences() == [])
    #expect(comparison.reduced.ambiguousElements.map(\.element) == ["a", "b"])
    #expect(comparison.isReduced)
  }

  @Test("if one gives way before the other, the row has one layout and needs no program")
  func noTie() throws {
    var system = try makeSystem(
      ["a": .box(100, 20), "b": .box(100, 20)],
      ["H:|[a]-8-[b]|", "V:|[a]", "V:|[b]"])
    try system.updateItem(1) { $0.hugging = AxisPriorities(251) }
    let comparison = try SolverComparison(system, in: Container(width: 300, height: 50))
    #expect(comparison.differences() == [])
    #expect(comparison.isReduced)
    #expect(comparison.reduced.statistics.solverCalls == 0)
    #expect(areClose(comparison.reduced.rawLayout.frame(of: "b"), rect(108, 0, 192, 20)))
  }

  @Test("a conflict is explained as ever")
  func conflict() throws {
    let system = try makeSystem(
      ["a": .none],
      ["a.left == superview.left", "a.width == 100", "a.right == superview.left + 90", "V:|[a]|"])
    let comparison = try SolverComparison(system, in: Container(width: 300, height: 50))
    #expect(comparison.differences() == [])
    #expect(comparison.reduced.conflictSets.count == 1)
    #expect(comparison.isReduced)
  }

  @Test("every frame of a reduced layout has the same reasons as that of a direct one")
  func because() throws {
    let system = try Self.list(rows: 1)
    let comparison = try SolverComparison(system, in: Container(width: 320))
    #expect(comparison.isReduced)
    for item in system.items.indices {
      let anchors = [Constraint.Attribute.right, .bottom].map {
        Constraint.Anchor(item: item, attribute: $0)
      }
      let ours = try comparison.reduced.because(of: anchors)
      #expect(try ours == comparison.direct.because(of: anchors))
    }
  }

  private static func list(rows: Int) throws -> ConstraintSystem {
    let row = try makeSystem(
      ["photo": .box(40, 40), "name": .box(70, 20), "text": .measured(FakeText(letters: 60))],
      [
        "H:|-5-[photo(40)]-5-[name]-5-|", "H:[photo]-5-[text]-5-|", "V:|-5-[photo(40)]",
        "V:|-5-[name]-5-[text]", "superview.bottom >= photo.bottom + 5",
        "superview.bottom >= text.bottom + 5",
      ])
    var list = ConstraintSystem()
    for index in 1...rows {
      try list.add(row, as: "row\(index)")
      try list.add(rule: "H:|[row\(index)]|")
      try list.add(rule: index == 1 ? "V:|[row1]" : "V:[row\(index - 1)][row\(index)]")
    }
    try list.add(rule: "V:[row\(rows)]|")
    return list
  }
}

@Suite("Layouter")
struct ConstraintLayouterTests {
  @Test("each container gets the layout that it would get alone, whatever came before")
  func containers() throws {
    for seed in 0..<150 as Range<UInt64> {
      let screen = RandomScreen(seed: seed)
      var layouter = try ConstraintLayouter(screen.system, rounding: .exact, solver: .reduced)
      for (width, height) in [(320.0, nil), (200, 300.0), (50, nil), (321, nil), (200, 300)] {
        let container = Container(width: width, height: height)
        let alone = try screen.system.layout(in: container, rounding: .exact, solver: .direct)
        let layout = try layouter.layout(in: container)
        #expect(alone.ambiguousElements.count == layout.ambiguousElements.count, "\(screen)")
        for (first, second) in zip(alone.rawLayout.frames, layout.rawLayout.frames) {
          #expect(areClose(first, second), "at \(width)\n\(screen)")
        }
      }
    }
  }

  @Test("text that wraps has the height of its lines at every width")
  func text() throws {
    let system = try makeSystem(
      ["text": .measured(FakeText(letters: 30))], ["H:|-5-[text]-5-|", "V:|[text]|"])
    var layouter = try ConstraintLayouter(system, rounding: .exact, solver: .reduced)
    for width in [400.0, 110, 60, 310, 110] {
      let direct = try system.layout(width: width)
      let layout = try layouter.layout(in: Container(width: width))
      #expect(layout.layout.size == direct.layout.size)
      #expect(layout.statistics.reducedPasses == 1)
    }
  }

  @Test("text beside a margin wraps in the second layout as in the first")
  func textBesideMargins() throws {
    let system = try makeSystem(
      ["text": .measured(FakeText(letters: 28))],
      [
        "text.left == superview.leftMargin", "text.width == 150 @999", "text.top == superview.top",
      ])
    var layouter = try ConstraintLayouter(system, rounding: .exact, solver: .reduced)
    let first = try layouter.layout(in: Container(width: 320))
    #expect(first.layout.frame(of: "text")?.height == 40)
    #expect(try layouter.layout(in: Container(width: 320)).layout == first.layout)
  }

  @Test("coming back to a width where text wraps as it did before solves nothing again")
  func comingBack() throws {
    let system = try Self.list()
    var layouter = try ConstraintLayouter(system, rounding: .exact, solver: .reduced)
    let first = try layouter.layout(in: Container(width: 320))
    #expect(first.statistics.reductions == 1)
    #expect(first.statistics.measureCalls == 20)
    let narrow = try layouter.layout(in: Container(width: 150))
    #expect(narrow.layout.size.height > first.layout.size.height)
    #expect(narrow.statistics.repeatedComponents < narrow.statistics.components)
    for width in [320.0, 150, 320] {
      let layout = try layouter.layout(in: Container(width: width))
      #expect(layout.statistics.reductions == 0, "\(width)")
      #expect(layout.statistics.repeatedComponents == layout.statistics.components, "\(width)")
      let alone = try system.layout(width: width)
      for (one, other) in zip(alone.rawLayout.frames, layout.rawLayout.frames) {
        #expect(areClose(one, other), "\(width)")
      }
    }
  }

  /// Ten rows, each below the one before, with a photo and a text that wraps.
  private static func list() throws -> ConstraintSystem {
    let row = try makeSystem(
      ["photo": .box(40, 40), "text": .measured(FakeText(letters: 60))],
      [
        "H:|-5-[photo(40)]-5-[text]-5-|", "V:|-5-[photo]", "V:|-5-[text]",
        "superview.bottom >= photo.bottom + 5", "superview.bottom >= text.bottom + 5",
      ])
    var list = ConstraintSystem()
    for index in 1...10 {
      try list.add(row, as: "row\(index)")
      try list.add(rule: "H:|[row\(index)]|")
      try list.add(rule: index == 1 ? "V:|[row1]" : "V:[row\(index - 1)][row\(index)]")
    }
    try list.add(rule: "V:[row10]|")
    return list
  }
}
