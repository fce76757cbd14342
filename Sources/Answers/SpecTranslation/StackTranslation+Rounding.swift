import Geometry
import LayoutSpecs

// What rounding does to a stack whose children flex.
extension StackTranslation {
  /// Notes how far shares that are rounded part the layouts, as far as that is known.
  ///
  /// What depends on a share, such as the height of text that wraps or a ratio, may move by more
  /// than the share does: then no bound is given.
  func noteRounding(_ plan: StackFlexPlan, _ translator: inout SpecTranslator) {
    let growing = plan.growing.count
    if growing > 1, let lazy = plan.lazy {
      let name = translator.name(items[lazy])
      translator.deviate(
        spec, .piecewise,
        "each share of what is missing is cut to whole points, and the first child gets the rest",
        "shares are exact: a child may be up to \(growing.of("point")) longer or shorter, and "
          + "\(name) has a size where by the spec its share is nothing, and it has none",
        when: .whenRounding)
    } else if growing > 1 {
      note(
        "each share of what is missing is cut to whole points, and the first child gets the rest",
        "shares are exact: a child may be up to \(growing.of("point")) longer or shorter",
        plan.growing, within: .points(Double(growing)), &translator)
    } else if let child = plan.growing.first {
      note(
        "less than a point that is left over is given to no child",
        plan.lazy == child
          ? "\(translator.name(items[child])) gets it, where the spec gives it no size at all"
          : "\(translator.name(items[child])) gets it, and may be up to 1 point longer",
        [], within: plan.lazy == child ? nil : .points(1), &translator)
    }
    let shrinking = plan.shrinking.count
    if shrinking > 1 {
      note(
        "each child that shrinks is rounded up to a pixel",
        "edges are rounded alone: one may lie \(shrinking.of("pixel")) more off", plan.shrinking,
        within: .pixels(Double(shrinking)), &translator)
    }
  }

  /// Notes one reason; `followed` are the children that have another length by it.
  private func note(
    _ reason: String, _ effect: String, _ followed: [Int], within bound: Deviation.Bound?,
    _ translator: inout SpecTranslator
  ) {
    let following = followed.compactMap { children[$0].followsLength(along: main) }.first
    let more = following.map { ", and \($0), so that what follows may move by more" }
    translator.deviate(
      spec, .piecewise, reason, effect + (more ?? ""), when: .whenRounding,
      within: following == nil ? bound : nil)
  }
}

extension LayoutSpec {
  /// What in it may change its other length by more than the length along `axis` changes, in words;
  /// `nil` where nothing does.
  func followsLength(along axis: Axis) -> String? {
    switch kind {
    case .element(let name, .measured(let content)) where axis == .horizontal && content.wraps:
      return "a line of \(name) may wrap otherwise"
    case .selfMeasured: return "its inside is arranged in code"
    case .ratio: return "a ratio follows it"
    case .stack(let stack) where stack.flexWrap == .wrap: return "another child may begin a line"
    default: return children.lazy.compactMap { $0.followsLength(along: axis) }.first
    }
  }
}

extension Int {
  /// The number with what is counted: `1 point`, `2 points`.
  fileprivate func of(_ unit: String) -> String { "\(self) \(unit)\(self == 1 ? "" : "s")" }
}
