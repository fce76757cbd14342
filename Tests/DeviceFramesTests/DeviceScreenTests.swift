import DeviceFrames
import Geometry
import InterfaceBuilder
import ScenarioFiles
import Scenarios
import TestSupport
import Testing
import TextMeasuring

@Suite("Screens of a device")
struct DeviceScreenTests {
  private static func screens(_ text: String, root: String? = nil) throws -> [DeviceScreen] {
    try DeviceScreens(DumpReader.read(text), file: "row.txt", root: root).screens
  }

  private static func scenario(_ screen: DeviceScreen) throws -> Scenario {
    try ScenarioReader.scenario(
      from: SourceText(file: "row.yaml", text: screen.text(from: "row.txt")),
      measurer: TextMeasurer())
  }

  @Test(
    "two trees of one screen are two containers, with sizes that are the same in both as contents")
  func containers() throws {
    let text = try Repository.text("Tests/DeviceFramesTests/Texts/pier.txt")
    let screens = try Self.screens(text)
    try #require(screens.count == 1)
    let scenario = try Self.scenario(screens[0])
    #expect(scenario.containers.map(\.text) == ["320x84", "375x84"])
    #expect(scenario.scale == 3)
    let written = screens[0].text(from: "row.txt").split(separator: "\n").filter {
      $0.contains("{ box: ")
    }
    #expect(
      written == [
        #"  northPierLabel: { box: x20.333333333333332 }  # UILabel "North pier""#,
        #"  whatSOpenLabel: { box: 174.66666666666666x20.333333333333332 }  # UILabel "What's open""#,
        "  stackView: { box: none }  # UIStackView", "  badgeView: { box: 30x30 }  # BadgeView",
        #"  button: { box: 20x30 }  # UIButton "OK""#,
      ])
    #expect(
      scenario.givenFrames[1].frames.map { "\($0.element) \($0.frame.minX)" } == [
        "northPierLabel 16.0", "whatSOpenLabel 16.0", "stackView 309.0", "badgeView 309.0",
        "button 339.0",
      ])
    #expect(screens[0].notes.map(\.subject) == ["1 view"])
  }

  @Test("trees of other screens are scenarios of their own, and a repeated one is left out")
  func otherScreens() throws {
    let row =
      "<Row: 0x1; frame = (0 0; 320 44)>\n   | <UILabel: 0x2; frame = (1 2; 3 4); text = 'a'>\n"
    let card = "<Card: 0x1; frame = (0 0; 320 44)>\n   | <UIView: 0x2; frame = (1 2; 3 4)>\n"
    let screens = try Self.screens(row + card + row)
    #expect(screens.map(\.name) == ["row", "card"])
    #expect(screens[0].notes.map(\.line) == [5])
  }

  @Test("a view inside can be the container, by its identifier, text or class")
  func roots() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 320 568)>
         | <Harbor.Row: 0x2; frame = (10 20; 300 44)>
         |    | <UILabel: 0x3; frame = (1 2; 3 4); text = 'a'>
         | <Harbor.Row: 0x4; frame = (10 64; 300 44)>
      """
    let screens = try Self.screens(text, root: "Row")
    #expect(screens.map { $0.containers.map(\.text) } == [["300x44"]])
    #expect(screens[0].elements[0].frames[0] == CGRect(x: 1, y: 2, width: 3, height: 4))
    let error = #expect(throws: Diagnostic.self) { try Self.screens(text, root: "Rwo") }
    #expect(
      error?.message == "no view with a frame has the identifier, the text or the class 'Rwo'")
    #expect(error?.hints == ["did you mean 'Row'?"])
  }

  @Test("letters with accents are letters in names, and other scripts give way to the kind of view")
  func languages() throws {
    let screen = try #require(
      try Self.screens(
        """
        <UIView: 0x1; frame = (0 0; 100 60)>
           | <UILabel: 0x2; frame = (0 0; 90 20); text = 'Nördliche Mole'>
           | <UILabel: 0x3; frame = (0 20; 90 20); text = '北の桟橋'>
        """
      ).first)
    #expect(screen.elements.map(\.name) == ["nordlicheMoleLabel", "label"])
  }

  @Test("private views are left out, and what is inside them stays")
  func privateViews() throws {
    let screens = try Self.screens(
      """
      <UIWindow: 0x1; frame = (0 0; 320 568)>
         | <UITransitionView: 0x2; frame = (0 20; 320 548)>
         |    | <Harbor.Row: 0x3; frame = (0 0; 320 44)>
         |    |    | <_UIScrollViewScrollIndicator: 0x3; frame = (0 0; 3 44)>
      """)
    #expect(screens[0].elements.map(\.name) == ["row"])
    #expect(screens[0].elements[0].frames[0]?.minY == 20)
  }

  @Test("of 20 000 views, as many as a scenario may have become elements, and a note says so")
  func manyViews() throws {
    var lines = ["<UIView: 0x1; frame = (0 0; 375 667)>"]
    for _ in 0..<20_000 { lines.append("   | <UILabel: 0x2; frame = (1 2; 3 4); text = 'a'>") }
    let screens = try Self.screens(lines.joined(separator: "\n"))
    #expect(screens[0].elements.count == DeviceScreens.mostElements)
    #expect(screens[0].notes.map(\.subject) == ["16000 views"])
    #expect(try Self.scenario(screens[0]).elements.count == DeviceScreens.mostElements)
  }

  @Test(
    "the tolerance is what printed digits hide, added up along the superviews",
    arguments: [("16.3333", 0.0001), ("116.333", 0.0006), ("1116.33", 0.006), ("16.5", 0)])
  func tolerance(x: String, expected: Double) throws {
    let screens = try Self.screens(
      """
      <UIView: 0x1; frame = (0 0; 375 667)>
         | <UIView: 0x2; frame = (\(x) 0; 10 10)>
         |    | <UIView: 0x3; frame = (\(x == "16.5" ? "1" : "1.33333") 0; 10 10)>
      """)
    #expect(screens[0].tolerance == expected)
  }
}
