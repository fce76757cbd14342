import Foundation
import Geometry
import Scenarios
import Testing

@testable import ScenarioFiles

@Suite("Reading promises")
struct PromiseReaderTests {
  private static func text(_ promises: String) -> String { ScenarioText.valid + "\n" + promises }

  private static let all = """
    promises:
      - apart: [photo, title]
      - inside: title
      - inside: { of: photo, elements: [title] }
      - whole: title
      - visible: [photo, title]
      - tappable: photo
      - tappable: { elements: [photo, title], size: 24 }
      - tappable: { element: photo, size: 24x30 }
      - inOrder: [photo, title]
      - mirrored
      - title.leading >= photo.trailing + 8
      - { rule: photo.width == 40, widths: 280...1200 }
      - { mirrored: true, widths: 300..400 }
    """

  @Test("each word is read with its line, and written as it is read")
  func words() throws {
    let scenario = try ScenarioText.read(Self.text(Self.all))
    let kinds = scenario.promises.map(\.kind)
    #expect(kinds[0] == .apart(["photo", "title"]))
    #expect(kinds[1] == .inside(["title"], of: "superview"))
    #expect(kinds[2] == .inside(["title"], of: "photo"))
    #expect(kinds[3] == .whole(["title"]))
    #expect(kinds[4] == .visible(["photo", "title"]))
    #expect(kinds[5] == .tappable(["photo"], CGSize(width: 44, height: 44)))
    #expect(kinds[6] == .tappable(["photo", "title"], CGSize(width: 24, height: 24)))
    #expect(kinds[7] == .tappable(["photo"], CGSize(width: 24, height: 30)))
    #expect(kinds[8] == .inOrder(["photo", "title"]))
    #expect(kinds[9] == .mirrored)
    #expect(scenario.promises.map { $0.place?.position.line } == (15...27).map(Optional.some))
    #expect(scenario.promises.suffix(2).map(\.widths) == [280...1200, 300...400])
    let again = try ScenarioText.read(scenario.fileText(notes: []))
    #expect(again.promises.map(\.kind) == kinds)
    #expect(again.promises.map(\.widths) == scenario.promises.map(\.widths))
    #expect(again.promises.map(\.text) == scenario.promises.map(\.text))
    #expect(scenario.promises[0].text == "apart: [photo, title]")
    #expect(scenario.promises[10].text == "title.leading >= photo.trailing + 8")
  }

  @Test("a rule of a scenario without constraints is about its elements")
  func specAlone() throws {
    let text = ScenarioText.valid
    let spec = String(text.prefix(upTo: try #require(text.range(of: "constraints:")).lowerBound))
    let scenario = try ScenarioText.read(spec + "promises: [title.width >= 8]")
    #expect(scenario.promises.map(\.kind.word) == ["rule"])
    #expect(scenario.promises.first?.kind.elements == ["title"])
  }

  @Test(
    "a mistake in promises has its place and what to write",
    arguments: [
      ("promises: []", "'promises' is empty"),
      ("promises: apart", "'promises' must be a list"),
      ("promises: [{ apart: [photo, titel] }]", "did you mean 'title'?"),
      ("promises: [{ apart: photo }]", "'apart' needs at least two elements"),
      ("promises: [{ apart: [photo, photo] }]", "'photo' is given twice"),
      ("promises: [{ appart: [photo, title] }]", "did you mean 'apart'?"),
      ("promises: [{ noOverlap: [photo, title] }]", "'noOverlap'"),
      ("promises: [{ whole: photo }]", "'photo' is no text, so no line of it can be cut"),
      ("promises: [{ inside: { of: photo, elements: [photo] } }]", "cannot be inside itself"),
      ("promises: [{ inside: { of: photo } }]", "'inside' needs the elements"),
      ("promises: [{ tappable: { size: 24 } }]", "'tappable' needs an element"),
      ("promises: [{ tappable: { element: photo, elements: [title] } }]", "'elements' is beside"),
      ("promises: [{ mirrored: false }]", "promises nothing"),
      ("promises: [{ tappable: { element: photo, size: -1 } }]", "'size' is -1"),
      ("promises: [{ apart: [photo, title], inside: title }]", "a promise is one thing"),
      ("promises: [{ widths: 280...1200 }]", "a promise needs what it promises"),
      (
        "promises: [{ inside: title, widths: 1200...280 }]", "the range is empty: 1200 is above 280"
      ),
      ("promises: [{ inside: title, widths: wide }]", "'wide' is not a range of widths"),
      ("promises: [{ inside: title, widths: 0...10 }]", "is not a range of widths"),
      ("promises: [{ inside: title, cases: [long] }]", "there is no case 'long'"),
      ("promises: [inside]", "'inside' needs the elements that it is about"),
      ("promises: [visble title]", "did you mean 'visible'?"),
      ("promises: [title inside superview]", "write   - inside: title"),
      ("promises: [title inside photo]", "write   - inside: { of: photo, elements: title }"),
      ("promises: ['photo, title apart']", "write   - apart: [photo, title]"),
      ("promises: [visible things]", "did you mean 'visible'?"),
      ("promises: [title.widht >= 40]", "there is no attribute 'widht'"),
      ("promises: [titel.width >= 40]", "there is no element 'titel'"),
      ("promises: [title.width >= 40 @750]", "a promise has no priority"),
      (
        "promises: [title.leading >= superview.safeAreaLayoutGuide.leading]",
        "a promise is about frames"
      ),
      ("promises: [title.firstBaseline == photo.bottom]", "a promise is about frames"),
      ("promises: [[photo]]", "a promise must be text, not a list"),
    ])
  func mistakes(promises: String, message: String) {
    let problems = ScenarioText.problems(in: Self.text(promises))
    #expect(problems.contains(message), "\(problems)")
    #expect(problems.contains("card.yaml:14:"), "\(problems)")
  }
}
