import Foundation
import Geometry
import LayoutSpecs

extension TraceSentences {
  func stackSentences(about step: TraceStep, in question: TracedQuestion) -> [String] {
    switch step {
    case .stack(let axis, let lazyChild): beginning(axis, lazyChild)
    case .basis(let child, let dimension, let length): [basis(of: child, dimension, length)]
    case .crossRange(let range): [crossRange(range)]
    case .lines(let lines): self.lines(lines)
    case .flex(let flex): self.flex(flex, isOnlyLine: isOnlyLine(flex.items, in: question))
    case .crossSize(let line): crossSize(line, isOnlyLine: isOnlyLine(line.items, in: question))
    case .linesStretched(let share, let missing):
      ["\(missing.withUnit) left over across: every line gets \(share.withUnit)."]
    case .stretch(let child, let axis, let old, let new):
      [
        """
        \(name(of: child)) is \(old.withUnit) \(axis.adjective), its line \(new.withUnit): it \
        stretches.
        """
      ]
    case .linesPlaced(let lines): distribution(lines, "alignContent", of: "lines")
    case .itemsPlaced(let items): distribution(items, "justifyContent", of: "children")
    case .placed(let child): placed(child).map { [$0] } ?? []
    case .needed(let size): needed(size, question)
    default: []
    }
  }

  private func isOnlyLine(_ items: Range<Int>, in question: TracedQuestion) -> Bool {
    items == trace.nodes[question.node].children
  }

  private func beginning(_ axis: Axis, _ lazyChild: Int?) -> [String] {
    let first = "A \(axis.rawValue) stack first asks its children how \(axis.adjective) they are."
    guard let lazyChild else { return [first] }
    return [
      first,
      """
      \(name(of: lazyChild)) is the only child that can both grow and shrink, and the stack's \
      \(axis.length) is exact: it is not asked yet and counts as 0.
      """,
    ]
  }

  private func basis(of child: Int, _ basis: LayoutSpecs.Dimension, _ length: Double) -> String {
    switch basis {
    case .fraction(let fraction):
      """
      \(name(of: child)) has flexBasis \((fraction * 100).points)% of the stack: it starts with \
      exactly \(length.withUnit).
      """
    case .auto, .points: "\(name(of: child)) has flexBasis \(length.withUnit): it starts with that."
    }
  }

  private func crossRange(_ range: CrossRangeTrace) -> String {
    let name = name(of: range.child)
    let own = range.own.words(range.axis)
    if range.result.lower > range.result.upper {
      return
        "\(name) may itself be \(own), but the stack asks for \(range.requested.lower.withUnit): "
        + "the stack wins, and the maximum is ignored."
    }
    if range.own.lower != 0 { return "\(name) is \(own) by its own style: it does not stretch." }
    return "\(name) may itself be \(own)."
  }

  private func lines(_ lines: [Range<Int>]) -> [String] {
    guard lines.count > 1 else { return ["All children fit on one line."] }
    let words = lines.map { names(of: $0) }.joined(separator: " | ")
    return ["A child that does not fit starts the next line: \(words)."]
  }

  private func crossSize(_ line: CrossSizeTrace, isOnlyLine: Bool) -> [String] {
    let subject = isOnlyLine ? "The line" : "The line of \(names(of: line.items))"
    var words = "\(subject) is \(line.size.withUnit) \(line.axis.adjective)"
    if let baseline = line.baseline {
      words += ", its baseline \(baseline.withUnit) from its start"
    }
    return [words + "."]
  }

  private func distribution(
    _ distribution: DistributionTrace, _ property: String, of things: String
  ) -> [String] {
    let justification = distribution.justification
    guard justification != .start else { return [] }
    let rule = "\(property) \(justification.rawValue)"
    if distribution.start == 0, distribution.gap == 0 {
      return ["There is no space for \(rule) to distribute."]
    }
    var parts: [String] = []
    if distribution.start != 0 { parts.append("\(distribution.start.withUnit) before the first") }
    if distribution.gap != 0 {
      parts.append("\(distribution.gap.withUnit) more between neighbours")
    }
    let left = abs(distribution.violation).withUnit
    let balance =
      distribution.violation < 0
      ? "The \(things) overflow by \(left)" : "The \(things) leave \(left)"
    return ["\(balance); \(rule) puts \(parts.listed)."]
  }

