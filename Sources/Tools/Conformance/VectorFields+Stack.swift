import Geometry
import LayoutSpecs

extension VectorFields {
  /// The properties of a stack.
  ///
  /// `horizontalAlignment` and `verticalAlignment` write `justifyContent` and `alignItems`, which
  /// of them depends on the direction; where the file gives these too, they hold.
  func stack() throws -> StackSpec {
    var stack = StackSpec(
      direction: try word("direction") ?? .horizontal, spacing: try value("spacing") ?? 0,
      flexWrap: try word("flexWrap") ?? .noWrap,
      alignContent: try word("alignContent") ?? .start,
      lineSpacing: try value("lineSpacing") ?? 0)
    stack.align(horizontally: try word("horizontalAlignment") ?? .none)
    stack.align(vertically: try word("verticalAlignment") ?? .none)
    stack.justifyContent = try word("justifyContent") ?? stack.justifyContent
    stack.alignItems = try word("alignItems") ?? stack.alignItems
    return stack
  }
}
