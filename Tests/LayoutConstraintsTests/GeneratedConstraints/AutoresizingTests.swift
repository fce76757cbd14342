import Foundation
import Geometry
import LayoutConstraints
import SeededRandom
import Testing

@Suite("Autoresizing masks")
struct AutoresizingTests {
  /// A card of 30 × 20 points at 10 from the left and 6 from the top of 130 × 40 points: 90 points
  /// are on its right, 14 below.
  private func system(_ mask: AutoresizingMask) throws -> ConstraintSystem {
    var system = try makeSystem(["card": .none], [])
    try system.addAutoresizing(
      of: 1, frame: rect(10, 6, 30, 20), superviewSize: CGSize(width: 130, height: 40), mask: mask)
    return system
  }

  private func rules(_ system: ConstraintSystem) -> [String] {
    system.constraints.indices.map(system.text(ofConstraint:))
  }

  /// The flexible lengths and the two constraints for them; the shares are 10 : 30 : 90.
  private static let table: [(AutoresizingMask, [String])] = [
    ([], ["left == superview.left + 10", "width == 30"]),
    (.flexibleRightMargin, ["left == superview.left + 10", "width == 30"]),
    (.flexibleLeftMargin, ["width == 30", "right == superview.right - 90"]),
    (.flexibleWidth, ["left == superview.left + 10", "right == superview.right - 90"]),
    (
      [.flexibleLeftMargin, .flexibleRightMargin],
      ["width == 30", "left == 0.1 * superview.right - 3"]
    ),
    (
      [.flexibleLeftMargin, .flexibleWidth],
      ["right == superview.right - 90", "left == 0.25 * superview.right - 22.5"]
    ),
    (
      [.flexibleWidth, .flexibleRightMargin],
      ["left == superview.left + 10", "width == 0.25 * superview.width - 2.5"]
    ),
    (
      [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
      [
        "left == \(10.0 / 130) * superview.right", "width == \(30.0 / 130) * superview.width",
      ]
    ),
  ]

  @Test("two constraints for each axis express what is flexible", arguments: table)
  func everyRow(mask: AutoresizingMask, expected: [String]) throws {
    let system = try system(mask)
    #expect(rules(system).prefix(2) == expected.map { "card.\($0)" }[...])
    #expect(rules(system).dropFirst(2) == ["card.top == superview.top + 6", "card.height == 20"])
    #expect(system.constraints.allSatisfy { $0.priority == 1000 && $0.identifier == nil })
    #expect(system.constraints.allSatisfy { $0.source == .autoresizingMask })
  }

  @Test("a mask prints as Auto Layout prints it, and is the origin of its constraints")
  func printed() throws {
    #expect(AutoresizingMask([]).description == "h=--& v=--&")
    #expect(AutoresizingMask.flexibleWidth.description == "h=-&- v=--&")
    let mask: AutoresizingMask = [.flexibleLeftMargin, .flexibleHeight, .flexibleBottomMargin]
    #expect(mask.description == "h=&-- v=-&&")
    let constraints = try system(mask).constraints
    #expect(constraints.allSatisfy { $0.origin == "autoresizing mask h=&-- v=-&&" })
    #expect(constraints.allSatisfy { $0.autoresizingMaskText == "h=&-- v=-&&" })
    var other = constraints[0]
    other.source = .author
    #expect(other.autoresizingMaskText == nil)
  }

  @Test("the flexible lengths share the superview's growth in proportion to their sizes")
  func growth() throws {
    let all: AutoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    let cases: [(AutoresizingMask, Double, CGRect)] = [
      (all, 260, rect(20, 6, 60, 20)), (all, 65, rect(5, 6, 15, 20)),
      ([.flexibleLeftMargin], 160, rect(40, 6, 30, 20)),
      ([.flexibleWidth], 160, rect(10, 6, 60, 20)),
      ([.flexibleLeftMargin, .flexibleRightMargin], 230, rect(20, 6, 30, 20)),
      ([.flexibleLeftMargin, .flexibleWidth], 170, rect(20, 6, 60, 20)),
      ([.flexibleWidth, .flexibleRightMargin], 250, rect(10, 6, 60, 20)),
      ([], 900, rect(10, 6, 30, 20)),
    ]
    for (mask, width, expected) in cases {
      let result = try system(mask).layout(width: width, height: 40)
      #expect(areClose(result.layout.frame(of: "card"), expected), "\(mask) at \(width)")
      #expect(result.ambiguousElements.isEmpty && result.conflicts.isEmpty)
    }
    let vertical = try system([.flexibleTopMargin, .flexibleBottomMargin])
    #expect(
      areClose(
        try vertical.layout(width: 130, height: 80).layout.frame(of: "card"), rect(10, 18, 30, 20)))
  }

