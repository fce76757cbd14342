import Geometry
import LayoutSpecs

extension TraceSentences {
  /// What a line has left over or lacks, and which child gets or gives how much of it.
  func flex(_ flex: FlexTrace, isOnlyLine: Bool) -> [String] {
    let children =
      isOnlyLine
      ? "its children need" : "\(names(of: flex.items)) \(flex.items.count == 1 ? "needs" : "need")"
    let spacing = flex.spacing.points == "0" ? "" : ", \(flex.spacing.points) of it spacing"
    let balance = "The stack \(room(of: flex)); \(children) \(flex.length.points)\(spacing):"
    if flex.isBalanced {
      return ["\(balance) nothing has to grow or shrink."] + lazyChild(of: flex)
    }
    let isGrowing = flex.violation > 0
    let amount = abs(flex.violation).pointsAre
    let violation = "\(balance) \(amount) \(isGrowing ? "left over" : "missing")."
    guard !flex.shares.isEmpty else {
      return [
        violation,
        isGrowing
          ? "No child has flexGrow: they stay as they are."
          : "No child has flexShrink: they stick out.",
      ]
    }
    return [violation] + flex.shares.map { isGrowing ? grown($0, flex) : shrunk($0, flex) }
  }

  private func room(of flex: FlexTrace) -> String {
    let adjective = flex.axis.adjective
    if flex.available.isExact { return "must be \(flex.available.lower.points) \(adjective)" }
    if flex.violation > 0 { return "must be at least \(flex.available.lower.points) \(adjective)" }
    return "may be \(flex.available.words(flex.axis))"
  }

  private func grown(_ share: FlexShare, _ flex: FlexTrace) -> String {
    var words =
      "\(name(of: share.child)) has flexGrow \(share.factor.points) of \(flex.factors.points): "
      + share.share.points
    if share.adjustment.points != share.share.points {
      words += ", floored to whole points \(share.adjustment.points)"
    }
    guard share.adjustment != 0 else { return words + ": it does not grow." }
    if share.rest.points != "0" {
      words += "; the first growing child gets the remaining \(share.rest.points)"
    }
    return words + ". It grows from \(share.length.points) to \(share.result.points)."
  }

  private func shrunk(_ share: FlexShare, _ flex: FlexTrace) -> String {
    let weight = (share.length * share.factor).points
    let weighs =
      "\(name(of: share.child)) weighs \(share.length.points) × flexShrink "
      + "\(share.factor.points) = \(weight)"
    guard share.adjustment != 0 else { return weighs + ": it gives nothing." }
    let limit = share.length + share.adjustment < 0 ? ", as nothing is below 0" : ""
    return """
      \(weighs), \((share.fraction * 100).points)% of all weights, and gives \
      \(abs(share.adjustment).points). It shrinks from \(share.length.points) to \
      \(share.result.points)\(limit).
      """
  }

  private func lazyChild(of flex: FlexTrace) -> [String] {
    guard let child = flex.lazyChild else { return [] }
    return ["Nothing is left for \(name(of: child))."]
  }
}
