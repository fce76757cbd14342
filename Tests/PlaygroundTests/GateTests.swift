import Foundation
import Testing

@testable import Playground

@Suite("Who may ask the playground")
struct GateTests {
  @Test("the page is served with headers that forbid everything foreign")
  func page() async throws {
    try await withServer { client, _ in
      let answer = try #require(await client.ask("GET", ""))
      #expect(answer.status == 200)
      #expect(answer.body.lowercased().hasPrefix("<!doctype html>"))
      for line in [
        "Content-Type: text/html; charset=utf-8", "X-Content-Type-Options: nosniff",
        "Cache-Control: no-store", "Referrer-Policy: no-referrer",
      ] {
        #expect(answer.head.contains("\r\n\(line)"))
      }
      let policy = answer.head.split(separator: "\r\n").first { $0.contains("Security-Policy") }
      #expect(
        policy?.contains(
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
            + "connect-src 'self'; font-src 'self'") == true)
    }
  }

  @Test("a foreign host is refused, as one that a name was rebound to")
  func host() async throws {
    try await withServer { client, _ in
      let hosts = [
        "evil.example", "evil.example:\(client.port)", "127.0.0.1", "127.0.0.1:1",
        "127.0.0.1:\(client.port).evil.example", "[::1]:\(client.port)", "0.0.0.0:\(client.port)",
        "",
      ]
      for host in hosts {
        let answer = try #require(await client.ask("GET", "api/files", host: host))
        #expect(answer.status == 403, "\(host)")
        #expect(!answer.body.contains("files"), "\(host)")
      }
      let two = try #require(
        await client.ask("GET", "api/files", headers: ["Host: evil.example"]))
      #expect(two.status == 403)
      let none = try #require(
        await client.send(Array("GET /\(client.token)/ HTTP/1.1\r\nConnection: close\r\n\r\n".utf8))
      )
      #expect(none.status == 403)
      let name = try #require(
        await client.ask("GET", "api/files", host: "localhost:\(client.port)"))
      #expect(name.status == 200)
    }
  }

  @Test(
    "a script of another page is refused by its origin, and by what the browser says of its site")
  func origin() async throws {
    try await withServer { client, _ in
      let own = "http://127.0.0.1:\(client.port)"
      for origin in [
        "http://evil.example", "null", "https://127.0.0.1:\(client.port)", "http://127.0.0.1",
        "\(own).evil.example", "", "http://localhost:\(client.port)",
      ] {
        let answer = try #require(
          await client.ask("GET", "api/files", headers: ["Origin: \(origin)"]))
        #expect(answer.status == 403, "\(origin)")
      }
      for site in ["cross-site", "same-site"] {
        let answer = try #require(
          await client.ask("GET", "api/files", headers: ["Sec-Fetch-Site: \(site)"]))
        #expect(answer.status == 403, "\(site)")
      }
      let answer = try #require(
        await client.ask(
          "GET", "api/files", headers: ["Origin: \(own)", "Sec-Fetch-Site: same-origin"]))
      #expect(answer.status == 200)
    }
  }

  @Test("a request without the token, or with another one, learns of no file and saves none")
  func token() async throws {
    try await withServer(["mine.yaml": "title: Mine\n"]) { client, folder in
      let wrong = [
        "x", String(client.token.dropLast()), client.token + "0", client.token.uppercased() + "Z",
        String(client.token.reversed()), "%\(client.token.dropFirst())", "/" + client.token,
      ]
      for token in wrong {
        let answer = try #require(await client.ask("GET", "api/files", token: token))
        #expect([403, 404].contains(answer.status), "\(token)")
        // What was asked for is repeated.
        #expect(!answer.body.contains(client.token) || token.contains(client.token))
      }
      let list = try #require(await client.send(Self.request("/api/files", client)))
      #expect(list.status == 200)
      #expect(!list.body.contains("mine") && !list.body.contains(folder.path), "\(list.body)")
      for path in ["/api/file?n=1", "/api/changes?n=1", "/favicon.ico"] {
        #expect(await client.send(Self.request(path, client))?.status == 404, "\(path)")
      }
      let first = try #require(await client.send(Self.request("/api/file?n=0", client)))
      #expect(!first.body.contains("Mine"))
      let save = #"{"version":1,"n":0,"text":"title: Yours\n","hash":""}"#
      let saved = try #require(
        await client.send(Self.request("/api/save", client, "POST", body: save)))
      #expect(saved.body.contains("was not opened to be written"), "\(saved.body)")
      #expect(
        try String(contentsOf: folder.appending(path: "mine.yaml"), encoding: .utf8)
          == "title: Mine\n")
    }
  }

  @Test("a link opens without the token, and lays out its text")
  func link() async throws {
    try await withServer { client, _ in
      let page = try #require(await client.send(Self.request("/", client)))
      #expect(page.status == 200 && page.head.contains("text/html"))
      #expect(!page.body.contains(client.token) && !page.head.contains(client.token))
      #expect(await client.send(Self.request("/play.js", client))?.status == 200)
      let text = try Shipped.text("repository-row")
      let body = try JSONSerialization.data(withJSONObject: ["version": 1, "text": text])
      let laidOut = try #require(
        await client.send(
          Self.request("/api/layout", client, "POST", body: String(decoding: body, as: UTF8.self))))
      #expect(laidOut.body.contains(#""status":"laidOut""#))
    }
  }

  @Test("a link from before a new start leads to the page without a token, with its fragment")
  func earlierLink() async throws {
    try await withServer { client, _ in
      for name in ["", "index.html", "lesson/1-row.html"] {
        let path = "/\(Gate.randomToken())/\(name)"
        let answer = try #require(await client.send(Self.request(path, client)))
        #expect(answer.status == 302, "\(name)")
        // A browser keeps the fragment where the new address has none.
        #expect(
          answer.head.components(separatedBy: "\r\n").contains("Location: /\(name)"), "\(name)")
      }
      for path in [
        "api/files", "api/layout", "/evil.example", "/evil.example/index.html", "\\evil.example",
        "%0d",
      ] {
        let answer = try #require(
          await client.send(Self.request("/\(Gate.randomToken())/\(path)", client)))
        #expect(answer.status == 403, "\(path)")
      }
    }
  }

  @Test("without the token, other pages and foreign names are refused as with it")
  func foreignLink() async throws {
    try await withServer { client, _ in
      for header in [
        "Origin: http://evil.example", "Origin: null", "Sec-Fetch-Site: cross-site",
        "Sec-Fetch-Site: same-site",
      ] {
        for path in ["/", "/api/files", "/\(Gate.randomToken())/"] {
          let answer = try #require(await client.send(Self.request(path, client, header: header)))
          #expect(answer.status == 403, "\(header), \(path)")
        }
      }
      let rebound =
        "GET / HTTP/1.1\r\nHost: evil.example:\(client.port)\r\nConnection: close\r\n\r\n"
      #expect(await client.send(Array(rebound.utf8))?.status == 403)
    }
  }

  /// A request for a path as it is, without the token.
  private static func request(
    _ path: String, _ client: Client, _ method: String = "GET", header: String = "X: y",
    body: String = ""
  ) -> [UInt8] {
    let head = [
      "\(method) \(path) HTTP/1.1", "Host: 127.0.0.1:\(client.port)", "Connection: close",
      "Content-Type: application/json", "Content-Length: \(body.utf8.count)", header,
    ]
    return Array((head.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8)
  }

  @Test("tokens have 128 bits, and no two are alike")
  func tokens() {
    let tokens = (0..<1000).map { _ in Gate.randomToken() }
    #expect(Set(tokens).count == tokens.count)
    #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }

  @Test("the server listens on this machine's own address alone")
  func loopback() async throws {
    try await withServer { client, _ in
      #if os(Linux)
        let port = String(client.port, radix: 16, uppercase: true)
        let hex = String(repeating: "0", count: 4 - port.count) + port
        // To its end: the system gives a long list in several parts.
        let list = try #require(
          try FileHandle(forReadingFrom: URL(filePath: "/proc/net/tcp")).readToEnd())
        let lines = String(decoding: list, as: UTF8.self)
          .split(separator: "\n").filter { $0.contains(":\(hex) 00000000:0000 0A") }
        #expect(lines.count == 1)
        #expect(lines.allSatisfy { $0.contains("0100007F:\(hex)") })
      #endif
    }
  }
}
