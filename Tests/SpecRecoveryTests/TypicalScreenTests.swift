import Foundation
import LayoutSpecs
import ScenarioFiles
import Scenarios
import SpecRecovery
import SpecTranslation
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
        "land: { text: Land, lines: 1, hugging: 251 }",
        "nameField: { box: 100x34, baseline: 23, hugging: 1 }",
        "cityField: { box: 100x34, baseline: 23, hugging: 1 }",
        "landField: { box: 100x34, baseline: 23, hugging: 1 }",
      ],
      constraints: [
        "\"H:|-16-[name]-12-[nameField]-16-|\"",
        "\"V:|-16-[nameField]-8-[cityField]-8-[landField]-16-|\"",
        "city.leading == name.leading", "city.width == name.width",
        "cityField.leading == nameField.leading", "cityField.trailing == nameField.trailing",
        "name.firstBaseline == nameField.firstBaseline",
        "city.firstBaseline == cityField.firstBaseline",
        "land.leading == name.leading", "land.width == name.width",
        "landField.leading == nameField.leading", "landField.trailing == nameField.trailing",
        "land.firstBaseline == landField.firstBaseline",
      ])
    #expect(found.contains("alignItems: baselineFirst"), "\(found)")
    #expect(found.contains("children: [name, city, land]"), "\(found)")
    #expect(found.contains("children: [nameField, cityField, landField]"), "\(found)")
  }

  @Test("a text beside a column of texts, on the baseline of the first, is a row on baselines")
  func nestedBaselines() throws {
    let file = Repository.scenarios.appending(path: "specs/stack-nested-baselines.yaml")
    let scenario = try ScenarioReader.scenario(at: file.path, measurer: TextMeasurer())
    let recovery = try #require(try SpecRecoverer.recover(scenario))
    #expect(recovery.isProven)
    #expect(
      WrittenText.spec(recovery.spec) == WrittenText.spec(try #require(scenario.spec)))
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

  @Test(
    "corners and layers are recovered as such",
    arguments: [41, 65, 414, 509] as [UInt64])
  func asShort(seed: UInt64) throws {
    let translated = try #require(try TranslatedScenario(RandomScreen.spec(seed)))
    let recovery = try #require(try SpecRecoverer.recover(translated.scenario))
    #expect(recovery.isProven)
    #expect(SpecCost.nodes(of: recovery.spec) <= SpecCost.nodes(of: translated.spec))
  }
}
