import Conformance
import Foundation

/// The vectors that come with the tests.
enum GivenVectors {
  /// Measured in the reference pictures of Texture's own tests.
  static let texture = "texture-given.json"
  /// Random trees, with frames on which two models of Texture's rules agree.
  static let random = "random-given.json"

  /// Constraints of Interface Builder documents, with the frames of Xcode's Auto Layout.
  static let documents = "interface-builder.json"

  /// The bytes of a file.
  static func data(_ name: String) throws -> Data {
    let folder = Bundle.module.resourceURL?.appendingPathComponent("Vectors")
    guard let file = folder?.appendingPathComponent(name) else {
      throw CocoaError(.fileNoSuchFile)
    }
    return try Data(contentsOf: file)
  }

  /// A file as the library reads it.
  static func file(_ name: String) throws -> VectorFile { try VectorFile(json: data(name)) }
}

/// A vectors file at scale 2 with one vector `Test/case`, laid out in at most 100 × 100 points.
///
/// `more` has further entries of the vector: `"rootSize": [100, 100]`.
func vectorFile(
  tree: String, sizeRange: String = #"{"min": [0, 0], "max": [100, 100]}"#, more: String = ""
) throws(VectorError) -> VectorFile {
  let vector = #"{"class": "Test", "name": "case", "sizeRange": \#(sizeRange), "tree": \#(tree)"#
  let rest = more.isEmpty ? "}" : ", \(more)}"
  return try VectorFile(json: Data(#"{"scale": 2, "vectors": [\#(vector + rest)]}"#.utf8))
}
