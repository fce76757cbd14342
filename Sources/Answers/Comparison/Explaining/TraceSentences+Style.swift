import Geometry
import LayoutSpecs

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
