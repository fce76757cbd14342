public import Geometry
import LinearProgramming

extension ConstraintLayout {
  /// Whether the frame of this item is ambiguous in container coordinates.
  ///
  /// That is so for every item in `ambiguousElements`, and for all items inside one whose position
  /// is ambiguous. An unknown name is not ambiguous. Linear in the depth of the item.
  public func isAmbiguous(_ element: String) -> Bool {
    guard let ranges = finalProgram.ranges,
      let index = finalProgram.system.index(of: element)
    else { return false }
    return finalProgram.system.isAmbiguous(index, in: ranges)
  }

  /// Whether these frames together are part of a layout that is as good as the chosen one.
  ///
  /// Frames are in container coordinates, before or after rounding. Every edge may differ by
  /// `tolerance` points (finite, at least 0): the solver's error of about 10⁻⁶, or a pixel for
  /// rounded frames. Items without an entry may be anywhere. False if a name is unknown or a frame
  /// is not finite.
  public func admits(
    _ frames: [String: CGRect], within tolerance: Double
  ) throws(ConstraintError) -> Bool {
    let all = [CGRect(origin: .zero, size: rawLayout.size)] + rawLayout.frames
    let names = [containerName] + rawLayout.elements
    var known: [(name: String, frame: CGRect, chosen: CGRect)] = []
    for (name, chosen) in zip(names, all) {
      guard let frame = frames[name] else { continue }
      guard (frame.minX + frame.maxX + frame.minY + frame.maxY).isFinite else { return false }
      known.append((name, frame, chosen))
    }
    guard known.count == frames.count else { return false }
    if finalProgram.ranges != nil, let ambiguity = try finalProgram.solved().ambiguity {
      var edges: [(item: Int, frame: CGRect)] = []
      for (name, frame, _) in known {
        if let item = finalProgram.system.index(of: name) { edges.append((item, frame)) }
      }
      return try ambiguity.contains(edges, of: finalProgram.direct.tree, within: tolerance)
    }
    return known.allSatisfy { _, frame, chosen in
      let distances = [
        frame.minX - chosen.minX, frame.maxX - chosen.maxX,
        frame.minY - chosen.minY, frame.maxY - chosen.maxY,
      ]
      return distances.allSatisfy { $0.magnitude <= tolerance }
    }
  }
}

extension AmbiguousOptimum {
  /// Whether one of the layouts has every edge of these items within `tolerance` of these frames.
  fileprivate func contains(
    _ frames: [(item: Int, frame: CGRect)], of tree: ItemTree, within tolerance: Double
  ) throws(ConstraintError) -> Bool {
    var program = face.program
    for (item, frame) in frames {
      let edges = [frame.minX, frame.minY, frame.maxX, frame.maxY]
      for (sum, edge) in zip(tree.edges(of: item), edges) {
        let place = edge - sum.constant
        let bounds = Bounds.between(place - tolerance, place + tolerance)
        program.addRow("edge of \(item)", bounds: bounds, terms: sum.terms)
      }
    }
    switch try solving(program.solve(options: program.limited())) {
    case .optimal, .unbounded: return true
    case .infeasible: return false
    case .limitReached(let limit): throw .noSolution(reason: "\(limit)")
    }
  }
}

extension ConstraintSystem {
  /// The views whose frames are ambiguous in container coordinates, in the order of the system, the container
  /// first.
  func ambiguousViews(in ranges: ColumnRanges) -> [String] {
    items.indices.filter { items[$0].isView && isAmbiguous($0, in: ranges) }.map { items[$0].name }
  }

  /// Whether the frame of an item is ambiguous in container coordinates; linear in its depth.
  fileprivate func isAmbiguous(_ index: Int, in ranges: ColumnRanges) -> Bool {
    func isAnyAmbiguous(_ variables: [ItemColumns.Variable], of item: Int) -> Bool {
      variables.contains { ranges.isAmbiguous(ItemColumns.column($0, of: item)) }
    }
    if isAnyAmbiguous(ItemColumns.Variable.allCases, of: index) { return true }
    var item = index
    while item != ConstraintSystem.container {
      item = items[item].parent
      if isAnyAmbiguous([.x, .y], of: item) { return true }
    }
    return false
  }
}
