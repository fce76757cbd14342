import LayoutSpecs
import ScenarioFiles
import Scenarios
import SpecRecovery
import TestSupport
import Testing
import TextMeasuring

@Suite("Recovering typical screens")
struct TypicalScreenTests {
  /// The recovered spec of constraints, which must be proven at every width.
  private func spec(
    in containers: String, elements: [String], constraints: [String]
  ) throws -> String {
    let text = """
      layoutdiff: 1
      containers: [\(containers)]
      elements:
      \(elements.map { "  \($0)\n" }.joined())
      constraints:
      \(constraints.map { "  - \($0)\n" }.joined())
      """
    let scenario = try ScenarioReader.scenario(
      from: SourceText(file: "screen.yaml", text: text), measurer: TextMeasurer())
    let recovery = try #require(try SpecRecoverer.recover(scenario))
    #expect(recovery.isProven)
    #expect(recovery.grade == .exact)
    return WrittenText.spec(recovery.spec).joined(separator: "\n")
  }

  @Test("what is on one baseline beside a centred picture is a row of its own")
  func baselines() throws {
    let found = try spec(
      in: "280x64, 375x64",
      elements: [
        "avatar: { image: 40x40 }",
        "name: { text: Ada Lovelace, font: { style: headline }, lines: 1 }",
        "handle: { text: '@ada', font: { style: footnote }, lines: 1 }",
        "time: { text: 2 h, font: { style: caption1 }, lines: 1 }",
      ],
      constraints: [
        "\"H:|-16-[avatar(40)]-12-[name]-6-[handle]\"", "time.trailing == superview.trailing - 16",
        "avatar.height == 40", "avatar.centerY == superview.centerY",
        "name.centerY == superview.centerY", "handle.firstBaseline == name.firstBaseline",
        "time.firstBaseline == name.firstBaseline", "time.leading >= handle.trailing + 8",
      ])
    #expect(
      found.hasSuffix(
        """
              stack:
                spacing: 12
                alignItems: center
                children:
                  - avatar
                  - stack:
                      alignItems: baselineFirst
                      style: { flexGrow: 1 }
                      children:
                        - name
                        - { element: handle, style: { spacingBefore: 6 } }
                        - spacer: { style: { flexGrow: 1 } }
                        - time
        """), "\(found)")
  }

  @Test("labels as wide as the widest are a column beside that of their fields, on one baseline")
  func form() throws {
    let found = try spec(
      in: "320, 375",
      elements: [
        "name: { text: Name, lines: 1, hugging: 251 }",
        "city: { text: A longer label, lines: 1, hugging: 251 }",
        "nameField: { box: 100x34, baseline: 23, hugging: 1 }",
        "cityField: { box: 100x34, baseline: 23, hugging: 1 }",
      ],
      constraints: [
        "\"H:|-16-[name]-12-[nameField]-16-|\"", "\"V:|-16-[nameField]-8-[cityField]-16-|\"",
        "city.leading == name.leading", "city.width == name.width",
        "cityField.leading == nameField.leading", "cityField.trailing == nameField.trailing",
        "name.firstBaseline == nameField.firstBaseline",
        "city.firstBaseline == cityField.firstBaseline",
      ])
    #expect(found.contains("alignItems: baselineFirst"), "\(found)")
    #expect(found.contains("children: [name, city]"), "\(found)")
    #expect(found.contains("children: [nameField, cityField]"), "\(found)")
  }

  @Test("texts below a picture are inside common margins")
  func card() throws {
    let found = try spec(
      in: "320, 375",
      elements: [
        "photo: { image: 400x300, hugging: 1, compressionResistance: 1 }",
        "title: { text: A house by the sea, font: { style: headline } }",
        "subtitle: { text: Three rooms and a garden, font: { style: subheadline } }",
      ],
      constraints: [
        "\"H:|[photo]|\"", "\"V:|[photo]-12-[title]-4-[subtitle]-12-|\"",
        "photo.height == 0.5 * photo.width", "\"H:|-12-[title]-12-|\"",
        "\"H:|-12-[subtitle]-12-|\"",
      ])
    #expect(
      found == """
        spec:
          stack:
            direction: vertical
            children:
              - ratio: { ratio: 0.5, child: photo }
              - inset:
                  insets: 12
                  child:
                    stack:
                      direction: vertical
                      spacing: 4
                      children: [title, subtitle]
        """)
  }

  @Test("what sticks out of a corner is on the corner")
  func badge() throws {
    let found = try spec(
      in: "320, 375",
      elements: ["photo: { image: 80x80 }", "badge: { box: 20x20 }", "count: { box: 10x10 }"],
      constraints: [
        "\"H:|[photo]|\"", "\"V:|[photo(80)]|\"",
        "badge.centerX == photo.trailing - 2", "badge.centerY == photo.top + 2",
        "count.centerX == badge.trailing", "count.centerY == badge.top",
      ])
    #expect(
      found == """
        spec:
          corner:
            location: topRight
            offset: [-2, 2]
            child: photo
            corner:
              corner: { location: topRight, child: badge, corner: count }
        """)
  }
}
