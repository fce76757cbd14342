import Foundation
import Reporting

/// The folder that a command writes a report to, as its options name it.
enum ReportPlace {
  static func page(_ name: String = "index.html", of output: String) -> String {
    output.hasSuffix("/") ? output + name : output + "/" + name
  }

  /// Prints that a run ends without a report, why, and what the folder contains.
  static func tellEnd(of output: String, _ error: ReportingError = .interrupted) {
    Terminal.note(error == .interrupted ? "interrupted" : "error: \(error)")
    Terminal.note(earlierReport(in: output))
  }

  private static func earlierReport(in output: String) -> String {
    let directory = URL(fileURLWithPath: output, isDirectory: true)
    guard let place = ReportWriter.placeOfReport(in: directory) else {
      return "no report was written"
    }
    if place == directory { return "\(output) contains the earlier report, unchanged" }
    return "a complete report is in \(place.relativePath)"
  }
}
