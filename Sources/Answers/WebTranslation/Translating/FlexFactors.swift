import Geometry
import LayoutSpecs

/// How the children of a stack flex, as CSS says it.
struct FlexFactors {
  struct Flex {
    var grow = 0.0
    var shrink = 0.0
    /// Whether it starts from 0, as the only child that both grows and shrinks does.
    var isLazy = false
    /// Whether its stack may be given a length, so that children flex.
    var isInGivenSpace = true

    /// Whether its length may change.
    var mayChange: Bool { isInGivenSpace && (grow > 0 || shrink > 0) }
    var canShrink: Bool { isInGivenSpace && shrink > 0 }

    /// The value of `flex`; `nil` for CSS's default, and where nothing flexes.
    func text(basis: LayoutSpecs.Dimension) -> String? {
      if isLazy { return grow == 1 && shrink == 1 ? "1" : "\(number(grow)) \(number(shrink)) 0%" }
      guard isInGivenSpace else { return basis.text.map { "0 0 \($0)" } }
      switch (grow, shrink, basis) {
      case (0, 1, .auto): return nil
      case (0, 0, .auto): return "none"
      case (1, 1, .auto): return "auto"
      default: return "\(number(grow)) \(number(shrink)) \(basis.text ?? "auto")"
      }
    }

    private func number(_ factor: Double) -> String { WebLength.number(factor) }
  }

  private var flexes: [Flex]

  init(of children: [LayoutSpec], in extent: Slot.Extent) {
    let grows = extent.mayBeExact
    let shrinks = extent != .open
    let styles = children.map { $0.style }
    // CSS distributes no more than the sum of the factors, where that is below 1.
    let least = { (factors: [Double]) in min(1, factors.filter { $0 > 0 }.min() ?? 1) }
    let (grow, shrink) = (least(styles.map { $0.flexGrow }), least(styles.map { $0.flexShrink }))
    let both = styles.filter { $0.flexGrow > 0 && $0.flexShrink > 0 }
    flexes = styles.map { style in
      Flex(
        grow: grows ? style.flexGrow / grow : 0, shrink: shrinks ? style.flexShrink / shrink : 0,
        isLazy: grows && both.count == 1 && style.flexGrow > 0 && style.flexShrink > 0,
        isInGivenSpace: shrinks)
    }
  }

  func flex(of index: Int) -> Flex { flexes[index] }

  var hasLazy: Bool { flexes.contains { $0.isLazy } }
}

extension ElementStyle {
  /// Whether it grows or shrinks.
  var isFlexible: Bool { flexGrow > 0 || flexShrink > 0 }

  /// Whether it has a smallest or a largest length.
  func hasLimits(along axis: Axis) -> Bool {
    let (minimum, _, maximum) = lengths(along: axis)
    return minimum != .auto || maximum != .auto
  }
}
