import Geometry
import LayoutSpecs

// What rounding does to texts whose widths are parts of others.
extension SpecTranslator {
  /// Notes the texts that may wrap otherwise on pixels, though nothing around them flexes: those in
  /// widths that are a part of something, or follow from a ratio, and need not be whole pixels.
  mutating func noteTexts(in spec: LayoutSpec, path: String, steps: [Int], isPart: Bool) {
    if case .element(_, .measured(let content)) = spec.kind, content.wraps,
      isPart || spec.hasFractionOfWidth
    {
      deviate(
        SpecPlace(spec: spec, item: 0, path: path, steps: steps), .measuring,
        "its width is a part of another, which is put on pixels before the text is measured",
        "it is measured in the exact width: a line may wrap otherwise", when: .whenRounding)
    }
    var isPart = isPart || spec.hasFractionOfWidth
    if case .ratio = spec.kind { isPart = true }
    for (index, child) in spec.children.enumerated() {
      var isBasis = false
      if case .stack(let stack) = spec.kind, stack.direction == .horizontal {
        isBasis = child.style.flexBasis.isFraction
      }
      noteTexts(
        in: child, path: "\(path)[\(index)].\(child.kindName)", steps: steps + [index],
        isPart: isPart || isBasis)
    }
  }
}

extension LayoutSpec {
  /// Whether its own width, or a bound of it, is a part of its parent's.
  fileprivate var hasFractionOfWidth: Bool {
    [style.width, style.minWidth, style.maxWidth].contains(where: \.isFraction)
  }
}
