import Foundation
import Geometry
import LayoutConstraints
import SeededRandom
import Testing

@Suite("Options of the visual format")
struct VisualFormatOptionTests {
  @Test("bits are 1 shifted by the attribute's number, and those of direction and spacing")
  func bits() {
    // The numbers of `NSLayoutConstraint.Attribute`.
    let numbers: [Constraint.Attribute: UInt] = [
      .left: 1, .right: 2, .top: 3, .bottom: 4, .leading: 5, .trailing: 6, .centerX: 9,
      .centerY: 10, .lastBaseline: 11, .firstBaseline: 12,
    ]
    let aligned = VisualFormatOption.allCases.compactMap { option in
      option.alignedAttribute.map { ($0, option.bits) }
    }
    #expect(aligned.count == numbers.count)
    for (attribute, bits) in aligned {
      #expect(numbers[attribute].map { 1 << $0 } == bits)
      let suffix = attribute.rawValue.prefix(1).uppercased() + attribute.rawValue.dropFirst()
      let option = VisualFormatOption(rawValue: "alignAll\(suffix)")
      #expect(option?.alignedAttribute == attribute)
    }
    let values: [(VisualFormatOptions, UInt)] = [
      ([], 0), ([.alignAllTop, .alignAllBottom], 24), ([.directionLeftToRight], 65536),
      ([.directionRightToLeft, .alignAllCenterY], 131_072 + 1024),
      ([.spacingBaselineToBaseline], 524_288), ([.directionLeadingToTrailing], 0),
    ]
    for (options, bits) in values { #expect(options.reduce(0) { $0 | $1.bits } == bits) }
  }

  @Test(
    "an alignment makes an attribute of every two neighbours equal",
    arguments: [
      ("H:[a][b]", [.alignAllTop], ["b.leading == a.trailing", "b.top == a.top"]),
      ("V:[a][b]", [.alignAllTrailing], ["b.top == a.bottom", "b.trailing == a.trailing"]),
      ("[a]", [.alignAllTop], []),
      ("|[a]", [.alignAllTop], ["a.leading == superview.leading"]),
      (
        "[c][a][b(9)]", [.alignAllBottom, .alignAllTop],
        [
          "a.leading == c.trailing", "b.leading == a.trailing", "b.width == 9", "a.top == c.top",
          "a.bottom == c.bottom", "b.top == a.top", "b.bottom == a.bottom",
        ]
      ),
    ] as [(String, VisualFormatOptions, [String])])
  func alignments(format: String, options: VisualFormatOptions, expected: [String]) throws {
    #expect(try meaning(of: format, options: options) == expected)
  }

  @Test(
    "every alignment is allowed only in formats across it", arguments: VisualFormatOption.allCases)
  func axes(option: VisualFormatOption) throws {
    guard let attribute = option.alignedAttribute else { return }
    let (right, wrong) =
      attribute.axis == .vertical ? ("H:[a][b]", "V:[a][b]") : ("V:[a][b]", "H:[a][b]")
    let constraints = try meaning(of: right, options: [option])
    #expect(constraints.last == "b.\(attribute) == a.\(attribute)")
    let error = #expect(throws: RuleError.self) { try meaning(of: wrong, options: [option]) }
    #expect(error?.problem == .optionOnWrongAxis(option, attribute.axis))
    #expect(error?.range == 0..<1)
  }

  @Test(
    "with a direction the format uses left and right",
    arguments: [
      (
        .directionLeftToRight,
        [
          "a.left == superview.left + 5", "a.width == 40", "b.left >= a.right + 8 @750",
          "superview.right == b.right + 20",
        ]
      ),
      (
        .directionRightToLeft,
        [
          "superview.right == a.right + 5", "a.width == 40", "a.left >= b.right + 8 @750",
          "b.left == superview.left + 20",
        ]
      ),
      (
        .directionLeadingToTrailing,
        [
          "a.leading == superview.leading + 5", "a.width == 40",
          "b.leading >= a.trailing + 8 @750", "superview.trailing == b.trailing + 20",
        ]
      ),
    ] as [(VisualFormatOption, [String])])
  func directions(option: VisualFormatOption, expected: [String]) throws {
    #expect(try meaning(of: "|-5-[a(40)]-(>=8@750)-[b]-|", options: [option]) == expected)
    #expect(
      try meaning(of: "V:[a]-[b]", options: [option]) == ["b.top == a.bottom + 8"],
      "a direction says nothing of a vertical format")
  }

