package import Foundation
import Geometry
import Scenarios

/// One file of a report.
package struct ReportFile: Sendable, Equatable {
  /// The path relative to the report's folder, with `/` as separator.
  package var path: String
  /// The bytes.
  package var contents: Data

  /// Makes a file from bytes.
  package init(path: String, contents: Data) {
    self.path = path
    self.contents = contents
  }

  /// Makes a file of UTF-8 text, without characters that change how the text around them is shown.
  package init(path: String, text: String) {
    self.init(path: path, contents: Data(text.printableLines.utf8))
  }
}
