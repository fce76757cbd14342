package import Foundation

/// A guide as a page of the site.
package struct SiteGuide: Decodable, Sendable {
  /// The name of the page, such as `Commands.html`.
  let page: String
  let title: String
  /// The text, as HTML.
  let content: String

  /// The guides that `.ci/build-guides` printed.
  package static func guides(json: Data) throws -> [SiteGuide] {
    try JSONDecoder().decode([SiteGuide].self, from: json)
  }
}

/// The page of a guide.
struct GuidePage {
  let pageTitle: String
  let root = "../"
  let content: String

  init(_ guide: SiteGuide) {
    pageTitle = "\(guide.title) – LayoutDiff"
    content = guide.content
  }
}
