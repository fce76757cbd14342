import ConsoleLogs
import DeviceFrames
import Geometry
import TestSupport
import Testing

/// What a dump says, on a line for each view: depth, class, text and frame.
func facts(_ text: String) -> [String] {
  DumpReader.read(text).dumps.flatMap { dump in
    dump.views.map { view in
      var depth = 0
      var around = view.parent
      while let parent = around {
        depth += 1
        around = dump.views[parent].parent
      }
      let frame = view.frame.map { frame in
        [frame.minX, frame.minY, frame.width, frame.height]
          .map { NumberText.decimal(Double($0), places: 3) }.joined(separator: " ")
      }
      return "\(depth) \(view.className) \(view.text ?? "-") \(frame ?? "unknown")"
        + (view.isHidden ? " hidden" : "")
    }
  }
}

@Suite("Reading recursiveDescription")
struct DescriptionReaderTests {
  private static let tree = """
    <UIView: 0x7f9a1c40; frame = (0 0; 375 667); autoresize = W+H; layer = <CALayer: 0x600003a0>>
       | <UILabel: 0x7f9a1d10; frame = (16 44; 288 20.3333); text = 'North'; opaque = NO; layer = <_UILabelLayer: 0x600001c0>>
       |    | <Harbor.BadgeView: 0x7f9a1e20; baseClass = UIImageView; frame = (283 -4; 30 30); hidden = YES; layer = <CALayer: 0x600003b0>>
    """
  private static let plain = [
    "0 UIView - 0 0 375 667", "1 UILabel North 16 44 288 20.333",
    "2 Harbor.BadgeView - 299 40 30 30 hidden",
  ]

  @Test("a frame counts from the root, and the depth is the number of bars")
  func wholeTree() { #expect(facts(Self.tree) == Self.plain) }

  /// The tree as copies of it look.
  private static let copies: [String: String] = [
    "two spaces": tree.replacing("   |", with: "  | "),
    "one space": tree.replacing("   | ", with: " | ").replacing("   |", with: " |"),
    "no spaces": tree.replacing("   | ", with: "|").replacing("   ", with: ""),
    "four more spaces": "    " + tree.replacing("\n", with: "\n    "),
    "comments": "// " + tree.replacing("\n", with: "\n// "),
    "HTML": tree.replacing("<", with: "&lt;").replacing(">", with: "&gt;"),
    "a string of JSON": #"{"tree": ""# + tree.replacing("\n", with: #"\n"#) + #""}"#,
    "one line": tree.replacing("\n", with: " "),
    "a prompt": "(lldb) po [view recursiveDescription]\n$1 = 0x01 " + tree + "\n(lldb) ",
    "a log": "2026-03-05 09:14:22.1+0100 App[4121:88213] " + tree,
    "an array": "@[#\"" + tree + "\"\n)",
    "Windows": tree.replacing("\n", with: "\r\n"),
    "dots": tree.replacing(#/0x[0-9a-f]+/#, with: "0x..."),
    "no addresses": tree.replacing(#/: 0x[0-9a-f]+/#, with: ""),
  ]

  @Test("what a copy does to spaces, lines and brackets changes nothing", arguments: copies.keys)
  func copied(name: String) { #expect(facts(Self.copies[name] ?? "") == Self.plain) }

  @Test(
    "a text ends where the next item or the bracket follows its quote",
    arguments: [
      "What's", "a; b", "a > b", "a; 'b'; c", "<b>", "two\nlines", "“a", "日本語", "a 'b' > \"c\"",
    ])
  func texts(text: String) {
    let read = DumpReader.read(
      """
      <UIView: 0x1; frame = (0 0; 10 10)>
         | <UILabel: 0x2; frame = (1 2; 3 4); text = '\(text)'; opaque = NO>
         | <UILabel: 0x3; frame = (5 6; 7 8); text = '\(text)'>
      """)
    #expect(read.dumps.first?.views.map { $0.text } == [nil, text, text])
    #expect(read.dumps.first?.views.last?.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
  }

  @Test("React Native prints a text up to the frame, and secure fields a length after it")
  func otherTexts() {
    let read = facts(
      """
      <RCTView: 0x1; reactTag: 1; frame = (0 0; 10 10)>
         | <RCTText: 0x2; reactTag: 113; text: 1 Here is text frame = (1 2; 3 4)>
         | <UITextField: 0x3; frame = (1 6; 3 4); text = 's...t' (length = 12); placeholder = Password>
      """)
    #expect(
      read == [
        "0 RCTView - 0 0 10 10", "1 RCTText 1 Here is text 1 2 3 4", "1 UITextField s...t 1 6 3 4",
      ])
  }

  @Test("generic and mangled classes, and items without a semicolon between them, are read")
  func classes() {
    let read = facts(
      """
      <SwiftUI._UIHostingView<SwiftUI.ModifiedContent<A, B>>: 0x1; frame = (0 0; 10 10); topEdge=<style=automatic; x=<y>> frame = (9 9; 9 9)>
         | <_TtCFC11Harbor3RowL_11AnotherView: 0x2; baseClass = UIView; frame = (1 2; 3 4)>
         | <Harbor.(unknown context at $10a).Row: 0x3; frame = (1 2; 3 4)>
      """)
    #expect(
      read == [
        "0 SwiftUI._UIHostingView<SwiftUI.ModifiedContent<A, B>> - 0 0 10 10",
        "1 _TtCFC11Harbor3RowL_11AnotherView - 1 2 3 4",
        "1 Harbor.(unknown context at $10a).Row - 1 2 3 4",
      ])
  }

  @Test("what scrolls is moved by the offset, and nothing is known inside a transform")
  func places() {
    let read = DumpReader.read(
      """
      <UIView: 0x1; frame = (0 0; 100 100)>
         | <UIScrollView: 0x2; frame = (0 10; 100 90); contentOffset: {0, 30}; contentSize: {100, 400.5}>
         |    | <UIView: 0x3; frame = (5 40; 20 20)>
         | <UIView: 0x4; frame = (0 0; 14.1421 14.1421); transform = [0.7, 0.7, -0.7, 0.7, 0, 0]>
         |    | <UIView: 0x5; frame = (0 0; 10 10)>
      """)
    let views = read.dumps[0].views
    #expect(views[2].frame == CGRect(x: 5, y: 20, width: 20, height: 20))
    #expect(views[3].frame == nil && views[4].frame == nil)
    #expect(read.unreadLines.map(\.line) == [4])
    #expect(read.unreadLines[0].reason.hasPrefix("it has a transform"))
  }

  @Test("lines that cannot be read are listed, and cost no other line its frame")
  func unread() {
    let read = DumpReader.read(
      """
      <UIView: 0x1; frame = (0 0; 100 100); layer = <CALayer: 0x9>>
         | <UIView: 0x2; frame = (nan 0; 10 10)>
         | <UIView: 0x3; frame = (0 inf; 10 10)>
         | <UIView: 0x4; frame = (-8.98847e+307 0; 10 10)>
         | <CAShapeLayer: 0x5> (layer)
         | <UIView: 0x6; alpha = 0>
         |    | <UIView: 0x7; frame = (0 0; 10 10)>
         |    |    |    | <UIView: 0x8; frame = (0 0; 10 10)>
         | <UIView: 0x9; frame = (1 2; 3 4); text = 'cut
         | <UIView: 0xa; fra
         | <UIView: 0xb; frame = (5 6; 7 8)>
      """)
    #expect(
      read.unreadLines.map { "\($0.line) \($0.reason)" } == [
        "2 its frame has a number that is not finite, or too large",
        "3 its frame has a number that is not finite, or too large",
        "4 its frame has a number that is not finite, or too large",
        "5 it is a layer, and only frames of views are read", "6 it has no frame",
        "8 the line of its superview is missing", "9 it is cut off; its frame was read",
        "10 it is cut off before its frame",
      ])
    #expect(
      read.dumps[0].views.compactMap { $0.frame?.minX } == [0, 1, 5], "\(read.dumps[0].views)")
  }

