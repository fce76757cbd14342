import ConsoleLogs
import LayoutConstraints
import Testing

@Suite("Reading console logs")
struct LogReaderTests {
  /// A log of UIKit with these lines in its list.
  static func list(_ lines: [String]) -> String {
    let entries = lines.map { "    \"\($0)\"" }.joined(separator: ",\n")
    return "Unable to simultaneously satisfy constraints.\n(\n\(entries)\n)\n"
  }

  private func only(_ text: String) throws -> LoggedConstraint {
    let logs = LogReader.logs(in: text)
    try #require(logs.count == 1 && logs[0].constraints.count == 1)
    #expect(logs[0].unreadLines.isEmpty)
    return logs[0].constraints[0]
  }

  /// A line of the list as `first relation second`, with each item by its address or label.
  private static func text(of constraint: LoggedConstraint) -> String? {
    guard let equation = constraint.equation else { return nil }
    return "\(text(of: equation.first)) \(equation.relation.rawValue) \(text(of: equation.second))"
  }

  private static func text(of sum: LoggedSum) -> String {
    let terms = sum.terms.map { term in
      let factor = term.factor == 1 ? "" : "\(term.factor)*"
      return "\(factor)\(term.item.identity.words).\(term.attribute.name)"
    }
    let constant = sum.constant == 0 && !terms.isEmpty ? [] : ["\(sum.constant)"]
    return (terms + constant).joined(separator: " + ")
  }

  @Test(
    "each form of a line is read",
    arguments: [
      ("UIImageView:0x2b.width == 72   (active)", "0x2b.width == 72.0"),
      ("UIImageView:0x2B.width == - 16   (active)", "0x2b.width == -16.0"),
      ("V:[UIView:0x2b(44)]", "0x2b.height == 44.0"),
      ("H:[UIView:0x2b(>=44@250)]", "0x2b.width >= 44.0"),
      (
        "H:|-(8)-[UILabel:0x1a]   (active, names: '|':UIView:0x2b )",
        "0x1a.leading == 0x2b.leading + 8.0"
      ),
      (
        "H:[UILabel:0x1a]-(8)-|(LTR)   (active, names: '|':UIView:0x2b )",
        "0x2b.right == 0x1a.right + 8.0"
      ),
      (
        "H:|-(8)-[UILabel:0x1a](RTL)   (active, names: '|':UIView:0x2b )",
        "0x1a.right == 0x2b.right + -8.0"
      ),
      ("V:[UILabel:0x1a]-(>=4)-[UIView:0x2b]", "0x2b.top >= 0x1a.bottom + 4.0"),
      ("V:[UILabel:0x1a]-(-20)-[UIView:0x2b]", "0x2b.top == 0x1a.bottom + -20.0"),
      ("V:[UILabel:0x1a]-(NSSpace(8))-[UIView:0x2b]", "0x2b.top == 0x1a.bottom + 8.0"),
      (
        "V:|-(0)-[UILabel:0x1a'a [b] (c)'] (Names: '|':UIView:0x2b )",
        "0x1a.top == 0x2b.top"
      ),
      (
        "UIView:0x1a.bottom <= UILayoutGuide:0x2b'Guide'.bottom NSLayoutAnchorConstraintSpace(8)",
        "0x1a.bottom <= 0x2b.bottom + 8.0"
      ),
      (
        "UIImageView:0x1a.width == 1.5*UIImageView:0x1a.height + 3",
        "0x1a.width == 1.5*0x1a.height + 3.0"
      ),
      (
        "UIImageView:0x1a.width == UIImageView:0x2b.width * 0.25 - 1.0",
        "0x1a.width == 0.25*0x2b.width + -1.0"
      ),
      ("UIView:0x1a.centerX == -0.5*UIView:0x2b.trailing", "0x1a.centerX == -0.5*0x2b.trailing"),
      ("UIView:0x1a.width == 3.5e-05*UIView:0x2b.width", "0x1a.width == 3.5e-05*0x2b.width"),
      ("UILabel:0x1a'it's 5 == 5.width'.height <= 9", "0x1a.height <= 9.0"),
      (
        "UILabel:0x1a'\u{2019}\u{1F600}'.baseline == UIView:0x2b.top",
        "0x1a.lastBaseline == 0x2b.top"
      ),
      (
        "(UIView:0x1a.trailing - UIView:0x2b.leading) == 12",
        "0x1a.trailing + -1.0*0x2b.leading == 12.0"
      ),
      (
        "UITableView:0x5e.contentHeight{id: 9} == -5.000000",
        "0x5e.contentHeight{id: 9} == -5.0"
      ),
      (
        "grid row.top == box....bottom + 2   (active, names: grid row:0x1a, box...:0x2b )",
        "0x1a.top == 0x2b.bottom + 2.0"
      ),
      (
        "V:[a - b.width]-(2)-[tide:card:(7)...]   (active, names: a - b.width:0x1a, tide:card:(7)...:0x2b )",
        "0x2b.top == 0x1a.bottom + 2.0"
      ),
      (
        "H:|-(9)-[box]   (active, names: box:0x1a, '|':box:0x2b )",
        "0x1a.leading == 0x2b.leading + 9.0"
      ),
      (
        "UIView:0x1a.leadingMargin == UIView:0x2b.centerXWithinMargins",
        "0x1a.leadingMargin == 0x2b.centerXWithinMargins"
      ),
      (
        "(G.row-boundary+0.5*(G.bottom - G.row-boundary)) == V.centerY   (active, names: G:0x1a, V:0x2b )",
        "0x1a.row-boundary + 0.5*0x1a.bottom + -0.5*0x1a.row-boundary == 0x2b.centerY"
      ),
    ])
  func forms(line: String, expected: String) throws {
    let constraint = try only(Self.list(["<NSLayoutConstraint:0x60 \(line)>"]))
    #expect(constraint.unreadReason == nil)
    #expect(constraint.address == "0x60")
    #expect(Self.text(of: constraint) == expected)
  }

