import CResources
import Foundation
import Reporting
import ScenarioFiles
import Scenarios
import TextMeasuring

/// The files that the page is made of, by a fixed list of names: what a client sends never becomes a
/// path.
struct PageFiles: Sendable {
  private let files: [String: PageResponse]
  /// A folder with newer files of the page, for those who write it; `nil` for everybody else.
  private let folder: String?

  private static let variable = "LAYOUTDIFF_PLAY_PAGES"

  private let templates: PageTemplates?

  init(besideCourse: Bool = false) {
    templates = try? PageTemplates(
      surfaces: Surface.playground.links(and: besideCourse ? [.course: "../index.html"] : [:]))
    var files: [String: PageResponse] = [:]
    let drawing = ("drawing.js", PageScripts.drawing)
    for (name, text) in BuiltInFiles.texts(in: "Output/Playground/Pages/") + [drawing] {
      files[name] = Self.page(name, Data(text.utf8), templates)
    }
    files[Surface.icon.path] = PageResponse(type: "image/svg+xml", body: Surface.icon.contents)
    for (name, contents) in EditorFiles.all {
      files["editor/\(name)"] = PageResponse(type: Self.type(of: name), body: contents)
    }
    for (name, family, weight) in DrawnFonts.all {
      guard let path = FontCatalog.system.path(of: family, weight: weight),
        let body = Self.contents(of: [path])
      else { continue }
      let type = path.hasSuffix(".otf") ? "font/otf" : "font/ttf"
      files["font/\(name)"] = PageResponse(type: type, body: body)
    }
    files["schema"] = Self.json(ScenarioSchema.text)
    files["api/schema"] = Self.json(PlaygroundSchema.text)
    self.files = files
    folder = ProcessInfo.processInfo.environment[Self.variable].flatMap { $0.isEmpty ? nil : $0 }
  }

  func file(_ name: String) -> PageResponse? {
    let name = name.isEmpty ? "index.html" : name
    if let folder, let known = newerFile(name, in: folder) { return known }
    return files[name]
  }

  private func newerFile(_ name: String, in folder: String) -> PageResponse? {
    guard name.wholeMatch(of: #/[a-z-]+\.(html|css|js)/#) != nil,
      let body = Self.contents(of: ["\(folder)/\(name)"])
    else { return nil }
    return Self.page(name, body, templates)
  }

  /// A file of the page: with the links of every header, and the colours that all pages have.
  private static func page(
    _ name: String, _ body: Data, _ templates: PageTemplates?
  ) -> PageResponse {
    var body = body
    if name == "play.css" { body = Data(ReportStyle.product.utf8) + body }
    if name == "index.html" {
      let header = try? templates?.render(["root": ""], with: "product")
      body = Data(
        String(decoding: body, as: UTF8.self).replacingOccurrences(
          of: "<!-- The links of every header. -->", with: header ?? ""
        ).utf8)
    }
    return PageResponse(type: type(of: name), body: body)
  }

  private static func contents(of paths: [String]) -> Data? {
    paths.lazy.compactMap { FileManager.default.contents(atPath: $0) }.first
  }

  private static func json(_ text: String) -> PageResponse {
    PageResponse(type: "application/schema+json; charset=utf-8", body: Data(text.utf8))
  }

  private static func type(of name: String) -> String {
    let type =
      name.hasSuffix(".html")
      ? "text/html" : name.hasSuffix(".css") ? "text/css" : "text/javascript"
    return "\(type); charset=utf-8"
  }
}

package enum PlaygroundSchema {
  package static let text = String(
    cString: built_in("Output/Playground/Interface/playground.schema.json"))
}