  @Test("flexible lengths of 0 share equally")
  func nothingToShareBy() throws {
    var system = try makeSystem(["card": .none], [])
    try system.addAutoresizing(
      of: 1, frame: .zero, superviewSize: .zero,
      mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleHeight])
    #expect(
      areClose(
        try system.layout(width: 90, height: 50).layout.frame(of: "card"), rect(30, 0, 30, 50)))
  }

  @Test("in its first superview size every item has the frame it was given, whatever the mask")
  func law() throws {
    var generator = SeededGenerator(seed: 41)
    for round in 0..<300 {
      let room = CGSize(width: .random(in: 50...500, using: &generator), height: 80)
      let frame = CGRect(
        x: .random(in: 5...20, using: &generator), y: .random(in: 5...20, using: &generator),
        width: .random(in: 7...25, using: &generator),
        height: .random(in: 7...25, using: &generator))
      let mask = AutoresizingMask(rawValue: .random(in: 0..<64, using: &generator))
      var system = try makeSystem(["card": .none, "sign": .none], [])
      system.direction = Bool.random(using: &generator) ? .leftToRight : .rightToLeft
      let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      try system.updateItem(1) { $0.alignmentRectInsets = insets }
      try system.place(2, in: 1)
      if Bool.random(using: &generator) {
        try system.updateItem(2) { $0.alignmentRectInsets = insets }
      }
      try system.addAutoresizing(
        of: 1, frame: CGRect(origin: .zero, size: room), superviewSize: room,
        mask: [.flexibleWidth, .flexibleHeight])
      try system.addAutoresizing(of: 2, frame: frame, superviewSize: room, mask: mask)
      #expect(system.constraints.count == 8)
      let result = try system.layout(width: room.width, height: room.height)
      #expect(areClose(result.layout.frame(of: "sign"), frame), "seed 41, round \(round): \(mask)")
      #expect(result.ambiguousElements.isEmpty && result.conflicts.isEmpty)
    }
  }

  @Test("an invalid frame and the container are refused, and nothing is added")
  func refused() throws {
    var system = try makeSystem(["card": .none], [])
    let room = CGSize(width: 100, height: 100)
    #expect(throws: ConstraintError.noSuperview(item: "superview")) {
      try system.addAutoresizing(of: 0, frame: .zero, superviewSize: room, mask: [])
    }
    #expect(throws: ConstraintError.unknownItem(index: 7)) {
      try system.addAutoresizing(of: 7, frame: .zero, superviewSize: room, mask: [])
    }
    for frame in [
      rect(.nan, 0, 1, 1), rect(0, .infinity, 1, 1), rect(0, 0, -1, 1), rect(0, 0, 1, 1e9),
    ] {
      #expect(throws: ConstraintError.self) {
        try system.addAutoresizing(of: 1, frame: frame, superviewSize: room, mask: [])
      }
    }
    #expect(throws: ConstraintError.multiplierOutOfRange(0.01 / 99.01)) {
      try system.addAutoresizing(
        of: 1, frame: rect(0.01, 0, 0.99, 1), superviewSize: room,
        mask: [.flexibleLeftMargin, .flexibleRightMargin])
    }
    #expect(system.constraints.isEmpty)
  }

  @Test("a mask beside constraints of one's own is a conflict")
  func leftOn() throws {
    var system = try system([])
    try system.add(rule: "card.leading == superview.leading + 8")
    #expect(try system.layout(width: 100, height: 40).conflicts.isEmpty == false)
  }
}
