import ConsoleLogs
import Diagnosing
import Testing

@Suite("Diagnosing console logs")
struct LogDiagnoserTests {
  private func diagnosis(_ lines: String...) throws -> LogDiagnosis {
    let entries = lines.enumerated().map { "    \"<NSLayoutConstraint:0x60\($0) \($1)>\"" }
    let text =
      "Unable to simultaneously satisfy constraints.\n(\n" + entries.joined(separator: ",\n")
      + "\n)\n"
    let all = try LogDiagnoser.diagnoses(of: text)
    try #require(all.count == 1)
    return all[0]
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
    #expect(result.notes.contains("It conflicts only where text is read from left to right."))
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
      result.conditions.map(\.clause) == [
        "some of the 2 constraints after the first 500 take part"
      ])
    #expect(result.notes.allSatisfy { !$0.contains("not in the list") })
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
      unknown.conditions.map(\.clause) == [
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

  @Test("the fact counts that puts every printed constraint into the conflict")
  func facts() throws {
    let result = try diagnosis(
      "UIView:0x1.width == 10", "H:|-(16)-[UIView:0x2]   (active, names: '|':UIView:0x1 )",
      "H:[UIView:0x2]-(16)-|   (active, names: '|':UIView:0x1 )",
      "'UISV-alignment' UIView:0x2.leading == UIView:0x3.leading",
      "'UISV-alignment' UIView:0x2.trailing == UIView:0x3.trailing")
    #expect(result.conflict.map(\.index) == [0, 1, 2, 3, 4])
    #expect(result.needs.map(\.words) == ["width of 0x3 is not negative"])
    #expect(result.needs.first?.wouldBe == -22)
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
    #expect(result.lines.map(\.exclusion) == [nil, "it is optional", "it is not active"])
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

  private static let twoConflicts = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x601 UIView:0x1.width == 10>",
        "<NSLayoutConstraint:0x602 H:|-(16)-[UIView:0x2]   (active, names: '|':UIView:0x1 )>",
        "<NSLayoutConstraint:0x603 H:[UIView:0x2]-(16)-|   (active, names: '|':UIView:0x1 )>",
        "<NSLayoutConstraint:0x604 UIView:0x2.leading == UIView:0x3.left>",
        "<NSLayoutConstraint:0x605 UIView:0x3.height == 40>",
        "<NSLayoutConstraint:0x606 UIView:0x3.height >= 48>"
    )
    """

  private static let openMargins = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x601 UILabel:0x1.leading == UIView:0x2.leadingMargin>",
        "<NSLayoutConstraint:0x602 UIView:0x2.trailingMargin == UILabel:0x1.trailing>",
        "<NSLayoutConstraint:0x603 UILabel:0x1.width == 300>",
        "<NSLayoutConstraint:0x604 UIView:0x2.width == 320>"
    )
    """

  @Test(
    "any budget gives an answer, the same every time: the whole one, or what was found and where it ended",
    arguments: [twoConflicts, openMargins])
  func budgets(text: String) throws {
    let log = try #require(LogReader.logs(in: text).first)
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
      #expect(end.contains("ended after \(budget) simplex step"), "\(end)")
      #expect(diagnosis.remarks.last == end)
      #expect(Set(diagnosis.notes).isSubset(of: whole.notes), "budget \(budget)")
      #expect(diagnosis.status == .undecided || diagnosis.conflict == whole.conflict)
      #expect(diagnosis.status != .noConflict)
      #expect(diagnosis.lines == whole.lines)
    }
    #expect(unfinished > 0)
    #expect(unfinished < 400)
  }
}
