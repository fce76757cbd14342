import Comparison
import Layouts
import Scenarios
import Testing

@Suite("The wiki's row, and each of its choices mended")
struct WikiRowTests {
  @Test("every choice says how it differs, and has the mended row beside it", arguments: choices)
  func pairs(choice: Choice) throws {
    let row = try Comparing.scenario(try Comparing.shipped("wiki/" + choice.name))
    #expect(row.verdict == .differsAsExpected)
    #expect(row.differences(at: "320") == choice.differences)
    let mended = try Comparing.scenario(try Comparing.shipped("wiki/\(choice.name)-mended"))
    #expect(mended.verdict == .agrees)
  }

  @Test("there are no others")
  func all() {
    let names = ShippedScenarioTests.names.filter { $0.hasPrefix("wiki/") }
    #expect(
      Set(names)
        == Set(Self.choices.flatMap { ["wiki/\($0.name)", "wiki/\($0.name)-mended"] }))
  }

  @Test("mended, the rows are the repository row; one has a profile as high as the row")
  func mendedRows() throws {
    let row = try Comparing.scenario(try Comparing.shipped("repository-row"))
    for choice in Self.choices {
      let mended = try Comparing.scenario(try Comparing.shipped("wiki/\(choice.name)-mended"))
      for (container, other) in zip(mended.containers, row.containers) {
        #expect(container.container.text == other.container.text)
        for (element, expected) in zip(container.elements, other.elements) {
          #expect(element.element == expected.element)
          let isPinned = choice.name == "pinned-profile" && element.element == "profile"
          #expect((element.spec == expected.spec) == !isPinned, "\(choice.name)")
        }
      }
    }
  }

  @Test("where the text fits on one line, a column that cannot shrink is not noticed")
  func roomEnough() throws {
    let row = try Comparing.scenario(try Comparing.shipped("wiki/column-that-cannot-shrink"))
    #expect(row.differences(at: "375") != [])
    #expect(row.differences(at: "480") == [])
  }

  /// One of the wiki's choices, with the edges that differ in a container of 320 points.
  struct Choice: Sendable, CustomTestStringConvertible {
    let name: String
    let differences: [String]

    var testDescription: String { name }
  }

  static let choices = [
    // Two lines of description end 63.5 points down, and the profile 45.
    Choice(name: "stretched-profile", differences: ["profile.bottom -18.5"]),
    Choice(name: "pinned-profile", differences: ["profile.bottom 18.5"]),
    Choice(
      name: "overlapping-inset", differences: ["username.left -10", "description.left -10"]),
    Choice(
      name: "inactive-anchors",
      differences: [
        "superview.bottom -18.5", "username.left -50", "username.top -5", "username.right -315",
        "username.bottom -24.5", "description.left -50", "description.top -29.5",
        "description.right -315", "description.bottom -63.5",
      ]),
    Choice(
      name: "column-that-cannot-shrink",
      differences: [
        "superview.bottom 17", "username.right -137", "description.right -137",
        "description.bottom 17",
      ]),
  ]
}
