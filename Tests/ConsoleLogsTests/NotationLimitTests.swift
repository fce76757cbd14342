import ConsoleLogs
import LayoutConstraints
import Testing

/// What is just read, and what just is not.
@Suite("Limits of the notation of logs")
struct NotationLimitTests {
  private static func log(_ lines: String...) -> String {
    LogReaderTests.list(lines.map { "<NSLayoutConstraint:0x60 \($0)>" })
  }

  private static func only(_ line: String) throws -> LoggedConstraint {
    let constraints = LogReader.logs(in: log(line)).flatMap(\.constraints)
    try #require(constraints.count == 1)
    return constraints[0]
  }

  @Test(
    "a number is read as it may be printed, and hides half a unit of its last digit from six digits on",
    arguments: [
      ("4", 4, 0), ("+4", 4, 0), ("+ 4", 4, 0), ("- 4", -4, 0), (".5", 0.5, 0), ("5.", 5, 0),
      ("1E3", 1000, 0), ("1e-2", 0.01, 0), ("1e-399", 0, 0), ("1e-400", nil, 0),
      ("1e399", nil, 0), ("1e", nil, 0), ("e5", nil, 0), ("1e2.5", nil, 0), ("1.2.3", nil, 0),
      ("--4", nil, 0), ("-", nil, 0), ("4 5", nil, 0), ("0x10", nil, 0),
      ("12345", 12345, 0), ("123456", 123456, 0.5), ("1.2345", 1.2345, 0),
      ("1.23456", 1.23456, 5e-6), ("0.012345", 0.012345, 0), ("0.0123456", 0.0123456, 5e-8),
      ("1.23456e3", 1234.56, 5e-3), ("-100.000", -100, 5e-4),
      (String(repeating: "0", count: 399) + "4", 4, 0),
      (String(repeating: "0", count: 400) + "4", nil, 0),
    ] as [(String, Double?, Double)])
  func numbers(text: String, value: Double?, hidden: Double) throws {
    let sum = try Self.only("UIView:0x1.width == \(text)").equation?.second
    #expect(sum?.constant == value)
    #expect(abs((sum?.hiddenDigits ?? 0) - hidden) <= hidden * 1e-9)
  }

  @Test(
    "a sum has the factor, the constant and the hidden digits of its parts",
    arguments: [
      ("B:0x2.width/2", 0.5, 0, 0), ("B:0x2.width/0", nil, 0, 0), ("B:0x2.width * 2", 2, 0, 0),
      ("2*B:0x2.width/4", 0.5, 0, 0), ("- B:0x2.width + 4", -1, 4, 0),
      ("B:0x2.width NSSpace(8)", 1, 8, 0), ("B:0x2.width + NSSpace(8)", 1, 8, 0),
      ("B:0x2.width - NSSpace(8)", 1, -8, 0), ("B:0x2.width NSSpace(x)", nil, 0, 0),
      ("B:0x2.width + 123456", 1, 123456, 0.5), ("-2*(B:0x2.width + 123456)", -2, -246912, 1),
      ("3*(0.333333*B:0x2.width)", 0.999999, 0, 1.5e-6), ("B:0x2.width + 4 + 5", nil, 0, 0),
      ("((((((B:0x2.width + 4))))))", 1, 4, 0), ("(((((((B:0x2.width + 4)))))))", nil, 0, 0),
      ("4 + B:0x2.width", nil, 0, 0), ("(4 + B:0x2.width)", 1, 4, 0),
      ("(4 - B:0x2.width)", -1, 4, 0),
    ] as [(String, Double?, Double, Double)])
  func sums(text: String, factor: Double?, constant: Double, hidden: Double) throws {
    let sum = try Self.only("UIView:0x1.width == \(text)").equation?.second
    #expect(sum?.terms.map(\.factor) == factor.map { [$0] })
    #expect((sum?.constant ?? 0) == constant)
    let digits = (sum?.hiddenDigits ?? 0) + (sum?.terms.reduce(0) { $0 + $1.hiddenDigits } ?? 0)
    #expect(abs(digits - hidden) <= hidden * 1e-9)
  }

