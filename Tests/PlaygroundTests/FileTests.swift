import Foundation
import Testing

@testable import Playground

@Suite("Files on the playground")
struct FileTests {
  private static let row = "layoutdiff: 1\ntitle: \"A row\"\n"

  private func json(_ client: Client, _ name: String) async throws -> [String: Any] {
    let answer = await client.ask("GET", name)
    return try #require(answer).json()
  }

  private func opened(_ client: Client, _ number: Int = 0) async throws -> [String: Any] {
    try await json(client, "api/file?n=\(number)")
  }

  @Test("the opened file is listed first, those beside it after it, a blank one last")
  func list() async throws {
    let files = [
      "a.yaml": "title: A\nchanges: row\n", "row.yaml": Self.row, "z.yml": "", "note.txt": "x",
    ]
    try await withServer(files, opening: "row.yaml") { client, _ in
      let list = try #require(
        try await json(client, "api/files")["files"] as? [[String: Any]])
      #expect(list.map { $0["name"] as? String } == ["row", "a", "z", ""])
      #expect(list.map { $0["title"] as? String } == ["A row", "A", "z", "Blank"])
      #expect(list.map { $0["changes"] as? String } == [nil, "row", nil, nil])
      #expect(list.map { $0["canSave"] as? Bool } == [true, false, false, false])
      #expect(list.map { $0["isOpened"] as? Bool } == [true, false, false, false])
      #expect(try await opened(client)["text"] as? String == Self.row)
      let blank = try #require(try await opened(client, 3)["text"] as? String)
      #expect(blank.hasPrefix("layoutdiff: 1"))
      let answer = try await client.post("api/layout", ["version": 1, "text": blank])
      #expect(try (answer.json()["standing"] as? [String: Any])?["name"] as? String == "agrees")
    }
  }

  @Test("a file that is gone or no text is told, and the others can be opened")
  func unreadable() async throws {
    try await withServer(["a.yaml": Self.row, "b.yaml": "x"]) { client, folder in
      try Data([0xFF, 0xFE]).write(to: folder.appending(path: "a.yaml"))
      try FileManager.default.removeItem(at: folder.appending(path: "b.yaml"))
      for number in [0, 1] {
        let file = try await opened(client, number)
        #expect(file["text"] == nil)
        #expect((file["error"] as? String)?.isEmpty == false)
      }
    }
  }

  @Test("a changed file is shown, and one that is as the page knows it is waited for")
  func changes() async throws {
    try await withServer(["row.yaml": Self.row]) { client, folder in
      let hash = try #require(try await opened(client)["hash"] as? String)
      let path = folder.appending(path: "row.yaml")
      let waiting = await FileWatch.news(of: path.path, since: hash, within: .milliseconds(10))
      guard case .same = waiting else {
        Issue.record("there is news of a file that is the same")
        return
      }
      async let news = client.ask("GET", "api/changes?n=0&hash=\(hash)")
      try await Task.sleep(for: .milliseconds(50))
      try Data("title: B\n".utf8).write(to: path, options: .atomic)
      let answer = await news
      let changed = try #require(answer).json()
      #expect(changed["status"] as? String == "changed")
      #expect(changed["text"] as? String == "title: B\n")
      try FileManager.default.removeItem(at: path)
      let gone = try await json(client, "api/changes?n=0&hash=\(hash)")
      #expect(gone["status"] as? String == "gone")
      try FileManager.default.createDirectory(at: path, withIntermediateDirectories: false)
      let folder = try await json(client, "api/changes?n=0&hash=\(hash)")
      #expect(folder["status"] as? String == "gone")
    }
  }

  @Test("a save writes the file, in its own line ends, and nothing else")
  func save() async throws {
    let text = "\u{FEFF}layoutdiff: 1\r\ntitle: A\r\n"
    try await withServer(["a.yaml": text, "b.yaml": "b"]) { client, folder in
      let file = try await opened(client)
      #expect(file["text"] as? String == "layoutdiff: 1\r\ntitle: A\r\n")
      let hash = try #require(file["hash"] as? String)
      let path = folder.appending(path: "a.yaml").path
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
      let saved = try await client.post(
        "api/save", ["version": 1, "n": 0, "text": "layoutdiff: 1\ntitle: B\n", "hash": hash]
      ).json()
      #expect(saved["status"] as? String == "saved")
      let data = try #require(FileManager.default.contents(atPath: path))
      #expect(data == Data("\u{FEFF}layoutdiff: 1\r\ntitle: B\r\n".utf8))
      #expect(try await opened(client)["hash"] as? String == saved["hash"] as? String)
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      #expect(mode == 0o640)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      #expect(names == ["a.yaml", "b.yaml"])
    }
  }

  @Test("a file that changed on disk meanwhile is not overwritten, and its text is told")
  func conflict() async throws {
    try await withServer(["a.yaml": "one"]) { client, folder in
      let hash = try #require(try await opened(client)["hash"] as? String)
      let path = folder.appending(path: "a.yaml")
      try Data("two".utf8).write(to: path)
      var request: [String: Any] = ["version": 1, "n": 0, "text": "three", "hash": hash]
      let answer = try await client.post("api/save", request).json()
      #expect(answer["status"] as? String == "changed")
      #expect(answer["text"] as? String == "two")
      #expect(try String(contentsOf: path, encoding: .utf8) == "two")
      request["hash"] = answer["hash"]
      let forced = try await client.post("api/save", request).json()
      #expect(forced["status"] as? String == "saved")
      #expect(try String(contentsOf: path, encoding: .utf8) == "three")
    }
  }

  @Test("a link that leads out of the opened folder is not written")
  func link() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "link-\(UUID().uuidString)")
    let inside = folder.appending(path: "inside")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
    let outside = folder.appending(path: "outside.txt")
    try Data("one".utf8).write(to: outside)
    try Data("one".utf8).write(to: inside.appending(path: "own.yaml"))
    for (name, target) in [("out.yaml", "../outside.txt"), ("in.yaml", "own.yaml")] {
      try FileManager.default.createSymbolicLink(
        atPath: inside.appending(path: name).path, withDestinationPath: target)
    }
    let hash = FileText("one").hash
    func save(_ name: String) -> FileSaving.Outcome {
      let path = inside.appending(path: name).path
      return FileSaving.save("two", to: path, within: inside.path, ifStill: hash)
    }
    guard case .failed(let reason) = save("out.yaml") else {
      Issue.record("a file outside was written")
      return
    }
    #expect(reason.contains("outside the folder"))
    #expect(try String(contentsOf: outside, encoding: .utf8) == "one")
    guard case .saved = save("in.yaml") else {
      Issue.record("a link within the folder was not followed")
      return
    }
    #expect(
      try String(contentsOf: inside.appending(path: "own.yaml"), encoding: .utf8) == "two")
  }

  @Test("a file beside the opened one, the blank one and one that is gone are not written")
  func refusals() async throws {
    try await withServer(["a.yaml": "one", "b.yaml": "two"], opening: "a.yaml") { client, folder in
      for number in [1, 2, 99, -1] {
        let answer = try await client.post(
          "api/save",
          ["version": 1, "n": number, "text": "x", "hash": FileText("two").hash]
        ).json()
        #expect(answer["status"] as? String == "failed", "\(number)")
      }
      let path = folder.appending(path: "a.yaml")
      try FileManager.default.removeItem(at: path)
      let gone = try await client.post(
        "api/save", ["version": 1, "n": 0, "text": "x", "hash": FileText("one").hash]
      ).json()
      #expect(gone["status"] as? String == "failed")
      #expect(!FileManager.default.fileExists(atPath: path.path))
    }
  }

  @Test("a link stays a link, and the file behind it is written")
  func link() async throws {
    try await withServer(["target.txt": "one"]) { client, folder in
      let link = folder.appending(path: "a.yaml")
      try FileManager.default.createSymbolicLink(
        atPath: link.path, withDestinationPath: "target.txt")
      let outcome = FileSaving.save("two", to: link.path, ifStill: FileText("one").hash)
      guard case .saved = outcome else {
        Issue.record("\(outcome)")
        return
      }
      let target = folder.appending(path: "target.txt")
      #expect(try String(contentsOf: target, encoding: .utf8) == "two")
      let type = try FileManager.default.attributesOfItem(atPath: link.path)[.type]
      #expect(type as? FileAttributeType == .typeSymbolicLink)
    }
  }

  @Test("of two pages that save at once, one learns that the file changed")
  func race() async throws {
    try await withServer(["a.yaml": "one"]) { client, _ in
      let hash = FileText("one").hash
      let states = try await withThrowingTaskGroup(of: String?.self) { group in
        for number in 0..<8 {
          group.addTask {
            try await client.post(
              "api/save", ["version": 1, "n": 0, "text": "by \(number)", "hash": hash]
            ).json()["status"] as? String
          }
        }
        return try await group.reduce(into: [String?]()) { $0.append($1) }
      }
      #expect(states.count { $0 == "saved" } == 1)
      #expect(states.count { $0 == "changed" } == 7)
    }
  }
}
