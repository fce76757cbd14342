import Foundation
import TestSupport
import Testing

@Suite("Texts that would change what is around them")
struct HostileTextTests {
  /// Escape sequences of both kinds, and characters that turn the direction of texts.
  private static let hostile = #"a\u202Eb\u2066c\e[31m\u009B32md\u0007\x7F"#
  /// The same as Swift has it, for files that are no YAML.
  private static let raw = "a\u{202E}b\u{2066}c\u{9B}32md\u{7F}"

  private static let scenario = """
    layoutdiff: 1
    title: "T \(hostile)"
    summary: "S \(hostile)"
    tags: ["t\(hostile)"]
    containers: [200, 100]
    elements:
      title: { text: "\(hostile)" }
      box: { box: 20x20 }
    spec:
      stack:
        children: [title, { inset: { insets: 2, child: { element: box, style: { flexGrow: 1 } } } }]
    constraints:
      - { rule: title.leading == superview.leading + 3, id: "\(hostile)" }
      - title.top == superview.top
      - { rule: box.width == 30, id: "i\(hostile)" }
      - { rule: box.width == 40, id: "j\(hostile)" }
      - box.leading == title.trailing
      - box.top == superview.top
      # a\u{202E}b\u{2066}c
    """

  /// Names of files may have such characters too.
  private static func workspace() throws -> Workspace {
    let expected = scenario.replacing("30, id", with: "40, id") + "\n"
    return try Workspace([
      "x\(raw)/card.yaml": scenario, "y\(raw).yaml": scenario,
      "expected.yaml": expected + #"expect: { differs: "E \#(hostile)", elements: [title, box] }"#,
      "broken.yaml": "layoutdiff: 1\ncontainers: [\(raw), \"\(hostile)\"]\nx\(raw): 1\n",
    ])
  }

  /// Fails for characters that a terminal or a browser obeys.
  private static func expectPlain(_ text: String, _ place: String) {
    let unsafe = text.unicodeScalars.first { scalar in
      switch scalar.value {
      case 0x9, 0xA, 0xD: false
      case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
    guard let unsafe, let index = text.unicodeScalars.firstIndex(of: unsafe) else { return }
    let before = String(text.unicodeScalars[..<index].suffix(60))
    Issue.record(
      "\(place) has U+\(String(unsafe.value, radix: 16)) after \(before.debugDescription)")
  }

  @Test(
    "no command prints them as they are",
    arguments: [
      ["check", "."], ["check", ".", "--json"], ["list", "."], ["list", ".", "--json"],
      ["diff", "expected.yaml", "y\(raw).yaml"], ["explain", "expected.yaml", "title"],
      ["explain", "expected.yaml", "title", "--json"], ["frames", "expected.yaml"],
      ["frames", "y\(raw).yaml"], ["prove", "expected.yaml"], ["prove", "expected.yaml", "--json"],
      ["translate", "expected.yaml"], ["translate", "expected.yaml", "--to", "anchors"],
      ["translate", "expected.yaml", "--json"], ["lp", "expected.yaml"], ["accept", "."],
      ["accept", ".", "--json"], ["check", "none\(raw).yaml"],
      ["check", ".", "--filter", "(\(raw)"],
      ["check", "--\(raw)"], ["\(raw)"],
    ])
  func printed(arguments: [String]) async throws {
    let workspace = try Self.workspace()
    let outcome = try await workspace.layoutdiff(
      arguments: arguments, environment: ["GITHUB_ACTIONS": "true"])
    Self.expectPlain(outcome.output, "\(arguments): output")
    Self.expectPlain(outcome.errors, "\(arguments): errors")
  }

  @Test("no file of a report has them as they are")
  func report() async throws {
    let workspace = try Self.workspace()
    let outcome = try await workspace.layoutdiff(
      arguments: [
        "report", ".", "--no-timing", "--output", "out", "--markdown",
        "pages",
      ],
      environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "summary.md"])
    Self.expectPlain(outcome.output + outcome.errors, "report")
    let texts = [".html", ".css", ".js", ".md", ".xml", ".csv", ".json", ".sarif", ".svg"]
    var files = ["summary.md"]
    for folder in ["out", "pages"] {
      files += try workspace.files(in: folder).map { "\(folder)/\($0)" }
    }
    let read = files.filter { name in texts.contains(where: name.hasSuffix) }
    #expect(Set(read.compactMap { $0.split(separator: ".").last }).count >= 8, "\(read)")
    for name in read {
      Self.expectPlain(try workspace.text(name), name)
      Self.expectPlain(name, "the name of a file")
    }
  }

  @Test("a file of Interface Builder and a log print none either")
  func others() async throws {
    let xib = try Repository.text("Tests/InterfaceBuilderTests/Files/ProfileCell.xib")
      .replacing("userLabel=\"", with: "userLabel=\"\(Self.raw)")
      .replacing("text=\"", with: "text=\"\(Self.raw)").replacing("id=\"", with: "id=\"\(Self.raw)")
    let log = """
      Unable to simultaneously satisfy constraints. \(Self.raw)
      (
          "<NSLayoutConstraint:0x1 '\(Self.raw)' UIView:0x2.width == 40   (active)>",
          "<NSLayoutConstraint:0x3 '\(Self.raw)' UIView:0x2.width == 60   (active)>",
          "<\(Self.raw)>"
      )
      """
    let workspace = try Workspace(["\(Self.raw).xib": xib, "log.txt": log])
    for arguments in [
      ["import", "."], ["import", ".", "--check"], ["import", ".", "--json"],
      ["diagnose", "log.txt"], ["diagnose", "log.txt", "--json"],
    ] {
      let outcome = try await workspace.layoutdiff(arguments: arguments)
      Self.expectPlain(outcome.output, "\(arguments): output")
      Self.expectPlain(outcome.errors, "\(arguments): errors")
    }
  }
}
