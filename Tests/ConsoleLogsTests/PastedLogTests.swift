import ConsoleLogs
import LayoutConstraints
import Testing

/// What a line says does not depend on how it was copied: the plain line is the oracle for all others.
@Suite("Console logs that were pasted")
struct PastedLogTests {
  /// Lines of every form, without the brackets around them.
  private static let lines = [
    "NSLayoutConstraint:0x60 UIImageView:0x2b.width == 72   (active)",
    "NSLayoutConstraint:0x60 H:|-(8)-[UILabel:0x1a'Two words']   (active, names: '|':UIView:0x2b )",
    "NSLayoutConstraint:0x60 V:|-(0)-[UILabel:0x1a]   (Names: '|':UIView:0x2b )",
    "NSLayoutConstraint:0x60 V:[UILabel:0x1a]-(>=4)-[UIView:0x2b]   (inactive)",
    "NSLayoutConstraint:0x60 'my id' UIView:0x1a.width == 40 priority:751   (active)",
    "NSLayoutConstraint:0x60 row.top == box.bottom + 2   (active, names: row:0x1a, box:0x2b )",
    "NSContentSizeLayoutConstraint:0x60 H:[UILabel:0x1a(42)] Hug:251 CompressionResistance:750   (active)",
    "NSAutoresizingMaskLayoutConstraint:0x60 h=--& v=-&- UIView:0x1a.minX == 24   (active, names: '|':UIView:0x2b )",
    "SnapKit.LayoutConstraint:0x4d@Cell.swift#31 UILabel:0x1a.left == UIView:0x2b.left + 16.0   (active)",
  ]

  /// What is known of a constraint, on a line each.
  private static func facts(_ constraint: LoggedConstraint) -> [String] {
    let equation = constraint.equation
    let sides = [equation?.first, equation?.second].map { side in
      (side?.terms ?? []).map { "\($0.factor) \($0.item) \($0.attribute)" }
        + ["\(side?.constant ?? .nan)"]
    }
    return sides.flatMap(\.self) + [
      "\(constraint.className) \(constraint.address ?? "none") \(constraint.masks)",
      "\(equation?.relation.rawValue ?? "none") \(constraint.priority)",
      "\(constraint.identifier ?? "none") \(constraint.isActive) \(constraint.contentPriorities)",
      "\(constraint.superview.map { "\($0)" } ?? "none")", "\(constraint.unreadReason ?? "read")",
    ]
  }

  private static func log(_ entry: String) -> String {
    "Unable to simultaneously satisfy constraints.\n(\n\(entry)\n)\n"
  }

  /// Expects the only constraint of a log to say what the plain line says.
  private func expect(_ entry: String, toSay line: String) throws {
    let plain = try #require(LogReader.logs(in: Self.log("    \"<\(line)>\"")).first?.constraints)
    try #require(plain.count == 1 && plain[0].unreadReason == nil, "\(line)")
    let found = LogReader.logs(in: Self.log(entry))
    try #require(found.count == 1 && found[0].constraints.count == 1, "\(entry)")
    #expect(Self.facts(found[0].constraints[0]) == Self.facts(plain[0]), "\(entry)")
    #expect(found[0].unreadLines.isEmpty, "\(entry)")
  }

  @Test("a line may be wrapped at any space, indented or not", arguments: lines)
  func wrapped(line: String) throws {
    let entry = "\"<\(line)>\","
    for space in entry.indices where entry[space] == " " {
      for indentation in ["", "        "] {
        let next = entry[entry.index(after: space)...]
        try expect("\(entry[..<space])\n\(indentation)\(next)", toSay: line)
      }
    }
  }

  @Test("a line may lack its brackets or its quotes", arguments: lines)
  func bare(line: String) throws {
    for entry in ["<\(line)>", line, "\"\(line)\",", "'<\(line)>',", "\"<\(line)>\""] {
      try expect(entry, toSay: line)
    }
  }

  @Test(
    "a line that ends with its state may lack the closing bracket, even wrapped", arguments: lines)
  func unclosed(line: String) throws {
    guard line.hasSuffix("(active)") || line.hasSuffix(" )") else { return }
    for entry in ["<\(line)", "<\(line),", "\"<\(line)\","] { try expect(entry, toSay: line) }
    let words = line.split(separator: " ", maxSplits: 1)
    try expect("<\(words[0])\n  \(words[1])", toSay: line)
  }

  @Test("quoted mail, comments, HTML and Markdown change nothing", arguments: lines)
  func marked(line: String) throws {
    let html = line.replacing("&", with: "&amp;").replacing("'", with: "&#39;")
      .replacing(">", with: "&gt;")
    let markdown = line.replacing("_", with: "\\_").replacing("[", with: "\\[")
      .replacing("]", with: "\\]")
    for entry in [
      "> > \"<\(line)>\",", "// <\(line)>", "\t* <\(line)>", "**\"<\(line)>\"**,",
      "&lt;\(html)&gt;", "&quot;&lt;\(html)&gt;&quot;,", "\\<\(markdown)\\>",
      "2024-03-05 09:14:22.1 App[4:8] <\(line)>", "\"<\(line)>\"\r",
      "\u{201C}<\(line)>\u{201D},", "\"<\(line.replacing(" ", with: "\u{A0}"))>\",",
    ] { try expect(entry, toSay: line) }
  }

  @Test(
    "the sign of the superview may have other quotes, or none",
    arguments: lines.filter { $0.contains("names: '|'") })
  func superviewSigns(line: String) throws {
    for sign in ["|", "\\\"|\\\"", "`|'", "\u{2018}|\u{2019}"] {
      try expect("<\(line.replacing("'|'", with: sign))>", toSay: line)
    }
  }
}
