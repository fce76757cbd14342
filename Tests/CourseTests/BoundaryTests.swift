import Geometry
import LayoutConstraints
import Lessons
import Phrases
import SeededRandom
import Testing

@testable import Course
@testable import LessonAnswers

/// Judgements of every whole guess, and at both sides of every limit, besides sums of a few numbers.
@Suite("Judgements at their limits")
struct BoundaryTests {
  @Test("in random margins, every whole guess is judged as sums of the margins say")
  func guesses() throws {
    for seed in 1...60 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let (screen, width) = (40 + random.index(below: 20), 1 + random.index(below: 20))
      let (first, wish) = (random.index(below: 12), random.index(below: 60))
      let (last, within) = (screen - width - random.index(below: 8), random.index(below: 3))
      guard first <= last else { continue }
      let value = min(max(wish, first), last)
      let file = try ShippedCourse.lesson(
        """
        layoutdiff: 1
        containers: [\(screen)]
        elements: { card: { box: \(width)x40 } }
        constraints:
          - card.left >= superview.left + \(first)
          - card.left <= superview.left + \(last)
          - card.left == superview.left + \(wish) @500
          - card.top == superview.top
          - superview.bottom == card.bottom
        lesson:
          text: A card.
          tasks: [{ place: card.left, question: Where?, within: \(within) }]
        """)
      let (place, judge) = ("seed \(seed)", LessonJudge(file))
      let guess = try #require(GuessJudge(file.lesson.tasks[0], of: judge.screen))
      let ranges = guess.ranges()
      var pieces: Set<String> = []
      for number in 0...2 * screen {
        let isRight = abs(number - value) <= within
        let judgement = judge.judge(.value(Double(number)), task: 0)
        #expect(judgement.isRight == isRight, "\(place), \(number)")
        let covering = ranges.filter { $0.from <= Double(number) && Double(number) <= $0.to }
        #expect(covering.count == (isRight ? 0 : 1), "\(place), \(number)")
        guard !isRight, let range = covering.first else { continue }
        let isOutside = number < first || number > last
        let line = isOutside ? (number < first ? 5 : 6) : 7
        let points =
          isOutside
          ? max(first - number, number - last) : abs(number - wish) - abs(value - wish)
        pieces.insert("\(line) \(!isOutside && number > wish)")
        #expect(range.reason.text.contains("line \(line): "), "\(place), \(number)")
        #expect(range.reason.contradicted == (isOutside ? [line - 5] : []), "\(place), \(number)")
        let shown = range.reason.points + range.slope * (Double(number) - range.from)
        #expect(abs(shown - Double(points)) < 1e-3, "\(place), \(number): \(range)")
        #expect(judgement.reasons.first?.contains(" by \(points) pt") == true, "\(judgement)")
      }
      #expect(ranges.count == pieces.count, "\(place): \(ranges)")
    }
  }

  @Test("a guess is a number of points that constraints may have")
  func numbers() throws {
    let judge = LessonJudge(
      try ShippedCourse.lesson(
        ShippedCourse.row(tasks: ["{ question: Where?, place: title.left }"]))
    )
    let largest = Constraint.largestLength
    for (guess, isNumber) in [
      (largest, true), (-largest, true), (largest.nextUp, false), (-largest.nextUp, false),
      (.infinity, false), (.nan, false),
    ] {
      let judgement = judge.judge(.value(guess), task: 0)
      #expect(
        !judgement.isRight
          && (judgement.reasons == ["A position is a number of points."]) == !isNumber, "\(guess)")
    }
  }

  /// The values of a row of which the spec has the title at 48, and the constraints maybe elsewhere.
  private static let values: [(name: String, value: Double)] = [
    ("photo.left", 0), ("photo.right", 40), ("photo.width", 40), ("photo.centerX", 20),
    ("photo.bottom", 40), ("title.left", 48), ("title.right", 148), ("title.height", 20),
    ("title.centerY", 10), ("title.top", 0),
  ]

  @Test("claims and facts hold up to a hundredth of a point beyond their limit, and no further")
  func limits() throws {
    var options: [String] = []
    var right: [Bool] = []
    for (name, value) in Self.values {
      for offset in [-20, -0.02, -0.005, 0, 0.005, 0.02, 20] {
        for (relation, holds) in [
          ("==", abs(offset) < 0.01), ("<=", offset > -0.01), (">=", offset < 0.01),
        ] {
          for key in ["claim", "holds"] {
            options.append("{ says: A, \(key): \(name) \(relation) \(value + offset) }")
            right.append(holds)
          }
        }
      }
    }
    let judge = LessonJudge(
      try ShippedCourse.lesson(
        ShippedCourse.row(
          tasks: options.map {
            "{ question: Which?, choose: [\($0), { says: B, claim: title.left == 1 }] }"
          })))
    for (index, option) in options.enumerated() {
      let judgement = judge.judge(.option(0), task: index)
      #expect(judgement.isRight == right[index], "\(option): \(judgement)")
      let stated = Self.values.first { option.contains(" \($0.name) ") }
        .map { "\($0.name) is \(Int($0.value)) pt." }
      #expect(judgement.reasons.first?.hasSuffix(stated ?? "none") == true, "\(judgement)")
    }
  }

  @Test(
    "who says a value is said of both notations, and of a hidden one that denies an answer",
    arguments: [
      ("both", 8, "claim", true, ["By both engines, title.left is 48 pt."]),
      ("both", 8, "holds", true, ["title.left is 48 pt."]),
      ("spec", 8, "claim", true, ["title.left is 48 pt."]),
      ("spec", 8, "holds", true, ["title.left is 48 pt."]),
      (
        "both", 9, "claim", false,
        ["By the layout spec, title.left is 48 pt.", "By the constraints, title.left is 49 pt."]
      ),
      (
        "both", 9, "holds", false,
        ["By the layout spec, title.left is 48 pt.", "By the constraints, title.left is 49 pt."]
      ),
      (
        "spec", 9, "claim", false,
        ["title.left is 48 pt.", "By the constraints, title.left is 49 pt."]
      ),
      (
        "spec", 9, "holds", false,
        ["title.left is 48 pt.", "By the constraints, title.left is 49 pt."]
      ),
      ("constraints", 9, "claim", false, ["title.left is 49 pt: 9 pt by line 11"]),
      ("constraints", 9, "holds", false, ["title.left is 49 pt: 9 pt by line 11"]),
    ])
  func owners(
    shown: String, gap: Int, key: String, isRight: Bool, reasons: [String]
  ) throws {
    let text = ShippedCourse.row(tasks: [
      "{ question: Which?, choose: [{ says: A, \(key): title.left == 48 }, { says: B, claim: title.left == 1 }] }"
    ])
    .replacing("photo.trailing + 8", with: "photo.trailing + \(gap)")
    .replacing("  text: A row.", with: "  text: A row.\n  show: \(shown)")
    let judgement = LessonJudge(try ShippedCourse.lesson(text)).judge(.option(0), task: 0)
    #expect(judgement.isRight == isRight)
    #expect(
      judgement.reasons.count >= reasons.count
        && zip(judgement.reasons, reasons).allSatisfy { $0.hasPrefix($1) }, "\(judgement.reasons)")
  }

  @Test("the one right order is that of the numbers, and the first item out of it is named")
  func orders() throws {
    let names = ["a", "b", "c"]
    let kinds = [
      ("left", "is further left"), ("top", "is further up"), ("width", "is wider"),
      ("height", "is taller"),
    ]
    let permutations = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    for seed in 1...20 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let values = kinds.map { _ in names.map { _ in 1 + random.index(below: 9) } }
      let rules = kinds.indices.flatMap { kind in
        names.indices.map { item in
          let (word, value) = (kinds[kind].0, values[kind][item])
          return "  - \(names[item]).\(word) == "
            + (kind < 2 ? "superview.\(word) + \(value)" : "\(value)")
        }
      }
      let tasks = kinds.map { "    - { question: Which?, order: [a, b, c], by: \($0.0) }" }
      let judge = LessonJudge(
        try ShippedCourse.lesson(
          """
          layoutdiff: 1
          containers: [300x100]
          elements: { a: { box: none }, b: { box: none }, c: { box: none } }
          constraints:
          \(rules.joined(separator: "\n"))
          lesson:
            text: Boxes.
            tasks:
          \(tasks.joined(separator: "\n"))
          """))
      for (kind, values) in values.enumerated() {
        let right = names.indices.sorted {
          kind < 2 ? values[$0] < values[$1] : values[$0] > values[$1]
        }
        for order in permutations + [[0, 1], [0, 0, 1]] {
          let judgement = judge.judge(.order(order), task: kind)
          let (isOrder, isOne) = (order.sorted() == [0, 1, 2], Set(values).count == 3)
          #expect(judgement.isRight == (isOne && order == right), "\(seed), \(kinds[kind])")
          guard isOne else {
            #expect(judgement.reasons == ["This does not answer the question."])
            continue
          }
          func fact(_ item: Int) -> String {
            "\(names[item]).\(kinds[kind].0) is \(values[item]) pt."
          }
          let place = zip(order, right).enumerated().first { $1.0 != $1.1 }
          let reasons =
            place.map { index, pair in
              [
                "'\(names[pair.0])' does not come \(index == 0 ? "first" : "next"). "
                  + "\(fact(pair.0)) One of those below it \(kinds[kind].1)."
              ]
            } ?? right.map(fact)
          #expect(
            judgement.reasons == (isOrder ? reasons : ["An order names every item once."]),
            "\(seed), \(kinds[kind])")
        }
      }
    }
  }

  @Test(
    "what gives way does so below the width that it needs",
    arguments: [
      [250.0, 201, 300], [250.5, 299.5, 233.25], [301, 250, 220], [301, 302, 250], [250, 200, 300],
      [250, 250, 220], [200.5, 200.25, 290],
    ])
  func givesWay(needs: [Double]) throws {
    let rules = needs.indices.map { item in
      """
        - e\(item).left == superview.left
        - e\(item).top == superview.top
        - e\(item).width <= superview.width - 20
        - { rule: e\(item).width == \(needs[item] - 20) @\(500 + item), id: r\(item) }
      """
    }
    let file = try ShippedCourse.lesson(
      """
      layoutdiff: 1
      containers: [250x90, 300x90, 200x90]
      elements: { e0: { box: x9 }, e1: { box: x9 }, e2: { box: x9 } }
      constraints:
      \(rules.joined(separator: "\n"))
      lesson:
        text: Boxes.
        tasks: [{ question: Which?, order: [r0, r1, r2], by: givesWay }]
      """)
    let judge = LessonJudge(file)
    // What is missed on the widest screen is missed up to a point more at least.
    let widths = needs.map { min($0, 301) }
    let isOne = Set(widths).count == 3 && needs.allSatisfy { $0 > 200 }
    let found = try? OrderJudge(file.lesson.tasks[0], of: judge.screen)
    #expect((found != nil) == isOne)
    guard let found else { return }
    #expect(found.right == needs.indices.sorted { needs[$0] > needs[$1] })
    #expect(
      found.facts.map(\.text)
        == needs.enumerated().map { item, need in
          need > 300
            ? "r\(item) gives way at 300 pt already, the widest screen."
            : "r\(item) gives way on screens narrower than \(need.withUnit)."
        })
  }
}
