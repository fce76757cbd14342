/// Who judges typed answers while somebody reads.
package enum CourseJudge: Sendable, Equatable {
  /// The server of the pages, at an address from the overview.
  case server(String)
  /// A script, by its path from the overview, that sets `layoutDiffJudge`: the engines in the page.
  case script(String)

  /// The address that a lesson's page posts answers to; `nil` for a script.
  var address: String? {
    if case .server(let address) = self { "../\(address)" } else { nil }
  }

  /// The script from a lesson's page; `nil` for a server.
  var script: String? {
    if case .script(let path) = self { "../\(path)" } else { nil }
  }

  /// What a page may load: nothing from elsewhere, and what its judge needs.
  static func policy(of judge: CourseJudge?) -> String {
    let pages = "default-src 'none'; style-src 'self'; img-src 'self'; script-src 'self'"
    return switch judge {
    case nil: pages
    case .server: pages + "; connect-src 'self'"
    case .script: pages + " 'wasm-unsafe-eval'; worker-src blob:; connect-src 'self'"
    }
  }
}
