import Foundation
import TestSupport
import Testing

/// The browser of the tests of pages, which `sh .ci/install-browser` installs.
private enum TestBrowser {
  static let path = (try? Repository.text(".build/browser/chromium"))?
    .trimmingCharacters(in: .whitespacesAndNewlines)

  /// The arguments that name it.
  static let arguments = ["--browser-path", path ?? ""]
}

@Suite("Pages in a browser")
struct BrowserTests {
  /// The layout spec, the constraints and the page of a row, which agree.
  private static let row = """
    layoutdiff: 1
    containers: [320, 375x100]
    elements:
      photo: { image: 40x40 }
      title: { text: "octocat AVATAR", lines: 1, font: { weight: semibold } }
    spec:
      inset:
        insets: 8
        child: { stack: { spacing: 8, alignItems: start, children: [photo, title] } }
    constraints:
      - "H:|-8-[photo]-8-[title]"
      - "V:|-8-[photo]"
      - superview.bottom == photo.bottom + 8 @200
      - title.top == photo.top
    css:
      html: |
        <div id="row"><div id="photo"></div><div id="title"></div></div>
      style: |
        #row { display: flex; gap: 8px; padding: 8px; align-items: flex-start }
        #photo, #title { flex: none }

    """

  /// A program in place of a browser, which does what `script` says.
  private static func workspace(browser script: String) throws -> Workspace {
    let workspace = try Workspace(["row.yaml": row, "browser": "#!/bin/sh\n\(script)\n"])
    let path = workspace.url.appending(path: "browser").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return workspace
  }

