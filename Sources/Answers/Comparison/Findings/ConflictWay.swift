import Foundation
import Geometry
import LayoutConstraints

/// The constraint to lower so that a conflict is gone.
struct ConflictWay {
  let words: ConflictWords
  let layout: ConstraintLayout
  /// Pixels per point.
  let scale: Double

  private var system: ConstraintSystem { words.system }

  /// The constraint that the spec does not satisfy, as a request to lower it, or else the broken one;
  /// `nil` where no author wrote any of them.
  ///
  /// It names no points, so that it is the same in every container with the same conflict.
  func advice(on conflict: Conflict, _ specFrames: [String: CGRect]?) -> String? {
    let authored = conflict.members.map(\.constraint).filter {
      system.constraints[$0].source == .author
    }
    guard !authored.isEmpty else { return nil }
    // Rules that came from a log may be those of the system, which nobody can change.
    let own = authored.filter { !isOfSystem(system.constraints[$0].identifier ?? "") }
    let written = own.isEmpty ? authored : own
    let unsatisfied = specFrames.map { frames in missed(written, at: frames) } ?? []
    if unsatisfied.count == 1 {
      return
        "lower \(name(unsatisfied[0])), as the spec does not satisfy it either: then it gives way"
    }
    let broken = written.contains(conflict.broken) ? conflict.broken : written[written.count - 1]
    guard conflict.members.count > 1 else { return "lower \(name(broken)): then it gives way" }
    return "lower one of them below 1000, such as \(name(broken)): then that one gives way"
  }

  /// Whether an identifier is one that UIKit or AppKit give to constraints of their own.
  ///
  /// Source: logs of both; nothing documents them.
  private func isOfSystem(_ identifier: String) -> Bool {
    ["UIView-Encapsulated-", "NSView-Encapsulated-", "_UITemporaryLayout", "fittingSize", "UISV-"]
      .contains { identifier.hasPrefix($0) }
  }

  /// The constraints that frames miss by more than a pixel.
  private func missed(_ constraints: [Int], at frames: [String: CGRect]) -> [Int] {
    let readings = layout.readings(of: constraints.map(LayoutCondition.constraint), at: frames)
    return zip(constraints, readings).filter { index, reading in
      guard reading.unknownItems.isEmpty else { return false }
      let miss =
        switch system.constraints[index].relation {
        case .equal: abs(reading.excess)
        case .lessThanOrEqual: reading.excess
        case .greaterThanOrEqual: -reading.excess
        }
      return miss > 1 / scale + Tolerance.equal
    }.map(\.0)
  }

  /// A constraint with its line and a priority below required: `line 31 to 'title.width >= 160 @999'`.
  private func name(_ index: Int) -> String {
    let rule = system.text(ofConstraint: index).withShortNumbers
    let place = words.lines.indices.contains(index) ? "line \(words.lines[index])" : "'\(rule)'"
    return "\(place) to '\(rule) @999'"
  }
}
