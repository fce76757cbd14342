import Foundation
import TestSupport
import Testing

@Suite("Importing from Interface Builder by the program")
struct ImportCommandTests {
  private static func workspace() throws -> Workspace {
    let workspace = try Workspace()
    for name in ["ProfileCell.xib", "Screens.storyboard"] {
      let text = try Repository.text("Tests/InterfaceBuilderTests/Files/\(name)")
      try workspace.write(Data(text.utf8), to: "App/\(name)")
    }
    return workspace
  }

  @Test("the only document of a file is printed as a scenario that loads")
  func printed() async throws {
    let workspace = try Self.workspace()
    let outcome = try await workspace.shell(
      "layoutdiff import App/ProfileCell.xib >cell.yaml && layoutdiff frames cell.yaml")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("  avatarView"), "\(outcome.output)")
  }

  @Test("a folder is imported to a folder, and what is there is kept unless --force says otherwise")
  func folder() async throws {
    let workspace = try Self.workspace()
    let first = try await workspace.layoutdiff("import", "App", "--output", "New/Scenarios")
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.errors.hasPrefix("texts are measured in Inter, and check accepts"))
    let boxes = try await workspace.layoutdiff("import", "App", "--boxes", "--output", "Boxes")
    #expect(boxes.errors == "")
    let files = ["login.yaml", "message.yaml", "profile-cell.yaml"]
    #expect(try workspace.files(in: "New/Scenarios") == files)
    let again = try await workspace.layoutdiff("import", "App", "--output", "New/Scenarios")
    #expect(again.status == 0, "\(again.errors)")
    try workspace.write(Data("mine".utf8), to: "New/Scenarios/login.yaml")
    let kept = try await workspace.layoutdiff("import", "App", "--output", "New/Scenarios")
    #expect(kept.status == 73)
    #expect(kept.errors.hasPrefix("New/Scenarios/login.yaml: error: not written"))
    #expect(try workspace.text("New/Scenarios/login.yaml") == "mine")
    let forced = try await workspace.layoutdiff(
      "import", "App", "--output", "New/Scenarios", "--force")
    #expect(forced.status == 0)
    #expect(try workspace.text("New/Scenarios/login.yaml").hasPrefix("# Imported from"))
  }

  @Test("--boxes writes texts as boxes of their stored sizes, which check compares with the frames")
  func boxes() async throws {
    let workspace = try Self.workspace()
    let outcome = try await workspace.shell(
      "layoutdiff import App/ProfileCell.xib --boxes >cell.yaml && layoutdiff check cell.yaml")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.hasPrefix("agrees  cell: the constraints agree with the given frames"))
    #expect(try workspace.text("cell.yaml").contains("nameLabel: { box: 160x20.5, hugging: 251 }"))
  }

  @Test("a check whose work ends says after how many scenarios, how to allow more, and fails")
  func budget() async throws {
    let workspace = try Self.workspace()
    let outcome = try await workspace.layoutdiff("import", "App", "--check", "--budget", "5")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors == """
        error: the work ended after 2 of 3 scenarios were compared with their frames; \
        --budget allows more

        """)
    #expect(outcome.output.contains("2 of 2 documents (100 %) agree"), "\(outcome.output)")
    let enough = try await workspace.layoutdiff("import", "App", "--check", "--budget", "6")
    #expect(enough.status == 0)
    #expect(enough.errors == "")
  }

  @Test("--check says of each document whether it has the frames that Xcode stored")
  func check() async throws {
    let workspace = try Self.workspace()
    let outcome = try await workspace.layoutdiff("import", "App", "--check")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("agrees login (App/Screens.storyboard:9): 414 × 896 pt, "))
    #expect(
      outcome.output.contains(
        "3 of 3 documents (100 %) agree with the frames that Xcode stored\n"), "\(outcome.output)")
  }

  @Test("--check says what differs in a document, and why on the next line")
  func outdated() async throws {
    let workspace = try Self.workspace()
    let cell = try workspace.text("App/ProfileCell.xib")
    let outdated = cell.replacing(#"x="16" y="16" width="48""#, with: #"x="16" y="16" width="40""#)
    try workspace.write(Data(outdated.utf8), to: "App/ProfileCell.xib")
    let outcome = try await workspace.layoutdiff("import", "App/ProfileCell.xib", "--check")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n")
    try #require(lines.count >= 3 && lines[0].hasPrefix("outdated "), "\(outcome.output)")
    #expect(lines[1].hasPrefix("    avatarView is ["), "\(outcome.output)")
    #expect(
      lines[2] == "    the stored frames contradict names.leading == avatarView.trailing + 12",
      "\(outcome.output)")
  }

  @Test("JSON has every document with its text, its notes and both comparisons")
  func json() async throws {
    let workspace = try Self.workspace()
    let outcome = try await workspace.layoutdiff("import", "App", "--check", "--json")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let documents = try #require(json["documents"] as? [[String: Any]])
    #expect(documents.map { $0["name"] as? String } == ["profile-cell", "login", "message"])
    let cell = try #require(documents.first)
    #expect((cell["text"] as? String)?.contains("avatarView") == true)
    let notes = try #require(cell["notes"] as? [[String: Any]])
    #expect(notes.map { $0["line"] as? Int } == [53])
    let check = try #require(cell["check"] as? [String: Any])
    #expect(check["status"] as? String == "agrees")
    #expect((json["agreement"] as? [String: Any])?["share"] as? Double == 1)
    #expect(json["schemaVersion"] as? Int == 1)
  }

  @Test("a wrong file among others is reported, and the others are imported")
  func wrongFile() async throws {
    let workspace = try Self.workspace()
    try workspace.write(Data("<plist/>".utf8), to: "App/Wrong.xib")
    try workspace.write(Data("<a><?foo?></a>".utf8), to: "App/Short.xib")
    let outcome = try await workspace.layoutdiff("import", "App", "--output", "New")
    #expect(outcome.status == 65)
    #expect(
      outcome.errors.hasPrefix(
        "App/Short.xib:1:1: error: this is XML, but not an Interface Builder file"))
    #expect(
      outcome.errors.contains(
        "\nApp/Wrong.xib:1:1: error: this is XML, but not an Interface Builder file"))
    #expect(try workspace.files(in: "New").count == 3)
  }

  @Test("what is not a regular file is 66, as for every other command")
  func irregular() async throws {
    let workspace = try Workspace()
    for arguments in [
      ["import", "/dev/null"], ["check", "/dev/null"], ["frames", "/dev/null"],
      ["prove", "/dev/null"], ["translate", "/dev/null"], ["lp", "/dev/null"],
      ["explain", "/dev/null", "a"], ["list", "/dev/null"],
    ] {
      let outcome = try await workspace.layoutdiff(arguments: arguments)
      #expect(outcome.status == 66, "\(arguments)")
      #expect(outcome.errors.hasPrefix("/dev/null: error: is not a regular file\n"), "\(arguments)")
    }
  }

  @Test("a device that is not known is wrong usage, with the nearest name")
  func device() async throws {
    let workspace = try Self.workspace()
    let outcome = try await workspace.layoutdiff("import", "App", "--device", "iPhone 51")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("did you mean 'iPhone"), "\(outcome.errors)")
  }

  @Test("scenarios of the same name get their file's name in front")
  func sameNames() async throws {
    let workspace = try Self.workspace()
    let text = try Repository.text("Tests/InterfaceBuilderTests/Files/ProfileCell.xib")
    try workspace.write(Data(text.utf8), to: "App/Second.xib")
    _ = try await workspace.layoutdiff("import", "App", "--output", "New")
    #expect(try workspace.files(in: "New").contains("second-profile-cell.yaml"))
  }

  @Test("the lines of the output name the files that were written, and no others")
  func notWritten() async throws {
    let workspace = try Self.workspace()
    try workspace.write(Data("mine".utf8), to: "New/login.yaml")
    let kept = try await workspace.layoutdiff("import", "App", "--output", "New")
    #expect(kept.status == 73)
    #expect(kept.errors.hasPrefix("New/login.yaml: error: not written"))
    #expect(!kept.output.contains("login.yaml"), "\(kept.output)")
    #expect(kept.output.contains("New/message.yaml (App/Screens.storyboard:"), "\(kept.output)")
    #expect(kept.output.contains("New/profile-cell.yaml ("), "\(kept.output)")
    let again = try await workspace.layoutdiff("import", "App", "--output", "New", "--force")
    #expect(again.output.contains("New/login.yaml ("), "\(again.output)")
  }

  @Test("where the folder cannot be created, no line names a file in it")
  func noFolder() async throws {
    let workspace = try Self.workspace()
    try workspace.write(Data("mine".utf8), to: "New")
    let outcome = try await workspace.layoutdiff("import", "App", "--output", "New")
    #expect(outcome.status == 73)
    #expect(outcome.errors == "New: error: the folder cannot be created\n")
    #expect(!outcome.output.contains("New/"), "\(outcome.output)")
    let checked = try await workspace.layoutdiff("import", "App", "--output", "New", "--check")
    #expect(checked.status == 73)
    #expect(checked.output.hasPrefix("agrees profile-cell (App/"), "\(checked.output)")
    #expect(!checked.output.contains("New/"), "\(checked.output)")
  }

  @Test("an output folder without a name is wrong usage")
  func noName() async throws {
    let workspace = try Self.workspace()
    let outcome = try await workspace.layoutdiff("import", "App", "--output", "")
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(
      outcome.errors.contains("--output needs the name of a folder."), "\(outcome.errors)")
  }

  @Test(
    "the beginning of devices' names is not taken for another device",
    arguments: [
      ("iPad Pro", "did you mean 'iPad Pro 12.9', 'iPad Pro 11' or 'iPad Pro 13'?"),
      ("ipad m", "did you mean 'iPad mini 4' or 'iPad mini'?"),
      ("iPhone 14 P", "did you mean 'iPhone 14 Plus'?"),
    ])
  func beginningOfDevice(name: String, hint: String) async throws {
    let workspace = try Self.workspace()
    let outcome = try await workspace.layoutdiff("import", "App", "--device", name)
    #expect(outcome.status == 64)
    #expect(
      outcome.errors.contains("'\(name)' is not a known device: \(hint)"), "\(outcome.errors)")
  }

  @Test("a root view without a size is a mistake, and not called empty")
  func noSize() async throws {
    let workspace = try Workspace([
      "Bad.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
      <objects><view id="root"><rect key="frame" x="0" y="0" width="nan" height="1"/><subviews>
      <view id="a"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
      </subviews></view></objects></document>
      """
    ])
    let outcome = try await workspace.layoutdiff("import", "Bad.xib")
    #expect(outcome.status == 65)
    #expect(
      outcome.errors.hasPrefix("Bad.xib:2:10: error: the root view has no size\n"),
      "\(outcome.errors)")
    #expect(!outcome.output.contains("left out"), "\(outcome.output)")
  }
}
