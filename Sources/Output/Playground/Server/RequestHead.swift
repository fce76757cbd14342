import Foundation

/// The lines of a request before its body, read strictly: what is unusual is refused, so that nobody
/// downstream sees another request than the one that was checked.
struct RequestHead {
  let method: String
  let path: String
  let query: [String: String]
  let headers: [String: [String]]
  let bodyCount: Int

  /// The longest head, in bytes: browsers send less than one thousand.
  static let most = 16 << 10
  /// The largest body, in bytes: 4 MiB, as a scenario file.
  static let mostOfBody = 4 << 20

  /// Reads a head without its last empty line; throws the answer to one that is refused.
  init(_ bytes: some Collection<UInt8>) throws(Refusal) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Refusal(400, "the head of the request is not UTF-8")
    }
    var lines = text.components(separatedBy: "\r\n")
    let words = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0",
      words[1].hasPrefix("/"), !text.unicodeScalars.contains(where: Self.isControl)
    else { throw Refusal(400, "the first line of the request is not one of HTTP/1.1") }
    method = String(words[0])
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(target[0])
    query = target.count == 2 ? Self.fields(of: target[1]) : [:]
    var headers: [String: [String]] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":"), colon != line.startIndex,
        line[..<colon].allSatisfy({
          $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0))
        })
      else { throw Refusal(400, "a header field has no name") }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      headers[line[..<colon].lowercased(), default: []].append(value)
    }
    self.headers = headers
    guard headers["transfer-encoding"] == nil else {
      throw Refusal(501, "a body needs a Content-Length: it cannot come in chunks")
    }
    bodyCount = try Self.bodyCount(headers["content-length"] ?? [])
  }

  private static func bodyCount(_ values: [String]) throws(Refusal) -> Int {
    guard let value = values.first else { return 0 }
    guard values.count == 1, !value.isEmpty, value.utf8.allSatisfy({ (48...57).contains($0) })
    else { throw Refusal(400, "Content-Length is not one number") }
    guard let count = Int(value), count <= mostOfBody else {
      throw Refusal(413, "the body is larger than \(mostOfBody >> 20) MiB")
    }
    return count
  }

  /// The fields of a query; their values are numbers and digits here, so nothing is decoded.
  private static func fields(of query: some StringProtocol) -> [String: String] {
    let pairs = query.split(separator: "&").map { field in
      let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), parts.count == 2 ? String(parts[1]) : "")
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 32 && scalar != "\r" && scalar != "\n" && scalar != "\t" || scalar.value == 127
  }
}

extension Refusal {
  var response: PageResponse { .sentence(status, sentence) }
}
