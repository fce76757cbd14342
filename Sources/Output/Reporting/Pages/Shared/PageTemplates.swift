import Mustache

/// The Mustache templates of all pages.
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
    ("baseline", PackageResources.baseline_mustache),
    ("change", PackageResources.change_mustache),
    ("container", PackageResources.container_mustache),
    ("environment", PackageResources.environment_mustache),
    ("explanation", PackageResources.explanation_mustache),
    ("filters", PackageResources.filters_mustache),
    ("frames", PackageResources.frames_mustache),
    ("growth", PackageResources.growth_mustache),
    ("head", PackageResources.head_mustache),
    ("index", PackageResources.index_mustache),
    ("index-reading", PackageResources.index_reading_mustache),
    ("index-style", PackageResources.index_style_mustache),
    ("messages", PackageResources.messages_mustache),
    ("picture", PackageResources.picture_mustache),
    ("proof", PackageResources.proof_mustache),
    ("ratio", PackageResources.ratio_mustache),
    ("scatter", PackageResources.scatter_mustache),
    ("scenario", PackageResources.scenario_mustache),
    ("scenario-reading", PackageResources.scenario_reading_mustache),
    ("sources", PackageResources.sources_mustache),
    ("table", PackageResources.table_mustache),
    ("timing", PackageResources.timing_mustache),
    ("translation", PackageResources.translation_mustache),
    ("widths", PackageResources.widths_mustache),
  ]
}
