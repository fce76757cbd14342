import Foundation
import Geometry
import LayoutConstraints
import Testing

/// A system with a stack view called `row` of boxes called a, b, c and so on.
struct StackExample {
  var system = ConstraintSystem()
  var stack: StackView

  /// Takes one content for each arranged view.
  init(
    _ contents: [Content], axis: Axis = .horizontal,
    distribution: StackView.Distribution = .fill, alignment: StackView.Alignment = .fill,
    spacing: Double = 0, hidden: Set<String> = []
  ) throws {
    let row = try system.addItem(ConstraintItem(name: "row"))
    stack = StackView(
      item: row, arranged: [], axis: axis, distribution: distribution, alignment: alignment,
      spacing: spacing)
    for (name, content) in zip("abcdefgh", contents) {
      var item = ConstraintItem(name: String(name), content: content)
      item.isHidden = hidden.contains(item.name)
      stack.arranged.append(try system.addItem(item))
    }
  }

  /// Arranges the views inside margins.
  mutating func setMargins(_ points: Double) throws {
    stack.isLayoutMarginsRelativeArrangement = true
    try system.updateItem(stack.item) { $0.layoutMargins = DirectionalEdgeInsets(all: points) }
  }

  /// The index of a view by its name.
  func index(of name: String) throws -> Int { try #require(system.index(of: name)) }

  /// The constraints of the stack view as text, each after its identifier without the prefix
  /// `UISV-`.
  func rows() throws -> [String] {
    var system = system
    return try system.add(stack).map { index in
      let identifier = try #require(system.constraints[index].identifier)
      #expect(identifier.hasPrefix("UISV-"))
      #expect(system.constraints[index].source == .stackView)
      return "\(identifier.dropFirst(5)): \(system.text(ofConstraint: index))"
    }
  }

  /// The layout with further rules, such as those that place the stack.
  func layout(
    _ rules: [String], width: Double, height: Double? = nil
  ) throws -> ConstraintLayout {
    var system = system
    try system.add(stack)
    for rule in rules { try system.add(rule: rule) }
    return try system.layout(width: width, height: height)
  }

  /// The rules that make the stack fill the container.
  static let filling = ["H:|[row]|", "V:|[row]|"]
}

extension ConstraintLayout {
  /// The x and the width of every view but the stack itself.
  var spans: [[Double]] {
    layout.frames.dropFirst().map { [withoutNoise($0.minX), withoutNoise($0.width)] }
  }

  /// The y and the height of every view but the stack itself.
  var verticalSpans: [[Double]] {
    layout.frames.dropFirst().map { [withoutNoise($0.minY), withoutNoise($0.height)] }
  }

  private func withoutNoise(_ length: Double) -> Double {
    let rounded = (length * 1000).rounded() / 1000
    return abs(rounded - length) < 1e-6 ? rounded : length
  }
}
