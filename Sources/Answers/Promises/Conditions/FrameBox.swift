import AffineGeometry

/// All points that a frame covers somewhere in a range.
private struct FrameBox {
  let index: Int
  let left: Double
  let top: Double
  let right: Double
  let bottom: Double

  init(_ index: Int, _ edges: MovingEdges, over length: Double) {
    self.index = index
    left = min(edges.left.value, edges.left.after(length))
    top = min(edges.top.value, edges.top.after(length))
    right = max(edges.right.value, edges.right.after(length))
    bottom = max(edges.bottom.value, edges.bottom.after(length))
  }
}

extension MovingFrames {
  /// The pairs of elements, by ascending index, whose frames may share interior points in some of these ranges.
  ///
  /// Leaves out those that are apart in every range, which of many elements are nearly all.
  static func meetingPairs(
    of names: [String], in pieces: [MovingFrames]
  ) -> [(first: Int, second: Int)] {
    var meets = [Bool](repeating: false, count: names.count * names.count)
    for piece in pieces {
      let boxes = names.indices.compactMap { index in
        piece.edges(of: names[index]).map { FrameBox(index, $0, over: piece.length) }
      }.sorted { $0.top < $1.top }
      for (place, box) in boxes.enumerated() {
        for other in boxes[(place + 1)...] {
          if other.top > box.bottom - ExcessRange.noise { break }
          guard min(box.right, other.right) - max(box.left, other.left) > ExcessRange.noise else {
            continue
          }
          meets[min(box.index, other.index) * names.count + max(box.index, other.index)] = true
        }
      }
    }
    return meets.indices.filter { meets[$0] }.map { ($0 / names.count, $0 % names.count) }
  }
}
