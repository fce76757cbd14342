import Foundation
import Geometry
import LayoutConstraints
import SeededRandom
import TestSupport
import Testing

/// The findings about one ambiguous value of an item.
private func openValue(
  _ variable: AmbiguousValue.Variable, of element: String, in result: ConstraintLayout
) throws -> AmbiguousValue {
  let ambiguity = try #require(try result.ambiguity(of: element))
  return try #require(ambiguity.values.first { $0.variable == variable })
}

/// Labels of 100 points side by side, 8 points apart, with the given hugging priorities.
private func labels(_ hugging: [Double]) throws -> ConstraintSystem {
  var system = ConstraintSystem()
  let names = ["a", "b", "c"].prefix(hugging.count)
  for (name, priority) in zip(names, hugging) {
    try system.addItem(
      ConstraintItem(name: name, content: .box(100, 20), hugging: AxisPriorities(priority)))
    try system.add(rule: "V:|[\(name)]")
  }
  try system.add(rule: "|" + names.map { "[\($0)]" }.joined(separator: "-8-") + "|")
  return system
}

@Suite("Causes of ambiguity")
struct TieTests {
  @Test("two labels that hug equally tie for the surplus", arguments: [250, 251.0])
  func equalHugging(hugging: Double) throws {
    let result = try labels([hugging, hugging]).layout(width: 300)
    let tie = Tie(
      priority: hugging,
      conditions: [
        .hugging(item: 1, axis: .horizontal), .hugging(item: 2, axis: .horizontal),
      ])
    for (element, variable) in [("a", AmbiguousValue.Variable.width), ("b", .x), ("b", .width)] {
      #expect(try openValue(variable, of: element, in: result).cause == .tie([tie]))
    }
    let width = try openValue(.width, of: "a", in: result)
    #expect(abs(width.chosen - 100) < 1e-6)
    #expect(areClose(width.smallest.layout.frame(of: "a"), rect(0, 0, 100, 20)))
    #expect(areClose(width.smallest.layout.frame(of: "b"), rect(108, 0, 192, 20)))
    #expect(areClose(width.largest.layout.frame(of: "a"), rect(0, 0, 192, 20)))
    #expect(areClose(width.largest.layout.frame(of: "b"), rect(200, 0, 100, 20)))
    #expect(!width.largest.isUnbounded && abs(width.largest.value - 192) < 1e-6)
  }

  @Test("labels that hug differently tie for nothing")
  func differentHugging() throws {
    let result = try labels([250, 251]).layout(width: 300)
    #expect(result.ambiguousElements.isEmpty)
    #expect(try result.ambiguity(of: "a") == nil)
    #expect(try result.ambiguity(of: "nobody") == nil)
  }

  @Test("three labels tie, all of them; one that hugs more takes no part")
  func threeLabels() throws {
    func tied(_ hugging: [Double]) throws -> [LayoutCondition] {
      let result = try labels(hugging).layout(width: 400)
      let last = hugging.lastIndex(of: 250).map { ["a", "b", "c"][$0] } ?? ""
      guard case .tie(let ties) = try openValue(.width, of: last, in: result).cause else {
        return []
      }
      #expect(ties.map(\.priority) == [250])
      return ties.flatMap(\.conditions)
    }
    let huggings = (1...3).map { LayoutCondition.hugging(item: $0, axis: .horizontal) }
    #expect(try tied([250, 250, 250]) == huggings)
    #expect(try tied([251, 250, 250]) == [huggings[1], huggings[2]])
    #expect(try tied([250, 251, 250]) == [huggings[0], huggings[2]])
  }

  @Test("labels too wide for the available width tie by their compression resistance")
  func compression() throws {
    let result = try labels([250, 250]).layout(width: 150)
    let tie = Tie(
      priority: 750,
      conditions: [1, 2].map { .compressionResistance(item: $0, axis: .horizontal) })
    #expect(try openValue(.width, of: "a", in: result).cause == .tie([tie]))
  }

  @Test("constraints of one priority tie, and are named")
  func constraints() throws {
    let system = try makeSystem(
      ["a": .none],
      ["|[a]", "V:|[a(1)]", "a.width == 10 @500", "a.width == 40 @500", "a.width <= 90 @500"])
    let result = try system.layout(width: 300)
    let tie = Tie(priority: 500, conditions: [.constraint(3), .constraint(4)])
    #expect(try openValue(.width, of: "a", in: result).cause == .tie([tie]))
  }

