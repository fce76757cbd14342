import Geometry
import LayoutConstraints
import Testing

/// The constraints of a stack view, row for row as the tables of `UIStackView`'s have them.
@Suite("Constraints of stack views")
struct StackViewRowTests {
  private static let boxes: [Content] = [.box(160, 20), .box(80, 30), .box(40, 10)]

  private static let ends = [
    "canvas-connection: row.leading == a.leading", "canvas-connection: row.trailing == c.trailing",
  ]
  private static let fixedGaps = [
    "spacing: b.leading == a.trailing + 10", "spacing: c.leading == b.trailing + 10",
  ]
  private static let leastGaps = [
    "spacing: b.leading >= a.trailing + 10", "spacing: c.leading >= b.trailing + 10",
  ]
  private static let along: [StackView.Distribution: [String]] = [
    .fill: ends + fixedGaps,
    .fillEqually: ends + fixedGaps + [
      "fill-equally: b.width == a.width", "fill-equally: c.width == a.width",
    ],
    // 160, 80 and 40 of 300.
    .fillProportionally: [
      "fill-proportionally: a.width == \(160.0 / 300) * row.width @999",
      "fill-proportionally: b.width == \(80.0 / 300) * row.width @998",
      "fill-proportionally: c.width == \(40.0 / 300) * row.width @997",
    ] + ends + fixedGaps,
    .equalSpacing: ends + leastGaps + [
      "distributing-edge: row.gap1.leading == a.trailing",
      "distributing-edge: row.gap1.trailing == b.leading",
      "distributing-edge: row.gap2.leading == b.trailing",
      "distributing-edge: row.gap2.trailing == c.leading",
      "fill-equally: row.gap2.width == row.gap1.width",
      "canvas-fit: row.width == 0 @49",
    ],
    .equalCentering: ends + leastGaps + [
      "distributing-edge: row.gap1.leading == a.centerX",
      "distributing-edge: row.gap1.trailing == b.centerX",
      "distributing-edge: row.gap2.leading == b.centerX",
      "distributing-edge: row.gap2.trailing == c.centerX",
      "fill-equally: row.gap2.width == row.gap1.width @149",
      "canvas-fit: row.width == 0 @49",
    ],
  ]

  private static let noLarger = [
    "spanning-fit: row.spanner.height == 0 @51",
    "ambiguity-suppression: a.height == 0 @25", "ambiguity-suppression: b.height == 0 @25",
    "ambiguity-suppression: c.height == 0 @25",
  ]
  private static func span(_ above: String, _ below: String) -> [String] {
    ["a", "b", "c"].flatMap { name in
      [
        "spanning-boundary: row.spanner.top \(above.replacing("_", with: "\(name).top"))",
        "spanning-boundary: row.spanner.bottom \(below.replacing("_", with: "\(name).bottom"))",
      ]
    }
  }
  private static let across: [StackView.Alignment: [String]] = [
    .fill: [
      "alignment: b.top == a.top", "alignment: b.bottom == a.bottom",
      "alignment: c.top == a.top", "alignment: c.bottom == a.bottom",
      "canvas-connection: row.top == a.top", "canvas-connection: row.bottom == a.bottom",
    ],
    .top: [
      "alignment: b.top == a.top", "alignment: c.top == a.top",
      "canvas-connection: row.top == a.top",
      "canvas-connection: row.bottom == row.spanner.bottom",
    ] + span("== _ @999.5", ">= _") + noLarger,
    .bottom: [
      "alignment: b.bottom == a.bottom", "alignment: c.bottom == a.bottom",
      "canvas-connection: row.top == row.spanner.top",
      "canvas-connection: row.bottom == a.bottom",
    ] + span("<= _", "== _ @999.5") + noLarger,
    .center: [
      "alignment: b.centerY == a.centerY", "alignment: c.centerY == a.centerY",
      "canvas-connection: row.top == row.spanner.top",
      "canvas-connection: row.bottom == row.spanner.bottom",
      "canvas-connection: row.centerY == a.centerY",
    ] + span("<= _", ">= _") + noLarger,
    .firstBaseline: [
      // Without text there is no baseline.
      "alignment: b.top == a.top", "alignment: c.top == a.top",
      "canvas-connection: row.top <= a.top",
      "canvas-connection: row.bottom == row.spanner.bottom",
      "canvas-fit: row.height == 0 @49",
    ] + span("<= _", ">= _") + noLarger,
    .lastBaseline: [
      "alignment: b.bottom == a.bottom", "alignment: c.bottom == a.bottom",
      "canvas-connection: row.top == row.spanner.top",
      "canvas-connection: row.bottom >= a.bottom",
      "canvas-fit: row.height == 0 @49",
    ] + span("<= _", ">= _") + noLarger,
  ]

