package import Geometry

/// The lesson of a scenario file, which the target `Lessons` reads.
package struct UnreadLesson {
  /// Reads a lesson, and reports its mistakes among those of the file.
  package typealias Reader = (UnreadLesson) -> Void

  package let value: YAMLValue
  /// The reader of the file's values, which collects mistakes.
  package let reader: FieldReader
  package let names: [String]
  package let containers: [Container]
  /// The lines of the file before the lesson.
  package let lines: [String]
}