  @Test("a tie at one priority may carry another below it along")
  func twoPriorities() throws {
    let system = try makeSystem(
      ["a": .none, "b": .none],
      [
        "|[a]", "V:|[a(1)]", "V:|[b(1)]", "b.leading == superview.leading", "b.width == a.width",
        "a.width == 10 @500", "a.width == 40 @500", "b.width == 0 @400", "b.width == 50 @400",
      ])
    let result = try system.layout(width: 300)
    let ties = [
      Tie(priority: 500, conditions: [.constraint(7), .constraint(8)]),
      Tie(priority: 400, conditions: [.constraint(9), .constraint(10)]),
    ]
    #expect(try openValue(.width, of: "a", in: result).cause == .tie(ties))
  }

  @Test("for an unconstrained value no condition is named, and it varies by a container's width")
  func unconstrained() throws {
    let system = try makeSystem(["a": .box(10, 20)], ["V:|[a]", "a.leading >= superview.leading"])
    let result = try system.layout(width: 300)
    let place = try openValue(.x, of: "a", in: result)
    #expect(place.cause == .unconstrained)
    #expect(!place.smallest.isUnbounded && place.largest.isUnbounded)
    #expect(place.range == 0...Double.infinity)
    #expect(areClose(place.largest.layout.frame(of: "a"), rect(300, 0, 10, 20)))
    #expect(try result.ambiguity(of: "a")?.values.count == 1)
  }

  @Test("an ambiguity has nothing to do with contents that conflict elsewhere")
  func unrelatedErrors() throws {
    var system = try labels([250, 250])
    try system.addItem(ConstraintItem(name: "d", content: .box(30, 30)))
    for rule in ["V:|[d(12)]", "d.width == 44"] { try system.add(rule: rule) }
    let result = try system.layout(width: 300)
    #expect(try openValue(.x, of: "d", in: result).cause == .unconstrained)
  }

  @Test("the other items of a witness stay where they are, if they can")
  func nearest() throws {
    let result = try labels([250, 250, 250]).layout(width: 400)
    let width = try openValue(.width, of: "b", in: result)
    #expect(areClose(width.largest.layout.frame(of: "a"), rect(0, 0, 100, 20)))
    #expect(areClose(width.largest.layout.frame(of: "b"), rect(108, 0, 184, 20)))
    #expect(areClose(width.largest.layout.frame(of: "c"), rect(300, 0, 100, 20)))
  }

  @Test("an item that only moves with the one around it says so, and has no values of its own")
  func insideOpenItem() throws {
    var system = try makeSystem(
      ["card": .none, "title": .none, "word": .none], ["V:|[card(20)]", "card.width == 50"])
    try system.place(2, in: 1)
    try system.place(3, in: 2)
    for rule in ["|-3-[title(10)]", "V:|-4-[title(10)]", "|[word(1)]", "V:|[word(1)]"] {
      try system.add(rule: rule)
    }
    let result = try system.layout(width: 300)
    #expect(try result.ambiguity(of: "card")?.movesWith == nil)
    for element in ["title", "word"] {
      let ambiguity = try #require(try result.ambiguity(of: element))
      #expect(ambiguity.movesWith == "card" && ambiguity.values.isEmpty)
    }
  }

  @Test("both witnesses of every ambiguous value are layouts that are as good as the chosen one")
  func witnesses() throws {
    var checked = 0
    for seed in LawSeeds.of(150) {
      let system = try RandomSystem(seed: seed).system()
      let result = try system.layout(width: 200, height: 150)
      for element in result.ambiguousElements {
        let ambiguity = try #require(try result.ambiguity(of: element.element), "seed \(seed)")
        for value in ambiguity.values {
          for witness in [value.smallest, value.largest] {
            let frames = Dictionary(
              uniqueKeysWithValues: zip(witness.layout.elements, witness.layout.frames))
            #expect(try result.admits(frames, within: 1e-4), "seed \(seed), \(element.element)")
            checked += 1
          }
          #expect(value.smallest.value < value.largest.value, "seed \(seed)")
        }
      }
    }
    #expect(checked > LawSeeds.share(of: 200))
  }
}
