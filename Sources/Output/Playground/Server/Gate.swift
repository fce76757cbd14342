import Foundation

/// Who may ask: pages of this server alone, and for files only the page that knows the token.
///
/// Other pages in the same browser can send requests to this machine, and names that they control can
/// lead to it (DNS rebinding). So the host must be this machine's own address, and the origin of a script
/// this page's. Files need a token that only the printed address has. A link to a text has no token, so that
/// it opens in any playground: its page works with the text alone.
struct Gate: Sendable {
  /// 32 hexadecimal digits.
  let token: String
  let port: UInt16

  var address: String { "http://127.0.0.1:\(port)/\(token)/" }

  static func randomToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next(), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Where a request may go, with the name of what it asks for; that of the page is empty.
  enum Passage: Equatable {
    /// To everything, since it has the token.
    case toFiles(String)
    /// To everything but files.
    case toTexts(String)
    /// To another path: its token is that of an earlier server.
    case moved(String)
  }

  /// Where a request may go; the answer where it is refused.
  func passage(of request: PageRequest) -> Result<Passage, Refusal> {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = request.only("host"), hosts.contains(host.lowercased()) else {
      return .failure(Refusal(403, "this server answers at \(hosts[0]) only"))
    }
    if let origins = request.headers["origin"], origins != ["http://\(host.lowercased())"] {
      return .failure(Refusal(403, "this server answers no requests of other pages"))
    }
    let sites = request.headers["sec-fetch-site"] ?? []
    let navigates = request.only("sec-fetch-mode") == "navigate"
    guard navigates || sites.allSatisfy({ $0 == "same-origin" || $0 == "none" }) else {
      return .failure(Refusal(403, "this server answers no requests of other pages"))
    }
    guard request.path.hasPrefix("/") else {
      return .failure(Refusal(404, "the path begins with a slash"))
    }
    let path = request.path.dropFirst()
    let first = path.prefix { $0 != "/" }
    // No file of a page has a name like a token.
    guard first.utf8.count == token.utf8.count, first.allSatisfy(\.isHexDigit) else {
      return .success(.toTexts(String(path)))
    }
    guard let slash = path.firstIndex(of: "/") else {
      return .failure(Refusal(404, "the address ends with a slash"))
    }
    let name = String(path[path.index(after: slash)...])
    if Self.isSame(first, token) { return .success(.toFiles(name)) }
    guard ["GET", "HEAD"].contains(request.method), !name.hasPrefix("api/"), Self.isOfPage(name)
    else { return .failure(Refusal(403, "open the address that layoutdiff play printed")) }
    return .success(.moved("/" + name))
  }

  /// Whether a file of a page could have a name: it leads to no other server.
  private static func isOfPage(_ name: String) -> Bool {
    !name.hasPrefix("/")
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./".contains($0)) }
  }

  /// Compares in a time that does not depend on where two texts differ.
  private static func isSame(_ text: Substring, _ token: String) -> Bool {
    let (left, right) = (Array(text.utf8), Array(token.utf8))
    guard left.count == right.count else { return false }
    return zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
