import Geometry
import LayoutSpecs
import Layouts
import Phrases

extension TracePhrases {
  func content(_ content: ContentTrace) -> Phrase? {
    let size = content.content.phrase
    let available = content.range.max
    guard register == .exact else { return plain(content) }
    var words: Phrase
    switch content.kind {
    case .none:
      words =
        available.width.isFinite && available.height.isFinite
        ? "It has no content and takes all available space: \(size)."
        : "It has no content, and its available space is unlimited: it takes \(size)."
    case .fixed: words = "Its content is \(size)."
    case .measured:
      words = "Its content measures \(size) at an available size of \(available.phrase)."
    }
    if content.size != content.content {
      words += " Clamped to its size range: \(content.size.phrase)."
    }
    return words
  }

  private func plain(_ content: ContentTrace) -> Phrase? {
    guard content.kind == .measured else { return nil }
    let (size, width) = (content.content, content.range.max.width)
    let place: Phrase =
      width.isInfinite ? "On one line" : "In a width of \(points: Double(width))"
    return """
      \(place), its text is \(points: Double(size.width)) wide and \
      \(points: Double(size.height)) high.
      """
  }

  func inset(_ inset: InsetTrace, of question: TracedQuestion) -> Phrase {
    let (start, end) = inset.axis.edges
    let adjective = inset.axis.adjective
    let child: Phrase = "the child, \(points: inset.child) \(adjective),"
    guard inset.leading.isInfinite || inset.trailing.isInfinite else {
      let both: Phrase =
        "\(points: inset.leading) (\(start)) and \(points: inset.trailing) (\(end))"
      if register == .plain { return "Its insets are \(both)." }
      let sum = inset.leading + inset.child + inset.trailing
      let clamped: Phrase =
        sum.points == inset.length.points
        ? "" : ", clamped to its size range: \(points: inset.length)"
      return """
        Insets of \(both) around \(child) make \(points: sum)\(clamped).
        """
    }
    let all: Phrase = "it takes the available \(points: inset.range.upper)"
    if !inset.leading.isInfinite {
      return """
        Its \(end) inset is infinite: \(all), and \(child) starts at \(start) \
        \(points: inset.leading).
        """
    }
    let rest = inset.range.upper - inset.position - inset.child
    if !inset.trailing.isInfinite {
      return """
        Its \(start) inset is infinite: \(all), and \(child) is at the end: \
        \(bare: inset.range.upper) − \(bare: inset.trailing) − \(bare: inset.child) = \
        \(points: inset.position).
        """
    }
    let half = (inset.range.upper - inset.child) / 2
    let rounded: Phrase =
      half.points == rest.points ? "" : ", rounded to pixels \(points: rest)"
    return """
      Its \(start) and \(end) insets are infinite: \(all), and \(child) is centred: half of the \
      rest, \(points: half)\(rounded), comes after it; it starts at \(points: inset.position).
      """
  }

  func availableSize(_ available: AvailableSizeTrace) -> [Phrase] {
    let name = name(of: available.child)
    let (x, y) = (Double(available.position.x), Double(available.position.y))
    let place: Phrase =
      register == .plain
      ? "\(name) is at \(bare: x), \(bare: y)."
      : """
      \(name) is at \(available.position.phrase): \(available.size.max.phrase) are available to the \
      right and below.
      """
    let sizeRange = available.sizeRange.map { range -> Phrase in
      "Its size range requires \(name) to be \(range.phrase)."
    }
    return [place] + available.styles.map { styleInAvailableSpace($0, of: name) }
      + (sizeRange.map { [$0] } ?? [])
  }

  func fitting(_ size: CGSize, isWhole: Bool, _ question: TracedQuestion) -> Phrase {
    let end: Phrase = "Its children extend to \(size.phrase)"
    return isWhole
      ? "\(end), and it is no larger than that." : "\(end); it fills the available space."
  }

