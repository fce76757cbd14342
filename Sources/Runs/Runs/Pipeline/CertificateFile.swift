package import Foundation
package import Proving
import RunRecords

extension Certificate {
  /// The text of a certificate file.
  package func text() throws -> String {
    String(decoding: try JSONEncoder.printing(.prettyPrinted).printableData(self), as: UTF8.self)
      + "\n"
  }

  /// Reads a certificate from the contents of a file; throws `DecodingError`.
  package init(data: Data) throws {
    // The decoder reads one byte past a text that ends at the deepest level that it allows.
    self = try JSONDecoder().decode(Certificate.self, from: data + Data("\n".utf8))
  }
}
