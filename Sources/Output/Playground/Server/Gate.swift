import Foundation

/// Who may ask: the page itself, which knows the token, and nobody else.
///
/// Other pages in the same browser can send requests to this machine, and names that they control can
/// lead to it (DNS rebinding). So the host must be this machine's own address, the origin of a script
/// this page's, and each request needs a token that only the printed address has.
struct Gate: Sendable {
  /// 32 hexadecimal digits.
  let token: String
  /// Where the server listens.
  let port: UInt16

  /// The address of the page.
  var address: String { "http://127.0.0.1:\(port)/\(token)/" }

  /// A token of 128 random bits.
  static func randomToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next(), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The name of what a request asks for, which is empty for the page; the answer where it is refused.
  func name(in request: PageRequest) -> Result<String, Refusal> {
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
    let parts = request.path.split(
      separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count >= 2, parts[0].isEmpty, Self.isSame(parts[1], token) else {
      return .failure(Refusal(403, "open the address that layoutdiff play printed"))
    }
    guard parts.count == 3 else {
      return .failure(Refusal(404, "the address ends with a slash"))
    }
    return .success(String(parts[2]))
  }

  /// Compares in a time that does not depend on where two texts differ.
  private static func isSame(_ text: Substring, _ token: String) -> Bool {
    let (left, right) = (Array(text.utf8), Array(token.utf8))
    guard left.count == right.count else { return false }
    return zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