  @Test(
    "a row has the constraints of its distribution and those of its alignment",
    arguments: StackView.Distribution.allCases, StackView.Alignment.allCases)
  func rows(distribution: StackView.Distribution, alignment: StackView.Alignment) throws {
    let example = try StackExample(
      Self.boxes, distribution: distribution, alignment: alignment, spacing: 10)
    let along = try #require(Self.along[distribution])
    let across = try #require(Self.across[alignment])
    #expect(try example.rows() == along + across)
  }

  @Test(
    "a column has those of a row with the words of the other axis",
    arguments: StackView.Distribution.allCases,
    [StackView.Alignment.fill, .leading, .trailing, .center])
  func columns(distribution: StackView.Distribution, alignment: StackView.Alignment) throws {
    let turned: [Content] = [.box(20, 160), .box(30, 80), .box(10, 40)]
    let example = try StackExample(
      turned, axis: .vertical, distribution: distribution, alignment: alignment, spacing: 10)
    let along = try #require(Self.along[distribution])
    let across = try #require(Self.across[alignment])
    #expect(try example.rows() == (along + across).map(Self.turned))
  }

  /// Swaps the words of the two axes.
  private static func turned(_ row: String) -> String {
    let words = [
      "leading": "top", "trailing": "bottom", "width": "height", "centerX": "centerY",
    ]
    var swapped: [String: String] = [:]
    for (first, second) in words { (swapped[first], swapped[second]) = (second, first) }
    return row.split(separator: " ").map { word in
      guard let dot = word.lastIndex(of: "."),
        let other = swapped[String(word.suffix(from: dot).dropFirst())]
      else { return String(word) }
      return word.prefix(through: dot) + other
    }.joined(separator: " ")
  }

  @Test(
    "a view is aligned by its baseline only if it and the first view have one",
    arguments: [(StackView.Alignment.firstBaseline, "top"), (.lastBaseline, "bottom")])
  func baselinesOfRows(alignment: StackView.Alignment, edge: String) throws {
    let text = Content.measured(FakeText(letters: 3))
    func rows(_ contents: [Content]) throws -> [String] {
      try StackExample(contents, alignment: alignment).rows().filter { $0.hasPrefix("alignment") }
    }
    let baseline = alignment.rawValue
    #expect(
      try rows([text, text, .box(9, 9)]) == [
        "alignment: b.\(baseline) == a.\(baseline)", "alignment: c.\(edge) == a.\(edge)",
      ])
    #expect(
      try rows([.none, text, .box(9, 9)])
        == ["b", "c"].map { "alignment: \($0).\(edge) == a.\(edge)" })
  }

  @Test("a custom spacing replaces the spacing after its view, and the system's is 8")
  func customSpacing() throws {
    var example = try StackExample(Self.boxes, spacing: 10)
    example.stack.customSpacing = [
      try example.index(of: "a"): .system, try example.index(of: "b"): .points(-3),
      try example.index(of: "c"): .points(100),
    ]
    #expect(
      try example.rows()[2...3] == [
        "spacing: b.leading == a.trailing + 8", "spacing: c.leading == b.trailing - 3",
      ])
    example.stack.distribution = .equalSpacing
    #expect(
      try example.rows()[2...3] == [
        "spacing: b.leading >= a.trailing + 8", "spacing: c.leading >= b.trailing - 3",
      ])
  }

  @Test("a stack that is relative to margins connects its margins guide")
  func margins() throws {
    for alignment in StackView.Alignment.allCases {
      var example = try StackExample(Self.boxes, alignment: alignment)
      let plain = try example.rows()
      example.stack.isLayoutMarginsRelativeArrangement = true
      let expected = plain.map { row in
        row.hasPrefix("canvas-connection: row.")
          ? row.replacing(
            "connection: row.", with: "connection: row.layoutMarginsGuide.", maxReplacements: 1)
          : row
      }
      #expect(try example.rows() == expected)
    }
  }

  @Test("a column by baselines measures from the last to the first, and a row does not")
  func baselines() throws {
    var example = try StackExample(Self.boxes, axis: .vertical, spacing: 10)
    example.stack.isBaselineRelativeArrangement = true
    #expect(
      try example.rows()[0...3] == [
        "canvas-connection: row.top == a.top", "canvas-connection: row.bottom == c.bottom",
        "spacing: b.firstBaseline == a.lastBaseline + 10",
        "spacing: c.firstBaseline == b.lastBaseline + 10",
      ])
    example.stack.distribution = .equalSpacing
    #expect(
      try example.rows()[2...5] == [
        "spacing: b.firstBaseline >= a.lastBaseline + 10",
        "spacing: c.firstBaseline >= b.lastBaseline + 10",
        "distributing-edge: row.gap1.top == a.lastBaseline",
        "distributing-edge: row.gap1.bottom == b.firstBaseline",
      ])
    example.stack.axis = .horizontal
    #expect(try Array(example.rows()[0...3]) == Self.ends + Self.leastGaps)
  }
}
