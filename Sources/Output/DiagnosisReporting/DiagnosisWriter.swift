import CResources
public import Diagnosing
public import Foundation
public import Reporting
import RunRecords

/// Renders diagnosed console logs as a page and writes it.
public enum DiagnosisWriter {
  /// The page with its style and its script, `index.html` last.
  ///
  /// A pure function of the diagnoses: the same ones give the same bytes.
  public static func render(_ diagnoses: [LogDiagnosis]) throws(ReportingError) -> [ReportFile] {
    let page = try PageTemplates().render(DiagnosisPage(diagnoses), with: "diagnosis")
    return [
      ReportFile(path: "style.css", contents: Data(ReportStyle.text.utf8)),
      ReportFile(path: "report.js", contents: Data(String(cString: report_js()).utf8)),
      ReportFile(path: "index.html", text: page),
    ]
  }

  /// Writes the page into `directory`, which is created if necessary.
  ///
  /// Throws `file` where a report is in the folder, whose page this one would replace, and where it
  /// cannot be written.
  public static func write(
    _ diagnoses: [LogDiagnosis], to directory: URL
  ) throws(ReportingError) {
    try PageFolder.write(render(diagnoses), to: directory)
  }
}
