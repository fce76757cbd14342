import Comparison
import Geometry
import Layouts
import Phrases
import Scenarios
import TestSupport
import Testing

@testable import Promises

@Suite("Promises decided at every width")
struct PromiseDeciderTests {
  /// A breach as the test computes it by hand.
  struct Expected: Sendable {
    let sentence: String
    let from: Double
    let to: Double
    let worst: Double
  }

  @Test(
    "a broken promise has its exact widths and its largest amount",
    arguments: [
      // title ends at 12 + 40 + 8 + 200 = 260, and time begins at w - 72: they meet at 332.
      (
        "apart: [title, time]",
        Expected(
          sentence: "title and time overlap from 280 to 332 pt, by at most 52 pt", from: 280,
          to: 332, worst: 52)
      ),
      (
        "inOrder: [photo, title, time]",
        Expected(
          sentence: "time begins before title ends from 280 to 332 pt, by at most 52 pt", from: 280,
          to: 332, worst: 52)
      ),
      (
        "title.trailing <= time.leading - 8",
        Expected(
          sentence:
            "'title.trailing <= time.leading - 8' is missed from 280 to 340 pt, by at most 60 pt",
          from: 280, to: 340, worst: 60)
      ),
      (
        "time.left - title.right >= 8",
        Expected(
          sentence: "'time.left - title.right >= 8' is missed from 280 to 340 pt, by at most 60 pt",
          from: 280, to: 340, worst: 60)
      ),
      (
        "time.centerX == 2 * title.centerX",
        Expected(
          // The centres are w - 42 and 160: equal at 362.
          sentence:
            "'time.centerX == 2 * title.centerX' is missed from 280 to 362 and from 362 to 500 pt, by at most 138 pt",
          from: 280, to: 362, worst: 82)
      ),
      (
        "inside: { of: title, elements: [time] }",
        Expected(
          sentence: "time sticks out of title at the right from 280 to 500 pt, by at most 228 pt",
          from: 280, to: 500, worst: 228)
      ),
      (
        "tappable: photo",
        Expected(
          sentence: "photo is narrower than 44 pt from 280 to 500 pt, by at most 4 pt", from: 280,
          to: 500, worst: 4)
      ),
    ])
  func broken(promise: String, expected: Expected) throws {
    let record = try #require(try PromiseSupport.decide(PromiseSupport.row(promise)).first)
    #expect(record.status == .broken)
    #expect(
      PromiseSupport.sentences(of: record).contains(expected.sentence),
      "\(PromiseSupport.sentences(of: record))")
    let ranges = record.notations.flatMap(\.breaches).flatMap(\.ranges)
    #expect(
      ranges.contains {
        abs($0.from - expected.from) < 1e-3 && abs($0.to - expected.to) < 1e-3
          && abs($0.worst - expected.worst) < 1e-3
      }, "\(ranges)")
  }

  @Test(
    "a promise that holds is kept at every width",
    arguments: [
      "apart: [photo, title]", "inside: [photo, title, time]", "visible: [photo, title, time]",
      "tappable: { element: photo, size: 40 }", "inOrder: [photo, title]", "mirrored",
      "title.left >= photo.right + 8", "photo.width == photo.height",
      "{ apart: [title, time], widths: 332...500 }",
    ])
  func kept(promise: String) throws {
    let record = try #require(try PromiseSupport.decide(PromiseSupport.row(promise)).first)
    #expect(record.status == .kept, "\(record)")
    #expect(record.failurePhrases.isEmpty)
  }

  @Test("widths beside a promise go beyond the containers")
  func widths() throws {
    let text = PromiseSupport.row("{ inside: title, widths: 200...300 }")
    let record = try #require(try PromiseSupport.decide(text).first)
    let sentence = "title sticks out of superview at the right from 200 to 260 pt, by at most 60 pt"
    #expect(PromiseSupport.sentences(of: record) == [sentence])
    #expect(record.notations.first?.widths == PromisedWidths(from: 200, to: 300))
  }

  @Test("one width is decided as it is")
  func oneWidth() throws {
    let text = PromiseSupport.row("apart: [title, time]", containers: "[300x60]")
    let record = try #require(try PromiseSupport.decide(text).first)
    #expect(PromiseSupport.sentences(of: record) == ["title and time overlap at 300 pt, by 16 pt"])
  }

  @Test("a text is whole until the width at which another line is needed")
  func whole() throws {
    let text = """
      layoutdiff: 1
      containers: [100x60, 500x60]
      elements:
        title: { text: "One two three four five six seven", lines: LINES }
      constraints: ["H:|[title]|", "V:|[title]"]
      promises: [{ whole: title }]
      """
    let scenario = try PromiseSupport.read(text.replacing("LINES", with: "1"))
    let record = try #require(PromiseSupport.decide(scenario).first)
    let range = try #require(record.notations.first?.breaches.first?.ranges.first)
    guard case .measured(let content) = scenario.elements[0].content else {
      Issue.record("no text")
      return
    }
    let natural = content.measure(in: CGSize(width: CGFloat.infinity, height: .infinity)).size
    #expect(range.from == 100 && abs(range.to - Double(natural.width)) < 0.02, "\(range)")
    #expect(
      PromiseSupport.sentences(of: record).first?.hasPrefix("title is cut from 100 to ") == true)
    let free = try PromiseSupport.decide(text.replacing("LINES", with: "0"))
    #expect(free.map(\.status) == [.kept])
  }

  @Test("a text in a frame that is too low is cut by the height that it lacks")
  func tooLow() throws {
    let text = """
      layoutdiff: 1
      containers: [100x60, 500x60]
      elements:
        title: { text: "One two three four five six seven", lines: 0 }
      constraints: ["H:|[title]|", "V:|[title(12)]"]
      promises: [{ whole: title }]
      """
    let scenario = try PromiseSupport.read(text)
    let record = try #require(PromiseSupport.decide(scenario).first)
    let range = try #require(record.notations.first?.breaches.first?.ranges.first)
    guard case .measured(let content) = scenario.elements[0].content else { return }
    let needed = content.measure(in: CGSize(width: 100, height: CGFloat.infinity)).size.height
    #expect(range.from == 100 && range.to == 500)
    #expect(abs(range.worst - (Double(needed) - 12)) < 1e-3)
  }

  @Test("both notations are decided, and a sentence says which one breaks the promise")
  func both() throws {
    let text = """
      layoutdiff: 1
      containers: [60, 200]
      elements:
        photo: { box: 40x40 }
        title: { box: 80x20 }
      spec:
        stack: { spacing: 8, alignItems: start, children: [photo, title] }
      constraints:
        - "H:|[photo]-8-[title]"
        - "V:|[photo]|"
        - "V:|[title]"
      promises:
        - inside: title
      """
    let record = try #require(try PromiseSupport.decide(text).first)
    #expect(record.notations.map(\.notation) == [.spec, .constraints])
    #expect(
      PromiseSupport.sentences(of: record).contains(
        "title sticks out of superview at the right from 60 to 128 pt, by at most 68 pt in the constraints"
      ), "\(PromiseSupport.sentences(of: record))")
  }

  @Test("left and right are not mirrored, leading and trailing are")
  func mirrored() throws {
    let text = PromiseSupport.row("mirrored").replacing(
      "\"H:[time]-12-|\"", with: "time.right == superview.right - 12")
    let record = try #require(try PromiseSupport.decide(text).first)
    #expect(record.status == .broken)
    #expect(record.notations[0].breaches.allSatisfy { $0.elements == ["time"] })
  }

  @Test("rules of right-to-left layouts are read as constraints are")
  func rightToLeft() throws {
    let text = """
      layoutdiff: 1
      containers: [280x60, 500x60]
      elements:
        photo: { box: 40x40 }
        title: { box: 100x20 }
      constraints:
        direction: rightToLeft
        rules:
          - "H:|-12-[photo]-8-[title]"
          - "V:|[photo]"
          - "V:|[title]"
      promises:
        - title.leading == photo.trailing + 8
        - title.right == photo.left - 8
        - inOrder: [photo, title]
      """
    #expect(try PromiseSupport.decide(text).map(\.status) == [.kept, .kept, .kept])
  }

  @Test(
    "a rule inside a view that only the constraints have is decided in both notations",
    arguments: [
      ("time.leading == title.trailing + 8", [PromiseStatus.broken, .kept]),
      ("time.leading == title.trailing + 4", [.kept, .broken]),
      ("time.leading == 2 * title.trailing - 92", [.unplaced, .kept]),
      ("time.width == row.width - 108", [.unplaced, .kept]),
    ])
  func viewOfOneNotation(_ rule: String, _ expected: [PromiseStatus]) throws {
    let text = """
      layoutdiff: 1
      containers: [200x40, 300x40]
      elements: { title: { box: 100x20 }, time: { box: 40x20 } }
      spec: { stack: { spacing: 4, alignItems: start, children: [title, time] } }
      constraints:
        stacks: { row: { spacing: 8, arranged: [title, time] } }
        rules: ["H:|[row]", "V:|[row]"]
      promises: ["\(rule)"]
      """
    let records = try PromiseSupport.decide(text)
    #expect(records.flatMap { $0.notations.map { $0.status } } == expected)
  }

  @Test("an element that the notation does not place, and work that ends, do not pass")
  func undecided() throws {
    let unplaced = """
      layoutdiff: 1
      containers: [60, 200]
      elements:
        photo: { box: 40x40 }
        title: { box: 80x20 }
      spec: { stack: { children: [photo] } }
      promises: [{ visible: title }]
      """
    #expect(try PromiseSupport.decide(unplaced).map(\.status) == [.unplaced])
    let scenario = try PromiseSupport.read(PromiseSupport.row("inside: title"))
    let records = PromiseSupport.decide(scenario, work: LayoutWork(budget: 1))
    #expect(records.map(\.status) == [.unfinished])
    #expect(records.allSatisfy { !$0.status.passes })
  }

  @Test("an ambiguous element keeps a promise by the frame that was chosen, and the record says so")
  func ambiguous() throws {
    let text = PromiseSupport.row("{ inside: title }").replacing(
      "  - title.top == photo.top\n",
      with: "  - title.top >= photo.top\n  - title.bottom <= superview.bottom\n")
    let record = try #require(try PromiseSupport.decide(text).first)
    #expect(record.status == .keptAmbiguously, "\(record)")
    #expect(
      record.statusPhrase.text
        == "kept from 280 to 500 pt by the frames that were chosen: title is ambiguous")
  }

  @Test("where frames are no affine functions, they are sampled, and the record says so")
  func sampled() throws {
    let text = """
      layoutdiff: 1
      containers: [100x60, 500x60]
      elements:
        photo: { box: 40x40 }
        title: { box: 200x20 }
      constraints:
        - "H:|-12-[photo]-8-[title]-12-|"
        - "V:|[photo]"
        - "V:|[title]"
        - photo.width == 40
        - title.width >= 200
      promises: [{ inside: photo }]
      """
    // Required constraints conflict below 12 + 40 + 8 + 200 + 12, and nothing is kept there.
    let conflicting = try #require(try PromiseSupport.decide(text).first)
    #expect(conflicting.status == .conflict)
    #expect(
      conflicting.statusPhrase.text
        == "not decided where required constraints conflict: from 100 to 272 pt")
    let expected = text + "\nexpect: { conflict: the title is never narrower }"
    let record = try #require(try PromiseSupport.decide(expected).first)
    #expect(record.status == .keptWhereSampled)
    #expect(
      record.statusPhrase.text == "kept from 100 to 500 pt, of which 100 to 272 pt is sampled")
  }

  @Test("an element that one notation alone places is judged there")
  func onePlaces() throws {
    let text = """
      layoutdiff: 1
      containers: [60, 200]
      elements:
        photo: { box: 40x40 }
        title: { box: 20x20 }
      spec: { stack: { children: [photo] } }
      constraints: ["H:|[photo][title]", "V:|[photo]|", "V:|[title]"]
      promises: [{ inside: title }]
      """
    let record = try #require(try PromiseSupport.decide(text).first)
    #expect(record.status == .kept)
    #expect(
      record.statusPhrase.text
        == "kept from 60 to 200 pt, but not placed in the layout spec")
  }

  @Test(
    "each height of the containers is decided, and the sentence says which one breaks the promise")
  func heights() throws {
    let text = PromiseSupport.row("inside: photo", containers: "[280x40, 500x100]")
    let record = try #require(try PromiseSupport.decide(text).first)
    #expect(
      PromiseSupport.sentences(of: record) == [
        "photo sticks out of superview at the bottom from 280 to 500 pt, by at most 10 pt (in a "
          + "container 40 pt high)"
      ])
    #expect(record.notations.first?.breaches.first?.cause?.edges.first?.rules.first?.line == 10)
  }
}
