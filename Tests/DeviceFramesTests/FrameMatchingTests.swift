import DeviceFrames
import Geometry
import ScenarioFiles
import Scenarios
import TestSupport
import Testing
import TextMeasuring

@Suite("Frames of a device for an existing scenario")
struct FrameMatchingTests {
  private static let file = """
    layoutdiff: 1
    # The widths of the design.
    containers: [320, 375]
    elements:
      title: { text: "North pier" }
      hours: { text: "A text that older systems cut off after some characters" }
      badge: { image: 30x30 }
      photo: { image: 20x30 }
    constraints: ["H:|[title]"]
    frames:
      tolerance: 0.5
      280: { title: [0, 0, 10, 10] }
    # The end.
    expect: { differs: "it is a draft", elements: [title] }
    """

  private static func filled(_ text: String) throws -> FilledScenario {
    let source = SourceText(file: "row.yaml", text: file)
    let scenario = try ScenarioReader.scenario(from: source, measurer: TextMeasurer())
    let trees = try DeviceScreens.roots(in: DumpReader.read(text), file: "row.txt", named: nil)
    return FilledScenario(scenario, in: source, from: trees)
  }

  @Test("views are found by identifier, then text, then class, then order")
  func signs() throws {
    let filled = try Self.filled(
      """
      <Row: 0x1; frame = (0 0; 320 84)>
         | <UILabel: 0x2; frame = (1 1; 10 10); text = 'Another'; accessibilityIdentifier = title_label>
         | <UILabel: 0x3; frame = (2 2; 10 10); text = 'A text that older systems ...'>
         | <App.BadgeView: 0x4; baseClass = UIImageView; frame = (3 3; 10 10)>
         | <UIImageView: 0x5; frame = (4 4; 10 10)>
         | <UIView: 0x6; frame = (4 4; 10 10)>
      """)
    let matching = try #require(filled.containers.first?.matching)
    #expect(
      matching.matches.map { "\($0.element) \($0.line) \($0.sign.rawValue)" } == [
        "title 2 identifier", "hours 3 text", "badge 4 class", "photo 5 order",
      ])
    #expect(matching.unmatched.isEmpty)
    #expect(matching.otherViewCount == 1)
  }

  @Test("what has no sign is found by its place, if its view has as many inside, in the same order")
  func places() throws {
    let source = SourceText(
      file: "row.yaml",
      text: """
        layoutdiff: 1
        containers: [320]
        elements:
          card: { box: none }
          shade: { box: none }
          title: { text: "North pier" }
          place: { text: "Harbor" }
          photo: { image: 30x30 }
          tide: { box: 20x20 }
        constraints:
          hierarchy: { card: [shade, column, tide] }
          stacks: { column: { axis: vertical, arranged: [title, place, photo] } }
          rules: ["H:|[card]|"]
        """)
    let scenario = try ScenarioReader.scenario(from: source, measurer: TextMeasurer())
    func signs(extra: String = "") throws -> [String] {
      let text = """
        <UIView: 0x1; frame = (0 0; 320 84)>
           | <UIView: 0x2; frame = (0 0; 320 84)>
           |    | <UIView: 0x3; frame = (0 0; 320 84)>
           |    | <UIStackView: 0x4; frame = (0 0; 100 84)>
           |    |    | <UILabel: 0x5; frame = (0 0; 50 20); text = 'Nordmole'>
           |    |    | <UILabel: 0x6; frame = (0 20; 50 20); text = 'Harbor'>
           |    |    | <UIImageView: 0x7; frame = (0 40; 30 30)>
           |    | <UISwitch: 0x8; frame = (269 0; 51 31)>\(extra)
        """
      let trees = try DeviceScreens.roots(in: DumpReader.read(text), file: "row.txt", named: nil)
      return FrameMatching(scenario, trees[0].dump).matches.map {
        "\($0.element) \($0.line) \($0.sign.rawValue)"
      }
    }
    #expect(
      try signs() == [
        "card 2 place", "shade 3 place", "title 5 order", "place 6 text", "photo 7 order",
        "tide 8 place", "column 4 place",
      ])
    #expect(
      try signs(extra: "\n   |    | <UIView: 0x9; frame = (0 0; 1 1)>") == [
        "card 2 place", "title 5 order", "place 6 text", "photo 7 order", "column 4 place",
      ])
  }

  @Test("a tree that shows another case, or is said to, gives the frames of this case")
  func otherCase() throws {
    let source = SourceText(
      file: "row.yaml",
      text: """
        layoutdiff: 1
        containers: [320]
        elements: { title: { text: "North pier" }, place: { text: "Harbor" } }
        cases:
          long: { title: "The pier at the northern end of the harbor" }
          textSizes: [accessibility3]
        constraints: ["H:|[title]", "H:|[place]"]
        frames: { "375, long": { title: [0, 0, 1, 1] } }
        """)
    let scenario = try ScenarioReader.scenario(from: source, measurer: TextMeasurer())
    func filled(_ titles: [String], ofCase name: String? = nil) throws -> [String] {
      let trees = titles.map { title in
        """
        <Row: 0x1; frame = (0 0; 320 44)>
           | <UILabel: 0x2; frame = (0 0; 300 20); text = '\(title)'>
           | <UILabel: 0x3; frame = (0 20; 300 20); text = 'Harbor'>

        """
      }
      let text = FilledScenario(
        scenario, in: source,
        from: try DeviceScreens.roots(
          in: DumpReader.read(trees.joined()), file: "row.txt", named: nil), ofCase: name
      ).text
      let again = try ScenarioReader.scenario(
        from: SourceText(file: "row.yaml", text: text), measurer: TextMeasurer())
      return again.everyCase.flatMap(\.givenFrames).map {
        "\($0.container.text): \($0.frames.map(\.element).joined(separator: " "))"
      }
    }
    let cut = "The pier at the northern ..."
    #expect(
      try filled(["North pier", cut]) == [
        "320: title place", "375, long: title", "320, long: title place",
      ])
    #expect(
      try filled([cut], ofCase: "long, accessibility3") == [
        "375, long: title", "320, long, accessibility3: title place",
      ])
  }

  @Test("what could be several views is matched with none, and the reason says which")
  func doubts() throws {
    let filled = try Self.filled(
      """
      <Row: 0x1; frame = (0 0; 320 84)>
         | <UILabel: 0x2; frame = (1 1; 10 10); text = 'North pier'>
         | <UILabel: 0x3; frame = (2 2; 10 10); text = 'North pier'>
         | <UILabel: 0x4; frame = (2 2; 10 10); text = 'South'>
         | <UIImageView: 0x5; frame = (nan 4; 10 10)>
         | <UIImageView: 0x6; frame = (5 4; 10 10)>
      """)
    let matching = try #require(filled.containers.first?.matching)
    #expect(matching.matches.map(\.element) == ["photo"])
    #expect(
      matching.unmatched.map { "\($0.element): \($0.reason)" } == [
        "badge: the frame of its view in line 5 is not known",
        "title: 2 views have its text, in lines 2, 3",
        "hours: no view has its name or text, and by order, 3 views of its kind are left for 2 elements",
      ])
  }

  @Test("only the lines of frames change, and frames in other containers stay")
  func text() throws {
    let filled = try Self.filled(
      """
      <Row: 0x1; frame = (0 0; 320 84)>
         | <UILabel: 0x2; frame = (1.33333 1; 10 10); text = 'North pier'>
      """)
    let lines = Self.file.split(separator: "\n").map(String.init)
    #expect(
      filled.text
        == (lines.prefix(9) + [
          "frames:", "  tolerance: 0.5", "  280:", "    title: [0, 0, 10, 10]", "  320:",
          "    title: [1.3333, 1, 10, 10]",
        ] + lines.suffix(2)).joined(separator: "\n") + "\n")
    let again = try ScenarioReader.scenario(
      from: SourceText(file: "row.yaml", text: filled.text), measurer: TextMeasurer())
    #expect(again.givenFrames.map(\.container.text) == ["280", "320"])
  }
}
