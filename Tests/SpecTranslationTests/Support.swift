import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import SpecTranslation

/// A spec laid out by its own engine, and its translation by the constraint engine.
struct RoundTrip {
  let translation: SpecTranslation
  let spec: Layout
  let constraints: ConstraintLayout

  init(_ spec: LayoutSpec, in container: Container, rounding: Rounding = .exact) throws {
    try self.init(
      spec, SpecTranslator.translate(spec, height: .init(of: [container])), in: container,
      rounding: rounding)
  }

  init(
    _ spec: LayoutSpec, _ translation: SpecTranslation, in container: Container,
    rounding: Rounding = .exact
  ) throws {
    self.translation = translation
    self.spec = try SpecTree(spec).layout(in: SizeRange(container), rounding: rounding)
    constraints = try translation.system.layout(in: container, rounding: rounding)
  }

  /// The largest difference of an edge, and its element.
  var worst: (distance: Double, element: String) {
    var worst = (
      distance: spec.size.distance(to: constraints.layout.size), element: "superview"
    )
    for (name, frame) in zip(spec.elements, spec.frames) {
      let distance = constraints.layout.frame(of: name).map(frame.distance) ?? .infinity
      if distance > worst.distance { worst = (distance, name) }
    }
    return worst
  }

  /// The rules, one per line, and both layouts: the message of a failed test.
  var text: String {
    var lines: [String] = []
    for index in translation.system.constraints.indices {
      lines.append("  \(translation.system.text(ofConstraint: index))")
    }
    lines += translation.deviations.map { "  deviation: \($0)" }
    lines.append("  superview \(spec.size) \(constraints.layout.size)")
    for (name, frame) in zip(spec.elements, spec.frames) {
      lines.append("  \(name) \(frame) \(constraints.layout.frame(of: name) ?? .null)")
    }
    lines += constraints.conflicts.map { "  conflict: \($0.rule)" }
    return lines.joined(separator: "\n")
  }
}

extension CGSize {
  /// The larger of the differences of both lengths.
  func distance(to other: CGSize) -> Double {
    max(abs(width - other.width), abs(height - other.height))
  }
}

extension CGRect {
  /// The largest difference between two edges.
  func distance(to other: CGRect) -> Double {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .map { abs($0) }.max() ?? 0
  }
}
