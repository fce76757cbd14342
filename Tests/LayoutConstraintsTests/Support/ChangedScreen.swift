import Foundation
import Geometry
import LayoutConstraints
import Testing

/// A random screen after a change, and what the change does to its layout.
struct ChangedScreen {
  var system: ConstraintSystem
  var container: Container
  /// The new name of an item of the original.
  var name: (String) -> String = { $0 }
  /// The new frame for a frame of the original.
  var frame: (CGRect) -> CGRect = { $0 }
  /// The factor of all lengths.
  var factor = 1.0
  /// The points that are added to the height of a container whose content decides.
  var addedHeight = 0.0
  /// Whether ambiguous values stay ambiguous within the same limits, multiplied by `factor`.
  var keepsRanges = true

  /// Starts with the original.
  init(_ screen: RandomScreen) {
    system = screen.system
    container = screen.container
  }

  /// The differences between the layout and the expected one.
  ///
  /// Compares frames if there is only one best layout, and otherwise the ranges of ambiguous
  /// values; in either case also the errors of every priority, and whether there is a conflict.
  func differences(from screen: RandomScreen) throws -> [String] {
    let old = try screen.system.layout(in: screen.container, rounding: .exact)
    let new = try system.layout(in: container, rounding: .exact)
    guard old.conflictSets.isEmpty == new.conflictSets.isEmpty else {
      return ["conflicts: \(new.conflictSets), not \(old.conflictSets)"]
    }
    guard old.conflictSets.isEmpty else { return [] }
    guard old.ambiguousElements.isEmpty == new.ambiguousElements.isEmpty else {
      return ["open: \(new.ambiguousElements), not \(old.ambiguousElements)"]
    }
    var differences = errorDifferences(new, from: old, of: screen)
    if old.ambiguousElements.isEmpty {
      for (element, frame) in zip(old.rawLayout.elements, old.rawLayout.frames) {
        let expected = self.frame(frame)
        let found = new.rawLayout.frame(of: name(element))
        if !areClose(found, expected) {
          differences.append("\(name(element)): \(String(describing: found)), not \(expected)")
        }
      }
    } else if keepsRanges {
      differences += rangeDifferences(new, from: old)
    }
    return differences
  }

  private func errorDifferences(
    _ new: ConstraintLayout, from old: ConstraintLayout, of screen: RandomScreen
  ) -> [String] {
    var expected = old.errors(in: screen.system, screen.container).mapValues { $0 * factor }
    if container.height == nil { expected[Priority.fittingSizeLevel, default: 0] += addedHeight }
    let found = new.errors(in: system, container)
    return Set(expected.keys).union(found.keys).sorted().compactMap { priority in
      let errors = (found[priority] ?? 0, expected[priority] ?? 0)
      guard abs(errors.0 - errors.1) > 1e-5 else { return nil }
      return "priority \(priority): an error of \(errors.0), not \(errors.1)"
    }
  }

  private func rangeDifferences(_ new: ConstraintLayout, from old: ConstraintLayout) -> [String] {
    // The container is not one of its own items, nor is it where it has become one.
    let container = old.ambiguousElements.filter { $0.element == "superview" }.map(\.element)
    let containers = Set(container + container.map(name))
    let expected = old.ambiguousElements.filter { !containers.contains($0.element) }
    let found = new.ambiguousElements.filter { !containers.contains($0.element) }
    let ends = Dictionary(uniqueKeysWithValues: found.map { ($0.element, $0.ends) })
    guard Set(ends.keys) == Set(expected.map { name($0.element) }) else {
      return ["open: \(found), not \(expected)"]
    }
    return expected.compactMap { element in
      let expected = element.ends.map { $0 * factor }
      let found = ends[name(element.element)] ?? []
      guard !zip(found, expected).allSatisfy({ $0 == $1 || abs($0 - $1) <= 1e-5 }) else {
        return nil
      }
      return "\(name(element.element)): \(found), not \(expected)"
    }
  }
}

extension AmbiguousElement {
  /// The smallest and the largest x, y, width and height.
  fileprivate var ends: [Double] {
    [x, y, width, height].flatMap { [$0.lowerBound, $0.upperBound] }
  }
}

extension ConstraintLayout {
  /// The sum of the errors of each optional priority, in points; priorities without errors may be
  /// missing.
  ///
  /// The errors of contents and of a self-sizing height are derived from the frames.
  func errors(in system: ConstraintSystem, _ container: Container) -> [Double: Double] {
    var errors: [Double: Double] = [:]
    for missed in missedOptionalConstraints {
      errors[system.constraints[missed.index].priority, default: 0] += missed.missedPoints
    }
    for (item, frame) in zip(system.items.dropFirst(), rawLayout.frames) {
      guard let content = item.content.size else { continue }
      let insets = item.alignmentRectInsets
      for (excess, axis) in [
        (frame.width - insets.left - insets.right - content.width, Axis.horizontal),
        (frame.height - insets.top - insets.bottom - content.height, .vertical),
      ] {
        errors[item.hugging[axis], default: 0] += max(0, excess)
        errors[item.compressionResistance[axis], default: 0] += max(0, -excess)
      }
    }
    if container.height == nil {
      errors[Priority.fittingSizeLevel, default: 0] += rawLayout.size.height
    }
    return errors
  }
}

extension Content {
  /// The size of the content in any available size, if it has a fixed one.
  var size: CGSize? {
    switch self {
    case .none: nil
    case .fixed(let size): size
    case .measured(let content):
      content.measure(in: CGSize(width: Double.infinity, height: .infinity)).size
    }
  }
}
