import Mustache

/// The templates that every report is rendered with.
struct PageTemplates {
  private let library: MustacheLibrary

  init() throws(ReportingError) {
    MustacheContentTypes.register(MarkupText(), named: "MARKUP")
    MustacheContentTypes.register(MarkdownText(), named: "MARKDOWN")
    var library = MustacheLibrary()
    for (name, bytes) in Self.sources {
      do {
        try library.register(String(decoding: bytes, as: UTF8.self), named: name)
      } catch {
        throw .brokenTemplate(name: name)
      }
    }
    self.library = library
  }

  func render(_ page: Any, with name: String) throws(ReportingError) -> String {
    guard let text = library.render(page, withTemplate: name) else {
      throw .brokenTemplate(name: name)
    }
    return text
  }

  static let sources: [(name: String, bytes: [UInt8])] = [
    ("container", PackageResources.container_mustache),
    ("drawing", PackageResources.drawing_mustache),
    ("head", PackageResources.head_mustache),
    ("index", PackageResources.index_mustache),
    ("ratio", PackageResources.ratio_mustache),
    ("scenario", PackageResources.scenario_mustache),
    ("summary", PackageResources.summary_mustache),
    ("timing", PackageResources.timing_mustache),
  ]
}
