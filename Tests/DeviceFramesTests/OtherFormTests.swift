import ConsoleLogs
import DeviceFrames
import Geometry
import TestSupport
import Testing

@Suite("Reading frames in other forms")
struct OtherFormTests {
  private static func text(_ name: String) throws -> String {
    try Repository.text("Tests/DeviceFramesTests/Texts/\(name)")
  }

  @Test("Sentry's hierarchy has frames of superviews, and its keys may come in any order")
  func sentry() throws {
    let text = try Self.text("view-hierarchy.json")
    #expect(
      facts(text) == [
        "0 UIWindow - 0 0 414 896", "1 Harbor.PierView - 0 10.5 414 667",
        "2 UILabel - 16 54.5 288 20.333", "2 UIView - 16 90.5 10 20.5 hidden",
      ])
    let read = DumpReader.read(text)
    #expect(read.dumps[0].views.map(\.identifier) == [nil, nil, "pier \"north\"", nil])
    #expect(read.unreadLines.map(\.reason) == ["Sentry left out what is deeper"])
    // A file that was cut off has the views before the cut.
    let cut = String(text.prefix(text.count - 140))
    #expect(facts(cut).count == 3, "\(facts(cut))")
  }

  @Test("XCUITest's tree has frames of the screen, and what repeats the tree is left out")
  func elements() throws {
    let text = try Self.text("elements.txt")
    #expect(
      facts(text) == [
        "0 Window - 0 0 390 844", "1 Other - 0 47 390 763",
        "2 StaticText North, 'the' pier 16 59 288 20.3", "2 Button OK 16 100 80 31",
        "3 StaticText OK 20 105 70 20",
      ])
    let views = DumpReader.read(text).dumps[0].views
    #expect(views[2].identifier == "title")
    #expect(abs(views[2].hiddenDigits - 0.1) < 1e-9)
  }

  @Test("Appium's page source has whole points of the screen, and may be cut off")
  func pageSource() throws {
    let text = try Self.text("page-source.xml")
    let whole = facts(text)
    #expect(
      whole == [
        "0 XCUIElementTypeApplication Harbor 0 0 390 844", "1 XCUIElementTypeWindow - 0 0 390 844",
        "2 XCUIElementTypeStaticText North <pier> 16 59 288 20",
        "2 XCUIElementTypeButton OK 16 100 80 31",
      ])
    #expect(facts(String(text.prefix(text.count - 65))) == whole)
    #expect(DumpReader.read(text).dumps[0].views[2].hiddenDigits == 1)
    let escaped = text.split(separator: "\n").map { line in
      "+ \"\(line.replacing("\"", with: "\\\""))\\n\""
    }
    #expect(facts(escaped.joined(separator: "\n")) == whole)
  }

  @Test("a text without views has no trees, whatever else it has")
  func nothing() {
    for text in [
      "", "<", "<UIView", "<UIView: 0x1>", "{", "{{", "{\"type\": \"width\": \"height\"", "→",
      "<a x=\"1\" width=\"\" height=\"", "*UIView:0x10e4- AMBIGUOUS LAYOUT", "\u{0}\u{FFFD}",
    ] {
      #expect(DumpReader.read(text).dumps.isEmpty, "\(text)")
    }
  }
}
