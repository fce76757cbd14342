import Diagnosing
import Testing

@Suite("Scenario files of logs")
struct LogScenarioTests {
  private static func scenario(_ lines: String...) throws -> String {
    LogScenario.text(of: try GivenLines(lines: lines).diagnosis)
  }

  @Test("every line of a log is a rule with its maker, or a comment with the reason")
  func whole() throws {
    let text = try Self.scenario(
      "Photo:0x1.width == 40", "Photo:0x1.width == 50 priority:750",
      "Photo:0x1.width == 60   (inactive)",
      "'UIView-Encapsulated-Layout-Width' Photo:0x1.width == 48", "Photo:0x1.contentHeight == 20",
      "UILabel:0x3'North pier'.top == Photo:0x1.bottom + 4")
    #expect(
      text == """
        # The 6 constraints of a log of UIKit, as rules.
        #   photo: Photo 0x1
        #   northPierLabel: UILabel 'North pier' 0x3
        layoutdiff: 1
        containers: [390x844]
        elements:
          photo: { box: none }
          northPierLabel: { box: none }
        constraints:
          rules:
            - photo.width == 40
            - photo.width == 50 @750
            # NSLayoutConstraint:0x602 Photo:0x1.width == 60   (inactive)
            #   left out: it is not active
            - photo.width == 48  # by the view around it, which gives this size
            # NSLayoutConstraint:0x604 Photo:0x1.contentHeight == 20
            #   left out: no rule says this
            - northPierLabel.top == photo.bottom + 4
        expect: { conflict: "UIKit could not satisfy these constraints." }

        """)
  }

  @Test("a log without any rule has an empty list, and its lines as comments")
  func noRule() throws {
    let text = try Self.scenario("Photo:0x1.width == 30   (inactive)")
    #expect(
      text == """
        # The constraint of a log of UIKit, as rules.
        #   photo: Photo 0x1
        layoutdiff: 1
        containers: [390x844]
        elements:
          photo: { box: none }
        constraints:
          rules: []
            # NSLayoutConstraint:0x600 Photo:0x1.width == 30   (inactive)
            #   left out: it is not active

        """)
  }

  @Test(
    "the reading direction is written where only text from right to left conflicts",
    arguments: [("right", true), ("left", false)])
  func direction(edge: String, isWritten: Bool) throws {
    let text = try Self.scenario(
      "UIView:0x1.\(edge) == UIView:0x2.\(edge)", "UIView:0x1.leading == UIView:0x2.leading + 8")
    #expect(text.contains("constraints:\n  direction: rightToLeft\n  rules:\n") == isWritten)
    #expect(text.contains("expect: { conflict: "))
  }

  @Test(
    "the container is a phone's, and larger in both directions where a length of the log is",
    arguments: [
      ("Photo:0x1.width == 0", "390x844"), ("Photo:0x1.width == 390", "390x844"),
      ("Photo:0x1.width == 390.5", "391x844"), ("Photo:0x1.height == 391", "391x844"),
      ("Photo:0x1.width == 843.2", "844x844"), ("Photo:0x1.height == 844.5", "845x845"),
      ("Photo:0x1.leading == Title:0x2.leading - 1200", "1200x1200"),
      ("Photo:0x1.width + 600 == 640", "640x844"), ("Photo:0x1.width + 640 == 600", "640x844"),
      ("Photo:0x1.width == 50000", "50000x50000"), ("Photo:0x1.width == 50001", "390x844"),
    ])
  func container(line: String, size: String) throws {
    #expect(try Self.scenario(line).contains("\ncontainers: [\(size)]\n"))
  }

  @Test("of several lengths the largest counts, but for one that no screen has")
  func largest() throws {
    let text = try Self.scenario(
      "Photo:0x1.width >= 500", "Photo:0x1.height <= 900", "Title:0x2.height <= 60000",
      "Title:0x2.width >= 20")
    #expect(text.contains("\ncontainers: [900x900]\n"))
  }
}
