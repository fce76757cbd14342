import Geometry
import LayoutConstraints
import LayoutSpecs
import Scenarios
import Testing
import TextMeasuring

@Suite("Reading cases")
struct CaseReaderTests {
  /// A row with a stack view, so that an element can be hidden.
  private static let row = """
    layoutdiff: 1
    containers: [320, 390]
    elements:
      avatar: { image: 40x40 }
      name: { text: "Jane", font: { style: headline }, lines: 1 }
      note: { text: "Hi", font: { size: 10 } }
      badge: { image: 20x20 }
    spec:
      stack:
        children:
          - avatar
          - stack: { direction: vertical, children: [name, note] }
          - inset: { insets: 4, child: badge }
    constraints:
      stacks:
        texts: { axis: vertical, arranged: [name, note] }
        row: { arranged: [avatar, texts, badge] }
      rules: [row.leading == superview.leading, row.top == superview.top]
    """

  private static func read(_ cases: String) throws -> Scenario {
    try ScenarioText.read(row + "\ncases:\n" + cases)
  }

  private static func problems(_ cases: String) -> String {
    ScenarioText.problems(in: row + "\ncases:\n" + cases)
  }

  @Test("contents, text sizes and directions are combined, and each case has all containers")
  func combinations() throws {
    let scenario = try Self.read(
      "  long: { name: Josephine }\n  textSizes: [accessibility3, large]\n  directions: both")
    let names = scenario.everyCase.map(\.caseName)
    #expect(
      names == [
        nil, "rightToLeft", "accessibility3", "accessibility3, rightToLeft", "long",
        "long, rightToLeft", "long, accessibility3", "long, accessibility3, rightToLeft",
      ])
    #expect(scenario.containers == [320, 390])
    #expect(scenario.allContainers.count == 16)
    #expect(scenario.cases[3].containers.map(\.text) == ["320, long", "390, long"])
    #expect(Container("390, long, accessibility3")?.caseName == "long, accessibility3")
  }

  @Test("a case has its own texts, images and boxes, and everything else is as usual")
  func contents() throws {
    let scenario = try Self.read("  long: { name: Josephine, avatar: 60x50 }")
    let shown = try #require(scenario.cases.first)
    func text(_ scenario: Scenario, _ name: String) -> TextElement? {
      guard case .text(let text) = scenario.elements.first(where: { $0.name == name })?.kind else {
        return nil
      }
      return text
    }
    #expect(text(shown, "name")?.text == "Josephine")
    #expect(text(shown, "name")?.font == text(scenario, "name")?.font)
    #expect(text(shown, "note") == text(scenario, "note"))
    #expect(shown.elements[0].kind == .image(CGSize(width: 60, height: 50)))
    #expect(shown.constraints?.constraints.count == scenario.constraints?.constraints.count)
    #expect(scenario.shown(in: Container(width: 1, caseName: "long")).caseName == "long")
    #expect(scenario.shown(in: 320).caseName == nil)
  }

  @Test("a style has Apple's size in each text size, and other fonts grow as body text does")
  func textSizes() throws {
    let scenario = try Self.read("  textSizes: all")
    #expect(scenario.cases.count == 11)
    func sizes(_ name: String) -> [Double] {
      scenario.everyCase.map { shown in
        guard case .text(let text) = shown.elements.first(where: { $0.name == name })?.kind else {
          return 0
        }
        return text.font.size
      }
    }
    // The usual size, then from the smallest to the largest.
    #expect(sizes("name") == [17, 14, 15, 16, 19, 21, 23, 28, 33, 40, 47, 53])
    #expect(
      sizes("note") == [10, 8.25, 8.75, 9.5, 11.25, 12.25, 13.5, 16.5, 19.5, 23.5, 27.75, 31.25])
    guard case .text(let name) = scenario.elements[1].kind else { return }
    #expect(name.font.weight == .semibold)
  }

  @Test(
    "every style has twelve sizes, none smaller than the one before, and UIKit's name for each size is explained"
  )
  func styles() {
    for style in TextStyle.allCases {
      let sizes = TextSize.allCases.map(style.size)
      #expect(sizes == sizes.sorted())
    }
    #expect(TextStyle.body.size(at: .large) == 17)
    let problems = Self.problems("  textSizes: [accessibilityExtraLarge]")
    #expect(problems.contains("accessibility3"))
  }

  @Test(
    "a hidden element leaves the spec with what is around it alone, and a stack view gives it nothing"
  )
  func hidden() throws {
    let scenario = try Self.read("  without: { hidden: [badge] }")
    let shown = try #require(scenario.cases.first)
    #expect(shown.spec?.elementNames == ["avatar", "name", "note"])
    #expect(scenario.spec?.elementNames.contains("badge") == true)
    let system = try #require(shown.constraints)
    let badge = try #require(system.index(of: "badge"))
    #expect(system.items[badge].isHidden)
    let layout = try system.layout(in: 320, rounding: .exact).layout
    #expect(layout.frame(of: "badge")?.width == 0)
  }

  @Test(
    "an overlay, a background or a corner that is hidden leaves its child, and a hidden child takes them along",
    arguments: [
      ("overlay: { child: avatar, overlay: badge }", ["badge"], ["avatar"]),
      ("background: { child: avatar, background: badge }", ["badge"], ["avatar"]),
      ("corner: { child: avatar, corner: badge, location: topLeft }", ["badge"], ["avatar"]),
      ("overlay: { child: avatar, overlay: badge }", ["avatar"], ["badge"]),
      ("stack: { children: [ratio: { ratio: 1, child: avatar }, badge] }", ["avatar"], ["badge"]),
      (
        "wrapper: { children: [avatar, { element: badge, style: { flexGrow: 1 } }] }", ["badge"],
        ["avatar"]
      ),
    ])
  func hiddenInSpecs(spec: String, hidden: [String], left: [String]) throws {
    let scenario = try ScenarioText.read(
      """
      layoutdiff: 1
      containers: [320]
      elements: { avatar: { image: 40x40 }, badge: { image: 20x20 } }
      cases: { without: { hidden: [\(hidden.joined(separator: ", "))] } }
      spec: { \(spec) }
      """)
    #expect(scenario.cases[0].spec?.elementNames == left)
    let tree = try SpecTree(try #require(scenario.cases[0].spec))
    #expect(try tree.layout(in: SizeRange(320), rounding: .exact).elements == left)
  }

  @Test("in the other direction, the constraints read the other way and the spec is mirrored")
  func directions() throws {
    let scenario = try Self.read("  directions: both")
    #expect(scenario.cases[0].constraints?.direction == .rightToLeft)
    #expect(scenario.cases[0].mirrorsSpec && !scenario.mirrorsSpec)
    let back = try ScenarioText.read(
      Self.row.replacing("  stacks:", with: "  direction: rightToLeft\n  stacks:")
        + "\ncases: { directions: both }")
    #expect(back.cases.map(\.caseName) == ["leftToRight"])
    #expect(back.cases[0].constraints?.direction == .leftToRight)
  }

  @Test("frames of a case are given by its name after the size")
  func frames() throws {
    let scenario = try ScenarioText.read(
      Self.row + "\ncases: { long: { name: Josephine } }\n"
        + "frames:\n  320: { avatar: [0, 0, 40, 40] }\n  \"500, long\": { avatar: [0, 0, 40, 41] }")
    #expect(scenario.givenFrames.map(\.container.text) == ["320"])
    #expect(scenario.cases[0].givenFrames.map(\.container.text) == ["500, long"])
    #expect(scenario.cases[0].containers.map(\.text) == ["320, long", "390, long", "500, long"])
  }

  @Test(
    "a mistake in cases names its place and what to write",
    arguments: [
      ("  long: { nme: Josephine }", "20:11", "there is no element 'nme'", "name"),
      ("  long: { hidden: [bage] }", "20:20", "there is no element 'bage'", "badge"),
      ("  long: { hidden: badge }", "20:19", "'hidden' must be a list", "hidden: [badge]"),
      (
        "  long: { name: { text: Josephine } }", "20:17", "must be its text or its size",
        "that alone"
      ),
      ("  long: { avatar: big }", "20:19", "'image' must be a size", "WIDTHxHEIGHT"),
      (
        "  accessibility3: { name: J }", "20:3", "a cannot be called", "textSizes: [accessibility3]"
      ),
      ("  2nd: { name: J }", "20:3", "cannot be a case's name", "letter"),
      (
        "  long: Josephine", "20:9", "must be a mapping from elements to contents",
        "hidden: [badge]"
      ),
      ("  textSizes: [huge]", "20:15", "a text size cannot be 'huge'", "accessibility1"),
      ("  textSizes: most", "20:14", "'textSizes' must be 'all' or a list", "accessibility3]"),
      ("  directions: all", "20:15", "'directions' cannot be 'all'", "both"),
    ])
  func mistakes(cases: String, place: String, message: String, hint: String) {
    let problems = Self.problems(cases)
    #expect(problems.contains("card.yaml:\(place):"), "\(problems)")
    let words = message.replacing("a cannot", with: "a case cannot")
    #expect(problems.contains(words), "\(problems)")
    #expect(problems.contains(hint), "\(problems)")
  }

  @Test("a case that hides what a rule needs is a mistake, unless a stack view arranges it")
  func neededElement() {
    let text = ScenarioText.valid + "\ncases: { without: { hidden: [photo] } }"
    let problems = ScenarioText.problems(in: text)
    #expect(problems.contains("'photo' is hidden in case 'without', and line 13 needs it"))
    #expect(problems.contains("stack view"))
    // Nothing else depends on the title.
    let other = ScenarioText.valid + "\ncases: { without: { hidden: [title] } }"
    #expect(ScenarioText.problems(in: other) == "")
  }

  @Test("a case that leaves nothing of the spec is a mistake")
  func nothingLeft() {
    let problems = ScenarioText.problems(
      in: """
        layoutdiff: 1
        containers: [320]
        elements: { avatar: { image: 40x40 } }
        cases: { none: { hidden: [avatar] } }
        spec: { inset: { insets: 8, child: avatar } }
        """)
    #expect(problems.contains("card.yaml:5:7: error: case 'none' hides everything in the spec"))
  }

  @Test("more containers than the limit are counted")
  func limit() {
    let containers = (0..<50).map { "\(300 + $0)" }.joined(separator: ", ")
    let problems = ScenarioText.problems(
      in: Self.row.replacing("[320, 390]", with: "[\(containers)]")
        + "\ncases: { textSizes: all, directions: both }")
    #expect(
      problems.contains("50 containers in 24 cases are 1200 layouts: at most 1000 are compared"))
  }

  @Test(
    "frames of an unknown case, a case among the containers, and a size beside a style are mistakes"
  )
  func others() {
    let unknown = ScenarioText.problems(
      in: Self.row
        + "\ncases: { long: { name: J } }\nframes: { \"320, lang\": { name: [0, 0, 1, 1] } }")
    #expect(unknown.contains("there is no case 'lang'") && unknown.contains("long"))
    let listed = ScenarioText.problems(
      in: Self.row.replacing("[320, 390]", with: "[\"320, long\"]"))
    #expect(listed.contains("'320, long' is not a container"))
    let both = ScenarioText.problems(
      in: Self.row.replacing("{ size: 10 }", with: "{ size: 10, style: body }"))
    #expect(both.contains("'size' is already set by 'style'"))
  }

  @Test("frames that name cases alone need containers, and count where there is one notation")
  func framesOfCases() throws {
    let text = """
      layoutdiff: 1
      containers: [320]
      elements: { photo: { image: 40x40 } }
      cases: { big: { photo: 50x40 } }
      constraints: [photo.leading == superview.leading, photo.top == superview.top]
      frames: { "320, big": { photo: [0, 0, 50, 40] } }
      """
    #expect(try ScenarioText.read(text).isComparable)
    // A container of the usual case that only frames name has all cases.
    let more = text.replacing("frames: {", with: "frames: { 400: { photo: [0, 0, 40, 40] },")
    #expect(
      try ScenarioText.read(more).cases[0].containers.map(\.text) == ["320, big", "400, big"])
    let without = ScenarioText.problems(in: text.replacing("containers: [320]\n", with: ""))
    #expect(without.contains("'frames' names no container of the usual case"))
  }

  @Test("the container may be placed by what is hidden, and no case may be called usual")
  func hiddenBesideContainer() {
    let text =
      ScenarioText.valid
      + "\n  - superview.trailing == title.trailing\ncases: { without: { hidden: [title] } }"
    #expect(ScenarioText.problems(in: text) == "")
    #expect(Self.problems("  usual: { name: J }").contains("cannot be called 'usual'"))
  }

  @Test(
    "an accepted finding has one kind, known elements and a reason",
    arguments: [
      ("{ overlap: [name, badge] }", "needs one kind, and why"),
      ("{ because: so }", "needs one kind, and why"),
      ("{ overlap: [name, badge], because: \"\" }", "needs one kind, and why"),
      ("{ overlap: name, because: so }", "an overlap is of two elements"),
      ("{ cut: nme, because: so }", "did you mean 'name'?"),
      ("{ overlaps: [name, badge], because: so }", "did you mean 'overlap'?"),
      ("{ conflict: false, because: so }", "accepts nothing"),
    ])
  func accepts(item: String, message: String) throws {
    let problems = ScenarioText.problems(in: Self.row + "\naccepts: [\(item)]")
    #expect(problems.contains(message))
    let fine = try ScenarioText.read(Self.row + "\naccepts: [{ cut: [name, note], because: so }]")
    #expect(fine.accepts == [AcceptedFinding(.cut, ["name", "note"], reason: "so", line: 19)])
  }
}
