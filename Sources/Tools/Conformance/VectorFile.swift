public import Foundation

/// A file of layout trees and the frames that each must come to: test data for spec engines.
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
/// Lengths are points; in a size range and in insets `null` is infinite. A property that is absent
/// has Texture's default; unknown keys are passed over.
public struct VectorFile: Sendable {
  /// Pixels per point; finite and above 0.
  public let scale: Double
  /// The vectors, in the order of the file.
  public let entries: [Entry]

  /// One entry of the list of vectors.
  public struct Entry: Sendable {
    /// `class/name`; the entry's path in the file where these are not given.
    public let name: String
    /// The vector, or why it is none.
    public let vector: Result<LayoutVector, VectorError>
  }

  /// Reads a vectors file.
  ///
  /// What is wrong within one vector stays there: the others are read all the same. Throws where
  /// the file as a whole is no JSON (objects and lists may nest 512 levels), has no list `vectors`,
  /// or has a `scale` that is none; without one it is 2. Linear in the length of the file.
  public init(json: Data) throws(VectorError) {
    // The decoder looks one byte too far where a text ends at the deepest level that it allows.
    let json = json + Data("\n".utf8)
    do {
      let contents = try JSONDecoder().decode(Contents.self, from: json)
      scale = contents.scale
      entries = Self.refusingDuplicates(contents.entries)
    } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
      throw .unreadable(path: "", reason: Self.syntaxError(in: json) ?? context.debugDescription)
    } catch {
      throw VectorError(error)
    }
  }

  /// What is wrong, and around which character: the decoder does not say, the other parser does.
  private static func syntaxError(in json: Data) -> String? {
    do {
      _ = try JSONSerialization.jsonObject(with: json)
      return nil
    } catch {
      return (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
    }
  }

  /// The entries, where all but the first of the same name are errors.
  private static func refusingDuplicates(_ entries: [Entry]) -> [Entry] {
    var names: Set<String> = []
    return entries.enumerated().map { index, entry in
      guard !names.insert(entry.name).inserted else { return entry }
      let error = VectorError.duplicateVector(path: "vectors[\(index)]", name: entry.name)
      return Entry(name: entry.name, vector: .failure(error))
    }
  }
}

/// The file as its text has it.
private struct Contents: Decodable {
  let scale: Double
  let entries: [VectorFile.Entry]

  /// What all of Texture's own reference pictures have.
  private static let defaultScale = 2.0

  init(from decoder: any Decoder) throws {
    let fields = try VectorFields(decoder)
    scale = try fields.value("scale") ?? Self.defaultScale
    guard scale > 0 else {
      throw VectorError.wrongValue(
        path: fields.path(of: "scale"), found: "\(scale)", expected: "a number above 0")
    }
    entries = try fields.required("vectors", as: [DecodedEntry].self).map(\.entry)
  }
}

/// One vector, whose mistakes do not end the reading of the file.
private struct DecodedEntry: Decodable {
  let entry: VectorFile.Entry

  init(from decoder: any Decoder) {
    var name = decoder.codingPath.jsonPath
    let vector: Result<LayoutVector, VectorError>
    do {
      let fields = try VectorFields(decoder)
      let group: String = try fields.required("class")
      name = try group + "/" + fields.required("name")
      vector = .success(try LayoutVector(fields))
    } catch {
      vector = .failure(VectorError(error))
    }
    entry = VectorFile.Entry(name: name, vector: vector)
  }
}
