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

  @Test("a request without the token, or with another one, learns nothing")
  func token() async throws {
    try await withServer { client, _ in
      let wrong = [
        "", "x", String(client.token.dropLast()), client.token + "0",
        client.token.uppercased() + "Z",
        String(client.token.reversed()), "%\(client.token.dropFirst())",
      ]
      for token in wrong {
        let answer = try #require(await client.ask("GET", "api/files", token: token))
        #expect(answer.status == 403, "\(token)")
        #expect(!answer.body.contains(client.token))
      }
      for path in ["/", "/favicon.ico", "/api/files", "//\(client.token)/api/files"] {
        let request = "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(client.port)\r\n"
        let answer = try #require(
          await client.send(Array("\(request)Connection: close\r\n\r\n".utf8)))
        #expect(answer.status == 403, "\(path)")
      }
    }
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
