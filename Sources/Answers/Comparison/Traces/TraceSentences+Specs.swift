import Foundation
import Geometry
import LayoutSpecs

extension TraceSentences {
  func content(_ content: ContentTrace) -> String? {
    let size = content.content.words
    let available = content.range.max
    guard register == .exact else { return plain(content) }
    var words: String
    switch content.kind {
    case .none:
      words =
        available.width.isFinite && available.height.isFinite
        ? "It has no content and takes all available space: \(size)."
        : "It has no content, and its available space is unlimited: it takes \(size)."
    case .fixed: words = "Its content is \(size)."
    case .measured:
      words = "Its content measures \(size) at an available size of \(available.words)."
    }
    if content.size != content.content {
      words += " Clamped to its size range: \(content.size.words)."
    }
    return words
  }

  private func plain(_ content: ContentTrace) -> String? {
    guard content.kind == .measured else { return nil }
    let (size, width) = (content.content, content.range.max.width)
    let place = width.isInfinite ? "On one line" : "In a width of \(Double(width).withUnit)"
    return "\(place), its text is \(Double(size.width).withUnit) wide and "
      + "\(Double(size.height).withUnit) high."
  }

  func inset(_ inset: InsetTrace, of question: TracedQuestion) -> String {
    let (start, end) = inset.axis.edges
    let adjective = inset.axis.adjective
    let child = "the child, \(inset.child.withUnit) \(adjective),"
    guard inset.leading.isInfinite || inset.trailing.isInfinite else {
      let both =
        "\(inset.leading.withUnit) (\(start)) and \(inset.trailing.withUnit) (\(end))"
      if register == .plain { return "Its insets are \(both)." }
      let sum = inset.leading + inset.child + inset.trailing
      let length = inset.length.points
      let clamped = sum.points == length ? "" : ", clamped to its size range: \(length) pt"
      return """
        Insets of \(both) around \(child) make \(sum.withUnit)\(clamped).
        """
    }
    let all = "it takes the available \(inset.range.upper.withUnit)"
    if !inset.leading.isInfinite {
      return "Its \(end) inset is infinite: \(all), and \(child) starts at \(start) "
        + "\(inset.leading.withUnit)."
    }
    let rest = inset.range.upper - inset.position - inset.child
    if !inset.trailing.isInfinite {
      return "Its \(start) inset is infinite: \(all), and \(child) is at the end: "
        + "\(inset.range.upper.points) − \(inset.trailing.points) − \(inset.child.points) = "
        + "\(inset.position.withUnit)."
    }
    let half = (inset.range.upper - inset.child) / 2
    let rounded = half.points == rest.points ? "" : ", rounded to pixels \(rest.withUnit)"
    return "Its \(start) and \(end) insets are infinite: \(all), and \(child) is centred: "
      + "half of the rest, \(half.withUnit)\(rounded), comes after it; it starts at "
      + "\(inset.position.withUnit)."
  }

  func availableSize(_ available: AvailableSizeTrace) -> [String] {
    let name = name(of: available.child)
    let (x, y) = (Double(available.position.x).points, Double(available.position.y).points)
    let place =
      register == .plain
      ? "\(name) is at \(x), \(y)."
      : """
      \(name) is at \(available.position.words): \(available.size.max.words) are available to the \
      right and below.
      """
    let sizeRange = available.sizeRange.map { "Its size range requires \(name) to be \($0.words)." }
    return [place] + available.styles.map { styleInAvailableSpace($0, of: name) }
      + (sizeRange.map { [$0] } ?? [])
  }

  func fitting(_ size: CGSize, isWhole: Bool, _ question: TracedQuestion) -> String {
    let end = "Its children extend to \(size.words)"
    return isWhole
      ? "\(end), and it is no larger than that." : "\(end); it fills the available space."
  }

  func relative(_ relative: RelativeTrace) -> [String] {
    let free = "\(relative.free.withUnit) of the \(relative.axis.length) are free"
    switch relative.position {
    case .none, .start: return []
    case .center:
      let rounded =
        relative.rounded.points == relative.offset.points
        ? relative.offset.withUnit
        : "\(relative.offset.withUnit), rounded to pixels \(relative.rounded.withUnit)"
      return ["\(free): half of it comes before the child, \(rounded)."]
    case .end:
      return ["\(free): all of it comes before the child."]
    }
  }

