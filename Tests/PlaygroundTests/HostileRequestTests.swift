import Foundation
import Testing

@testable import Playground

// One after the other, since each holds hundreds of connections: where more than about 1350 files are open, Foundation's
// `Process.run` looks for them past the end of a buffer.
@Suite("Hostile requests to the playground", .serialized)
struct HostileRequestTests {
  @Test("no spelling of a way out of the page's files leads to a file")
  func traversal() async throws {
    try await withServer(["secret.txt": "a secret"]) { client, folder in
      let ways = [
        "../secret.txt", "..%2fsecret.txt", "%2e%2e/secret.txt", "%2e%2e%2fsecret.txt",
        "%2E%2E%2Fsecret.txt", "..%5csecret.txt", "..\\secret.txt", "%252e%252e%252fsecret.txt",
        "....//secret.txt", "..;/secret.txt", "%c0%ae%c0%ae/secret.txt", "%u002e%u002e/secret.txt",
        "..%00/secret.txt", "secret.txt%00.css", "editor/../../secret.txt",
        "editor/%2e%2e/%2e%2e/secret.txt", "font/../secret.txt", "./secret.txt", "secret.txt",
        "/etc/passwd", "//etc/passwd", "%2fetc%2fpasswd", "file:///etc/passwd", "etc/passwd",
        String(repeating: "../", count: 12) + "etc/passwd",
        String(repeating: "%2e%2e%2f", count: 12) + "etc/passwd", folder.path,
        "api/file?n=../secret.txt", "api/file?n=-1", "api/file?n=99", "api/file?n=1e1", "api/file",
        "api/file?n=%30/../../secret.txt",
      ]
      for way in ways {
        let answer = try #require(await client.ask("GET", way), "\(way)")
        #expect([400, 403, 404].contains(answer.status), "\(way): \(answer.status)")
        #expect(!answer.body.contains("a secret") && !answer.body.contains("root:"), "\(way)")
      }
    }
  }

