import Foundation
import TestSupport
import Testing

@Suite("Importing frames of a device by the program")
struct ImportFramesTests {
  private static func workspace() throws -> Workspace {
    try Workspace(["pier.txt": try Repository.text("Tests/DeviceFramesTests/Texts/pier.txt")])
  }

  @Test("a pasted text is printed as a scenario that loads and has the frames")
  func pasted() async throws {
    let workspace = try Self.workspace()
    let outcome = try await workspace.shell(
      "layoutdiff import - <pier.txt >row.yaml && layoutdiff check row.yaml")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output.hasPrefix("agrees, ambiguous row: the constraints agree with the given frames")
    )
    let text = try workspace.text("row.yaml")
    #expect(text.contains("# Numbers have six digits: frames are exact to 0.0005 pt.\n"), "\(text)")
    #expect(
      text.contains(
        "  whatSOpenLabel: { box: 174.66666666666666x20.333333333333332 }  # UILabel \"What's open\"\n"
      ))
  }

  @Test("--into fills the frames of a scenario, and says which element has no view and why")
  func into() async throws {
    let workspace = try Self.workspace()
    try workspace.write(
      Data(
        """
        layoutdiff: 1
        containers: [320]
        elements: { northPier: { text: "North pier" }, badge: { image: 30x30 }, other: { image: 1x1 } }
        constraints: ["H:|-16-[northPier]-16-|", "V:|-12-[northPier(20.3333)]"]

        """.utf8), to: "row.yaml")
    let outcome = try await workspace.layoutdiff(
      "import", "pier.txt", "--into", "row.yaml", "--root", "PierView")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output == """
        row.yaml: frames of 2 of 3 elements at 320 pt
          northPier: line 3, by text
          badge: line 6, by class
          other: not matched, because no view has its name or text, and by order, 0 views of its kind are left for 1 element
        row.yaml: frames of 2 of 3 elements at 375 pt
          northPier: line 11, by text
          badge: line 14, by class
          other: not matched, because no view has its name or text, and by order, 0 views of its kind are left for 1 element
        frames are exact to 0.0005 pt

        """, "\(outcome.output)")
  }

  @Test("a centered text is on the pixels of the device, though its width has six digits only")
  func centered() async throws {
    let workspace = try Workspace([
      "pier.txt": """
      <Harbor.PierView: 0x1; frame = (0 0; 320 44); layer = <CALayer: 0x2>>
         | <UILabel: 0x3; frame = (132.333 0; 55.6667 20.3333); text = 'Pier'; layer = <CALayer: 0x4>>
      """
    ])
    let outcome = try await workspace.shell(
      """
      layoutdiff import pier.txt >pier.yaml
      sed -i 's/rules: \\[\\]/rules: [pierLabel.centerX == superview.centerX, "V:|[pierLabel]"]/' pier.yaml
      layoutdiff check pier.yaml
      """)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.hasPrefix("agrees"), "\(outcome.output)")
  }

  @Test("a view that was printed before its layout is named as such")
  func emptyRoot() async throws {
    let workspace = try Workspace([
      "early.txt": """
      <Harbor.PierView: 0x1; frame = (0 0; 0 0); layer = <CALayer: 0x2>>
         | <UILabel: 0x3; frame = (0 0; 0 20.5); text = 'North pier'; layer = <CALayer: 0x4>>
      """
    ])
    let outcome = try await workspace.layoutdiff("import", "early.txt")
    #expect(
      outcome.errors.contains(
        """
        early.txt:1:1: error: the view around all others is empty, as before its first layout
        give it a size, call layoutIfNeeded(), and print its description again
        """), "\(outcome.errors)")
  }

  @Test("a text without views names what to give, and other files keep their messages")
  func nothing() async throws {
    let workspace = try Workspace([
      "a.txt": "hello", "b.xml": "<a/>",
      "c.txt": "Cell: <UITableViewCell: 0x1; frame = (0 0; 320 44)>",
    ])
    let alone = try await workspace.layoutdiff("import", "c.txt")
    #expect(alone.status == 65)
    #expect(
      alone.errors.hasPrefix(
        "c.txt:1:1: error: no view has another one inside, so there is no layout\n"))
    let outcome = try await workspace.layoutdiff("import", "a.txt")
    #expect(outcome.status == 65)
    #expect(outcome.errors.hasPrefix("a.txt:1:1: error: no view with a frame was found\n"))
    let markup = try await workspace.layoutdiff("import", "b.xml")
    #expect(markup.status == 65)
    #expect(!markup.errors.contains("frame was found"))
  }

  @Test(
    "times of a device are beside those of their scenario; those of unequal layouts are refused")
  func deviceTimes() async throws {
    let workspace = try Workspace.withShippedScenarios(["repository-row"])
    let rounds = Array(repeating: "1000", count: 6).joined(separator: ", ")
    let twice = Array(repeating: "2000", count: 6).joined(separator: ", ")
    func times(differences: String) -> Data {
      Data(
        """
        Test Case started
        { "layoutDiffTimes": 1, "screen": "repository-row", "device": "iPhone14,5",
          "system": "iOS 18.2", "build": "release", "widths": [320], "differences": [\(differences)],
          "node": [\(rounds)], "view": [\(twice)] }
        """.utf8)
    }
    try workspace.write(times(differences: ""), to: "equal.json")
    try workspace.write(times(differences: "\"title at 320: 1 and 2\""), to: "unequal.json")
    try workspace.write(Data("Test Case started\n".utf8), to: "log.txt")
    let outcome = try await workspace.layoutdiff(
      "report", "Scenarios", "--no-timing", "--no-proofs", "--times", "equal.json", "unequal.json",
      "log.txt")
    #expect(outcome.status == 65)
    #expect(
      outcome.errors.contains(
        "log.txt: error: this is not what LayoutRecorder.time prints: it is not JSON, or not all of it\n"
      ))
    #expect(
      outcome.errors.contains(
        "unequal.json: error: the layouts differ on the device, so their times are not compared: title at 320: 1 and 2\n"
      ), "\(outcome.errors)")
    let page = try workspace.text("Reports/scenario/repository-row.html")
    #expect(page.contains("iPhone14,5, iOS 18.2, release build"))
    #expect(page.contains("2.00× (2.00–2.00), constraints slower"), "\(page)")
  }

  @Test("baselines of another font are one message, whatever moved, and accepting writes the font")
  func otherFont() async throws {
    let workspace = try Workspace()
    for name in ["a", "b", "c"] {
      try workspace.write(
        Data(
          """
          layoutdiff: 1
          containers: [320]
          elements: { title: { text: "octocat" } }
          constraints: ["H:|[title]", "V:|[title]|"]

          """.utf8), to: "Scenarios/\(name).yaml")
    }
    let accepted = try await workspace.layoutdiff("accept")
    #expect(accepted.status == 0, "\(accepted.errors)")
    let text = try workspace.text("Scenarios/baselines/a.json")
    #expect(text.contains("\n  \"font\": { \"name\": \"Inter-Regular"), "\(text)")
    for name in ["a", "b", "c"] {
      // Another font, and a frame that it moved.
      let file = "Scenarios/baselines/\(name).json"
      let other = try workspace.text(file)
        .replacing(#/"sha256": "[0-9a-f]{8}/#, with: "\"sha256\": \"00000000")
        .replacing("\"title\": [0, 0, ", with: "\"title\": [0, 0, 1")
      try workspace.write(Data(other.utf8), to: file)
    }
    let outcome = try await workspace.layoutdiff("check")
    #expect(outcome.status != 0)
    let errors = outcome.errors.split(separator: "\n")
    #expect(errors.count == 2, "\(outcome.errors)")
    #expect(errors.first?.contains("text was measured with the font Inter-Regular") == true)
    #expect(
      errors.last == "the same is true of 2 more baselines; layoutdiff accept writes them again")
    #expect(!outcome.output.contains("moved 0"), "\(outcome.output)")
  }
}