  @Test(
    "forms of SnapKit, Masonry and homemade printing are read",
    arguments: [
      (
        "<SnapKit.LayoutConstraint:0x4d@Cell.swift#31 UILabel:title.left == UIView:0x2b.left + 16.0>",
        "UILabel:title.left == 0x2b.left + 16.0"
      ),
      (
        "<SnapKit.LayoutConstraint:0x4d@/a/My App/Cell.swift#31 UILabel:0x1a.left == UIView:0x2b.left>",
        "0x1a.left == 0x2b.left"
      ),
      (
        "<SnapKit.LayoutConstraint:minimum title@Cell.swift#38 UILabel:title.width >= 220.0>",
        "UILabel:title.width >= 220.0"
      ),
      (
        "<MASLayoutConstraint:ConflictingConstraint[0] UILabel:blue.left == App.View:superview.left + 1>",
        "UILabel:blue.left == App.View:superview.left + 1.0"
      ),
      (
        "<MASLayoutConstraint:0x4d UIView:self.view.left == UIView:0x2b.left>",
        "UIView:self.view.left == 0x2b.left"
      ),
      ("<NSLayoutConstraint:id3[0x4d] UIView:box[0x3c].height <= 83>", "0x3c.height <= 83.0"),
      (
        "<<App.LayoutConstraint:0x4d> <UIView:0x1a>.top == <UIView:0x2b>.bottom>",
        "0x1a.top == 0x2b.bottom"
      ),
      ("NSLayoutConstraint:0x4d UIView:0x1a.width == 40   (active)", "0x1a.width == 40.0"),
    ])
  func kits(line: String, expected: String) throws {
    let constraint = try only("(\n  \"\(line)\"\n)")
    #expect(constraint.unreadReason == nil)
    #expect(Self.text(of: constraint) == expected)
  }

  @Test(
    "priorities are read",
    arguments: [
      ("UIView:0x1a.width == 40 priority:751   (active)", 751.0),
      ("H:[UIView:0x1a(30@250)]", 250), ("UIView:0x1a.width == 40 ^high", 750),
      ("UIView:0x1a.width == 40.0 ^UILayoutPriority(rawValue: 333.0)", 333),
      ("UIView:0x1a.width == 40 ^fitting size", 50), ("UIView:0x1a.width == 40", 1000),
    ])
  func priorities(line: String, priority: Double) throws {
    let constraint = try only(Self.list(["<NSLayoutConstraint:0x60 \(line)>"]))
    #expect(constraint.priority == priority)
    #expect(constraint.equation?.second.terms.isEmpty == true)
  }

  @Test("a content size has its two priorities")
  func content() throws {
    let constraint = try only(
      Self.list([
        "<NSContentSizeLayoutConstraint:0x60 H:[UILabel:0x1a(42)] Hug:251 CompressionResistance:750   (active)>"
      ]))
    #expect(constraint.contentPriorities == [251, 750])
  }

