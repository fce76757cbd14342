import Foundation
import Geometry
import LayoutSpecs

extension TraceSentences {
  func content(_ content: ContentTrace) -> String {
    let size = content.content.words
    let room = content.range.max
    var words: String
    switch content.kind {
    case .none:
      words =
        room.width.isFinite && room.height.isFinite
        ? "It has no content, and takes all its room: \(size)."
        : "It has no content, and its room has no end: it takes \(size)."
    case .fixed: words = "Its content is \(size)."
    case .measured: words = "Its content measures \(size) in a room of \(room.words)."
    }
    if content.size != content.content {
      words += " Its range makes that \(content.size.words)."
    }
    return words
  }

  func inset(_ inset: InsetTrace, of question: TracedQuestion) -> String {
    let (start, end) = inset.axis.edges
    let adjective = inset.axis.adjective
    let child = "the child, \(inset.child.points) \(adjective),"
    guard inset.leading.isInfinite || inset.trailing.isInfinite else {
      let sum = inset.leading + inset.child + inset.trailing
      let length = inset.length.points
      let clamped = sum.points == length ? "" : ", and the range makes that \(length)"
      return """
        Between \(start) \(inset.leading.points) and \(end) \(inset.trailing.points), \(child) \
        makes \(sum.points)\(clamped).
        """
    }
    let all = "it takes all \(inset.range.upper.points)"
    if !inset.leading.isInfinite {
      return "Its \(end) inset is infinite: \(all), and \(child) begins at \(start) "
        + "\(inset.leading.points)."
    }
    let rest = inset.range.upper - inset.position - inset.child
    if !inset.trailing.isInfinite {
      return "Its \(start) inset is infinite: \(all), and \(child) goes to the end: "
        + "\(inset.range.upper.points) − \(inset.trailing.points) − \(inset.child.points) = "
        + "\(inset.position.points)."
    }
    let half = (inset.range.upper - inset.child) / 2
    let rounded = half.points == rest.points ? "" : ", to the nearest pixel \(rest.points)"
    return "Its \(start) and \(end) insets are infinite: \(all), and \(child) goes to the middle: "
      + "half of what is left, \(half.points)\(rounded), comes after it; it begins at "
      + "\(inset.position.points)."
  }

  func availableSize(_ available: AvailableSizeTrace) -> [String] {
    let name = name(of: available.child)
    let place =
      "\(name) stands at \(available.position.words): \(available.size.max.words) are left to the right and "
      + "below."
    let sizeRange = available.sizeRange.map { "By its size range \(name) is to be \($0.words)." }
    return [place] + available.styles.map { roomStyle($0, of: name) }
      + (sizeRange.map { [$0] } ?? [])
  }

  func fitting(_ size: CGSize, isWhole: Bool, _ question: TracedQuestion) -> String {
    let end = "Its children reach to \(size.words)"
    return isWhole ? "\(end), and it is to be no larger." : "\(end); it fills its room."
  }

  func relative(_ relative: RelativeTrace) -> [String] {
    let free = "Of the \(relative.axis.length) \(relative.free.pointsAre) free"
    switch relative.position {
    case .none, .start: return []
    case .center:
      let rounded =
        relative.rounded.points == relative.offset.points
        ? relative.offset.points
        : "\(relative.offset.points), to the nearest pixel \(relative.rounded.points)"
      return ["\(free): half comes before, \(rounded)."]
    case .end:
      return ["\(free): all of it comes before."]
    }
  }

  func ratio(_ ratio: RatioTrace) -> [String] {
    guard let chosen = ratio.chosen else { return ["Its room has no end: the child decides."] }
    let candidates = ratio.candidates.map { candidate in
      let (from, to) = (candidate.axis, candidate.axis.perpendicular)
      return """
        All of the \(from.length) and the ratio \(NumberText.plain(ratio.ratio)) give a \(to.length) of \
        \(candidate.derived.points): on pixels and in the range \(candidate.size.words), \
        \(NumberText.plain(candidate.distance)) off the ratio.
        """
    }
    guard candidates.count > 1 else { return candidates }
    return candidates + ["\(chosen.words) is nearest to the ratio."]
  }

  func corner(_ corner: CornerTrace) -> String {
    let words =
      "The middle of the corner element goes to the corner \(corner.location.rawValue) of "
      + "\(corner.size.words), so it begins at \(corner.frame.origin.words)."
    guard corner.wrapsCorner else { return words }
    let shift = corner.shift == .zero ? "" : ": both move by \(corner.shift.words)"
    return words + " The spec is as large as both\(shift)."
  }
}
