package import Foundation
import JSONText
package import Proving

extension Certificate {
  /// The text of a certificate file.
  package var text: String { json.text(onLines: true) + "\n" }

  /// Reads a certificate from the contents of a file; throws `DecodingError`.
  package init(data: Data) throws {
    // The decoder reads one byte past a text that ends at the deepest level that it allows.
    self = try JSONDecoder().decode(Certificate.self, from: data + Data("\n".utf8))
  }
}
