import Foundation

/// A file of layout trees, and what each must come to.
struct VectorFile: Decodable {
  /// Pixels per point.
  let scale: Double
  let vectors: [LayoutVector]

  /// The vectors of a file in the folder `Vectors`.
  static func load(_ name: String) throws -> VectorFile {
    let folder = Bundle.module.resourceURL?.appendingPathComponent("Vectors")
    guard let file = folder?.appendingPathComponent(name) else {
      throw CocoaError(.fileNoSuchFile)
    }
    return try JSONDecoder().decode(VectorFile.self, from: Data(contentsOf: file))
  }
}

/// One tree, the range it is laid out in, and the result.
struct LayoutVector: Decodable {
  let `class`: String
  let name: String
  let sizeRange: Range
  let tree: VectorTree
  /// The picture, where the result was taken from one.
  let image: Image?
  /// The root's size in points, where it is not given by a picture.
  let rootSize: [Double]?
  /// x, y, width, height in points by node; `nil` where the picture does not show the node.
  let frames: [String: [Double]?]

  /// The range; infinite where it is `nil`.
  struct Range: Decodable {
    let min: [Double]
    let max: [Double?]
  }

  /// A picture in pixels; without runs where only its size counts.
  struct Image: Decodable {
    let size: [Int]
    let runs: [Run]?
  }

  /// A rectangle of one colour, in pixels.
  struct Run: Decodable {
    let x, y, width, height: Int
    let color: String

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      x = try values.decode(Int.self)
      y = try values.decode(Int.self)
      width = try values.decode(Int.self)
      height = try values.decode(Int.self)
      color = try values.decode(String.self)
    }
  }
}

/// A spec or node as a vector file spells it.
struct VectorTree: Decodable {
  let type: String
  let style: VectorStyle?

  let id: String?
  let color: String?
  let intrinsicSize: [Double]?
  let measureTable: [MeasureEntry]?

  let direction: String?
  let spacing: Double?
  let justifyContent: String?
  let alignItems: String?
  let flexWrap: String?
  let alignContent: String?
  let lineSpacing: Double?

  let insets: Insets?
  let sizing: String?
  let centering: String?
  let horizontalPosition: String?
  let verticalPosition: String?
  let ratio: Double?
  let location: String?
  let offset: [Double]?
  let wrapsCorner: Bool?

  let children: [VectorTree]?
  private let child, overlay, background, corner: Boxed?

  /// The size of a node that is offered at least this width.
  struct MeasureEntry: Decodable {
    let maxWidthAtLeast: Double
    let size: [Double]
  }

  /// The insets; infinite where they are `nil`.
  struct Insets: Decodable {
    let top, left, bottom, right: Double?
  }

  /// What stands in a named place of another tree.
  private final class Boxed: Decodable, Sendable {
    let tree: VectorTree

    init(from decoder: any Decoder) throws { tree = try VectorTree(from: decoder) }
  }

  /// The tree in one of the named places.
  func slot(_ name: Slot) throws -> VectorTree {
    let boxed =
      switch name {
      case .child: child
      case .overlay: overlay
      case .background: background
      case .corner: corner
      }
    return try boxed?.tree ?? { throw VectorError.missing(name.rawValue, in: type) }()
  }

  /// The named places.
  enum Slot: String {
    case child, overlay, background, corner
  }
}

/// A style as a vector file spells it.
struct VectorStyle: Decodable {
  let preferredSize: [Double]?
  let width, height, minWidth, maxWidth, minHeight, maxHeight, flexBasis: VectorDimension?
  let flexGrow, flexShrink, spacingBefore, spacingAfter, ascender, descender: Double?
  let alignSelf: String?
  let layoutPosition: [Double]?
}

/// `"auto"`, `{"points": n}` or `{"fraction": f}`.
struct VectorDimension: Decodable {
  let points: Double?
  let fraction: Double?

  private enum Key: String, CodingKey { case points, fraction }

  init(from decoder: any Decoder) throws {
    let values = try? decoder.container(keyedBy: Key.self)
    points = try values?.decodeIfPresent(Double.self, forKey: .points)
    fraction = try values?.decodeIfPresent(Double.self, forKey: .fraction)
  }
}

/// What a vector file lacks.
enum VectorError: Error {
  case missing(String, in: String)
  case unknown(String, value: String)
}