  func relative(_ relative: RelativeTrace) -> [Phrase] {
    let free: Phrase = "\(points: relative.free) of the \(relative.axis.length) are free"
    switch relative.position {
    case .none, .start: return []
    case .center:
      let rounded: Phrase =
        relative.rounded.points == relative.offset.points
        ? "\(points: relative.offset)"
        : "\(points: relative.offset), rounded to pixels \(points: relative.rounded)"
      return ["\(free): half of it comes before the child, \(rounded)."]
    case .end:
      return ["\(free): all of it comes before the child."]
    }
  }

  func ratio(_ ratio: RatioTrace) -> [Phrase] {
    guard let chosen = ratio.chosen else {
      return ["Its available space is unlimited: the child decides."]
    }
    if register == .plain { return plain(ratio) }
    let candidates = ratio.candidates.map { candidate -> Phrase in
      let (from, to) = (candidate.axis, candidate.axis.perpendicular)
      return """
        The full \(from.length) and the ratio \(plain: ratio.ratio) give a \(to.length) of \
        \(points: candidate.derived): on pixels and in the size range \(candidate.size.phrase), \
        \(Self.distance(of: candidate)).
        """
    }
    guard candidates.count > 1 else { return candidates }
    guard ratio.candidates.contains(where: { $0.size.width != 0 }) else {
      return candidates + ["Neither has a ratio: it is \(chosen.phrase), from the full width."]
    }
    return candidates + ["\(chosen.phrase) is nearest to the ratio."]
  }

  /// The length that the ratio gives to the chosen size.
  private func plain(_ ratio: RatioTrace) -> [Phrase] {
    guard let axis = ratio.candidates.first(where: { $0.size == ratio.chosen })?.axis else {
      return []
    }
    return [
      """
      The full \(axis.length) and the ratio \(plain: ratio.ratio) give the \
      \(axis.perpendicular.length).
      """
    ]
  }

  /// How far a size is from the ratio: a spec that is shrunk to nothing loses its height with its width.
  private static func distance(of candidate: RatioTrace.Candidate) -> Phrase {
    candidate.size.width == 0
      ? "which has no ratio, since it is 0 pt wide"
      : "\(plain: candidate.distance) off the ratio"
  }

  func corner(_ corner: CornerTrace) -> Phrase {
    let centre: Phrase = """
      The centre of the corner element is at the corner \(corner.location.rawValue) of \
      \(corner.size.phrase)
      """
    guard register == .exact else { return "\(centre)." }
    let words: Phrase = "\(centre), so it starts at \(corner.frame.origin.phrase)."
    guard corner.wrapsCorner else { return words }
    let shift: Phrase = corner.shift == .zero ? "" : ": both move by \(corner.shift.phrase)"
    return "\(words) The spec is as large as both\(shift)."
  }
}

extension TracePhrases {
  /// The request of a node's own style on one axis, and the result in its size range.
  func style(_ style: StyleTrace) -> Phrase? {
    guard style.requested != .unbounded else {
      return "\(request(style, of: "Its style")): it has no effect."
    }
    let given = style.given.phrase(style.axis)
    let result = style.result.phrase(style.axis)
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
  func styleInAvailableSpace(_ style: StyleTrace, of name: String) -> Phrase {
    let available: Phrase = "\(points: style.given.upper)"
    let request = request(style, of: "The style of \(name)")
    if style.result.upper > style.given.upper {
      return "\(request), though \(available) are available: its own minimum or maximum allows it."
    }
    if style.result == style.requested { return "\(request)." }
    if style.isWithinRequest {
      return "\(request); within the available space, \(style.result.phrase(style.axis))."
    }
    return "\(request), but only \(available) are available: it is clamped to that."
  }

  /// The request of a style on one axis, and the property of it that wins.
  private func request(_ style: StyleTrace, of owner: String) -> Phrase {
    let names = style.axis.sizeProperties
    let given = [
      (names.minimum, style.minimum), (names.exact, style.exact), (names.maximum, style.maximum),
    ].compactMap { name, dimension -> Phrase? in
      dimension == .auto ? nil : "\(name) \(dimension.phrase(of: style.parent))"
    }
    let says: Phrase = "\(owner) says \(given.listed)"
    if style.requested == .unbounded { return says }
    return "\(says)\(winner(in: style)): \(style.requested.phrase(style.axis))"
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
