import CLessons
import Scenarios
package import TextMeasuring

extension CourseFolder {
  /// The lessons that come with the project, which are built into the program.
  package static func shipped(measurer: TextMeasurer) -> CourseFolder {
    var sources: [SourceText] = []
    var lesson = shipped_lessons()
    while let entry = lesson?.pointee, let path = entry.path, let text = entry.text {
      sources.append(SourceText(file: String(cString: path), text: String(cString: text)))
      lesson = lesson?.advanced(by: 1)
    }
    return CourseFolder(sources.lazy.map { .success($0) }, measurer: measurer)
  }
}
