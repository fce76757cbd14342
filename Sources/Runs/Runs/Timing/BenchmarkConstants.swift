import Comparison
import Foundation
import Geometry
import LayoutConstraints
import Scenarios
import Timing

/// Layouts in which one constraint has another constant each time.
struct ConstantEdit {
  /// The index of the constraint.
  let constraint: Int
  /// Its own constant and one that is a point larger, in turns.
  let constants: [Double]
  /// The place of an element that moves, among the frames.
  let moved: Int

  /// How much the edit moves.
  enum Reach {
    /// As few elements as any constraint of the element in the middle moves, but one at least.
    case least
    /// As many elements as any constraint of the first elements moves.
    case most
  }

  /// The number of elements at the beginning whose constraints are tried for the most elements.
  private static let firstElements = 5

  /// Tries all constraints that begin with these elements; `nil` where none moves anything.
  init?(
    _ layouter: ConstraintLayouter, _ reach: Reach, in container: Container
  ) throws(ConstraintError) {
    var layouter = layouter
    let system = layouter.system
    let before = try layouter.layout(in: container).layout
    let views = system.items.indices.filter { $0 > 0 && system.items[$0].isView }
    let tried =
      switch reach {
      case .least: Array(views.dropFirst(views.count / 2).prefix(1))
      case .most: Array(views.prefix(Self.firstElements))
      }
    var best: (constraint: Int, moved: [Int])?
    for index in system.constraints.indices
    where system.constraints[index].isActive && tried.contains(system.constraints[index].first.item)
    {
      let constant = system.constraints[index].constant
      try layouter.setConstant(constant + 1, ofConstraint: index)
      let after = try layouter.layout(in: container).layout
      let moved = before.frames.indices.filter { before.frames[$0] != after.frames[$0] }
      try layouter.setConstant(constant, ofConstraint: index)
      if moved.isEmpty { continue }
      let known = best?.moved.count
      let isBetter =
        switch reach {
        case .least: moved.count < known ?? .max
        case .most: moved.count > known ?? 0
        }
      if isBetter { best = (index, moved) }
    }
    guard let best, let last = best.moved.last else { return nil }
    let constant = system.constraints[best.constraint].constant
    constraint = best.constraint
    constants = [constant, constant + 1]
    moved = last
  }
}

/// A screen whose layouter is kept while one constant changes.
private struct ConstantScreen {
  var layouter: ConstraintLayouter
  let edit: ConstantEdit
  let container: Container

  /// Lays out after the edit with this number; a number that changes with the frame of an element
  /// that moves, and with the size of the screen.
  mutating func checksum(afterEdit number: Int) throws -> Double {
    let constant = edit.constants[number % edit.constants.count]
    try layouter.setConstant(constant, ofConstraint: edit.constraint)
    let layout = try layouter.layout(in: container).layout
    let moved = layout.frames[edit.moved]
    return layout.size.width + 2 * layout.size.height + 3 * moved.minX + 5 * moved.minY
      + 7 * moved.width + 11 * moved.height
  }
}

extension Benchmark {
  /// Layouts with another constant of one constraint each time; each is compared with a layout of
  /// the same constants that starts without anything kept.
  func constantSubject(_ engine: BenchmarkEngine, _ reach: ConstantEdit.Reach) -> TimingSubject {
    let (layouts, container) = (layouts(of: engine), container)
    let rounding = Rounding.pixels(scale: scenario.scale)
    func screen(_ known: ConstantEdit?) throws -> ConstantScreen {
      guard engine.engine == .constraints,
        let layouter = try layouts.layouter(rounding: rounding),
        let edit = try known ?? ConstantEdit(layouter, reach, in: container)
      else { throw LayoutFailure.uneditable }
      return ConstantScreen(layouter: layouter, edit: edit, container: container)
    }
    var kept: ConstantScreen?
    return TimingSubject(
      name: engine.rawValue, period: 2, tolerance: Self.tie / scenario.scale,
      answer: { number in
        var alone = try screen(kept?.edit)
        return try alone.checksum(afterEdit: number)
      }
    ) { number in
      // Taken out, since a second owner would make every change a copy.
      var edited = try kept.take() ?? screen(nil)
      defer { kept = edited }
      return try edited.checksum(afterEdit: number)
    }
  }
}
