import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs

// What is left over between and around the children of a stack.
extension StackTranslation {
  /// The rules that all gaps get the same, and none less than its spacing.
  func spread(_ closing: Closing, _ translator: inout SpecTranslator) {
    let first = distance(0, translator)
    translator.relate(
      first, .greaterThanOrEqual, nil, constant: gap(after: 0), group: group, as: .priorities)
    for index in children.indices.dropLast().dropFirst() {
      translator.relate(
        distance(index, translator), .equal, first, constant: gap(after: index) - gap(after: 0),
        group: group)
    }
    guard closing == .atMost || mainRoom.extent != .exact else { return }
    translator.relate(
      first, .equal, nil, constant: gap(after: 0), priority: mainRoom.tier.packed, group: group)
  }

  /// The rules that both ends get half of what a gap gets.
  func around(_ closing: Closing, _ translator: inout SpecTranslator) {
    spread(closing, &translator)
    centre(closing, isSpread: true, &translator)
    let start = Constraint.Anchor.distance(
      from: translator.place(item, .start, main), to: translator.place(items[0], .start, main))
    translator.relate(
      distance(0, translator), .equal, start, multiplier: 2,
      constant: gap(after: 0) - 2 * before, priority: mainRoom.tier.spread, group: group)
  }

  private func distance(_ index: Int, _ translator: SpecTranslator) -> Constraint.Anchor {
    .distance(
      from: translator.place(items[index], .end, main),
      to: translator.place(items[index + 1], .start, main))
  }
}
