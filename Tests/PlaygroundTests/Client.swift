import Foundation
import TestSupport
import Testing

@testable import PlayAnswers
@testable import Playground

/// A client that sends any bytes, and reads until the server closes or the answer is whole.
struct Client {
  let port: UInt16
  let token: String

  init(_ server: PlaygroundServer) throws {
    port = server.port
    token = try #require(server.address.split(separator: "/").last.map(String.init))
  }

  /// An answer: its status, its head, and its body.
  struct Answer: Equatable {
    let status: Int
    let head: String
    let body: String

    /// The body as JSON.
    func json() throws -> [String: Any] {
      try #require(try JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any])
    }

    init?(_ bytes: [UInt8]) {
      let text = String(decoding: bytes, as: UTF8.self)
      guard let end = text.range(of: "\r\n\r\n"), text.hasPrefix("HTTP/1.1 "),
        let status = Int(text.dropFirst(9).prefix(3))
      else { return nil }
      self.status = status
      head = String(text[..<end.lowerBound])
      body = String(text[end.upperBound...])
    }
  }

  /// Sends bytes over a new connection, and reads until it ends; `nil` without an answer.
  ///
  /// On a thread of its own: whoever waits here must not hold up the server in the same process.
  func send(_ bytes: [UInt8], thenPause pause: Duration? = nil, hangsUp: Bool = false) async
    -> Answer?
  {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [port] in
        continuation.resume(
          returning: Answer(Self.exchange(bytes, port, pause, hangsUp: hangsUp)))
      }
    }
  }

  /// Sends a request for a name below the token; the connection ends after it.
  func ask(
    _ method: String, _ name: String, body: String? = nil, headers: [String] = [],
    host: String? = nil, token: String? = nil
  ) async -> Answer? {
    await send(
      request(method, name, body: body, headers: headers, host: host, token: token))
  }

  /// Sends JSON.
  func post(_ name: String, _ value: [String: Any]) async throws -> Answer {
    let body = String(decoding: try JSONSerialization.data(withJSONObject: value), as: UTF8.self)
    return try #require(await ask("POST", name, body: body))
  }

  func request(
    _ method: String, _ name: String, body: String? = nil, headers: [String] = [],
    host: String? = nil, token: String? = nil
  ) -> [UInt8] {
    var lines = [
      "\(method) /\(token ?? self.token)/\(name) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")",
      "Connection: close",
    ]
    if let body {
      lines += ["Content-Type: application/json", "Content-Length: \(body.utf8.count)"]
    }
    return Array(((lines + headers).joined(separator: "\r\n") + "\r\n\r\n" + (body ?? "")).utf8)
  }

  /// Opens a connection; negative where nobody accepts it.
  private static func connection(_ port: UInt16) -> Int32 {
    #if os(Linux)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else {
      close(descriptor)
      return -1
    }
    return descriptor
  }

  /// Runs `body` while connections are open that send some bytes and nothing more; gives how many.
  func holding<Value>(
    _ count: Int, sending bytes: [UInt8] = [], _ body: (Int) async throws -> Value
  ) async rethrows -> Value {
    // On a thread of its own, as for `send`.
    let open = await withCheckedContinuation { continuation in
      Thread.detachNewThread { [port] in
        let open = (0..<count).map { _ in Self.connection(port) }.filter { $0 >= 0 }
        for descriptor in open where !bytes.isEmpty {
          _ = Foundation.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
        }
        continuation.resume(returning: open)
      }
    }
    defer { for descriptor in open { close(descriptor) } }
    return try await body(open.count)
  }

  private static func exchange(
    _ bytes: [UInt8], _ port: UInt16, _ pause: Duration?, hangsUp: Bool
  ) -> [UInt8] {
    let descriptor = connection(port)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { break }
      sent += count
    }
    if let pause { usleep(UInt32(pause / .microseconds(1))) }
    if hangsUp { return [] }
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { return answer }
      answer += buffer[..<count]
    }
  }
}

/// A server in this process, which ends with the closure.
func withServer(
  _ files: [String: String] = [:], opening path: String = "", patience: Patience = .unhurried,
  budget: AnswerBudget = .unhurried,
  _ body: (Client, URL) async throws -> Void
) async throws {
  let folder = FileManager.default.temporaryDirectory.appending(
    path: "playground-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  for (name, text) in files {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }
  let opened = PlaygroundFiles(path: path.isEmpty ? folder.path : folder.appending(path: path).path)
  let server = try PlaygroundServer(port: 0, files: opened, patience: patience, budget: budget)
  let task = Task { await server.run() }
  defer { task.cancel() }
  try await body(try Client(server), folder)
}

/// The scenarios that the project ships.
enum Shipped {
  static func text(_ name: String) throws -> String { try Repository.scenario(name) }

  /// The texts of all scenarios by path, sorted.
  static func all() throws -> [(path: String, text: String)] {
    let folder = Repository.scenarios
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".yaml") && !$0.hasPrefix("Swift") }.sorted()
    return try names.map {
      ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
    }
  }
}
