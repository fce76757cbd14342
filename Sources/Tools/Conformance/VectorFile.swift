package import Foundation

/// A file of layout trees with their expected frames: test data for spec engines.
///
/// ```json
/// {"scale": 2, "vectors": [{
///   "class": "Inset", "name": "title",
///   "sizeRange": {"min": [320, 0], "max": [320, null]},
///   "tree": {
///     "type": "inset", "insets": {"top": 5, "left": 5, "bottom": 5, "right": 5},
///     "child": {"type": "node", "id": "title", "intrinsicSize": [80, 20]}},
///   "rootSize": [320, 30], "frames": {"title": [5, 5, 310, 20]}}]}
/// ```
///
/// Lengths are points; in a size range and in insets `null` is infinite. An absent property has
/// Texture's default; unknown keys are ignored.
package struct VectorFile: Sendable {
  /// Pixels per point; finite and above 0.
  package let scale: Double
  /// The vectors, in the order of the file.
  package let entries: [ConformanceEntry<LayoutVector>]

  /// Reads a vectors file.
  ///
  /// An error within one vector does not affect the others. Throws where the whole file is not
  /// JSON, has no list `vectors`, or has an invalid `scale`. The default scale is 2; objects and
  /// lists may nest 512 levels. Linear in the length of the file.
  package init(json: Data) throws(VectorError) {
    // The decoder reads one byte too far where a text ends at the deepest allowed level.
    let json = json + Data("\n".utf8)
    do {
      let contents = try JSONDecoder().decode(Contents.self, from: json)
      scale = contents.scale
      entries = contents.entries
    } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
      throw .unreadable(path: "", reason: Self.syntaxError(in: json) ?? context.debugDescription)
    } catch {
      throw VectorError(error)
    }
  }

  /// The syntax error and its position, from another parser, because the decoder does not report
  /// it.
  private static func syntaxError(in json: Data) -> String? {
    do {
      _ = try JSONSerialization.jsonObject(with: json)
      return nil
    } catch {
      return (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
    }
  }
}

/// The contents of the file.
private struct Contents: Decodable {
  let scale: Double
  let entries: [ConformanceEntry<LayoutVector>]

  /// The scale of all of Texture's own reference pictures.
  private static let defaultScale = 2.0

  init(from decoder: any Decoder) throws {
    let fields = try VectorFields(decoder)
    scale = try fields.value("scale") ?? Self.defaultScale
    guard scale > 0 else {
      throw VectorError.wrongValue(
        path: fields.path(of: "scale"), found: "\(scale)", expected: "a number above 0")
    }
    entries = try fields.entries("vectors")
  }
}
