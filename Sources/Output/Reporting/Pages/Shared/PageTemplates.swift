import CResources
import Mustache

/// The Mustache templates of all pages.
package struct PageTemplates: Sendable {
  private let library: MustacheLibrary

  package init() throws(ReportingError) {
    MustacheContentTypes.register(MarkupText(), named: "MARKUP")
    MustacheContentTypes.register(MarkdownText(), named: "MARKDOWN")
    var library = MustacheLibrary()
    for (name, text) in Self.sources {
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

  static let sources: [(name: String, text: String)] = [
    ("bars", String(cString: bars_mustache())),
    ("baseline", String(cString: baseline_mustache())),
    ("change", String(cString: change_mustache())),
    ("container", String(cString: container_mustache())),
    ("diagnosis", String(cString: diagnosis_mustache())),
    ("drawing", String(cString: drawing_mustache())),
    ("environment", String(cString: environment_mustache())),
    ("events", String(cString: events_mustache())),
    ("explanation", String(cString: explanation_mustache())),
    ("filters", String(cString: filters_mustache())),
    ("frames", String(cString: frames_mustache())),
    ("growth", String(cString: growth_mustache())),
    ("head", String(cString: head_mustache())),
    ("held", String(cString: held_mustache())),
    ("index", String(cString: index_mustache())),
    ("index-reading", String(cString: index_reading_mustache())),
    ("index-style", String(cString: index_style_mustache())),
    ("legend", String(cString: legend_mustache())),
    ("messages", String(cString: messages_mustache())),
    ("picture", String(cString: picture_mustache())),
    ("proof", String(cString: proof_mustache())),
    ("ratio", String(cString: ratio_mustache())),
    ("scatter", String(cString: scatter_mustache())),
    ("scenario", String(cString: scenario_mustache())),
    ("shot", String(cString: shot_mustache())),
    ("slider", String(cString: slider_mustache())),
    ("slider-data", String(cString: slider_data_mustache())),
    ("sources", String(cString: sources_mustache())),
    ("table", String(cString: table_mustache())),
    ("timing", String(cString: timing_mustache())),
    ("toolbar", String(cString: toolbar_mustache())),
    ("translation", String(cString: translation_mustache())),
    ("tree", String(cString: tree_mustache())),
    ("widths", String(cString: widths_mustache())),
  ]
}
