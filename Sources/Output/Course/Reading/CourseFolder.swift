import Foundation
import Geometry
package import LessonAnswers
import ScenarioFiles
package import Scenarios
package import TextMeasuring

/// The lessons in a folder, in chapters.
package struct CourseFolder: Sendable {
  /// The chapters, in the order of their folders' names.
  package var chapters: [Chapter]
  /// The mistakes of files that are left out, in order.
  package var mistakes: [Diagnostic]

  /// A folder of lessons.
  package struct Chapter: Sendable {
    /// Its place among the chapters, from 1; from 0 where the first folder's name begins with 0.
    package var number: Int
    /// The title: the folder's name without its number.
    package var title: String
    /// The lessons, in the order of their files' names.
    package var lessons: [LessonFile]
  }

  /// Reads all lessons in `folder` and its subfolders.
  ///
  /// Each folder with lessons is a chapter, and its name is the title: `2-what-goes-wrong` is What goes
  /// wrong. Files and folders are sorted by name. Where the first number is 0, so is the first lesson's.
  package init(at folder: String, measurer: TextMeasurer) {
    let found = ScenarioFinder.files(at: [folder])
    self.init(
      found.files.lazy.map { file in
        Result { () throws(Diagnostic) in try ScenarioFile.read(file) }
      }, measurer: measurer)
    mistakes = found.unreadableFolders + mistakes
  }

  /// Reads lessons from texts, in this order.
  init(_ sources: some Sequence<Result<SourceText, Diagnostic>>, measurer: TextMeasurer) {
    chapters = []
    mistakes = []
    var names: [String] = []
    for source in sources {
      switch source {
      case .failure(let mistake): mistakes.append(mistake)
      case .success(let source):
        let name = URL(fileURLWithPath: source.file).deletingLastPathComponent().lastPathComponent
        do {
          let lesson = try LessonFile(source, measurer: measurer)
          if names.last != name {
            names.append(name)
            let number = chapters.last.map { $0.number + 1 } ?? (name.hasPrefix("0") ? 0 : 1)
            chapters.append(Chapter(number: number, title: Self.title(of: name), lessons: []))
          }
          chapters[chapters.count - 1].lessons.append(lesson)
        } catch {
          mistakes += error.diagnostics
        }
      }
    }
  }

  /// A folder's name as a title: without its number, with spaces, and with a capital letter.
  static func title(of name: String) -> String {
    let words = name.drop { $0.isNumber || $0 == "-" || $0 == "_" }
    let title = words.isEmpty ? name[...] : words
    return title.replacingOccurrences(of: "-", with: " ").capitalizedFirst
  }
}
