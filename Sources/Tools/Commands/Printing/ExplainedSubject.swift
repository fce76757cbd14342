import Comparison
import Geometry
import RunRecords
import Scenarios

extension ExplainedSubject {
  /// Explains; exits with a message if there is no layout, or nothing of that name.
  static func reporting(
    _ file: String, in container: Container, _ explain: () throws -> Void
  ) throws {
    do {
      try explain()
    } catch let error as LayoutFailure {
      Terminal.note("\(file): error: at \(container.words) pt: \(error)")
      try ExitStatus(error).exit()
    } catch let error as ExplainedSubject {
      Terminal.note("\(file): error: \(error.message)")
      try ExitStatus.nothingMatches.exit()
    }
  }
}
