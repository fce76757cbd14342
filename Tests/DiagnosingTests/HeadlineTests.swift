import ConsoleLogs
import Diagnosing
import Phrases
import Testing

@Suite("Headlines of diagnoses")
struct HeadlineTests {
  private static func log(_ lines: [String]) throws -> ConsoleLog {
    try GivenLines(lines: lines).log
  }

  @Test(
    "how many of how many constraints conflict, by how much",
    arguments: [
      (["UIView:0x1.width == 10"], "no conflict: the constraint can be satisfied"),
      (
        ["UIView:0x1.width == 10", "UIView:0x1.height == 10"],
        "no conflict: all 2 constraints can be satisfied"
      ),
      (["UIView:0x1.width == -10"], "1 of 1 constraints cannot be met by 10 pt"),
      (
        ["UIView:0x1.width == 10", "UIView:0x1.width == 46", "UIView:0x2.width == 46"],
        "2 of 3 constraints conflict by 36 pt"
      ),
      (
        ["UIView:0x1.contentHeight == 20"],
        "undecided: as printed, the constraint can be satisfied"
      ),
      (
        ["UIView:0x1.width == 10", "UIView:0x1.contentHeight == 20"],
        "undecided: as printed, all 2 constraints can be satisfied"
      ),
    ])
  func headlines(lines: [String], headline: String) throws {
    #expect(try LogDiagnoser.diagnosis(of: Self.log(lines)).headline.text == headline)
  }

  @Test("where the work ends early, the headline says what was found until then")
  func ended() throws {
    let log = try Self.log([
      "UIView:0x1.left == UIView:0x2.left", "UIView:0x1.leading == UIView:0x2.leading - 8",
      "UIView:0x1.width == UIView:0x2.width",
    ])
    var headlines: [String] = []
    for budget in 1...100 {
      let headline = try LogDiagnoser.diagnosis(of: log, budget: budget).headline.text
      if headlines.last != headline { headlines.append(headline) }
    }
    #expect(
      headlines == [
        "undecided: the search for a conflict was not finished",
        "2 of 3 constraints conflict", "2 of 3 constraints conflict by 8 pt",
      ])
  }

  @Test("a log without a constraint is undecided")
  func empty() throws {
    let text = "Unable to simultaneously satisfy constraints.\n(\n)\n"
    let headlines = try LogDiagnoser.diagnoses(of: text).map(\.headline.text)
    #expect(headlines == ["undecided: it has no constraint that can be read"])
  }

  @Test("a log that the system hid says so, and how to get its text")
  func redacted() throws {
    // UIKit's sentence ends with a full stop, AppKit's with a colon.
    for (sign, end) in [(".", ""), (":", " On a Mac, a configuration profile with")] {
      let text = "Unable to simultaneously satisfy constraints\(sign)\n<private>\n"
      let diagnosis = try #require(try LogDiagnoser.diagnoses(of: text).first)
      #expect(diagnosis.headline.text == "undecided: the system hid its constraints")
      let remarks = diagnosis.remarks.map(\.phrase.text)
      #expect(remarks.count == 2)
      #expect(remarks.first?.hasPrefix("it conflicts only if what the system replaced") == true)
      #expect(
        remarks.last?.hasPrefix(
          "The system's log hides text as <private> unless Xcode started the app. Run it from Xcode, "
            + "and copy this log from its console.\(end)") == true)
    }
  }
}