  @Test("masks, identifiers with apostrophes, and states are read")
  func parts() throws {
    let mask = try only(
      Self.list([
        "<NSAutoresizingMaskLayoutConstraint:0x60 h=--& v=-&- 'it's 'mine'' UIView:0x1a.minX == 24   (inactive, names: '|':UIView:0x2b )>"
      ]))
    #expect(mask.masks == ["--&", "-&-"])
    #expect(mask.identifier == "it's 'mine'")
    #expect(!mask.isActive)
    #expect(mask.superview?.identity == .address("0x2b"))
  }

  @Test(
    "quoting, escapes and wrapping change nothing",
    arguments: [
      "> \"\\<NSLayoutConstraint:0x60 UIView:0x1a.width == 0.4\\*UIView:0x2b.width   (active)\\>\",",
      "// <NSLayoutConstraint:0x60 UIView:0x1a.width == 0.4*UIView:0x2b.width   (active)>",
      "&lt;NSLayoutConstraint:0x60 UIView:0x1a.width == 0.4*UIView:0x2b.width (active)&gt;",
      "\u{201C}<NSLayoutConstraint:0x60 UIView:0x1a.width == 0.4*UIView:0x2b.width(active)>\u{201D},",
      "<NSLayoutConstraint:0x60 UIView:0x1a.width ==\n0.4*UIView:0x2b.width   (active)>",
      "<NSLayoutConstraint:0x60 UIView:0x1a.width == 0.4*UIView:0x\n2b.width   (active)>",
      "**\"<NSLayoutConstraint:0x60 UIView:0x1a.width == 0.4*UIView:0x2b.width   (active)>\"**,",
      "2024-03-05 09:14:22.1 App[4:8] <NSLayoutConstraint:0x60 UIView:0x1a.width == 0.4*UIView:0x2b.width>",
      "NSLayoutConstraint:0x60 UIView:0x1a.width == 0.4*UIView:0x2b.width   (active)",
    ])
  func markup(line: String) throws {
    let constraint = try only("Unable to simultaneously satisfy constraints.\n(\n\(line)\n)")
    #expect(Self.text(of: constraint) == "0x1a.width == 0.4*0x2b.width")
  }

  @Test("Jira's signs for a gap are read")
  func jira() throws {
    let constraint = try only("<NSLayoutConstraint:0x60 H:[UIView:0x1a]~~(8)~~[UIView:0x2b]>")
    #expect(Self.text(of: constraint) == "0x2b.leading == 0x1a.trailing + 8.0")
  }

