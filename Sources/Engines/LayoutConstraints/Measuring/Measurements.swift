/// The measurements for one pass.
struct Measurements: Equatable {
  /// The intrinsic size of each item; `nil` without content.
  var sizes: [ContentSize?]
  /// The items whose size may change in the next pass, in the order of the system.
  var wrapping: [Int] = []
  /// The insets of each item's guides.
  var guides: GuideInsets

  /// Whether two measurements of one system are equal.
  static func == (first: Measurements, second: Measurements) -> Bool {
    first.sizes == second.sizes && first.guides == second.guides
  }
}

/// The measurements from pass to pass.
struct Measuring {
  let tree: ItemTree
  var contents: ContentSizes
  var guides: GuideInsets

  var measurements: Measurements {
    Measurements(sizes: contents.sizes, wrapping: contents.wrapping, guides: guides)
  }

  /// The items whose measurements changed, in the order of the system.
  struct Change {
    var contents: [Int]
    var guides: [Int]

    var isChange: Bool { !contents.isEmpty || !guides.isEmpty }
  }

  /// Measures again whatever depends on the layout with these columns.
  mutating func adapt(toColumns values: [Double]) throws(ConstraintError) -> Change {
    let texts = try contents.adapt(toColumns: values)
    guard guides.areUsed else { return Change(contents: texts, guides: []) }
    return Change(
      contents: texts,
      guides: guides.adapt(to: tree.system.frames(ofColumns: values, tree: tree)))
  }
}
