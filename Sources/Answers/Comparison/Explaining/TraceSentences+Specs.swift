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

extension TraceSentences {
  /// What a node's own style asks for on one axis, and what its range makes of that.
  func style(_ style: StyleTrace) -> String {
    guard style.requested != .unbounded else {
      return "\(wish(style, of: "Its style")): it does not count."
    }
    let given = style.given.words(style.axis)
    let result = style.result.words(style.axis)
    let wish = wish(style, of: "Its style")
    if style.result == style.requested { return "\(wish)." }
    if style.isWithinWish { return "\(wish); with the range it was given, \(result)." }
    return "\(wish), but it was asked to be \(given): the parent wins, so \(result)."
  }

  /// What the style of an absolute spec's child makes of the room to the right and below.
  func roomStyle(_ style: StyleTrace, of name: String) -> String {
    let left = style.given.upper.pointsAre
    let wish = wish(style, of: "The style of \(name)")
    if style.result.upper > style.given.upper {
      return "\(wish), though \(left) left: a minimum or maximum of its own allows it."
    }
    if style.result == style.requested { return "\(wish)." }
    if style.isWithinWish {
      return "\(wish); with the room that is left, \(style.result.words(style.axis))."
    }
    return "\(wish), but only \(left) left: it is cut to that."
  }

  /// What a style asks for on one axis, and who wins within it.
  private func wish(_ style: StyleTrace, of owner: String) -> String {
    let names = style.axis.sizeProperties
    let given = [
      (names.minimum, style.minimum), (names.exact, style.exact), (names.maximum, style.maximum),
    ].compactMap { name, dimension -> String? in
      dimension == .auto ? nil : "\(name) \(dimension.words(of: style.parent))"
    }
    let says = "\(owner) says \(given.listed)"
    if style.requested == .unbounded { return says }
    return "\(says)\(winner(in: style)): \(style.requested.words(style.axis))"
  }

  /// Which of the properties decides, where they exclude each other.
  private func winner(in style: StyleTrace) -> String {
    let minimum = style.minimum.resolved(parent: style.parent, auto: 0)
    let maximum = style.maximum.resolved(parent: style.parent, auto: .infinity)
    let exact = style.exact.resolved(parent: style.parent, auto: .nan)
    if maximum < minimum || exact < minimum { return "; the minimum wins" }
    return exact > maximum ? "; the maximum wins" : ""
  }
}

extension StyleTrace {
  /// Whether the range only narrows what the style asks for.
  fileprivate var isWithinWish: Bool {
    result.lower >= requested.lower && result.upper <= requested.upper
  }
}

extension Axis {
  /// The names of a style's sizes along this axis.
  fileprivate var sizeProperties: (minimum: String, exact: String, maximum: String) {
    switch self {
    case .horizontal: ("minWidth", "width", "maxWidth")
    case .vertical: ("minHeight", "height", "maxHeight")
    }
  }
}