  @Test("where the first lines are missing, the root is as large as what is inside")
  func missingRoot() {
    let read = DumpReader.read(
      """
         | <UIView: 0x2; frame = (0 0; 320 10); layer = <CALayer: 0x3>>
         |    | <UIView: 0x3; frame = (1 1; 900 900)>
         | <UIView: 0x4; frame = (0 10; 10 90)>
      """)
    #expect(read.dumps.count == 1)
    #expect(read.dumps[0].isRootGuessed)
    #expect(read.dumps[0].size == CGSize(width: 320, height: 100))
  }

  @Test("Texture's layouts and nodes are read; a layout spec is no view")
  func texture() throws {
    let text = try Repository.text("Tests/DeviceFramesTests/Texts/texture.txt")
    let dumps = DumpReader.read(text).dumps
    try #require(dumps.count == 2)
    #expect(dumps.map(\.form) == [.textureLayout, .recursiveDescription])
    #expect(dumps[0].views.map(\.identifier) == ["Node for row #144", nil, "title"])
    #expect(dumps[0].views.map(\.isSpec) == [false, true, false])
    #expect(dumps[0].views[2].frame?.minX == 26)
    #expect(dumps[1].views[1].text == "North \"pier\", the long …")
    #expect(dumps[1].views[1].frame == CGRect(x: 16, y: 12, width: 198, height: 20.5))
    #expect(
      facts("<ASLayout: 0x1>, position = {0, 0}; size = {30, 40}; constrainedSize = {}") == [
        "0 ASLayout - 0 0 30 40"
      ])
  }

  @Test("a text of 100 000 views is read")
  func manyViews() {
    var lines = ["<UIView: 0x1; frame = (0 0; 375 667)>"]
    for index in 0..<100_000 {
      lines.append("   |\(index % 7 == 3 ? "    |" : "") <UIView: 0x2; frame = (1 2; 3 4)>")
    }
    let read = DumpReader.read(lines.joined(separator: "\n"))
    #expect(read.dumps.map(\.views.count) == [100_001])
  }
}
