import Foundation

/// A request, as far as the playground needs it.
struct PageRequest: Sendable {
  /// The method, as it was sent: `GET`.
  let method: String
  /// The path as it was sent, percent signs and all; nothing decodes it.
  let path: String
  /// The fields of the query; of two with one name the first counts.
  let query: [String: String]
  /// The header fields by their names in small letters, each with every value that was sent.
  let headers: [String: [String]]
  var body = Data()

  /// The value of a header field that was sent exactly once; `nil` for any other count.
  func only(_ name: String) -> String? {
    guard let values = headers[name], values.count == 1 else { return nil }
    return values[0]
  }

  /// Whether the client wants to send another request over the same connection.
  var keepsConnection: Bool {
    !(headers["connection"] ?? []).contains { $0.lowercased().contains("close") }
  }
}

struct PageResponse: Sendable {
  var status = 200
  var type: String
  var body: Data
  /// Further header fields; names and values without line ends.
  var headers: [(name: String, value: String)] = []
  /// The policy on what the body may load, where it is a page.
  var policy = PageResponse.policy

  /// A sentence of plain text, as for people who opened a wrong address.
  static func sentence(_ status: Int, _ text: String) -> PageResponse {
    PageResponse(status: status, type: "text/plain; charset=utf-8", body: Data((text + "\n").utf8))
  }

  /// Leads to another address of this server, with the fragment that the browser has.
  static func moved(to path: String) -> PageResponse {
    var response = sentence(302, "this is at \(path)")
    response.headers = [("Location", path)]
    return response
  }

  /// The head and the body as bytes; without the body for `HEAD`.
  ///
  /// Every answer forbids foreign frames, scripts and connections, and to be kept or guessed at.
  func bytes(keepsConnection: Bool, withoutBody: Bool = false) -> Data {
    var head = "HTTP/1.1 \(status) \(Self.reasons[status] ?? "Answer")\r\n"
    let fields = [
      ("Content-Type", type), ("Content-Length", "\(body.count)"),
      ("Connection", keepsConnection ? "keep-alive" : "close"),
      ("Content-Security-Policy", policy), ("X-Content-Type-Options", "nosniff"),
      ("Cache-Control", "no-store"), ("Referrer-Policy", "no-referrer"),
      ("Cross-Origin-Opener-Policy", "same-origin"),
      ("Cross-Origin-Resource-Policy", "same-origin"),
    ]
    for (name, value) in fields + headers { head += "\(name): \(value)\r\n" }
    return Data((head + "\r\n").utf8) + (withoutBody ? Data() : body)
  }

  /// The policy of the page: its own files, from this server.
  static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    + "connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; "
    + "frame-ancestors 'none'"

  private static let reasons = [
    200: "OK", 302: "Found", 308: "Permanent Redirect", 400: "Bad Request", 403: "Forbidden",
    404: "Not Found", 405: "Method Not Allowed", 408: "Request Timeout", 411: "Length Required",
    413: "Content Too Large", 422: "Unprocessable Content", 431: "Request Header Fields Too Large",
    500: "Internal Server Error", 501: "Not Implemented", 503: "Service Unavailable",
  ]
}
