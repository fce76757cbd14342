package import Diagnosing
package import Foundation
package import Reporting
package import RunRecords

/// Renders diagnosed console logs as a page and writes it.
package enum DiagnosisWriter {
  /// What all such pages have, and no others.
  private static let heading = "<h1>Conflicts from the console</h1>"

  /// The page with its style, its script and its fonts, `index.html` last.
  ///
  /// A pure function of both: the same ones give the same bytes.
  package static func render(
    _ diagnoses: [LogDiagnosis], fonts: [PageFont] = []
  ) throws(ReportingError) -> [ReportFile] {
    let fonts = ReportFonts(fonts)
    let page = try PageTemplates(surfaces: Surface.logs.links()).render(
      DiagnosisPage(diagnoses), with: "diagnosis")
    return [
      ReportFile(path: "style.css", contents: Data((ReportStyle.text + fonts.style).utf8)),
      Surface.icon,
      ReportFile(path: "report.js", contents: Data(PageScripts.all.utf8)),
    ] + fonts.files + [ReportFile(path: "index.html", text: page)]
  }

  /// Writes the page into `directory`, which is created if necessary.
  ///
  /// Throws `file` where a report is in the folder, or files that layoutdiff did not write, which this
  /// page would replace, and where it cannot be written.
  package static func write(
    _ diagnoses: [LogDiagnosis], fonts: [PageFont] = [], to directory: URL
  ) throws(ReportingError) {
    try PageFolder.write(render(diagnoses, fonts: fonts), to: directory, mark: heading)
  }
}
