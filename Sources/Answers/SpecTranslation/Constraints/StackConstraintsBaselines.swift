import Comparison
import Geometry
import LayoutConstraints
import LayoutSpecs

// Children of a stack on a common baseline.
extension StackTranslation {
  func alignBaselines(_ indices: [Int], _ translator: inout SpecTranslator) {
    let first = baseline(of: indices[0], &translator)
    for index in indices.dropFirst() {
      let other = baseline(of: index, &translator)
      translator.relate(other.anchor, .equal, first.anchor, constant: first.offset - other.offset)
    }
    for index in indices {
      translator.relate(
        items[index], .start, .greaterThanOrEqual, to: item, along: cross, as: .priorities)
      if crossSpace.isUnbounded {
        translator.relate(
          items[index], .end, .lessThanOrEqual, to: item, along: cross, as: .priorities)
      } else {
        translator.relate(
          items[index], .length, .lessThanOrEqual, to: item, along: cross, as: .priorities)
        guard crossSpace.extent != .exact else { continue }
        translator.relate(
          items[index], .end, .lessThanOrEqual, to: item, along: cross,
          priority: crossSpace.priorities.push)
      }
    }
    keepBaselineInside(indices, &translator)
    if indices.contains(where: { children[$0].hasFraction }) {
      translator.deviate(spec, .roundedUpBeforeBaseline)
    }
    translator.relate(
      items[indices[0]], .start, .equal, to: item, along: cross,
      priority: crossSpace.priorities.settle)
  }

  /// Adds the rules that keep the common baseline inside the stack, where it may be outside a child.
  private func keepBaselineInside(_ indices: [Int], _ translator: inout SpecTranslator) {
    for index in indices {
      let isFirst = alignment(of: index) == .baselineFirst
      let child = children[index]
      let offset = child.givenBaseline(isFirst)
      guard !child.baselineIsText(isFirst), offset != 0 else { continue }
      let depth = isFirst ? offset : -offset
      let isUncut = crossSpace.extent != .exact && crossSpace.uppers.isEmpty
      if isUncut, let length = child.knownLength(along: cross), depth >= 0, depth <= length {
        continue
      }
      let edge = translator.place(items[index], isFirst ? .start : .end, cross)
      translator.relate(
        edge, .greaterThanOrEqual, translator.place(item, .start, cross), constant: -offset,
        as: .priorities)
      guard crossSpace.extent != .exact else { continue }
      translator.relate(
        edge, .lessThanOrEqual, translator.place(item, .end, cross), constant: -offset,
        priority: crossSpace.isUnbounded ? Priority.required : crossSpace.priorities.push,
        as: .priorities)
    }
  }

  /// The baseline of a child: an anchor and an offset from it, in points.
  private func baseline(
    of index: Int, _ translator: inout SpecTranslator
  ) -> (anchor: Constraint.Anchor, offset: Double) {
    let isFirst = alignment(of: index) == .baselineFirst
    let child = children[index]
    let edge = translator.place(items[index], isFirst ? .start : .end, cross)
    guard child.baselineIsText(isFirst) else { return (edge, child.givenBaseline(isFirst)) }
    if case .element(_, .measured) = child.kind, cross == .vertical {
      let attribute: Constraint.Attribute = isFirst ? .firstBaseline : .lastBaseline
      return (Constraint.Anchor(item: items[index], attribute: attribute), 0)
    }
    translator.deviate(spec, .baselineOfText, about: items[index])
    return (edge, 0)
  }
}