  @Test("the broken constraint is found by its address, with a raw line break in its text")
  func broken() throws {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x60 UIView:0x1a.width == 40>",
          "<NSLayoutConstraint:0x61 UILabel:0x2b'one\\nit\\U2019s two'.width == 50>"
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x61 UILabel:0x2b'one
      it\u{2019}s two'.width == 50>

      Make a symbolic breakpoint
      """
    let logs = LogReader.logs(in: log)
    try #require(logs.count == 1)
    #expect(logs[0].brokenIndex == 1)
    #expect(logs[0].broken?.equation?.first.terms.first?.item.text == "one it\u{2019}s two")
    #expect(logs[0].constraints[1].equation?.first.terms.first?.item.text == "one it\u{2019}s two")
  }

  @Test("several logs in one text are told apart, with noise between them")
  func several() throws {
    let one = Self.list(["<NSLayoutConstraint:0x60 UIView:0x1a.width == 40>"])
    let broken =
      "Will attempt to recover by breaking constraint \n<NSLayoutConstraint:0x60 UIView:0x1a.width == 40>\n"
    let text =
      "hello\n" + one + broken + "\nnoise <UIView: 0x1; frame = (0 0; 1 1)>\n" + one
      + "Loaded x\n" + one + broken
    let logs = LogReader.logs(in: text)
    #expect(logs.map(\.constraints.count) == [1, 1, 1])
    #expect(logs.map(\.brokenIndex) == [0, nil, 0])
    #expect(logs.map(\.line) == [2, 10, 15])
    #expect(logs.map(\.unreadLines.count) == [0, 0, 0])
  }

  @Test("two lists without sentences are two logs")
  func bareLists() {
    let list = "(\n\"<NSLayoutConstraint:0x60 UIView:0x1a.width == 40>\"\n)\n"
    #expect(LogReader.logs(in: list + list).map(\.constraints.count) == [1, 1])
  }

  @Test("what AppKit prints in two wordings is one log")
  func twice() throws {
    let lines = "    \"<NSLayoutConstraint:0x60 NSView:0x1a.width == 40   (active)>\"\n)\n"
    let text =
      "[Layout] Conflicting constraints detected: (\n" + lines
      + "Will attempt to recover by breaking <NSLayoutConstraint:0x60 NSView:0x1a.width == 40   (active)>.\n"
      + "[Layout] Unable to simultaneously satisfy constraints:\n(\n" + lines
    let logs = LogReader.logs(in: text)
    try #require(logs.count == 1)
    #expect(logs[0].isPrintedTwice)
    #expect(logs[0].toolkit == .appKit)
    #expect(logs[0].brokenIndex == 0)
  }

  @Test("the words alone, in prose, are no log")
  func prose() {
    let text =
      "I get Unable to simultaneously satisfy constraints. Why?\nNSLayoutConstraint: no idea\n"
    #expect(LogReader.logs(in: text).isEmpty)
  }

  @Test("hidden constraints and a list that is left out are reported")
  func redacted() throws {
    let hidden = LogReader.logs(
      in: "[Layout] Unable to simultaneously satisfy constraints:\n<private>\n\n"
        + "Will attempt to recover by breaking constraint \n<private>\n")
    try #require(hidden.count == 1)
    #expect(hidden[0].isRedacted && hidden[0].lacksList)
    let left = LogReader.logs(in: "Unable to simultaneously satisfy constraints.\n(\n...\n)\n")
    #expect(left.map(\.lacksList) == [true])
    #expect(left.first?.unreadLines.map(\.line) == [3])
  }

  @Test("only the broken line, or it on the line of its sentence, is a log")
  func brokenOnly() throws {
    let line = "<NSLayoutConstraint:0x60 UIView:0x1a.width == 40   (active)>"
    for text in [
      line, "Will attempt to recover by breaking constraint \(line)",
      "Will attempt to recover by breaking constraint \n\(line)",
    ] {
      let logs = LogReader.logs(in: text)
      try #require(logs.count == 1, "\(text)")
      #expect(logs[0].constraints.count == 1)
    }
  }

  @Test("a line that cannot be read costs only itself, and keeps its place")
  func unread() throws {
    let text = Self.list([
      "<NSLayoutConstraint:0x60 UIView:0x1a.width == 40>",
      "<NSLayoutConstraint:0x61 UIView:0x1a.width is forty>",
      "<NSLayoutConstraint:0x62 UIView:0x1a.width == 50>",
    ])
    let logs = LogReader.logs(in: text)
    try #require(logs.count == 1)
    #expect(logs[0].constraints.map(\.address) == ["0x60", "0x61", "0x62"])
    #expect(logs[0].constraints.map(\.line) == [3, 4, 5])
    #expect(logs[0].constraints[1].unreadReason == "its form is unknown")
  }

  @Test("a line that is cut off is reported, and never guessed")
  func cut() throws {
    let text =
      "Unable to simultaneously satisfy constraints.\n(\n"
      + "\"<NSLayoutConstraint:0x60 UIView:0x1a.width == 40>\",\n"
      + "\"<NSLayoutConstraint:0x61 UIView:0x1a.width == 4"
    let logs = LogReader.logs(in: text)
    try #require(logs.count == 1 && logs[0].constraints.count == 2)
    #expect(logs[0].constraints[1].unreadReason == "it is cut off")
  }

  @Test("a line between the constraints that is none is reported with its number")
  func noise() throws {
    let text =
      "Unable to simultaneously satisfy constraints.\n(\n"
      + "\"<NSLayoutConstraint:0x60 UIView:0x1a.width == 40>\",\nnetwork is down\n"
      + "\"<NSLayoutConstraint:0x61 UIView:0x1a.width == 50>\"\n)\n"
    let logs = LogReader.logs(in: text)
    try #require(logs.count == 1)
    #expect(logs[0].constraints.count == 2)
    #expect(logs[0].unreadLines.map(\.line) == [4])
  }

  @Test("a text of ten megabytes is read, whatever its lines")
  func large() {
    let noise = String(
      repeating: "2024-03-05 09:14:22 App[1:2] nothing happens here at all\n", count: 20_000)
    let long = String(repeating: "[(x.y - z).w+", count: 40_000)
    let text =
      noise + Self.list(["<NSLayoutConstraint:0x60 UIView:0x1a.width == 40>"]) + long + "\n"
      + "<NSLayoutConstraint:0x61 " + long + "\n" + noise
    let logs = LogReader.logs(in: text)
    #expect(logs.first?.constraints.count == 1)
  }
}
