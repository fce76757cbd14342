import ConsoleLogs
import Diagnosing
import Phrases
import Testing

@Suite("Diagnosing console logs")
struct LogDiagnoserTests {
  private func diagnosis(_ lines: String...) throws -> LogDiagnosis {
    try GivenLines(lines: lines).diagnosis
  }

  @Test("distances between centres are mirrored as a whole, so that no direction conflicts alone")
  func centres() throws {
    let result = try diagnosis(
      "UIView:0x1.centerX == UIView:0x2.centerX + 60", "UIView:0x1.width == 40",
      "UIView:0x2.width == 40", "H:[UIView:0x2]-(20)-[UIView:0x1]")
    #expect(result.status == .undecided)
    #expect(result.directions.isEmpty)
  }

  @Test("left and leading conflict in one reading direction only")
  func directions() throws {
    let result = try diagnosis(
      "UIView:0x1.left == UIView:0x2.left", "UIView:0x1.leading == UIView:0x2.leading + 8")
    #expect(result.status == .conflict)
    #expect(result.directions == [.leftToRight])
    #expect(result.notes == [.direction(.leftToRight)])
  }

  @Test(
    "a constraint with a number that no screen has decides nothing, and is not left out silently")
  func largeNumber() throws {
    let result = try diagnosis("UILabel:0x2.width == 1e9", "UILabel:0x2.width == 1")
    #expect(result.status == .undecided)
  }

