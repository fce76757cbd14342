import CResources
package import Foundation
import JSONText
package import Reporting
package import RunRecords

/// What answers in a page.
package struct SiteEngine: Sendable {
  /// The files that a server sends, by their names: `engine.wasm`, and what that does not have.
  package let modules: [String: Data]
  /// All of it as one module, compressed by gzip.
  package let compressed: Data

  package init(modules: [String: Data], compressed: Data) {
    (self.modules, self.compressed) = (modules, compressed)
  }
}

/// Renders pages that answer by themselves, in a browser, from disk or from any server.
///
/// The engine is the same Swift, compiled for WebAssembly by `.ci/build-web`.
package enum SiteWriter {
  /// What the first page has, and no other program's.
  package static let mark = "<h1>LayoutDiff in a browser</h1>"

  /// The script of a course's pages that judges typed answers, in the folder of the course.
  package static let judge = "judge.js"

  /// The first page of each surface, by its path from the site's first page.
  private static let places: [Surface: String] = [
    .report: "report/index.html", .playground: "play/index.html", .course: "course/index.html",
    .logs: "logs/index.html", .guides: "guides/index.html",
  ]

  /// What is beside a surface, by its path from the surface's own folder.
  package static func beside(_ own: Surface) -> [Surface: String] {
    places.filter { $0.key != own }.mapValues { "../\($0)" }
  }

  static func inFolder(_ folder: String, _ files: [ReportFile]) -> [ReportFile] {
    files.map { ReportFile(path: "\(folder)/\($0.path)", contents: $0.contents) }
  }

  /// All files of the site, `index.html` last.
  ///
  /// A pure function of its arguments.
  ///
  /// - Parameters:
  ///   - engine: what answers about logs.
  ///   - play: what answers about scenarios.
  ///   - fonts: the fonts that texts are measured with, by their names, compressed by gzip.
  ///   - drawnFonts: the fonts that texts are drawn in, by the names that pages give them.
  ///   - scenarios: the scenarios that the playground begins with.
  ///   - course: the pages of the course, which ask ``judge``.
  ///   - report: the record of the shipped scenarios.
  ///   - guides: the guides, and the pictures in them by their names.
  package static func render(
    engine: SiteEngine, play: SiteEngine, fonts: [String: Data], drawnFonts: [String: Data],
    scenarios: [SiteScenario], course: [ReportFile],
    report: RunRecord, guides: ([SiteGuide], pictures: [String: Data])
  ) throws(ReportingError) -> [ReportFile] {
    try PlaygroundPage.files(
      engine: play, scenarios: scenarios, fonts: drawnFonts,
      templates(of: .playground))
      + fonts.sorted { $0.key < $1.key }.map { name, bytes in
        ReportFile(path: "fonts/\(name).js", text: script(of: bytes, named: name))
      } + files(of: engine) + inFolder("course", course)
      + inFolder("report", ReportWriter.render(report, beside: beside(.report)))
      + guideFiles(guides.0, guides.pictures) + [
        ReportFile(path: "fonts/\(FontLicence.name)", text: FontLicence.text),
        ReportFile(
          path: "course/\(judge)",
          text: script(of: judge)),
        ReportFile(path: "style.css", text: ReportStyle.text + file("Resources/site.css")),
        Surface.icon,
        ReportFile(
          path: "log-page.js",
          text: script(of: "log-page.js")),
        ReportFile(
          path: "logs/index.html",
          text: try templates(of: .logs).render(LogsPage(), with: "logs")),
        ReportFile(
          path: "index.html", text: try templates(of: nil).render(FirstPage(), with: "site")),
      ]
  }

  /// Templates with links to what the site has; the page is on this surface, and its `root` is the folder of the site.
  private static func templates(of own: Surface?) throws(ReportingError) -> PageTemplates {
    try PageTemplates(in: "\(folder)Resources/", surfaces: Surface.links(to: places, own: own))
  }

  /// The pages of the guides, and their pictures.
  private static func guideFiles(
    _ guides: [SiteGuide], _ pictures: [String: Data]
  ) throws(ReportingError) -> [ReportFile] {
    let templates = try templates(of: .guides)
    var files = pictures.sorted { $0.key < $1.key }.map {
      ReportFile(path: "guides/Resources/\($0.key)", contents: $0.value)
    }
    for guide in guides {
      files.append(
        ReportFile(
          path: "guides/\(guide.page)", text: try templates.render(GuidePage(guide), with: "guide"))
      )
    }
    return files
  }

  private static let folder = "Output/Site/"

  static func file(_ name: String) -> String {
    String(cString: built_in("\(folder)\(name)"))
  }

  /// A page's script with the modules that it is made of, and the text of the worker that they start.
  static func script(of name: String) -> String {
    "globalThis.layoutDiffWorker = \(literal(file("Pages/worker.js")));\n"
      + ModuleBundle.script(of: name, text: module)
  }

  /// A module of the site, or else of the playground, which asks this site's server here.
  private static func module(_ name: String) -> String {
    let own = name == "server.js" ? "page-server.js" : name
    let text = built_in("\(folder)Pages/\(own)") ?? built_in("\(PlaygroundPage.pages)\(name)")
    return text.map { String(cString: $0) } ?? ""
  }

  /// An engine for pages from a server, and as a script for those from disk, which load nothing else.
  static func files(of engine: SiteEngine) -> [ReportFile] {
    engine.modules.sorted { $0.key < $1.key }.map { ReportFile(path: $0.key, contents: $0.value) }
      + [
        ReportFile(
          path: "engine.js",
          text: "globalThis.layoutDiffEngine = \"\(engine.compressed.base64EncodedString())\";\n")
      ]
  }

  /// A font file as a script.
  private static func script(of font: Data, named name: String) -> String {
    "(globalThis.layoutDiffFonts ??= {})[\(literal(name))] = \"\(font.base64EncodedString())\";\n"
  }

  /// A text as a script's literal.
  static func literal(_ text: String) -> String { text.json.text() }
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
