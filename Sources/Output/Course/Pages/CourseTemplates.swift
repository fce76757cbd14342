import CResources
import Mustache
import Reporting

/// The templates of the course's pages.
struct CourseTemplates {
  private let library: MustacheLibrary

  init() throws(ReportingError) {
    var library = MustacheLibrary()
    for (name, text) in [
      ("course", String(cString: course_mustache())),
      ("course-head", String(cString: course_head_mustache())),
      ("course-legend", String(cString: course_legend_mustache())),
      ("lesson", String(cString: lesson_mustache())),
      ("task", String(cString: task_mustache())),
    ] {
      do {
        try library.register(text, named: name)
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
}
