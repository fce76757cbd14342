import Geometry
import LayoutConstraints
import Scenarios

extension PartingSearch {
  func isText(_ item: Int) -> Bool {
    let element = words.scenario.elements.first { $0.name == words.name(item) }
    if case .measured = element?.content { return true }
    return false
  }

  /// Whether what leaves an item open along an axis is a tie; not where nothing holds it.
  func isTie(_ item: Int, _ axis: Axis) throws(ConstraintError) -> Bool {
    guard let open = try words.layout.ambiguity(of: words.name(item)) else { return false }
    let values = open.values.filter { $0.variable.axis == axis }
    return !values.isEmpty && values.allSatisfy(\.cause.isTie)
  }
}
