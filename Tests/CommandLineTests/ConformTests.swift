import Foundation
import TestSupport
import Testing

@Suite("layoutdiff conform")
struct ConformTests {
  @Test(
    "the given vectors agree, and the frames of all of them are written",
    arguments: [("texture-given", 87), ("random-given", 500)])
  func given(name: String, count: Int) async throws {
    let workspace = try Workspace()
    let file = Repository.folder.appending(path: "Tests/ConformanceTests/Vectors/\(name).json")
    let outcome = try await workspace.layoutdiff(
      "conform", file.path, "--output", "frames.json")
    #expect(outcome.output == "\(count) of \(count) vectors agree\n")
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
    let written = try JSON(text: workspace.text("frames.json"))
    #expect(written.keys.count == count)
    let vectors = try JSON(text: String(contentsOf: file, encoding: .utf8))["vectors"]
    for vector in vectors.items {
      let name = try "\(vector["class"].text ?? "")/\(vector["name"].text ?? "")"
      for node in try vector["frames"].keys {
        guard let expected = try vector["frames"][node].numbers else { continue }
        let found = try #require(try written[name][node].numbers, "\(name): \(node)")
        let isEqual = zip(found, expected).allSatisfy { abs($0 - $1) <= 1e-6 }
        #expect(isEqual, "\(name): \(node)")
      }
    }
  }

  @Test("each vector that does not agree is named with the reason, and the others are laid out")
  func disagreement() async throws {
    let workspace = try Workspace(["vectors.json": Self.mixed])
    let outcome = try await workspace.layoutdiff(
      "conform", "vectors.json", "--output", "frames.json")
    #expect(
      outcome.output == """
        differs Row/wrong: title is [0, 0, 80, 20], expected [0, 0, 80, 21]
        failed Row/negative: stack[0].title: content width is -1.0; expected a finite number from 0
        1 of 4 vectors agree, 1 without anything to compare with

        """)
    #expect(outcome.errors == "")
    #expect(outcome.status == 1)
    #expect(
      try workspace.text("frames.json") == """
        {
          "Row/right": {"title":[0,0,80,20]},
          "Row/wrong": {"title":[0,0,80,20]},
          "Row/open": {"title":[0,0,80,20]}
        }

        """)
  }

  @Test("a vector that cannot be read is 65, and does not keep the others from being laid out")
  func invalidVector() async throws {
    let text = Self.mixed.replacing(#""right""#, with: "7")
    let workspace = try Workspace(["vectors.json": text])
    let outcome = try await workspace.layoutdiff(
      "conform", "vectors.json", "--output", "frames.json")
    #expect(outcome.output.hasPrefix("invalid vectors[0]: vectors[0].name is not text\n"))
    #expect(
      outcome.output.hasSuffix("\n0 of 4 vectors agree, 1 without anything to compare with\n"))
    #expect(outcome.status == 65)
    #expect(try JSON(text: workspace.text("frames.json")).keys == ["Row/open", "Row/wrong"])
  }

  @Test("--json prints the counts, and the differences number by number")
  func json() async throws {
    let outcome = try await Workspace(["vectors.json": Self.mixed]).layoutdiff(
      "conform", "vectors.json", "--json")
    #expect(outcome.status == 1)
    let json = try JSON(text: outcome.output)
    #expect(
      json.keys == ["agreeing", "disagreeing", "file", "schemaVersion", "unchecked", "vectors"])
    #expect(try json["schemaVersion"].number == 1)
    #expect(try json["file"].text == "vectors.json")
    #expect(try json["vectors"].number == 4)
    #expect(try json["agreeing"].number == 1)
    #expect(try json["unchecked"].number == 1)
    let disagreeing = try json["disagreeing"].items
    #expect(try disagreeing.map { try $0["vector"].text } == ["Row/wrong", "Row/negative"])
    #expect(try disagreeing.map { try $0["outcome"].text } == ["differs", "failed"])
    let difference = try #require(try disagreeing.first?["differences"].items.first)
    #expect(try difference["node"].text == "title")
    #expect(try difference["found"].numbers == [0, 0, 80, 20])
    #expect(try difference["expected"].numbers == [0, 0, 80, 21])
  }

  @Test(
    "a file that is no vectors file writes nothing, and its status says why",
    arguments: [
      ("{", 65, "vectors.json:1:2: error: the file cannot be read: Unexpected end of file"),
      ("{}", 65, "vectors.json:1:1: error: vectors is missing\n"),
      (#"{"vectors": []}"#, 66, "vectors.json: error: there are no vectors\n"),
    ] as [(String, Int32, String)])
  func noVectors(text: String, status: Int32, message: String) async throws {
    let workspace = try Workspace(["vectors.json": text])
    let outcome = try await workspace.layoutdiff(
      "conform", "vectors.json", "--output", "frames.json")
    #expect(outcome.status == status)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix(message), "\(outcome.errors)")
    #expect(try workspace.files(in: ".") == ["vectors.json"])
  }

  @Test("a file that is not there is 66")
  func missingFile() async throws {
    let outcome = try await Workspace().layoutdiff("conform", "vectors.json")
    #expect(outcome.status == 66)
    #expect(outcome.errors == "vectors.json: error: there is no such file\n")
  }

  @Test("output that cannot be created is 73, above a disagreement")
  func outputFolderMissing() async throws {
    let outcome = try await Workspace(["vectors.json": Self.mixed]).layoutdiff(
      "conform", "vectors.json", "--output", "missing/frames.json")
    #expect(outcome.status == 73)
    #expect(
      outcome.errors == "missing/frames.json: error: cannot be created: No such file or directory\n"
    )
  }

  #if os(Linux)
    @Test("output that cannot be written to the end is 74")
    func fullDisk() async throws {
      let outcome = try await Workspace(["vectors.json": Self.mixed]).layoutdiff(
        "conform", "vectors.json", "--output", "/dev/full")
      #expect(outcome.status == 74)
      #expect(outcome.errors.hasPrefix("/dev/full: error: cannot be written: "))
    }
  #endif

  /// One vector that agrees, one that differs, one without a layout, one that expects nothing.
  private static let mixed = """
    {"vectors": [\(vector("right", "80", #""title": [0, 0, 80, 20]"#)),
    \(vector("wrong", "80", #""title": [0, 0, 80, 21]"#)),
    \(vector("negative", "-1", "")), \(vector("open", "80", #""title": null"#))]}
    """

  private static func vector(_ name: String, _ width: String, _ frames: String) -> String {
    """
    {"class": "Row", "name": "\(name)", "sizeRange": {"min": [320, 0], "max": [320, null]},
     "tree": {"type": "stack", "children": [
       {"type": "node", "id": "title", "intrinsicSize": [\(width), 20]}]},
     "frames": {\(frames)}}
    """
  }
}
