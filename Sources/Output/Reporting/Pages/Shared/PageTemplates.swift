import Mustache

/// The Mustache templates of pages, and what is the same on all pages that are rendered with them.
package struct PageTemplates: Sendable {
  private let library: MustacheLibrary
  private let surfaces: [Surface.Link]

  /// The templates of a report, which other surfaces share parts of, and those of another folder.
  ///
  /// `surfaces` are the links in the header of every page.
  package init(
    in folder: String? = nil, surfaces: [Surface.Link]
  ) throws(ReportingError) {
    MustacheContentTypes.register(MarkupText(), named: "MARKUP")
    MustacheContentTypes.register(MarkdownText(), named: "MARKDOWN")
    var library = MustacheLibrary()
    for (name, text) in Self.sources() + (folder.map(Self.sources) ?? []) {
      do {
        try library.register(text, named: name)
      } catch {
        throw .brokenTemplate(name: name)
      }
    }
    self.library = library
    self.surfaces = surfaces
  }

  package func render(_ page: Any, with name: String) throws(ReportingError) -> String {
    var values = TemplateValue.of(page) as? [String: Any]
    values?["surfaces"] = TemplateValue.of(surfaces)
    values?["headings"] = TemplateValue.of(Headings())
    guard let text = library.render(values ?? page, withTemplate: name) else {
      throw .brokenTemplate(name: name)
    }
    return text
  }

  /// The templates in a folder, by their names.
  static func sources(in folder: String = reportFolder) -> [(name: String, text: String)] {
    BuiltInFiles.texts(in: folder).compactMap { path, text in
      path.hasSuffix(ending) ? (String(path.dropLast(ending.count)), text) : nil
    }
  }

  /// The folder of the report's templates.
  static let reportFolder = "Output/Reporting/Resources/"

  private static let ending = ".mustache"
}