  @Test("where a log has more constraints than are read, nothing is said of those left out")
  func tooMany() throws {
    let many = (100..<600).map {
      "<NSLayoutConstraint:0x7\($0) UILabel:0x\($0).width == 5   (active)>"
    }
    let last = "<NSLayoutConstraint:0x8 UILabel:0x100.width == 9   (active)>"
    let text =
      "Unable to simultaneously satisfy constraints.\n(\n"
      + (many + [last, last.replacing("0x8", with: "0x9")])
      .map { "    \"\($0)\"" }.joined(separator: ",\n")
      + "\n)\n\nWill attempt to recover by breaking constraint\n\(last)\n"
    let result = try #require(try LogDiagnoser.diagnoses(of: text).first)
    #expect(result.status == .undecided)
    #expect(
      result.conditions.map(\.clause.text) == [
        "some of the 2 constraints after the first 500 take part"
      ])
    #expect(!result.notes.contains(.brokenNotListed))
    #expect(result.log.leftOutCount == 2)
    #expect(result.log.unreadLines.map(\.line) == [503])
    #expect(
      result.log.unreadLines.map(\.reason) == ["of a log, the first 500 constraints are read"])
  }

  @Test("the printed insets of a margins guide decide what margins mean")
  func guide() throws {
    let margins = [
      "UILabel:0x1.leading == UIView:0x2.leadingMargin",
      "UIView:0x2.trailingMargin == UILabel:0x1.trailing", "UILabel:0x1.width == 300",
      "'UIView-Encapsulated-Layout-Width' UIView:0x2.width == 320",
    ]
    let unknown = try diagnosis(margins[0], margins[1], margins[2], margins[3])
    #expect(unknown.status == .undecided)
    #expect(
      unknown.conditions.map(\.clause.text) == [
        "the left and right margins of view together are not 20 pt"
      ])
    let known = try diagnosis(
      margins[0], margins[1], margins[2], margins[3],
      "'UIView-leftMargin-guide-constraint' H:|-(16)-[UILayoutGuide:0x3'UIViewLayoutMarginsGuide'](LTR)   (active, names: '|':UIView:0x2 )",
      "'UIView-rightMargin-guide-constraint' H:[UILayoutGuide:0x3'UIViewLayoutMarginsGuide']-(16)-|(LTR)   (active, names: '|':UIView:0x2 )"
    )
    #expect(known.status == .conflict)
    #expect(known.points == 12)
  }

  private static let aligned = [
    "UIView:0x1.width == 10", "H:|-(16)-[UIView:0x2]   (active, names: '|':UIView:0x1 )",
    "H:[UIView:0x2]-(16)-|   (active, names: '|':UIView:0x1 )",
    "'UISV-alignment' UIView:0x2.leading == UIView:0x3.leading",
    "'UISV-alignment' UIView:0x2.trailing == UIView:0x3.trailing",
  ]

  @Test("where no size is negative, only the constraints that are needed conflict")
  func facts() throws {
    let result = try GivenLines(lines: Self.aligned).diagnosis
    #expect(result.conflict.map(\.index) == [0, 1, 2])
    #expect(result.needs.map(\.phrase.text) == ["width of 0x2 is not negative"])
    #expect(result.needs.first?.wouldBe == -22)
    #expect(result.inner == nil)
  }

  @Test("a broken constraint that is not needed then is listed with the others, and what is needed")
  func listed() throws {
    let result = try GivenLines(lines: Self.aligned, broken: 4).diagnosis
    #expect(result.broken == 4)
    #expect(result.conflict.map(\.index) == [0, 1, 2, 3, 4])
    #expect(result.conflict.map(\.resolves) == [true, true, true, false, false])
    #expect(result.inner?.lines == [0, 1, 2])
    #expect(result.fix?.line == 0)
    let remarks = result.remarks.map(\.phrase.text)
    #expect(
      remarks.contains(
        "constraints 1, 2 and 3 conflict even without the others, as no size is negative"))
    #expect(remarks.contains { $0.hasPrefix("view2.width would have to be -22 pt") })
    #expect(
      remarks.contains(
        "relaxing one of them resolves this conflict: 1 by 22 pt, 2 by 22 pt and 3 by 22 pt"))
  }

  @Test("a size cannot give way by more than it is: that line has no distance, and is no fix")
  func sizeThatCannotGiveWay() throws {
    let lines = [
      "UIView:0x1.height == 20", "UIButton:0x2.height == 26",
      "V:|-(16)-[UIButton:0x2]   (active, names: '|':UIView:0x1 )",
      "V:[UIButton:0x2]-(16)-|   (active, names: '|':UIView:0x1 )",
    ]
    let result = try GivenLines(lines: lines, broken: 1).diagnosis
    #expect(result.conflict.map(\.shortfall) == [38, nil, 38, 38])
    #expect(result.points == 38)
    #expect(result.fix?.line == 0)
    #expect(
      result.fix?.consequence.text
        == "Then it is missed by 38 pt. The other 3 are then satisfied.")
  }

  @Test("a fix that would leave a conflict is not chosen where another one leaves none")
  func fixThatWorks() throws {
    let result = try diagnosis(
      "UIView:0x1.width >= 204", "UIView:0x1.width >= 197", "UIView:0x1.width <= 132")
    #expect(result.fix?.line == 2)
    #expect(
      result.fix?.consequence.text
        == "Then it is missed by 72 pt: view is 204 pt wide. The other one is then satisfied.")
    #expect(result.furtherConflicts.isEmpty)
  }

  @Test("by how much a constraint is missed counts all constraints, not only those of its conflict")
  func missedByAll() throws {
    let result = try diagnosis(
      "UIView:0x1.width >= 204", "UIView:0x1.width <= 132", "UIView:0x1.width <= 150",
      "UIView:0x1.width <= 190", "UIView:0x1.width <= 100 priority:750")
    let fix = try #require(result.fix)
    #expect(fix.line == 0)
    #expect(fix.consequence.text.hasPrefix("Then it is missed by 72 pt: view is 132 pt wide."))
  }

  @Test("a length that a constraint misses by little is not rounded to it")
  func littleMisses() throws {
    let result = try diagnosis("UIView:0x1.width >= 172.004", "UIView:0x1.width <= 172")
    #expect(result.headline.text == "2 of 2 constraints conflict by 0.004 pt")
    #expect(
      result.lines.map(\.sentence.text) == [
        "view is at least 172.004 pt wide.", "view is at most 172 pt wide.",
      ])
    #expect(
      result.fix?.consequence.text.contains("missed by 0.004 pt: view is 172 pt wide") == true)
  }

  @Test(
    "a factor that no screen has leaves its own log undecided, and no other",
    arguments: ["2.22507e-308", "1e-30", "1e30", "1.79769e+308"])
  func absurdFactor(factor: String) throws {
    let log = GivenLines(lines: [
      "UIView:0x100.width == \(factor)*UIView:0x200.width   (active)",
      "UIView:0x400.trailing == UIView:0x500.trailing   (active)",
      "UIView:0x400.centerX == UIView:0x100.centerX   (active)",
      "UIView:0x400.width == 0   (active)",
      "UIView:0x500.trailing >= UIView:0x100.trailing   (active)",
    ]).text
    let diagnoses = try LogDiagnoser.diagnoses(of: log + Self.twoConflicts.text + "\n" + log)
    #expect(diagnoses.map(\.status) == [.undecided, .conflict, .undecided])
    #expect(diagnoses[0].lines[0].exclusion == .unusableNumber)
  }

  @Test("a conflict of hidden digits does not hide a real one behind it")
  func digitsAndMore() throws {
    let result = try diagnosis(
      "UIView:0x1.height == 46.3333", "UIView:0x1.height == 46.33333", "UIView:0x1.width == 10",
      "UIView:0x1.width == 30")
    #expect(result.status == .conflict)
    #expect(result.conflict.map(\.index) == [2, 3])
  }

  @Test("a size that may also be smaller is not said to be exactly that")
  func sizeOrLess() throws {
    let result = try diagnosis(
      "UIView:0x1.trailing <= UIView:0x2.leading - 5", "UIView:0x1.leading >= UIView:0x2.leading",
      "UIView:0x1.width == 50")
    #expect(result.conflict.map(\.index) == [0, 1])
    #expect(
      result.remarks.map(\.phrase.text).contains(
        "view.width would have to be -5 pt or less, and no size is negative"))
  }

  @Test("without the broken line the log's likely one is a size of its own")
  func guess() throws {
    let result = try diagnosis(
      "H:|-(16)-[UIView:0x2]   (active, names: '|':UIView:0x1 )",
      "UIView:0x2.width == 200",
      "H:[UIView:0x2]-(16)-|   (active, names: '|':UIView:0x1 )",
      "'UIView-Encapsulated-Layout-Width' UIView:0x1.width == 100")
    #expect(result.broken == nil)
    #expect(result.likelyBroken == 1)
    #expect(result.fix?.line == 1)
    #expect(result.points == 132)
  }

  @Test("a share of a position from an origin that is not printed is undecided")
  func origin() throws {
    let result = try diagnosis(
      "UIView:0x1.centerX == 0.5*UIView:0x2.trailing", "UIView:0x1.centerX == UIView:0x2.trailing",
      "UIView:0x2.width == 40")
    #expect(result.status != .conflict)
  }

  @Test("a constraint that is optional or not active never conflicts")
  func optional() throws {
    let result = try diagnosis(
      "UIView:0x1.width == 10", "UIView:0x1.width == 20 priority:999",
      "UIView:0x1.width == 30   (inactive)")
    #expect(result.status == .noConflict)
    #expect(result.lines.map(\.exclusion) == [nil, .optional, .inactive])
  }

  @Test("an unnamed superview has a name of its own, also in a line that takes no part")
  func hiddenSuperview() throws {
    let result = try diagnosis(
      "UIView:0x1.width == 10", "UIView:0x1.midX == 30   (inactive)",
      "UIView:0x2.midX == 40 priority:750")
    #expect(result.items.map(\.name) == ["view", "view2", "superviewOfView", "superviewOfView2"])
    #expect(
      result.lines.map(\.rule) == [
        "view.width == 10", "view.centerX == superviewOfView.left + 30",
        "view2.centerX == superviewOfView2.left + 40 @750",
      ])
  }

  private static let twoConflicts = GivenLines(lines: [
    "UIView:0x1.width == 10", "H:|-(16)-[UIView:0x2]   (active, names: '|':UIView:0x1 )",
    "H:[UIView:0x2]-(16)-|   (active, names: '|':UIView:0x1 )",
    "UIView:0x2.leading == UIView:0x3.left",
    "UIView:0x3.height == 40", "UIView:0x3.height >= 48",
  ])

  private static let openMargins = GivenLines(lines: [
    "UILabel:0x1.leading == UIView:0x2.leadingMargin",
    "UIView:0x2.trailingMargin == UILabel:0x1.trailing", "UILabel:0x1.width == 300",
    "UIView:0x2.width == 320",
  ])

  @Test(
    "any budget gives an answer, the same every time: the whole one, or what was found and where it ended",
    arguments: [twoConflicts, openMargins])
  func budgets(given: GivenLines) throws {
    let log = try given.log
    let whole = try LogDiagnoser.diagnosis(of: log)
    #expect(whole.end == nil)
    var unfinished = 0
    for budget in 1...400 {
      let diagnosis = try LogDiagnoser.diagnosis(of: log, budget: budget)
      #expect(try LogDiagnoser.diagnosis(of: log, budget: budget) == diagnosis)
      guard let end = diagnosis.end else {
        #expect(diagnosis == whole, "budget \(budget)")
        continue
      }
      unfinished += 1
      #expect(end.phrase.text.contains("ended after \(budget) simplex step"), "\(end)")
      #expect(diagnosis.remarks.last == .end(end))
      #expect(Set(diagnosis.notes).isSubset(of: whole.notes), "budget \(budget)")
      #expect(diagnosis.status == .undecided || diagnosis.conflict == whole.conflict)
      #expect(diagnosis.status != .noConflict)
      #expect(diagnosis.lines == whole.lines)
    }
    #expect(unfinished > 0)
    #expect(unfinished < 400)
  }
}
