import Foundation
import Testing

@testable import Playground

@Suite("What is kept of the playground")
struct DownloadTests {
  @Test("the page stands alone: it names no other file, and its policy allows what is inside")
  func page() async throws {
    try await withServer { client, _ in
      let answer = try await client.post(
        "api/download",
        ["version": 1, "kind": "page", "text": try Shipped.text("repository-row")])
      #expect(answer.status == 200)
      #expect(answer.head.contains("attachment; filename=\"untitled.html\""))
      let body = answer.body
      #expect(body.contains("Repository row"))
      #expect(body.contains("<svg"))
      let links = body.matches(of: #/(?:href|src)="([^"]*)"/#).map { String($0.1) }
      #expect(
        links.allSatisfy {
          $0.hasPrefix("#") || $0.hasPrefix("http") || $0.hasPrefix("data:image/svg+xml;base64,")
        }, "\(links)")
      #expect(body.components(separatedBy: "<script>").count == 3)
      #expect(body.components(separatedBy: "'sha256-").count == 4)
      #expect(!body.contains("'unsafe-inline'"))
      #expect(body.contains("src: url(\"data:font/otf;base64,"), "its own texts have their font")
      #expect(body.contains("font-src data:"))
      #expect(body.hasSuffix("</html>\n"))
    }
  }

  @Test("the page of layouts that differ names the mistake")
  func mistake() async throws {
    try await withServer { client, _ in
      let text = try Shipped.text("repository-row")
        .replacing("        alignItems: start\n", with: "")
      let answer = try await client.post(
        "api/download", ["version": 1, "kind": "page", "text": text])
      #expect(answer.body.contains("Likely mistake"))
      #expect(answer.body.contains("Write <code>alignItems: start</code>"))
    }
  }

  @Test("the picture is an SVG file of the container that is shown")
  func picture() async throws {
    try await withServer { client, _ in
      let answer = try await client.post(
        "api/download",
        [
          "version": 1, "kind": "picture", "text": try Shipped.text("repository-row"),
          "container": ["width": 333],
        ])
      #expect(answer.status == 200)
      #expect(answer.head.contains("Content-Type: image/svg+xml"))
      #expect(answer.body.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
      #expect(answer.body.contains("at 333 pt"))
    }
  }

  @Test("of a text with mistakes nothing is kept, and they are told")
  func mistakes() async throws {
    try await withServer { client, _ in
      for kind in ["page", "picture"] {
        let answer = try await client.post(
          "api/download", ["version": 1, "kind": kind, "text": "layoutdiff: 1"])
        #expect(answer.status == 422)
        #expect((try answer.json()["problems"] as? [Any])?.isEmpty == false)
      }
      let other = try await client.post(
        "api/download", ["version": 1, "kind": "film", "text": "layoutdiff: 1"])
      #expect(other.status == 400)
    }
  }

  @Test("a console log is diagnosed, and becomes a scenario that can be laid out")
  func log() async throws {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x600003a10a50 UIImageView:0x10420b110.width == 72   (active)>",
          "<NSLayoutConstraint:0x600003a10dc0 UIImageView:0x10420b110.width >= 240   (active)>"
      )
      """
    try await withServer { client, _ in
      let answer = try await client.post("api/diagnose", ["version": 1, "text": log]).json()
      #expect(answer["status"] as? String == "answered")
      #expect((answer["lines"] as? [String])?.first?.contains("conflict by 168 pt") == true)
      let files = try #require(answer["scenarios"] as? [[String: Any]])
      let text = try #require(files.first?["text"] as? String)
      let layout = try await client.post("api/layout", ["version": 1, "text": text]).json()
      #expect(layout["status"] as? String == "laidOut")
      let none = try await client.post("api/diagnose", ["version": 1, "text": "nothing"]).json()
      #expect(none["status"] as? String == "none")
      #expect((none["reason"] as? String)?.contains("Unable to simultaneously") == true)
    }
  }
}
