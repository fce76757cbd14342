import Geometry

extension Container {
  /// As a scenario file and the command line write it: `320` or `414x120`.
  var argument: String {
    height.map { "\(NumberText.points(width))x\(NumberText.points($0))" }
      ?? NumberText.points(width)
  }

  /// For a table: `320` or `414 × 120`.
  var shortText: String {
    height.map { "\(NumberText.points(width)) × \(NumberText.points($0))" }
      ?? NumberText.points(width)
  }

  /// For a heading.
  var longText: String {
    if let height {
      return "\(NumberText.points(width)) points wide, \(NumberText.points(height)) points high"
    }
    return "\(NumberText.points(width)) points wide, height as the content decides"
  }
}