  @Test("a format from right to left is the mirror image of one from left to right")
  func mirrored() throws {
    for seed in 0..<200 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var format = "|"
      for name in ["a", "b", "c"] {
        let distance = Int.random(in: -4...30, using: &generator)
        let width = Int.random(in: 0...60, using: &generator)
        format += "-(\(distance))-[\(name)(\(width))]"
      }
      format += "-(>=0@1)-|"
      func frames(
        _ option: VisualFormatOption, reading direction: LayoutDirection = .leftToRight
      ) throws -> [CGRect] {
        var system = try makeSystem(["a": .none, "b": .none, "c": .none], [])
        system.direction = direction
        try system.add(rule: format, options: [option, .alignAllTop, .alignAllBottom])
        try system.add(rule: "V:|[a(20)]")
        return try system.layout(width: 300, height: 100).layout.frames
      }
      let fromLeft = try frames(.directionLeftToRight)
      let fromRight = try frames(.directionRightToLeft)
      let withReading = try frames(.directionLeadingToTrailing, reading: .rightToLeft)
      for (first, second) in zip(fromRight, withReading) {
        #expect(areClose(first, second), "seed \(seed): \(format)")
      }
      for (first, second) in zip(fromLeft, fromRight) {
        let mirror = rect(300 - second.maxX, second.minY, second.width, second.height)
        #expect(areClose(first, mirror), "seed \(seed): \(format)")
      }
    }
  }

  @Test("distances between baselines are those between neighbours, not those to the superview")
  func baselines() throws {
    #expect(
      try meaning(of: "V:|-[a(40)]-[b]-(>=4@9)-[c][a]-8-|", options: [.spacingBaselineToBaseline])
        == [
          "a.top == superview.top + 20", "a.height == 40",
          "b.firstBaseline == a.lastBaseline + 8", "c.firstBaseline >= b.lastBaseline + 4 @9",
          "a.firstBaseline == c.lastBaseline", "superview.bottom == a.bottom + 8",
        ])
  }

  @Test("the distance between two texts is measured between their baselines")
  func baselineLayout() throws {
    let text = Content.measured(FakeText(letters: 4))
    var system = try makeSystem(
      ["above": text, "below": text, "box": .box(10, 10)], ["H:|[above]", "H:|[below]", "H:|[box]"])
    try system.add(
      rule: "V:|-10-[above]-30-[below]-12-[box]", options: [.spacingBaselineToBaseline])
    let layout = try system.layout(width: 300, height: 200).layout
    // Lines are 20 high, and their baselines 15 below their tops.
    #expect(areClose(layout.frame(of: "above"), rect(0, 10, 40, 20)))
    #expect(areClose(layout.frame(of: "below"), rect(0, 10 + 15 + 30 - 15, 40, 20)))
    #expect(areClose(layout.frame(of: "box"), rect(0, 40 + 15 + 12, 10, 10)))
  }

  @Test(
    "options that do not go with a rule are refused",
    arguments: [
      ("V:[a]", [.alignAllTop], "0..<1: 'alignAllTop' is not allowed in a vertical format"),
      ("[a]", [.alignAllCenterX], "0..<0: 'alignAllCenterX' is not allowed in a horizontal format"),
      (
        " H : [a]", [.spacingBaselineToBaseline],
        "1..<2: 'spacingBaselineToBaseline' is not allowed in a horizontal format"
      ),
      (
        "H:[a]", [.directionLeftToRight, .directionRightToLeft],
        "0..<1: 'directionLeftToRight' and 'directionRightToLeft' contradict each other"
      ),
      (
        "H:[a]", [.directionLeadingToTrailing, .directionRightToLeft],
        "0..<1: 'directionLeadingToTrailing' and 'directionRightToLeft' contradict each other"
      ),
      (
        "V:[a]", [.spacingEdgeToEdge, .spacingBaselineToBaseline],
        "0..<1: 'spacingEdgeToEdge' and 'spacingBaselineToBaseline' contradict each other"
      ),
      (
        "a.width == 4", [.alignAllTop],
        "0..<12: options apply only to the visual format, and this rule is an equation"
      ),
    ] as [(String, VisualFormatOptions, String)])
  func mistakes(rule: String, options: VisualFormatOptions, expected: String) {
    #expect(complaint(about: rule, options: options) == expected)
  }

  @Test("the error lists the options that the axis allows")
  func nextSteps() {
    let horizontal = #expect(throws: RuleError.self) {
      try meaning(of: "[a]", options: [.alignAllLeft])
    }
    #expect(
      horizontal?.nextStep
        == "H: allows alignAllTop, alignAllBottom, alignAllCenterY, alignAllLastBaseline, "
        + "alignAllFirstBaseline")
    let vertical = #expect(throws: RuleError.self) {
      try meaning(of: "V:[a]", options: [.alignAllTop])
    }
    #expect(vertical?.nextStep?.hasPrefix("V: allows alignAllLeft, ") == true)
  }
}
