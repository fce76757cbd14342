import Foundation
import Geometry
import LayoutConstraints

/// Prints a conflict in the shape in which Auto Layout prints one to the console, so that what
/// reads such logs reads ours.
///
/// The sentences are ours; the order of the parts, the headline's words and the name of the
/// breakpoint are what readers go by.
struct ConflictLog {
  let system: ConstraintSystem
  /// The size of the container.
  let size: CGSize

  func text(of conflict: Conflict) -> String {
    let constraints = ConstraintDescriptions(system: system)
    var entries = conflict.members.map { constraints.description(ofConstraint: $0.constraint) }
    for case .containerSize(let axis) in conflict.background {
      entries.append(constraints.description(ofContainer: size[axis], along: axis))
    }
    let list = entries.map { "    \"\($0)\"" }.joined(separator: ",\n")
    return """
      Unable to simultaneously satisfy constraints.
          The constraints below cannot all hold, and without any one of them the others could.
          Look for one that you did not mean, or that may be optional.\(maskAdvice(on: conflict))
      (
      \(list)
      )

      Recovering by breaking constraint
      \(constraints.description(ofConstraint: conflict.broken))

      A symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints stops an app where this happens.
      """
  }

  private func maskAdvice(on conflict: Conflict) -> String {
    guard
      conflict.members.contains(where: {
        system.constraints[$0.constraint].source == .autoresizingMask
      })
    else { return "" }
    return """

          An NSAutoresizingMaskLayoutConstraint comes from a view whose \
      translatesAutoresizingMaskIntoConstraints is still true.
      """
  }
}
