import Foundation
import TestSupport
import Testing

@testable import Playground

#if os(Linux)
  @Suite("The command play --course")
  struct PlayCourseTests {
    /// Serves the course that comes with the program; without a folder in its folder.
    private func withCourse(_ body: (Client) async throws -> Void) async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let (process, address) = try await Program.play(["--course", "--port", "0"], in: folder)
      defer { process.terminate() }
      try await body(try Client(address))
    }

    private func judged(
      _ client: Client, _ lesson: String, _ task: Int, _ written: String
    ) async throws -> (isRight: Bool?, reasons: [String]) {
      let answer = try await client.post(
        "api/judge", ["version": 1, "lesson": lesson, "task": task, "written": written])
      #expect(answer.status == 200)
      let json = try answer.json()
      return (json["isRight"] as? Bool, json["reasons"] as? [String] ?? [])
    }

    /// The file of a lesson above its lesson.
    private func file(_ name: String) throws -> String {
      let url = Repository.folder.appending(path: "Sources/Output/Course/Lessons/\(name).yaml")
      let text = try String(contentsOf: url, encoding: .utf8)
      return String(try #require(text.split(separator: "\nlesson:").first)) + "\n"
    }

    @Test("typed rules and free repairs are judged by the engines, however they are written")
    func typed() async throws {
      try await withCourse { client in
        let rule = try await judged(client, "01-edges", 2, "word.left - icon.right == 12")
        #expect(rule.isRight == true, "\(rule.reasons)")
        let wrong = try await judged(client, "01-edges", 2, "word.left == icon.right + 13")
        #expect(wrong.isRight == false)
        #expect(wrong.reasons.first?.contains("53 pt instead of 52 pt") == true)
        let conflict = try file("4-what-goes-wrong/02-conflict")
        let mended = try await judged(
          client, "02-conflict", 1,
          conflict.replacing("banner.width == 300", with: "banner.width <= 500"))
        #expect(mended.isRight == true, "\(mended.reasons)")
        let unmended = try await judged(client, "02-conflict", 1, conflict)
        #expect(unmended.isRight == false)
      }
    }

    @Test("lessons that are missing are 66, and a folder with a mistake is 65")
    func missing() async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try Data("layoutdiff: 1\n".utf8).write(to: folder.appending(path: "lesson.yaml"))
      for (arguments, status) in [
        (["play", "--course", "nothing", "--port", "0"], Int32(66)),
        (["course", "nothing", "--output", "Pages"], 66),
        (["play", "--course", "lesson.yaml", "--port", "0"], 65),
        (["course", ".", "--output", "Pages"], 65),
      ] {
        let ended = try await Program.run(arguments, in: folder)
        #expect(ended.status == status, "\(arguments)")
        #expect(ended.output == "", "\(arguments)")
      }
    }

    @Test("hostile texts are wrong answers, and the server goes on")
    func hostile() async throws {
      try await withCourse { client in
        let conflict = try file("4-what-goes-wrong/02-conflict")
        let rules = (0..<2000).map { "  - banner.width >= \($0)" }.joined(separator: "\n")
        for text in [
          "\u{0}", "{", "[[[[", "- ", "&a [*a, *a]", "layoutdiff: 1", "!!binary x",
          String(repeating: "a", count: 1_000_000), String(repeating: "[", count: 100_000),
          conflict + rules, conflict.replacing("340x80", with: "1x1"),
          conflict + "scale: 3\n", conflict + "\nspec:\n  inset: { insets: 1, child: banner }\n",
        ] {
          let repaired = try await judged(client, "02-conflict", 1, text)
          #expect(repaired.isRight != true, "\(text.prefix(40))")
          let completed = try await judged(client, "01-edges", 2, text)
          #expect(completed.isRight == false, "\(text.prefix(40))")
        }
        for task in [Int.min, -1, 0] {
          let answer = try await client.post(
            "api/judge", ["version": 1, "lesson": "01-edges", "task": task, "written": "x"])
          #expect(answer.status == 400, "\(task)")
        }
        for task in [9, Int.max] {
          let none = try await judged(client, "01-edges", task, "x")
          #expect(none.isRight == nil, "\(task)")
        }
        let right = try await judged(
          client, "01-edges", 2, "icon.trailing == word.leading - 12")
        #expect(right.isRight == true)
      }
    }
  }
#endif
