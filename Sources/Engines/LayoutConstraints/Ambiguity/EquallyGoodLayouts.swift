public import Foundation
import Geometry
import LinearProgramming

/// All layouts that are as good as the one that was chosen, and who is inside whom in them.
struct OpenFace: Sendable {
  let face: OptimalFace
  let tree: ItemTree
  /// Whether the place or size of each item, seen from the container, may be open.
  let isOpen: [Bool]
  /// The items by name, the container included.
  let indices: [String: Int]

  /// Takes the names of all items, in the order of the system.
  init(ambiguity: Ambiguity, tree: ItemTree, names: [String]) {
    face = ambiguity.face
    self.tree = tree
    indices = Dictionary(zip(names, names.indices)) { first, _ in first }
    let variables = ConstraintProgram.Variable.allCases
    var isOpen = names.indices.map { item in
      variables.contains {
        Ambiguity.isOpen(ambiguity.ranges[ConstraintProgram.column($0, of: item)])
      }
    }
    var movesChildren = names.indices.map { item in
      [.x, .y].contains {
        Ambiguity.isOpen(ambiguity.ranges[ConstraintProgram.column($0, of: item)])
      }
    }
    for item in tree.parentsFirst where movesChildren[tree[item].parent] {
      isOpen[item] = true
      movesChildren[item] = true
    }
    self.isOpen = isOpen
  }

  /// Whether one of the layouts has every edge of these items within `tolerance` of these frames.
  func contains(
    _ frames: [(item: Int, frame: CGRect)], within tolerance: Double
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
    let outcome: SolverOutcome
    do {
      let options = SolverOptions(iterationLimit: program.iterationLimit)
      outcome = try program.solve(options: options)
    } catch {
      throw .solver(error)
    }
    switch outcome {
    case .optimal, .unbounded: return true
    case .infeasible: return false
    case .limitReached(let limit): throw .noSolution(reason: "\(limit)")
    }
  }
}

extension ConstraintLayout {
  /// Whether the constraints leave the frame of this item open, seen from the container.
  ///
  /// That is so for every item of `ambiguousElements`, and for all items inside one whose position
  /// is open. An unknown name is not ambiguous.
  public func isAmbiguous(_ element: String) -> Bool {
    guard let openFace, let index = openFace.indices[element] else { return false }
    return openFace.isOpen[index]
  }

  /// Whether these frames, all together, are a layout that the constraints find as good as the
  /// chosen one.
  ///
  /// Frames are in container coordinates, before rounding or after. Every edge may be off by
  /// `tolerance` points (finite, at least 0): that of the solver, about 10⁻⁶, or a pixel for frames
  /// that were rounded. Items that have no entry may be anywhere. False where a name is unknown or
  /// a frame is not finite.
  public func admits(
    _ frames: [String: CGRect], within tolerance: Double
  ) throws(ConstraintError) -> Bool {
    let all = [CGRect(origin: .zero, size: rawLayout.size)] + rawLayout.frames
    let names = [containerName] + rawLayout.elements
    var known: [(item: Int, frame: CGRect, chosen: CGRect)] = []
    for (name, chosen) in zip(names, all) {
      guard let frame = frames[name] else { continue }
      guard (frame.minX + frame.maxX + frame.minY + frame.maxY).isFinite else { return false }
      // Without an open face nobody asks for the index.
      known.append((openFace?.indices[name] ?? 0, frame, chosen))
    }
    guard known.count == frames.count else { return false }
    if let openFace {
      return try openFace.contains(known.map { ($0.item, $0.frame) }, within: tolerance)
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
