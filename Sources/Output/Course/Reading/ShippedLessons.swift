import Reporting
import Scenarios
package import TextMeasuring

extension CourseFolder {
  /// The lessons that come with the project, which are built into the program.
  package static func shipped(measurer: TextMeasurer) -> CourseFolder {
    let lessons = BuiltInFiles.texts(in: "Output/Course/Lessons/")
    return CourseFolder(
      lessons.lazy.map { .success(SourceText(file: $0.path, text: $0.text)) }, measurer: measurer)
  }
}
