import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs

// Children of a stack on one baseline.
extension StackTranslation {
  /// The rules for one common baseline.
  func alignBaselines(_ indices: [Int], _ translator: inout SpecTranslator) {
    let first = baseline(of: indices[0], &translator)
    for index in indices.dropFirst() {
      let other = baseline(of: index, &translator)
      translator.relate(
        other.anchor, .equal, first.anchor, constant: first.offset - other.offset, group: group)
    }
    for index in indices {
      translator.relate(
        translator.place(items[index], .start, cross), .greaterThanOrEqual,
        translator.place(item, .start, cross), group: group, as: .priorities)
      if crossRoom.isUnbounded {
        translator.relate(
          translator.place(items[index], .end, cross), .lessThanOrEqual,
          translator.place(item, .end, cross), group: group, as: .priorities)
      } else {
        translator.relate(
          translator.length(items[index], cross), .lessThanOrEqual,
          translator.length(item, cross), group: group, as: .priorities)
        guard crossRoom.extent != .exact else { continue }
        translator.relate(
          translator.place(items[index], .end, cross), .lessThanOrEqual,
          translator.place(item, .end, cross), priority: crossRoom.tier.push, group: group)
      }
    }
    keepBaselineInside(indices, &translator)
    if indices.contains(where: { children[$0].hasFraction }) {
      translator.deviate(
        spec, .piecewise, "a part of a length is rounded up before its baseline counts",
        "edges are rounded alone: they may lie a pixel more off", when: .whenRounding,
        within: .pixels(1))
    }
    translator.relate(
      translator.place(items[indices[0]], .start, cross), .equal,
      translator.place(item, .start, cross), priority: crossRoom.tier.settle, group: group)
  }

  /// The rules that the common baseline lies in the stack, where it may lie outside of a child.
  private func keepBaselineInside(_ indices: [Int], _ translator: inout SpecTranslator) {
    for index in indices {
      let isFirst = alignment(of: index) == .baselineFirst
      let child = children[index]
      let offset = child.givenBaseline(isFirst)
      guard !child.baselineIsText(isFirst), offset != 0 else { continue }
      let depth = isFirst ? offset : -offset
      let isUncut = crossRoom.extent != .exact && crossRoom.uppers.isEmpty
      if isUncut, let length = child.knownLength(along: cross), depth >= 0, depth <= length {
        continue
      }
      let edge = translator.place(items[index], isFirst ? .start : .end, cross)
      translator.relate(
        edge, .greaterThanOrEqual, translator.place(item, .start, cross), constant: -offset,
        group: group, as: .priorities)
      guard crossRoom.extent != .exact else { continue }
      translator.relate(
        edge, .lessThanOrEqual, translator.place(item, .end, cross), constant: -offset,
        priority: crossRoom.isUnbounded ? Priority.required : crossRoom.tier.push, group: group,
        as: .priorities)
    }
  }

  /// Where the baseline of a child lies.
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
    translator.deviate(
      spec, .measuring, "the baseline of a text counts where the text itself is not aligned",
      "\(translator.name(items[index])) has its baseline on its edge")
    return (edge, 0)
  }
}
