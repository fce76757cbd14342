import CResources
import Foundation

/// What LayoutDiff shows pages of, in the order of the links in their header.
package enum Surface: String, CaseIterable, Sendable {
  case report = "Report"
  case playground = "Playground"
  case course = "Course"
  case logs = "Console logs"
  case guides = "Guides"

  /// A link in the header of a page.
  package struct Link: Sendable {
    let name: String
    /// The path from the folder of the page's own surface.
    let path: String
    let isOwn: Bool
  }

  /// The links from pages of this surface: to its own first page, and to `others`, by their paths.
  ///
  /// A page links to nothing that is not there, so whoever writes it says what is beside it.
  package func links(and others: [Surface: String] = [:]) -> [Link] {
    var paths = others
    paths[self] = "index.html"
    return Self.links(to: paths, own: self)
  }

  /// The links to surfaces by their paths, from pages of one of them or of none.
  package static func links(to paths: [Surface: String], own: Surface? = nil) -> [Link] {
    allCases.compactMap { surface in
      paths[surface].map { Link(name: surface.rawValue, path: $0, isOwn: surface == own) }
    }
  }

  /// The logo, a file beside the first page of every surface: its header and its icon.
  package static let icon = ReportFile(
    path: "icon.svg",
    contents: Data(String(cString: built_in("Output/Reporting/Resources/icon.svg")).utf8))
}
