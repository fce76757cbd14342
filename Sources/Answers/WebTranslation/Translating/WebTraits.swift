import Geometry
import LayoutSpecs
import SpecTranslation

// Properties of specs that are known before layout.
extension LayoutSpec {
  /// The size of an element's content, where it is the same in every space; else `nil`.
  var contentSize: CGSize? {
    if case .element(_, let content) = kind { content.fixedSize } else { nil }
  }

  /// Whether it is as long as the available length beside its position.
  func fillsRest(_ axis: Axis) -> Bool {
    fills(axis, otherIsGiven: true) && style.lengths(along: axis).exact == .auto
  }

  /// Whether it is as long as the available length, where it may be shorter; an element without
  /// content is so once its other length is given.
  func fills(_ axis: Axis, otherIsGiven: Bool) -> Bool {
    switch kind {
    case .element(_, .none):
      return otherIsGiven || style.lengths(along: axis.perpendicular).exact != .auto
    case .absolute(let sizing): return sizing == .default
    case .relative(let relative), .center(let relative):
      return !relative.sizing.contains(axis == .horizontal ? .minimumWidth : .minimumHeight)
    case .ratio:
      return !otherIsGiven && style.lengths(along: axis.perpendicular).exact == .auto
    case .inset(let insets):
      let sides = axis == .horizontal ? [insets.left, insets.right] : [insets.top, insets.bottom]
      return sides.contains { $0.isInfinite }
        || children[0].fills(axis, otherIsGiven: otherIsGiven)
    case .overlay, .corner: return children[0].fills(axis, otherIsGiven: otherIsGiven)
    case .background: return children[1].fills(axis, otherIsGiven: otherIsGiven)
    case .wrapper:
      return children.contains { $0.fills(axis, otherIsGiven: otherIsGiven) }
    default: return false
    }
  }

  /// Whether a stack around it stretches it.
  func isStretched(in stack: StackSpec) -> Bool {
    style.alignSelf == .stretch || style.alignSelf == .auto && stack.alignItems == .stretch
  }

  /// Whether it is an element without content.
  var isEmptyElement: Bool { if case .element(_, .none) = kind { true } else { false } }

  /// Whether there is a text in it.
  var hasText: Bool {
    if case .element(_, .measured) = kind {
      contentSize == nil
    } else {
      children.contains { $0.hasText }
    }
  }

  /// Whether it is a column of several lines.
  var isWrappingColumn: Bool {
    guard case .stack(let stack) = kind else { return false }
    return stack.direction == .vertical && stack.flexWrap == .wrap
  }

  /// Whether its content would keep it from shrinking in CSS; a text may be as narrow as a character.
  func mayResist(along axis: Axis) -> Bool {
    switch kind {
    case .element(_, .measured): axis == .vertical
    case .element, .selfMeasured, .spacer: false
    default: children.contains { $0.resists(along: axis) }
    }
  }

  /// Whether children in it shrink where it is too narrow, although it has content that resists.
  var shrinksInside: Bool { hasShrinking && mayResist(along: .horizontal) }

  private var hasShrinking: Bool {
    guard case .stack(let stack) = kind else { return children.contains { $0.hasShrinking } }
    let isColumn = stack.direction == .vertical
    return children.contains { child in
      child.hasShrinking || (isColumn ? child.isLine : child.style.flexShrink > 0)
    }
  }

  /// Whether it is a text of one line, which a column cuts.
  private var isLine: Bool {
    if case .element(_, .measured(let content)) = kind { !content.wraps } else { false }
  }

  private func resists(along axis: Axis) -> Bool {
    switch kind {
    case .element(_, .none), .spacer: style.hasSizes
    case .element(_, .measured(let content)):
      axis == .vertical || !content.wraps || style.hasSizes
    case .element, .selfMeasured: true
    default: style.hasSizes || children.contains { $0.resists(along: axis) }
    }
  }
}

extension ElementStyle {
  /// Whether it has a smallest length.
  var hasMinimum: Bool { minWidth != .auto || minHeight != .auto }

  /// Whether any size is set.
  var hasSizes: Bool { sizes.contains { $0 != .auto } }
}
