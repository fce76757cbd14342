package import Foundation
package import LayoutSpecs

/// One tree, the range it is laid out in, and the expected sizes and frames.
package struct LayoutVector: ConformanceContent {
  /// The tree; the names of its elements are the ids of its nodes.
  package let spec: LayoutSpec
  /// The range that the root is laid out in; its maximum is also the root's parent size.
  package let sizeRange: SizeRange
  /// The expected size of the root, in points.
  package let rootSize: CGSize?
  /// The expected size of the root, in pixels: that of a reference picture.
  package let imageSize: CGSize?
  /// The expected frames, in points from the root's top left corner, of the nodes with a known
  /// frame.
  package let frames: [String: CGRect]

  static func name(_ fields: VectorFields) throws -> String {
    let group: String = try fields.required("class")
    return try group + "/" + fields.required("name")
  }

  init(_ fields: VectorFields, name: String) throws {
    spec = try fields.required("tree", as: VectorTree.self).spec
    sizeRange = try fields.required("sizeRange", as: VectorSizeRange.self).range
    rootSize = try fields.size("rootSize")
    imageSize = try fields.value("image", as: VectorImage.self)?.size
    frames = try fields.value("frames", as: VectorFrames.self)?.frames ?? [:]
  }
}

/// `{"min": [width, height], "max": [width, height]}`.
private struct VectorSizeRange: Decodable {
  let range: SizeRange

  init(from decoder: any Decoder) throws {
    let fields = try VectorFields(decoder)
    range = SizeRange(
      min: try fields.sizeOrInfinity("min") ?? fields.missing("min"),
      max: try fields.sizeOrInfinity("max") ?? fields.missing("max"))
  }
}

/// The size of a picture.
private struct VectorImage: Decodable {
  let size: CGSize?

  init(from decoder: any Decoder) throws {
    size = try VectorFields(decoder).size("size")
  }
}

/// `{"id": [x, y, width, height]}`, with `null` for a node that is not visible.
private struct VectorFrames: Decodable {
  let frames: [String: CGRect]

  init(from decoder: any Decoder) throws {
    let fields = try VectorFields(decoder)
    var frames: [String: CGRect] = [:]
    for key in fields.keys {
      guard let numbers = try fields.numbers(key, count: 4) else { continue }
      frames[key] = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    self.frames = frames
  }
}