  @Test(
    "a page, a layout spec and constraints that agree do so within 1/64 pt",
    .enabled("sh .ci/install-browser installs Chromium", { TestBrowser.path != nil }))
  func agrees() async throws {
    let workspace = try Workspace(["row.yaml": Self.row])
    let check = try await workspace.layoutdiff(
      arguments: ["check", "row.yaml"] + TestBrowser.arguments)
    #expect(
      check.output.hasPrefix(
        "agrees  row: both layouts and the browser agree at 320 and 375 × 100 pt"),
      "\(check.output)\(check.errors)")
    #expect(check.status == 0)
    let frames = try await workspace.layoutdiff(
      arguments: ["frames", "row.yaml", "--rounding", "off"] + TestBrowser.arguments)
    let tables = frames.output.components(separatedBy: "\n\n")
      .map { $0.split(separator: "\n") }
    #expect(
      tables.map { $0.first?.contains("browser") } == [false, false, false, false, true, true])
    #expect(tables.count == 6 && tables[0].dropFirst() == tables[4].dropFirst())
    let proof = try await workspace.layoutdiff(
      arguments: ["prove", "row.yaml", "--widths", "280...300"] + TestBrowser.arguments)
    #expect(
      proof.output.contains(
        "equal at all 21 sampled widths from 280 to 300 pt; between them nothing is known"),
      "\(proof.output)")
  }

  @Test(
    "a difference of the page fails, is classed, and is in the record",
    .enabled("sh .ci/install-browser installs Chromium", { TestBrowser.path != nil }))
  func differs() async throws {
    let text = Self.row.replacing("gap: 8px", with: "gap: 9px")
    let workspace = try Workspace(["row.yaml": text, "good.yaml": Self.row])
    let check = try await workspace.layoutdiff(
      arguments: ["check", "row.yaml", "good.yaml"] + TestBrowser.arguments)
    #expect(check.status == 1)
    #expect(
      check.output.hasPrefix(
        "differs row: title differs from the browser at 320 and 375 × 100 pt\n"),
      "\(check.output)")
    #expect(
      check.output.contains(
        "title.x is 56 pt in the spec and 57 pt in the browser (line 17): 1 pt further left; both notations have this value"
      ),
      "\(check.output)")
    #expect(check.output.contains("    browser: "), "\(check.output)")
    let json = try await workspace.layoutdiff(
      arguments: ["check", "row.yaml", "--json"] + TestBrowser.arguments)
    let comparison = try JSON(text: json.output)["scenarios"][0]["comparison"]
    #expect(try comparison["browser"]["browser"].text?.hasPrefix("Chromium ") == true)
    #expect(try comparison["containers"][0]["given"]["elements"][2]["source"].text == "browser")
    let without = try await workspace.layoutdiff("check", "row.yaml")
    #expect(without.status == 0, "a page is only read without --browser")
  }

  @Test("where there is no browser, that is said, and fails only if it is required")
  func missing() async throws {
    let workspace = try Workspace(["row.yaml": Self.row])
    let nowhere = ["PATH": "/nowhere"]
    let check = try await workspace.layoutdiff(
      "check", "row.yaml", "--browser", environment: nowhere)
    #expect(check.status == 0)
    #expect(check.output.contains("the page was not compared: no browser was found"))
    let required = try await workspace.layoutdiff(
      "check", "row.yaml", "--require-browser", environment: nowhere)
    #expect(required.status == 1)
    #expect(required.output.hasPrefix("not finished row: "), "\(required.output)")
    let frames = try await workspace.layoutdiff(
      "frames", "row.yaml", "--require-browser", environment: nowhere)
    #expect(frames.status == 1)
    #expect(frames.errors.contains("row.yaml: warning: the page was not laid out: no browser"))
    let unknown = try await workspace.layoutdiff(
      "check", "row.yaml", "--browser-path", "/nowhere/chromium")
    #expect(unknown.status == 1)
    #expect(unknown.output.contains("/nowhere/chromium could not be started: No such file"))
  }

  @Test(
    "a browser that hangs, dies or talks nonsense is an error of its scenario",
    arguments: [
      ("sleep 60", "the browser gave no layout in 0.5 s, and was ended"),
      ("exit 3", "the browser ended while it laid out"),
      ("printf 'nonsense\\0' >&4; sleep 60", "the browser's answer has another form"),
    ])
  func broken(script: String, sentence: String) async throws {
    let workspace = try Self.workspace(browser: script)
    try workspace.write(Data(Self.row.replacing(/css:(.|\n)*/, with: "").utf8), to: "good.yaml")
    let check = try await workspace.layoutdiff(
      "check", "good.yaml", "row.yaml", "--browser-path", "./browser", "--browser-seconds", "0.5",
      environment: ["TMPDIR": workspace.url.path])
    #expect(check.status == 1)
    #expect(check.firstWords == ["agrees", "not", "1"], "\(check.output)")
    #expect(check.output.contains(sentence), "\(check.output)")
    #expect(
      try workspace.files(in: ".") == ["browser", "good.yaml", "row.yaml"], "no profile is left")
  }

  @Test(
    "a browser that died once is started again for the other scenarios",
    .enabled("sh .ci/install-browser installs Chromium", { TestBrowser.path != nil }))
  func again() async throws {
    let script = """
      if mkdir died 2>/dev/null; then exit 1; fi
      exec \(TestBrowser.path ?? "") "$@"
      """
    let workspace = try Self.workspace(browser: script)
    try workspace.write(Data(Self.row.utf8), to: "row2.yaml")
    let check = try await workspace.layoutdiff(
      "check", "row.yaml", "row2.yaml", "--browser-path", "./browser")
    #expect(check.status == 1)
    #expect(check.output.contains("1 of 2 scenarios pass"), "\(check.output)")
  }

  @Test(
    "a declaration that the browser does not know is named",
    .enabled("sh .ci/install-browser installs Chromium", { TestBrowser.path != nil }))
  func unknown() async throws {
    let text = Self.row.replacing("gap: 8px", with: "gap: 8px 8px 8px")
    let workspace = try Workspace(["row.yaml": text])
    let check = try await workspace.layoutdiff(
      arguments: ["check", "row.yaml"] + TestBrowser.arguments)
    #expect(check.status == 1)
    #expect(
      check.output.contains("line 19: the browser does not know 'gap: 8px 8px 8px'"),
      "\(check.output)")
  }
}
