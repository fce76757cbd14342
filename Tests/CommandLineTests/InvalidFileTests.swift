import Foundation
import Testing

@Suite("Invalid files")
struct InvalidFileTests {
  /// What is wrong with `bad.yaml`, and the whole text that says so.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let name: String
    let data: Data
    let message: String

    var testDescription: String { name }

    init(_ name: String, _ text: String, _ message: String) {
      self.init(name, Data(text.utf8), message)
    }

    init(_ name: String, _ data: Data, _ message: String) {
      self.name = name
      self.data = data
      self.message = message
    }

    init(_ name: String, replacing part: String, by replacement: String, _ message: String) {
      self.init(name, Scenarios.good.replacing(part, with: replacement), message)
    }
  }

  @Test("an invalid file is explained, and the other one is laid out", arguments: mistakes)
  func explained(mistake: Mistake) async throws {
    let workspace = try Workspace(["good.yaml": Scenarios.good])
    try workspace.write(mistake.data, to: "bad.yaml")
    try await expect(mistake.message, in: workspace)
  }

  @Test("a file of 100 MB is refused without being read")
  func large() async throws {
    let workspace = try Workspace(["good.yaml": Scenarios.good, "bad.yaml": ""])
    let handle = try FileHandle(forWritingTo: workspace.url.appending(path: "bad.yaml"))
    try handle.truncate(atOffset: 100_000_000)
    try handle.close()
    try await expect(
      """
      bad.yaml:1:1: error: is larger than 4 MiB, the limit for a scenario file
      split it into one file per screen
      """, in: workspace)
  }

  @Test("a folder with the name of a file is told from one")
  func folder() async throws {
    let workspace = try Workspace(["good.yaml": Scenarios.good, "bad.yaml/inner.txt": ""])
    try await expect(
      """
      bad.yaml: error: is a folder, not a scenario file
      give a .yaml file in it, or rename the folder: its name ends like that of a file
      """, status: 66, in: workspace)
  }

  @Test("a missing file loses nothing else")
  func missing() async throws {
    try await expect(
      """
      bad.yaml: error: there is no such file
      layoutdiff list shows the scenarios of a folder
      """, status: 66, in: try Workspace(["good.yaml": Scenarios.good]))
  }

  @Test("a link that leads nowhere says where to")
  func danglingLink() async throws {
    let workspace = try Workspace(["good.yaml": Scenarios.good])
    try FileManager.default.createSymbolicLink(
      atPath: workspace.url.appending(path: "bad.yaml").path, withDestinationPath: "gone.yaml")
    try await expect(
      """
      bad.yaml: error: there is no such file
      it is a link to 'gone.yaml', which leads nowhere
      """, status: 66, in: workspace)
  }

  @Test(
    "status 65 always has a place in the file, whatever is wrong with it, and no other status has one",
    arguments: [
      "check", "prove", "translate", "frames --engine spec", "explain", "report", "accept", "lp",
      "list", "diff good.yaml", "merge", "import", "conform", "diagnose", "course",
      "prove good.yaml --verify", "bench",
    ])
  func places(command: String) async throws {
    let contents: [(String, Data)] = [
      ("empty", Data()), ("blank", Data("  \n\n".utf8)), ("bom", Data([0xEF, 0xBB, 0xBF])),
      ("latin", Data("layoutdiff: 1\ntitle: caf".utf8) + Data([0xE9, 0x0A])),
      ("wide", try #require("layoutdiff: 1\n".data(using: .utf16))),
      ("binary", Data((0..<600).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ 7) })),
      ("zeros", Data(count: 40)), ("words", Data("good morning".utf8)),
      ("brace", Data("{\n  \"kind\": \n}".utf8)), ("list", Data("[1, 2]".utf8)),
      ("object", Data("{}".utf8)),
    ]
    let workspace = try Workspace(["good.yaml": Scenarios.good])
    let folder = workspace.url.appending(path: "folder.yaml")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    for (name, data) in contents {
      for ending in ["yaml", "xib"] { try workspace.write(data, to: "\(name).\(ending)") }
    }
    for name in contents.map(\.0) + ["folder"] {
      let file = "\(name).\(command == "import" && name != "folder" ? "xib" : "yaml")"
      let outcome = try await workspace.shell("layoutdiff \(command) \(file) </dev/null")
      let first = outcome.errors.split(separator: "\n").first.map(String.init) ?? ""
      let hasPlace = first.firstMatch(of: #/^[^:]+:[0-9]+:[0-9]+: error: /#) != nil
      #expect(
        hasPlace == (outcome.status == 65),
        "\(command) \(file): \(outcome.status), \(outcome.errors)")
      #expect(outcome.status != 0 && outcome.status != 70, "\(command) \(file): \(outcome.errors)")
    }
  }

  @Test("a path that leads nowhere is no invalid file: the summary says that it was not found")
  func notFound() async throws {
    let workspace = try Workspace(["good.yaml": Scenarios.good, "bad.yaml": "layoutdiff: 1"])
    let alone = try await workspace.layoutdiff("check", "nope.yaml")
    #expect(alone.output == "nothing to compare, 1 file not found\n")
    let all = try await workspace.layoutdiff(
      "check", "nope.yaml", "no.yaml", "good.yaml", "bad.yaml")
    #expect(
      all.output.hasSuffix("1 of 1 scenarios pass, 2 files not found, 1 file could not be read\n"))
  }

  @Test("a file without permission is explained", .enabled(if: geteuid() != 0))
  func forbidden() async throws {
    let workspace = try Workspace(["good.yaml": Scenarios.good, "bad.yaml": Scenarios.good])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: workspace.url.appending(path: "bad.yaml").path)
    try await expect(
      """
      bad.yaml: error: cannot be opened for reading: Permission denied
      check its permissions: ls -l bad.yaml
      """, status: 66, in: workspace)
  }

  @Test(
    "a folder without permission is named, and is no missing file", .enabled(if: geteuid() != 0))
  func forbiddenFolder() async throws {
    let workspace = try Workspace(["good.yaml": Scenarios.good])
    let folder = workspace.url.appending(path: "closed")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    try workspace.write(Data(Scenarios.good.utf8), to: "closed/card.yaml")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.path)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
    }
    let unreadable =
      "closed: error: the folder cannot be read\ncheck its permissions: ls -ld closed\n"
    #expect(try await workspace.layoutdiff("check", "closed").errors == unreadable)
    #expect(try await workspace.layoutdiff("import", "closed").errors == unreadable)
    let inside = try await workspace.layoutdiff("check", "closed/card.yaml")
    #expect(
      inside.errors == """
        closed/card.yaml: error: cannot be opened: its folder does not permit it
        check the permissions: ls -ld closed

        """)
  }

  private func expect(
    _ message: String, status: Int32 = 65, in workspace: Workspace
  ) async throws {
    let outcome = try await workspace.layoutdiff("check", "bad.yaml", "good.yaml")
    #expect(outcome.errors == message + "\n")
    let isMissing = message.contains("there is no such file")
    #expect(
      outcome.output == """
        agrees  good: both layouts agree at 100 pt
        1 of 1 scenarios pass, \(isMissing ? "1 file not found" : "1 file could not be read")

        """)
    #expect(outcome.status == status)
  }

  static let mistakes = [
    Mistake(
      "empty", "",
      """
      bad.yaml:1:1: error: is empty: there is no scenario in it
      start with 'layoutdiff: 1', then 'elements:', 'spec:' and 'constraints:'
      """),
    Mistake(
      "not UTF-8", Data("layoutdiff: 1\n".utf8) + Data([0xFF, 0xFE]),
      """
      bad.yaml:2:1: error: is not UTF-8 text
      save it as UTF-8, or convert it: iconv -f ISO-8859-1 -t UTF-8 bad.yaml
      """),
    Mistake(
      "unknown key", replacing: "spacing", by: "spacng",
      """
      bad.yaml:8:5: error: unknown key 'spacng' in 'stack'
          spacng: 8
          ^~~~~~
      did you mean 'spacing'?
      """),
    Mistake(
      "unknown element", replacing: "[photo, title]", by: "[photo, titel]",
      """
      bad.yaml:10:23: error: there is no element 'titel'
          children: [photo, titel]
                            ^~~~~
      did you mean 'title'?
      """),
    Mistake(
      "wrong axis", replacing: "photo.trailing", by: "photo.top",
      """
      bad.yaml:14:5: error: leading is horizontal and top is vertical: they cannot be compared
        - title.leading == photo.top + 8
          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      """),
    Mistake(
      "cycle", replacing: "constraints:\n",
      by: "constraints:\n  hierarchy: { photo: [title], title: [photo] }\n  rules:\n",
      """
      bad.yaml:12:40: error: an item cannot be inside itself: photo in title in photo
        hierarchy: { photo: [title], title: [photo] }
                                             ^~~~~
      """),
    Mistake(
      "not a number", replacing: "spacing: 8", by: "spacing: .nan",
      """
      bad.yaml:8:14: error: 'spacing' must be a number, not '.nan'
          spacing: .nan
                   ^~~~
      expected a decimal number, such as 8 or 0.5
      """),
    Mistake(
      "infinite", replacing: "spacing: 8", by: "spacing: .inf",
      """
      bad.yaml:8:14: error: 'spacing' must be a number, not '.inf'
          spacing: .inf
                   ^~~~
      expected a decimal number, such as 8 or 0.5
      """),
    Mistake(
      "too large", replacing: "spacing: 8", by: "spacing: 1e308",
      """
      bad.yaml:8:14: error: 'spacing' is 1e308, which is out of range
          spacing: 1e308
                   ^~~~~
      expected a number from -1000000 to 1000000
      """),
    Mistake(
      "too large in a rule", replacing: "trailing + 8", by: "trailing + 1e308",
      """
      bad.yaml:14:39: error: the number 1e308 is out of range
        - title.leading == photo.trailing + 1e308
                                            ^~~~~
      """),
    Mistake(
      "one name twice", replacing: "  title: {", by: "  photo: { box: 4x4 }\n  title: {",
      """
      bad.yaml:5:3: error: key 'photo' appears twice in this mapping, first on line 4
        photo: { box: 4x4 }
        ^~~~~
      rename or remove one of the two
      """),
  ]
}
