import Geometry
import LayoutConstraints
import Layouts
import Scenarios

extension ConstraintLayout {
  /// A warning for each scroll view whose text does not wrap although it may, because nothing limits
  /// the content to the scroll view's width.
  func scrollViewWarnings(_ scenario: Scenario) -> [ContainerWarning.Kind] {
    guard let system = scenario.constraints, !contentSizes.isEmpty else { return [] }
    let frames = NamedFrames(layout)
    return contentSizes.keys.sorted().compactMap { name in
      guard let index = system.index(of: name), let content = contentSizes[name],
        let width = frames[name].map({ Double($0.width) }), content.width > width + Tolerance.equal
      else { return nil }
      let texts = scenario.elements.filter { element in
        guard case .text(let text) = element.kind, text.maximumLines != 1 else { return false }
        let isWider = (frames[element.name]?.width ?? 0) > width + Tolerance.equal
        return isWider && system.isInside(element.name, index)
      }
      return texts.first.map { .unlimitedContent(text: $0.name, scrollView: name) }
    }
  }
}

extension ConstraintSystem {
  /// Whether an item is somewhere inside the item at an index.
  fileprivate func isInside(_ name: String, _ ancestor: Int) -> Bool {
    guard var item = index(of: name) else { return false }
    while item != Self.container {
      item = items[item].parent
      if item == ancestor { return true }
    }
    return false
  }
}
