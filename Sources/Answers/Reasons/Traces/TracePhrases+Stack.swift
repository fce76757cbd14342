import Geometry
import LayoutSpecs
import Layouts
import Phrases

extension TracePhrases {
  func stackPhrases(about step: TraceStep, in question: TracedQuestion) -> [Phrase] {
    switch step {
    case .stack(let axis, let lazyChild): beginning(axis, lazyChild)
    case .basis(let child, let dimension, let length): [basis(of: child, dimension, length)]
    case .crossRange(let range): [crossRange(range)]
    case .lines(let lines): self.lines(lines)
    case .flex(let flex): self.flex(flex, isOnlyLine: isOnlyLine(flex.items, in: question))
    case .crossSize(let line): crossSize(line, isOnlyLine: isOnlyLine(line.items, in: question))
    case .linesStretched(let share, let missing):
      ["\(points: missing) left over across: every line gets \(points: share)."]
    case .stretch(let child, let axis, let old, let new):
      [
        """
        \(name(of: child)) is \(points: old) \(axis.adjective), its line \(points: new): it \
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

  private func beginning(_ axis: Axis, _ lazyChild: Int?) -> [Phrase] {
    let first: Phrase =
      "A \(axis.rawValue) stack first asks its children how \(axis.adjective) they are."
    guard let lazyChild else { return [first] }
    return [
      first,
      """
      \(name(of: lazyChild)) is the only child that can both grow and shrink, and the stack's \
      \(axis.length) is exact: it is not asked yet and counts as 0.
      """,
    ]
  }

  private func basis(of child: Int, _ basis: LayoutSpecs.Dimension, _ length: Double) -> Phrase {
    switch basis {
    case .fraction(let fraction):
      """
      \(name(of: child)) has flexBasis \(bare: (fraction * 100))% of the stack: it starts with \
      exactly \(points: length).
      """
    case .auto, .points: "\(name(of: child)) has flexBasis \(points: length): it starts with that."
    }
  }

  private func crossRange(_ range: CrossRangeTrace) -> Phrase {
    let name = name(of: range.child)
    let own = range.own.phrase(range.axis)
    if range.result.lower > range.result.upper {
      return """
        \(name) may itself be \(own), but the stack asks for \(points: range.requested.lower): the \
        stack wins, and the maximum is ignored.
        """
    }
    if range.own.lower != 0 { return "\(name) is \(own) by its own style: it does not stretch." }
    return "\(name) may itself be \(own)."
  }

  private func lines(_ lines: [Range<Int>]) -> [Phrase] {
    guard lines.count > 1 else { return ["All children fit on one line."] }
    let words = lines.map { names(of: $0) }.joined(separator: " | ")
    return ["A child that does not fit starts the next line: \(words)."]
  }

  private func crossSize(_ line: CrossSizeTrace, isOnlyLine: Bool) -> [Phrase] {
    let subject = isOnlyLine ? "The line" : "The line of \(names(of: line.items))"
    var words: Phrase = "\(subject) is \(points: line.size) \(line.axis.adjective)"
    if let baseline = line.baseline {
      words += ", its baseline \(points: baseline) from its start"
    }
    return ["\(words)."]
  }

  private func distribution(
    _ distribution: DistributionTrace, _ property: String, of things: String
  ) -> [Phrase] {
    let justification = distribution.justification
    guard justification != .start else { return [] }
    let rule = "\(property) \(justification.rawValue)"
    if distribution.start == 0, distribution.gap == 0 {
      return ["There is no space for \(rule) to distribute."]
    }
    var parts: [Phrase] = []
    if distribution.start != 0 { parts.append("\(points: distribution.start) before the first") }
    if distribution.gap != 0 {
      parts.append("\(points: distribution.gap) more between neighbours")
    }
    let left: Phrase = "\(points: abs(distribution.violation))"
    let balance: Phrase =
      distribution.violation < 0
      ? "The \(things) overflow by \(left)" : "The \(things) leave \(left)"
    return ["\(balance); \(rule) puts \(parts.listed)."]
  }

  private func placed(_ placed: PlacedChildTrace) -> Phrase? {
    let (name, reason) = (name(of: placed.child), alignment(of: placed))
    switch register {
    case .exact:
      let clause: Phrase = reason.map { ": \($0)" } ?? ""
      return "\(name) begins at \(placed.position.phrase)\(clause)."
    case .plain: return reason.map { "\(name) begins \($0)." }
    }
  }

  private func alignment(of placed: PlacedChildTrace) -> Phrase? {
    guard placed.offset != 0 else { return nil }
    switch placed.alignment {
    case .start, .stretch, .notSet: return nil
    case .end: return "at the end of the line, after the free \(points: placed.free)"
    case .center:
      let half = placed.free / 2
      let rounded: Phrase =
        half.points == placed.offset.points
        ? "" : ", rounded down to pixels \(points: placed.offset)"
      return "after half of the free \(points: placed.free) across, \(points: half)\(rounded)"
    case .baselineFirst, .baselineLast:
      return "moved by \(points: placed.offset) to align its baseline with the line's"
    }
  }

  private func needed(_ size: CGSize, _ question: TracedQuestion) -> [Phrase] {
    let result = question.sizeBeforeRounding
    let words: Phrase = "All children together need \(size.phrase)"
    guard register == .exact, result != size else { return ["\(words)."] }
    return ["\(words), clamped to the size range: \(result.phrase)."]
  }
}

extension TracePhrases {
  /// The length that a line has left over or lacks, and how each flexible child changes.
  func flex(_ flex: FlexTrace, isOnlyLine: Bool) -> [Phrase] {
    let children =
      isOnlyLine
      ? "its children need" : "\(names(of: flex.items)) \(flex.items.count == 1 ? "needs" : "need")"
    let spacing: Phrase =
      flex.spacing.points == "0" ? "" : ", \(points: flex.spacing) of it spacing"
    let balance: Phrase =
      "The stack \(limit(of: flex)); \(children) \(points: flex.length)\(spacing):"
    if flex.isBalanced {
      return ["\(balance) no child grows or shrinks."] + lazyChild(of: flex)
    }
    let isGrowing = flex.violation > 0
    let amount: Phrase = "\(points: abs(flex.violation))"
    let violation: Phrase = "\(balance) \(amount) \(isGrowing ? "left over" : "missing")."
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

  private func limit(of flex: FlexTrace) -> Phrase {
    let adjective = flex.axis.adjective
    if flex.available.isExact { return "must be \(points: flex.available.lower) \(adjective)" }
    if flex.violation > 0 {
      return "must be at least \(points: flex.available.lower) \(adjective)"
    }
    return "may be \(flex.available.phrase(flex.axis))"
  }

  private func grown(_ share: FlexShare, _ flex: FlexTrace) -> Phrase {
    var phrase: Phrase = """
      \(name(of: share.child)) has flexGrow \(bare: share.factor) of \(bare: flex.factors): \
      \(points: share.share)
      """
    if share.adjustment.points != share.share.points {
      phrase += ", rounded down to whole points \(points: share.adjustment)"
    }
    guard share.adjustment != 0 else { return "\(phrase): it does not grow." }
    if share.rest.points != "0" {
      phrase += "; the first growing child gets the remaining \(points: share.rest)"
    }
    return "\(phrase). It grows from \(bare: share.length) to \(points: share.result)."
  }

  private func shrunk(_ share: FlexShare, _ flex: FlexTrace) -> Phrase {
    let weighs: Phrase = """
      \(name(of: share.child)) has the weight \(bare: share.length) × flexShrink \
      \(bare: share.factor) = \(bare: share.length * share.factor)
      """
    guard share.adjustment != 0 else { return "\(weighs): it does not shrink." }
    let limit = share.length + share.adjustment < 0 ? ", as no length is negative" : ""
    let fraction: Phrase =
      register == .exact ? ", \(bare: share.fraction * 100)% of all weights" : ""
    return """
      \(weighs)\(fraction), and loses \(points: abs(share.adjustment)). It shrinks from \
      \(bare: share.length) to \(points: share.result)\(limit).
      """
  }

  private func lazyChild(of flex: FlexTrace) -> [Phrase] {
    guard let child = flex.lazyChild else { return [] }
    return ["No space is left for \(name(of: child))."]
  }
}
