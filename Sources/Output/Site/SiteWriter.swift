import CResources
package import Foundation
package import Reporting

/// Renders pages that answer by themselves, in a browser, from disk or from any server.
///
/// The engine is the same Swift, compiled for WebAssembly by `.ci/build-web`.
package enum SiteWriter {
  /// What the first page has, and no other program's.
  package static let mark = "<h1>LayoutDiff in a browser</h1>"

  /// All files of the site, `index.html` last.
  ///
  /// A pure function of the engine's module and the files of fonts by their names, which are compressed by gzip.
  package static func render(
    engine: Data, fonts: [String: Data]
  ) throws(ReportingError) -> [ReportFile] {
    fonts.sorted { $0.key < $1.key }.map { name, bytes in
      ReportFile(path: "fonts/\(name).js", text: script(of: bytes, named: name))
    } + [
      ReportFile(path: "style.css", text: ReportStyle.text + file("Resources/site.css")),
      Surface.icon,
      ReportFile(path: "engine.js", text: script(of: engine)),
      ReportFile(
        path: "log-page.js",
        text: bundle([
          file("Pages/packed.js"), file("Pages/answers.js"),
          String(cString: built_in("Output/Playground/Pages/words.js")),
          file("Pages/log-section.js"), file("Pages/log-page.js"),
        ])),
      ReportFile(
        path: "logs/index.html",
        text: try templates(of: .logs).render(LogsPage(), with: "logs")),
      ReportFile(
        path: "index.html", text: try templates(of: nil).render(FirstPage(), with: "site")),
    ]
  }

  /// Templates with links to what the site has; the page is on this surface.
  private static func templates(of own: Surface?) throws(ReportingError) -> PageTemplates {
    try PageTemplates(
      in: "\(folder)Resources/", surfaces: Surface.links(to: [.logs: "logs/index.html"], own: own))
  }

  private static let folder = "Output/Site/"

  private static func file(_ name: String) -> String {
    String(cString: built_in("\(folder)\(name)"))
  }

  /// The engine and its worker as a script: pages from disk may load nothing else.
  private static func script(of engine: Data) -> String {
    """
    globalThis.layoutDiffEngine = "\(engine.base64EncodedString())";
    globalThis.layoutDiffWorker = \(literal(file("Pages/worker.js")));

    """
  }

  /// A font file as a script.
  private static func script(of font: Data, named name: String) -> String {
    "(globalThis.layoutDiffFonts ??= {})[\(literal(name))] = \"\(font.base64EncodedString())\";\n"
  }

  /// A text as a script's literal.
  private static func literal(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }

  /// Modules as one script, in the order in which they import each other: pages from disk have no modules.
  private static func bundle(_ modules: [String]) -> String {
    let lines = modules.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      .filter { !$0.hasPrefix("import ") }
      .map { $0.hasPrefix("export ") ? $0.dropFirst("export ".count) : $0 }
    return "\"use strict\";\n(() => {\n\(lines.joined(separator: "\n"))\n})();\n"
  }
}

/// The first page: what there is.
private struct FirstPage {
  let pageTitle = "LayoutDiff in a browser"
  let root = ""
}

/// The page on which somebody pastes a log.
private struct LogsPage {
  let pageTitle = "Paste a log – LayoutDiff"
  let root = "../"
  let example = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x600002 H:|-(16)-[UIImageView:0x7f02]   (active, names: '|':UIView:0x7f01 )>",
        "<NSLayoutConstraint:0x600003 UIImageView:0x7f02.width == 120   (active)>",
        "<NSLayoutConstraint:0x600004 H:[UIImageView:0x7f02]-(12)-[UILabel:0x7f03'North pier']   (active)>",
        "<NSLayoutConstraint:0x600005 UILabel:0x7f03'North pier'.width >= 200   (active)>",
        "<NSLayoutConstraint:0x600006 H:[UILabel:0x7f03'North pier']-(16)-|   (active, names: '|':UIView:0x7f01 )>",
        "<NSLayoutConstraint:0x600007 'UIView-Encapsulated-Layout-Width' UIView:0x7f01.width == 320   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x600005 UILabel:0x7f03'North pier'.width >= 200   (active)>
    """
}