  private func placed(_ placed: PlacedChildTrace) -> String? {
    let (name, reason) = (name(of: placed.child), alignment(of: placed))
    switch register {
    case .exact:
      return "\(name) begins at \(placed.position.words)\(reason.map { ": \($0)" } ?? "")."
    case .plain: return reason.map { "\(name) begins \($0)." }
    }
  }

  private func alignment(of placed: PlacedChildTrace) -> String? {
    guard placed.offset != 0 else { return nil }
    switch placed.alignment {
    case .start, .stretch, .notSet: return nil
    case .end: return "at the end of the line, after the free \(placed.free.withUnit)"
    case .center:
      let half = placed.free / 2
      let rounded =
        half.points == placed.offset.points
        ? "" : ", rounded down to pixels \(placed.offset.withUnit)"
      return "after half of the free \(placed.free.withUnit) across, \(half.withUnit)\(rounded)"
    case .baselineFirst, .baselineLast:
      return "moved by \(placed.offset.withUnit) to align its baseline with the line's"
    }
  }

  private func needed(_ size: CGSize, _ question: TracedQuestion) -> [String] {
    let result = question.sizeBeforeRounding
    let words = "All children together need \(size.words)"
    guard register == .exact, result != size else { return ["\(words)."] }
    return ["\(words), clamped to the size range: \(result.words)."]
  }
}

extension TraceSentences {
  /// The length that a line has left over or lacks, and how each flexible child changes.
  func flex(_ flex: FlexTrace, isOnlyLine: Bool) -> [String] {
    let children =
      isOnlyLine
      ? "its children need" : "\(names(of: flex.items)) \(flex.items.count == 1 ? "needs" : "need")"
    let spacing = flex.spacing.points == "0" ? "" : ", \(flex.spacing.withUnit) of it spacing"
    let balance = "The stack \(limit(of: flex)); \(children) \(flex.length.withUnit)\(spacing):"
    if flex.isBalanced {
      return ["\(balance) no child grows or shrinks."] + lazyChild(of: flex)
    }
    let isGrowing = flex.violation > 0
    let amount = abs(flex.violation).withUnit
    let violation = "\(balance) \(amount) \(isGrowing ? "left over" : "missing")."
    guard !flex.shares.isEmpty else {
      return [
        violation,
        isGrowing
          ? "No child has flexGrow, so they keep their sizes."
          : "No child has flexShrink, so they overflow.",
      ]
    }
    return [violation] + flex.shares.map { isGrowing ? grown($0, flex) : shrunk($0, flex) }
  }

  private func limit(of flex: FlexTrace) -> String {
    let adjective = flex.axis.adjective
    if flex.available.isExact { return "must be \(flex.available.lower.withUnit) \(adjective)" }
    if flex.violation > 0 {
      return "must be at least \(flex.available.lower.withUnit) \(adjective)"
    }
    return "may be \(flex.available.words(flex.axis))"
  }

  private func grown(_ share: FlexShare, _ flex: FlexTrace) -> String {
    var words =
      "\(name(of: share.child)) has flexGrow \(share.factor.points) of \(flex.factors.points): "
      + share.share.withUnit
    if share.adjustment.points != share.share.points {
      words += ", rounded down to whole points \(share.adjustment.withUnit)"
    }
    guard share.adjustment != 0 else { return words + ": it does not grow." }
    if share.rest.points != "0" {
      words += "; the first growing child gets the remaining \(share.rest.withUnit)"
    }
    return words + ". It grows from \(share.length.points) to \(share.result.withUnit)."
  }

  private func shrunk(_ share: FlexShare, _ flex: FlexTrace) -> String {
    let weight = (share.length * share.factor).points
    let weighs =
      "\(name(of: share.child)) has the weight \(share.length.points) × flexShrink "
      + "\(share.factor.points) = \(weight)"
    guard share.adjustment != 0 else { return weighs + ": it does not shrink." }
    let limit = share.length + share.adjustment < 0 ? ", as no length is negative" : ""
    let fraction =
      register == .exact ? ", \((share.fraction * 100).points)% of all weights" : ""
    return """
      \(weighs)\(fraction), and loses \(abs(share.adjustment).withUnit). It shrinks from \
      \(share.length.points) to \(share.result.withUnit)\(limit).
      """
  }

  private func lazyChild(of flex: FlexTrace) -> [String] {
    guard let child = flex.lazyChild else { return [] }
    return ["No space is left for \(name(of: child))."]
  }
}
