/// The pictures of a vectors file: the colours of the nodes, and the expected pixels.
struct PictureFile: Decodable {
  let vectors: [Vector]

  struct Vector: Decodable {
    let tree: Tree
    let image: Image

    /// The reference picture; `nil` where the file has only its size, because it shows text.
    var canvas: Canvas? {
      guard let runs = image.runs else { return nil }
      var canvas = Canvas(width: image.size[0], height: image.size[1])
      for run in runs {
        canvas.paint(x: run.x, y: run.y, width: run.width, height: run.height, run.color)
      }
      return canvas
    }
  }

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

  /// The colours in a tree.
  struct Tree: Decodable {
    /// The colours by the ids of the nodes.
    let colors: [String: String]

    private enum Key: CodingKey {
      case id, color, children, child, overlay, background, corner
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      var trees = try values.decodeIfPresent([Tree].self, forKey: .children) ?? []
      for key in [Key.child, .overlay, .background, .corner] {
        if let tree = try values.decodeIfPresent(Tree.self, forKey: key) { trees.append(tree) }
      }
      var colors: [String: String] = [:]
      if let id = try values.decodeIfPresent(String.self, forKey: .id) {
        colors[id] = try values.decodeIfPresent(String.self, forKey: .color)
      }
      self.colors = trees.reduce(into: colors) { $0.merge($1.colors) { first, _ in first } }
    }
  }
}
