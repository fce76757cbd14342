import Mustache

/// The Mustache templates of pages: all those of a folder.
package struct PageTemplates: Sendable {
  private let library: MustacheLibrary

  package init(in folder: String = reportFolder) throws(ReportingError) {
    MustacheContentTypes.register(MarkupText(), named: "MARKUP")
    MustacheContentTypes.register(MarkdownText(), named: "MARKDOWN")
    var library = MustacheLibrary()
    for (name, text) in Self.sources(in: folder) {
      do {
        try library.register(text, named: name)
      } catch {
        throw .brokenTemplate(name: name)
      }
    }
    self.library = library
  }

  package func render(_ page: Any, with name: String) throws(ReportingError) -> String {
    guard let text = library.render(TemplateValue.of(page) ?? page, withTemplate: name) else {
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
  package static let reportFolder = "Output/Reporting/Resources/"

  private static let ending = ".mustache"
}