  func ratio(_ ratio: RatioTrace) -> [String] {
    guard let chosen = ratio.chosen else {
      return ["Its available space is unlimited: the child decides."]
    }
    if register == .plain { return plain(ratio) }
    let candidates = ratio.candidates.map { candidate in
      let (from, to) = (candidate.axis, candidate.axis.perpendicular)
      return """
        The full \(from.length) and the ratio \(NumberText.plain(ratio.ratio)) give a \(to.length) of \
        \(candidate.derived.withUnit): on pixels and in the size range \(candidate.size.words), \
        \(Self.distance(of: candidate)).
        """
    }
    guard candidates.count > 1 else { return candidates }
    guard ratio.candidates.contains(where: { $0.size.width != 0 }) else {
      return candidates + ["Neither has a ratio: it is \(chosen.words), from the full width."]
    }
    return candidates + ["\(chosen.words) is nearest to the ratio."]
  }

  /// The length that the ratio gives to the chosen size.
  private func plain(_ ratio: RatioTrace) -> [String] {
    guard let axis = ratio.candidates.first(where: { $0.size == ratio.chosen })?.axis else {
      return []
    }
    let ratio = NumberText.plain(ratio.ratio)
    return ["The full \(axis.length) and the ratio \(ratio) give the \(axis.perpendicular.length)."]
  }

  /// How far a size is from the ratio: a spec that is shrunk to nothing loses its height with its width.
  private static func distance(of candidate: RatioTrace.Candidate) -> String {
    candidate.size.width == 0
      ? "which has no ratio, since it is 0 pt wide"
      : "\(NumberText.plain(candidate.distance)) off the ratio"
  }

  func corner(_ corner: CornerTrace) -> String {
    let centre =
      "The centre of the corner element is at the corner \(corner.location.rawValue) of "
      + corner.size.words
    guard register == .exact else { return "\(centre)." }
    let words = "\(centre), so it starts at \(corner.frame.origin.words)."
    guard corner.wrapsCorner else { return words }
    let shift = corner.shift == .zero ? "" : ": both move by \(corner.shift.words)"
    return words + " The spec is as large as both\(shift)."
  }
}

extension TraceSentences {
  /// The request of a node's own style on one axis, and the result in its size range.
  func style(_ style: StyleTrace) -> String? {
    guard style.requested != .unbounded else {
      return "\(request(style, of: "Its style")): it has no effect."
    }
    let given = style.given.words(style.axis)
    let result = style.result.words(style.axis)
    let request = request(style, of: "Its style")
    if style.result == style.requested { return "\(request)." }
    if style.isWithinRequest { return "\(request); within the given size range, \(result)." }
    switch register {
    case .exact: return "\(request), but it is asked to be \(given): the parent wins, so \(result)."
    case .plain:
      return style.given.isLimited
        ? "\(request), but it may be \(given): the parent wins, so \(result)." : nil
    }
  }

  /// How the style of an absolute spec's child uses the space to the right and below.
  func styleInAvailableSpace(_ style: StyleTrace, of name: String) -> String {
    let available = style.given.upper.withUnit
    let request = request(style, of: "The style of \(name)")
    if style.result.upper > style.given.upper {
      return "\(request), though \(available) are available: its own minimum or maximum allows it."
    }
    if style.result == style.requested { return "\(request)." }
    if style.isWithinRequest {
      return "\(request); within the available space, \(style.result.words(style.axis))."
    }
    return "\(request), but only \(available) are available: it is clamped to that."
  }

  /// The request of a style on one axis, and the property of it that wins.
  private func request(_ style: StyleTrace, of owner: String) -> String {
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

  /// The property that wins where they contradict each other.
  private func winner(in style: StyleTrace) -> String {
    let minimum = style.minimum.resolved(parent: style.parent, auto: 0)
    let maximum = style.maximum.resolved(parent: style.parent, auto: .infinity)
    let exact = style.exact.resolved(parent: style.parent, auto: .nan)
    if maximum < minimum || exact < minimum { return "; the minimum wins" }
    return exact > maximum ? "; the maximum wins" : ""
  }
}

extension StyleTrace {
  /// Whether the size range only narrows what the style asks for.
  var isWithinRequest: Bool {
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
