import Geometry

extension ConstraintSystem {
  /// The content size of each scroll view, by its name; `frames` has one frame for each item.
  func contentSizes(_ frames: [CGRect], rounding: Rounding) -> [String: CGSize] {
    guard items.indices.contains(where: { items[$0].contentLayoutGuide != nil }) else {
      return [:]
    }
    let scrollViews = items.filter { $0.contentLayoutGuide != nil }
    let contents = Layout(
      size: .zero, elements: scrollViews.map(\.name),
      frames: scrollViews.compactMap(\.contentLayoutGuide).map { frames[$0] }
    ).rounded(rounding)
    return Dictionary(zip(contents.elements, contents.frames.map(\.size))) { first, _ in first }
  }
}
