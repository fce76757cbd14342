import Foundation
import Geometry
package import LayoutSpecs
import Scenarios

/// The text of layout specs, to see whether two are the same.
package enum WrittenSpecText {
  /// The spec as in a scenario file, line by line.
  package static func of(_ spec: LayoutSpec) -> String {
    WrittenSpec.yaml(spec).lines.joined(separator: "\n")
  }

  /// The keys of a spec alone, without its children, with their values as in a scenario file; keys with
  /// their defaults are left out.
  package static func keys(of spec: LayoutSpec) -> [WrittenSpecKey] {
    func keys(_ pairs: WrittenYAML.Pairs, isOfStyle: Bool) -> [WrittenSpecKey] {
      pairs.compactMap { key, value in
        value.inline.map { WrittenSpecKey(key: key, value: $0, isOfStyle: isOfStyle) }
      }
    }
    return keys(WrittenSpec.properties(of: spec), isOfStyle: false)
      + keys(WrittenSpec.style(spec.style), isOfStyle: true)
  }
}

/// A key of a spec with its value, as in a scenario file.
package struct WrittenSpecKey: Sendable, Equatable {
  package let key: String
  /// The value, on one line.
  package let value: String
  /// Whether it is a key of the spec's `style`.
  package let isOfStyle: Bool
}

/// A layout spec as the value of `spec` in a scenario file.
struct WrittenSpec {
  /// The value, without properties that have their default values.
  ///
  /// Elements are named; their contents belong to `elements`. Recursive, one call per level.
  static func yaml(_ spec: LayoutSpec) -> WrittenYAML {
    let style = style(spec.style)
    if let name = spec.elementName {
      guard !style.isEmpty else { return .scalar(name) }
      return .flow([("element", .scalar(name)), ("style", .flow(style))])
    }
    var pairs = properties(of: spec)
    if !style.isEmpty { pairs.append(("style", .flow(style))) }
    let children = spec.children.map(yaml)
    let kind = SpecKind(rawValue: spec.kindName)
    if let keys = kind?.childKeys {
      pairs += zip(keys, children).map { ($0, $1) }
    } else if kind?.keys.contains("children") == true {
      let isShort = children.allSatisfy { if case .scalar = $0 { true } else { false } }
      pairs.append(
        ("children", isShort ? .flowList(children) : .list(children.map { WrittenItem(value: $0) }))
      )
    }
    let isFlat = pairs.allSatisfy { $0.value.inline != nil } && pairs.count < 3
    return .mapping([(spec.kindName, isFlat ? .flow(pairs) : .mapping(pairs))])
  }

  /// The properties of a kind that are not the defaults.
  fileprivate static func properties(of spec: LayoutSpec) -> WrittenYAML.Pairs {
    switch spec.kind {
    case .stack(let stack): return properties(of: stack)
    case .inset(let insets):
      let sides = [insets.top, insets.left, insets.bottom, insets.right]
      guard Set(sides).count > 1 else { return [("insets", .number(insets.top))] }
      let pairs = zip(InsetReader.keys, sides).filter { $1 != 0 }
      return [("insets", .flow(pairs.map { ($0, .number($1)) }))]
    case .absolute(let sizing):
      return sizing == .default ? [] : [("sizing", .scalar(sizing.rawValue))]
    case .relative(let relative):
      return properties(of: relative, sizings: RelativeSizing.relativeWords)
    case .center(let relative):
      return properties(of: relative, sizings: RelativeSizing.centerWords)
    case .ratio(let ratio): return [("ratio", .number(ratio))]
    case .corner(let corner):
      var pairs: WrittenYAML.Pairs = [
        ("location", .scalar(corner.location.rawValue))
      ]
      if corner.offset != .zero { pairs.append(("offset", point(corner.offset))) }
      if corner.wrapsCorner { pairs.append(("wrapsCorner", .scalar("true"))) }
      return pairs
    case .element, .selfMeasured, .spacer, .wrapper, .overlay, .background, .static: return []
    }
  }

  private static func properties(of stack: StackSpec) -> WrittenYAML.Pairs {
    let usual = StackSpec()
    var pairs: WrittenYAML.Pairs = []
    func add<Value: Equatable>(_ key: String, _ value: Value, _ other: Value, _ text: String) {
      if value != other { pairs.append((key, .scalar(text))) }
    }
    add("direction", stack.direction, usual.direction, stack.direction.rawValue)
    add("spacing", stack.spacing, usual.spacing, stack.spacing.plain)
    add(
      "justifyContent", stack.justifyContent, usual.justifyContent, stack.justifyContent.rawValue)
    add("alignItems", stack.alignItems, usual.alignItems, stack.alignItems.rawValue)
    add("flexWrap", stack.flexWrap, usual.flexWrap, stack.flexWrap.rawValue)
    add("alignContent", stack.alignContent, usual.alignContent, stack.alignContent.rawValue)
    add("lineSpacing", stack.lineSpacing, usual.lineSpacing, stack.lineSpacing.plain)
    return pairs
  }

  /// `sizings` are the words for the width, the height, and both.
  private static func properties(
    of relative: RelativeSpec, sizings: [String]
  ) -> WrittenYAML.Pairs {
    var pairs: WrittenYAML.Pairs = []
    for (key, position) in [
      ("horizontalPosition", relative.horizontalPosition),
      ("verticalPosition", relative.verticalPosition),
    ] where position != .none {
      pairs.append((key, .scalar(position.rawValue)))
    }
    if let word = relative.sizing.word(among: sizings) { pairs.append(("sizing", .scalar(word))) }
    return pairs
  }

  /// The properties of a style that are not the defaults.
  fileprivate static func style(_ style: ElementStyle) -> WrittenYAML.Pairs {
    var pairs: WrittenYAML.Pairs = []
    for (key, dimension) in [
      ("width", style.width), ("height", style.height), ("minWidth", style.minWidth),
      ("minHeight", style.minHeight), ("maxWidth", style.maxWidth),
      ("maxHeight", style.maxHeight), ("flexBasis", style.flexBasis),
    ] where dimension != .auto {
      pairs.append((key, .scalar(text(dimension))))
    }
    for (key, number) in [
      ("flexGrow", style.flexGrow), ("flexShrink", style.flexShrink),
      ("spacingBefore", style.spacingBefore), ("spacingAfter", style.spacingAfter),
    ] where number != 0 {
      pairs.append((key, .number(number)))
    }
    if style.alignSelf != .auto { pairs.append(("alignSelf", .scalar(style.alignSelf.rawValue))) }
    if let ascender = style.ascender { pairs.append(("ascender", .number(ascender))) }
    if let descender = style.descender { pairs.append(("descender", .number(descender))) }
    if style.layoutPosition != .zero {
      pairs.append(("layoutPosition", point(style.layoutPosition)))
    }
    let range = style.sizeRange
    if range != RelativeSizeRange() {
      pairs.append(("sizeRange", .flow([("min", size(range.min)), ("max", size(range.max))])))
    }
    return pairs
  }

  private static func text(_ dimension: LayoutSpecs.Dimension) -> String {
    switch dimension {
    case .auto: "auto"
    case .points(let points): points.plain
    case .fraction(let fraction): "\((fraction * 100).plain)%"
    }
  }

  private static func size(_ size: LayoutSize) -> WrittenYAML {
    .words([text(size.width), text(size.height)])
  }

  private static func point(_ point: CGPoint) -> WrittenYAML {
    .numbers([Double(point.x), Double(point.y)])
  }
}
