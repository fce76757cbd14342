import CResources
import Foundation
import JSONText
import Reporting
import ScenarioFiles

/// A scenario that the playground of the site begins with.
package struct SiteScenario: Sendable {
  /// The name without an ending.
  package let name: String
  /// The path as the program gives it.
  package let path: String
  /// The title, for people.
  package let title: String
  /// The scenario that it is a change of.
  package let changes: String?
  /// The text of the file.
  package let text: String

  /// Takes what a file says.
  package init(name: String, path: String, title: String, changes: String?, text: String) {
    (self.name, self.path, self.title, self.changes, self.text) = (name, path, title, changes, text)
  }
}

/// The playground that `play` serves, with an engine in the page instead of the server.
enum PlaygroundPage {
  static let pages = "Output/Playground/Pages/"

  /// All files in its folder; links in its header are those of the templates.
  static func files(
    engine: SiteEngine, scenarios: [SiteScenario], fonts: [String: Data], _ templates: PageTemplates
  ) throws(ReportingError) -> [ReportFile] {
    [
      ReportFile(path: "play/index.html", text: page(try header(templates))),
      ReportFile(
        path: "play/play.css", text: ReportStyle.product + text("play.css")),
      ReportFile(path: "play/drawing.js", text: PageScripts.drawing),
      ReportFile(path: "play/scenarios.js", text: script(of: scenarios)),
      ReportFile(path: "play/play.js", text: SiteWriter.script(of: "play.js")),
      ReportFile(path: "play/icon.svg", contents: Surface.icon.contents),
    ] + SiteWriter.inFolder("play", SiteWriter.files(of: engine))
      + EditorFiles.all.map { ReportFile(path: "play/editor/\($0.name)", contents: $0.contents) }
      + fonts.sorted { $0.key < $1.key }.map {
        ReportFile(path: "play/font/\($0.key)", contents: $0.value)
      }
  }

  private static func text(_ name: String) -> String {
    String(cString: built_in(pages + name))
  }

  private static func header(_ templates: PageTemplates) throws(ReportingError) -> String {
    try templates.render(["root": "../"], with: "product")
  }

  /// The page of `play` with the scripts of this one, what it may load, and what it does with files.
  private static func page(_ header: String) -> String {
    let lines = text("index.html").split(separator: "\n", omittingEmptySubsequences: false)
    let scripts = ["scenarios.js", "play.js"].map {
      "<script src=\"\($0)\" defer></script>"
    }
    return lines.flatMap { line -> [String] in
      if line.contains("rel=\"modulepreload\"") { return [] }
      if line.contains("type=\"module\"") { return scripts }
      if line.hasPrefix("<meta charset") { return [String(line), policy] }
      if line.contains("<!-- The links of every header. -->") { return [header] }
      if line.contains("id=\"save\"") {
        return ["<button type=\"button\" id=\"open-file\">Open…</button>", String(line)]
      }
      if line.contains("<template id=\"words\">") { return [String(line)] + words }
      if line.contains("id=\"linked\"") { return ["<p id=\"linked\" hidden>\(note)</p>"] }
      return [String(line)]
    }.joined(separator: "\n")
  }

  private static let policy = """
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self' 'unsafe-inline'; \
    script-src 'self' 'wasm-unsafe-eval'; worker-src blob:; connect-src 'self'; img-src 'self' data:; font-src 'self'">
    """

  private static let note =
    "Nothing is sent. <b>Save</b> writes to your own files alone; <b>Download</b> keeps a scenario, and <b>Copy link</b> makes a link with its text."

  /// What this page says besides.
  private static let words = [
    "<p data-word=\"page-writes-nothing\">this page writes no files: run layoutdiff report FILE --open</p>",
    "<p data-word=\"file-too-large\">{file} has more than {most} MB</p>",
  ]

  /// The scenarios and the schema of their format as a script.
  private static func script(of scenarios: [SiteScenario]) -> String {
    let texts = scenarios.map { scenario in
      JSONValue.object([
        "name": scenario.name.json, "path": scenario.path.json, "title": scenario.title.json,
        "changes": scenario.changes?.json, "text": scenario.text.json,
      ]).text()
    }
    return "globalThis.layoutDiffScenarios = [\(texts.joined(separator: ",\n"))];\n"
      + "globalThis.layoutDiffSchema = \(ScenarioSchema.text);\n"
  }
}
