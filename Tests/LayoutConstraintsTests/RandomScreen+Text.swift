import Geometry
import LayoutConstraints

extension RandomScreen: CustomStringConvertible {
  /// Everything needed to write the system down as a test of its own.
  var description: String {
    let height = container.height.map { "\($0)" } ?? "any"
    var lines = [
      "seed \(seed): \(container.width) × \(height), \(system.direction), safe area "
        + "\(system.safeAreaInsets)"
    ]
    for item in system.items.dropFirst() {
      lines.append(
        "\(item.name) in \(system.items[item.parent].name): \(item.content), hugging "
          + "\(item.hugging), resistance \(item.compressionResistance), alignment "
          + "\(item.alignmentRectInsets), margins \(item.layoutMargins), "
          + "\(item.direction.map { "\($0)" } ?? "direction as around")")
    }
    return (lines + system.constraints.indices.map(system.text(ofConstraint:)))
      .joined(separator: "\n")
  }
}