  @Test("what is no request is refused with a status, and the next one is answered")
  func refused() async throws {
    try await withServer { client, _ in
      let start = "POST /\(client.token)/api/layout HTTP/1.1\r\nHost: 127.0.0.1:\(client.port)\r\n"
      let requests: [(Int, String)] = [
        (413, "\(start)Content-Length: 4194305\r\n\r\n"),
        (413, "\(start)Content-Length: 99999999999999999999999\r\n\r\n"),
        (400, "\(start)Content-Length: -1\r\n\r\n"),
        (400, "\(start)Content-Length: +5\r\n\r\n"),
        (400, "\(start)Content-Length: 5\r\nContent-Length: 6\r\n\r\n12345"),
        (501, "\(start)Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
        (431, "\(start)X: \(String(repeating: "x", count: 20_000))\r\n\r\n"),
        (431, start + String(repeating: "x", count: 100_000)),
        (400, "GET\r\n\r\n"), (400, "GET / HTTP/2\r\n\r\n"), (400, "GET  / HTTP/1.1\r\n\r\n"),
        (400, "\(start): empty\r\n\r\n"), (400, "\(start)Bad Name: x\r\n\r\n"),
        (400, "\(start)no colon\r\n\r\n"), (400, "\(start)Y: \u{1}\r\n\r\n"),
        (400, "\u{16}\u{3}\u{1}\r\n\r\n"),
      ]
      for (status, request) in requests {
        let answer = await client.send(Array(request.utf8))
        #expect(answer?.status == status, "\(request.prefix(120))")
      }
      let answer = await client.send([0xFF, 0xFE, 0x0D, 0x0A, 0x0D, 0x0A])
      #expect(answer?.status == 400)
      let files = await client.ask("GET", "api/files")
      #expect(files?.status == 200)
    }
  }

  @Test("a body that is no request of the interface is refused with a sentence")
  func bodies() async throws {
    try await withServer { client, _ in
      let bodies = [
        "", "{", "[]", "null", "\"text\"", "{}", #"{"version":1}"#, #"{"version":2,"text":""}"#,
        #"{"version":1,"text":7}"#, #"{"version":1,"text":"","container":{"width":0}}"#,
        #"{"version":1,"text":"","container":{"width":1e300}}"#,
        #"{"version":1,"text":"","container":{"width":320,"height":-4}}"#,
        #"{"version":1,"text":"","parts":["explian"]}"#,
        #"{"version":1,"text":"","client":"\#(String(repeating: "x", count: 100))"}"#,
        String(repeating: "[", count: 100_000),
      ]
      for body in bodies {
        let answer = try #require(await client.ask("POST", "api/layout", body: body))
        #expect(answer.status == 400, "\(body.prefix(80))")
        #expect((try answer.json()["error"] as? String)?.isEmpty == false, "\(body.prefix(80))")
      }
      let get = try #require(await client.ask("GET", "api/layout"))
      #expect(get.status == 405 && get.head.contains("\r\nAllow: POST"))
      let page = try #require(await client.ask("PUT", "index.html"))
      #expect(page.status == 405 && page.head.contains("\r\nAllow: GET, HEAD"))
      let other = try #require(await client.ask("POST", "api/nothing", body: "{}"))
      #expect(other.status == 404)
      let form = Array(
        "POST /\(client.token)/api/layout HTTP/1.1\r\nHost: 127.0.0.1:\(client.port)\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\n{}"
          .utf8)
      #expect(await client.send(form)?.status == 400)
    }
  }

  @Test("clients that are too slow, or hang up in the middle, end alone")
  func slow() async throws {
    let patience = Patience(
      idle: .milliseconds(300), request: .milliseconds(300), response: .seconds(30))
    try await withServer(patience: patience) { client, _ in
      let whole = client.request("POST", "api/layout", body: #"{"version":1,"text":""}"#)
      for length in [0, 1, 20, whole.count - 1] {
        // Ends, although the client waits for ever.
        #expect(await client.send(Array(whole[..<length])) == nil, "\(length) bytes")
        #expect(
          await client.send(
            Array(whole[..<length]), thenPause: .milliseconds(5), hangsUp: true) == nil)
      }
      // Hangs up while the answer is made or sent.
      for _ in 0..<20 { _ = await client.send(whole, hangsUp: true) }
      #expect(await client.ask("GET", "api/files")?.status == 200)
    }
  }

  @Test("a connection that sends nothing ends after the time of a request, not that between two")
  func silent() async throws {
    #expect(Patience().request == .seconds(15))
    var patience = Patience.unhurried
    patience.request = .milliseconds(300)
    try await withServer(patience: patience) { client, _ in
      #expect(await client.send([]) == nil)
    }
  }

  @Test(
    "connections that send nothing, or half a request, keep nobody out however long they are held",
    arguments: ["", "GET /half HTTP/1.1\r\nHost: "])
  func held(beginning: String) async throws {
    try await withServer { client, _ in
      let count = PlaygroundServer.mostClients + 44
      await client.holding(count, sending: Array(beginning.utf8)) { open in
        #expect(open == count)
        for _ in 0..<5 { #expect(await client.ask("GET", "api/files")?.status == 200) }
      }
      #expect(await client.ask("GET", "")?.status == 200)
    }
  }

  @Test("100 clients at once get the same answer")
  func many() async throws {
    let text = try Shipped.text("repository-row")
    try await withServer { client, _ in
      let body = String(
        decoding: try JSONSerialization.data(withJSONObject: ["version": 1, "text": text]),
        as: UTF8.self)
      let answers = await withTaskGroup(of: String?.self) { group in
        for _ in 0..<100 {
          group.addTask { await client.ask("POST", "api/layout", body: body)?.body }
        }
        return await group.reduce(into: [String?]()) { $0.append($1) }
      }
      #expect(answers.count == 100)
      #expect(Set(answers).count == 1)
      #expect(answers.first??.contains(#""status":"laidOut""#) == true)
    }
  }
}