  @Test(
    "a priority is read in each notation, and words that are none make no constraint",
    arguments: [
      ("^required", 1000), ("^medium", 500), ("^low", 250), ("^251", 251), ("^lower", nil),
      ("^UILayoutPriority(rawValue: 1)", 1), ("^UILayoutPriority(rawValue: x)", nil),
      ("priority:1e2", 100), ("priority:x", nil), ("Hug:1", nil),
      ("Hug:1 CompressionResistance:2", 1000), ("Hug:1 CompressionResistance:x", nil),
    ] as [(String, Double?)])
  func priorities(text: String, priority: Double?) throws {
    let constraint = try Self.only("UIView:0x1.width == 4 \(text)")
    #expect((constraint.equation == nil ? nil : constraint.priority) == priority)
    #expect(
      constraint.contentPriorities == (priority != nil && text.hasPrefix("Hug") ? [1, 2] : []))
  }

  @Test(
    "only an item that is certain has a variable, and no line begins with a number",
    arguments: [
      ("title.width == 4", true), ("title.foo == 4", false), ("T:0x1.foo == 4", true),
      ("T:t.width == 4", true), ("T:0x.width == 4", false), ("T:0xg.width == 4", false),
      ("T:0x1'x.width == 4", false), ("T:0x1'x'.width == 4", true), ("T:0x1''.width == 4", true),
      ("T:0x1'.width == 4", false), ("T:12.width == 4", false), ("T:.width == 4", false),
      ("T:0x1. == 4", false), ("T:0x1.wid9 == 4", false), ("T:0x1.row-end == 4", true),
      ("4 == T:0x1.width", false), ("T:0x1.width = 4", false), ("T:0x1.width < 4", false),
    ])
  func places(line: String, isRead: Bool) throws {
    #expect((try Self.only(line).equation != nil) == isRead)
  }

  // MARK: - Whole logs

  private static let start = "Unable to simultaneously satisfy constraints.\n(\n"
  private static let four = "<NSLayoutConstraint:0x60 UIView:0x1.width == 4>"
  private static let five = "<NSLayoutConstraint:0x61 UIView:0x1.width == 5>"
  private static let recovery = "Will attempt to recover by breaking constraint\n"

  /// A log in short: its first line, its constraints that are read of all, the index of the broken
  /// one, and the lines that are none.
  private static func summary(_ log: ConsoleLog) -> String {
    let read = log.constraints.count { $0.equation != nil }
    let unread = log.unreadLines.map { ", \($0.line): \($0.text)" }.joined()
    let broken = log.brokenIndex.map { ", broken \($0)" } ?? ""
    return "\(log.line): \(read) of \(log.constraints.count)\(broken)\(unread)"
  }

  @Test(
    "a list ends, goes on and begins again where it was printed so",
    arguments: [
      (
        "\(start)<NSLayoutConstraint:0x60 UIView:0x1.width\n==\n0.5\n*\nA:0x2\n.width\n+\n4\n(active)>",
        ["1: 1 of 1"]
      ),
      (
        "\(start)<NSLayoutConstraint:0x60 UIView:0x1\n.width\n==\n0.5\n*\nA:0x2\n.width\n+\n4\n(active)>\n)",
        [
          "1: 0 of 1, 4: .width, 5: ==, 6: 0.5, 7: *, 8: A:0x2, 9: .width, 10: +, 11: 4, 12: (active)>"
        ]
      ),
      (
        "\(start)<NSLayoutConstraint:0x60 UIView:0x1.width ==\n2024-03-05 09:14 x\n4>",
        ["1: 0 of 1, 4: 2024-03-05 09:14 x, 5: 4>"]
      ),
      (
        "\(start)<NSLayoutConstraint:0x60 UIView:0x1.width ==\n[Layout] x\n4>",
        ["1: 0 of 1, 4: [Layout] x, 5: 4>"]
      ),
      (
        "\(start)\(four)\n)\n\(recovery)\(four)\n\(recovery)\(four)",
        ["1: 1 of 1, broken 0", "7: 1 of 1, broken 0"]
      ),
      ("\(start)\(four)\n)\n\(five)", ["1: 1 of 1", "5: 1 of 1"]),
      ("\(start)\(four)\n\(five)", ["1: 2 of 2"]),
      ("\(start)\(four)\n)\n(\n\(five)\n)", ["1: 1 of 1", "5: 1 of 1"]),
      ("\(start)\(four)\n)\n\(recovery)\(five)", ["1: 1 of 1"]),
      ("\(start)\(four)\n)\nRecovering by breaking constraint \(four)", ["1: 1 of 1, broken 0"]),
      ("\(start)\(four)\n. . .\n\(five)\n)", ["1: 2 of 2, 4: ..."]),
      ("\(start)\(four)\n\u{2026}\n)", ["1: 1 of 1, 4: ..."]),
      ("\(start)\(four),\nTry this\n\"Try this\"\n)", ["1: 1 of 1, 5: \"Try this\""]),
      (
        "Unable to simultaneously satisfy constraints.\n\(four)\nnoise\n\"quoted\nA:0x1 is\n",
        ["1: 1 of 1, 4: \"quoted, 5: A:0x1 is"]
      ),
      ("\(start))\n", ["1: 0 of 0"]), ("Unable to simultaneously satisfy constraints.\n", []),
    ])
  func lists(text: String, logs: [String]) {
    #expect(LogReader.logs(in: text).map(Self.summary) == logs)
  }

  @Test(
    "the broken constraint is the one with its address, else its label and place, else its text",
    arguments: [
      ("NSLayoutConstraint:a b", "NSLayoutConstraint:c d"),
      ("SnapKit.LayoutConstraint:x@A.swift#1", "SnapKit.LayoutConstraint:x@A.swift#2"),
      ("SnapKit.LayoutConstraint:@A.swift#1", "SnapKit.LayoutConstraint:@A.swift#2"),
      ("NSLayoutConstraint:0x1", "NSLayoutConstraint:0x2"),
    ])
  func broken(first: String, second: String) {
    let lines = [first, second].map { "<\($0) UIView:0x1.width == 4>" }
    for (index, line) in lines.enumerated() {
      let logs = LogReader.logs(in: "\(LogReaderTests.list(lines))\(Self.recovery)\(line)\n")
      #expect(logs.map(\.brokenIndex) == [index], "\(line)")
    }
  }

  @Test(
    "a log is AppKit's by its opening, or where views of AppKit and none of UIKit are in it",
    arguments: [
      ("NSView", "Card", ".", ConsoleLog.Toolkit.appKit), ("NSView", "UIView", ".", .uiKit),
      ("NSView", "_UIView", ".", .uiKit), ("Card", "Card", ".", .uiKit),
      ("UIView", "UIView", ":", .appKit),
    ])
  func toolkits(first: String, second: String, end: String, toolkit: ConsoleLog.Toolkit) {
    let log = Self.log("\(first):0x1.width == 4", "\(second):0x2.width == 4")
    let logs = LogReader.logs(in: log.replacing("constraints.", with: "constraints\(end)"))
    #expect(logs.map(\.toolkit) == [toolkit])
  }

  @Test(
    "two logs are one where AppKit printed the same addresses in both wordings",
    arguments: [
      (["0x60", "0x61"], ["0x60", "0x61"], true, true),
      (["0x60", "0x61"], ["0x60", "0x62"], true, false),
      (["0x60", "0x61"], ["0x60"], true, false), (["label"], ["label"], true, false),
      (["0x60", "label"], ["0x60", "label"], true, false), (["0x60"], ["0x60"], false, false),
    ])
  func twice(first: [String], second: [String], isOtherWording: Bool, isOne: Bool) {
    func list(_ addresses: [String]) -> String {
      addresses.map { "<NSLayoutConstraint:\($0) NSView:0x1.width == 4>\n" }.joined() + ")\n"
    }
    let usual = "Unable to simultaneously satisfy constraints:\n(\n"
    let opening = isOtherWording ? "Conflicting constraints detected: (\n" : usual
    let logs = LogReader.logs(in: opening + list(first) + usual + list(second))
    #expect(logs.map(\.isPrintedTwice) == (isOne ? [true] : [false, false]))
  }
}
