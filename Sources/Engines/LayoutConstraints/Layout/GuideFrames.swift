public import Geometry

/// A guide of a system: an item that is a guide, or one of the guides that an item has.
public struct GuidePlace: Sendable, Hashable {
  /// The index of the item: the guide itself, or its owner.
  public var item: Int
  /// The guide of the owner; `nil` if the item is the guide.
  public var guide: Constraint.Guide?

  /// Makes a reference to a guide.
  public init(item: Int, guide: Constraint.Guide? = nil) {
    self.item = item
    self.guide = guide
  }
}

extension ConstraintLayout {
  /// The rectangles of guides in points, each in the coordinates of its owner, in the order of
  /// `guides`.
  ///
  /// With `Rounding.pixels` edges are on the nearest pixels of the container, as in `layout`.
  /// Throws if an item does not exist; linear in the number of items and guides.
  public func frames(
    of guides: [GuidePlace], rounding: Rounding
  ) throws(ConstraintError) -> [CGRect] {
    let system = finalProgram.system
    let tree = finalProgram.direct.tree
    let frames = system.frames(ofColumns: finalProgram.values, tree: tree)
    let insets = finalProgram.measurements.guides.completed(for: frames)
    var result: [CGRect] = []
    for place in guides {
      guard frames.indices.contains(place.item) else { throw .unknownItem(index: place.item) }
      var frame = frames[place.item]
      if place.guide == .contentLayoutGuide, let content = tree.contentLayoutGuides[place.item] {
        frame = frames[content]
      } else if let guide = place.guide {
        frame = frame.inset(by: insets.insets(of: guide, item: place.item))
      }
      let owner = frames[place.guide == nil ? tree[place.item].parent : place.item]
      let edges = Layout(size: .zero, elements: ["guide", "owner"], frames: [frame, owner])
        .rounded(rounding).frames
      result.append(edges[0].offsetBy(dx: -edges[1].minX, dy: -edges[1].minY))
    }
    return result
  }
}

extension CGRect {
  /// The rectangle inside these insets; no length is below 0.
  fileprivate func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}
