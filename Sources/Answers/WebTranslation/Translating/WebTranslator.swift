import Geometry
import LayoutSpecs
import Scenarios
import SpecTranslation
import TextMeasuring

/// Translates a layout spec into boxes of a web page, each with the style that a person would write.
///
/// What decides a length is known before layout (`Slot.Extent`), so one page is right in all containers
/// of a scenario.
struct WebTranslator {
  private(set) var deviations: [WebDeviation] = []
  private(set) var places: [(place: WebPlace, box: String)] = []
  private var noted: Set<WebDeviation> = []
  private var names: Set<String>
  private let elements: [String: Element]

  init(_ scenario: Scenario) {
    elements = Dictionary(scenario.elements.map { ($0.name, $0) }) { first, _ in first }
    names = Set(scenario.elements.map { $0.name })
  }

  /// The box of a spec, placed.
  mutating func box(_ place: WebPlace, in slot: Slot) -> WebBox {
    switch place.spec.kind {
    case .element(let name, _), .selfMeasured(let name, _): element(place, name, in: slot)
    case .spacer: placed(newBox(place), place, in: slot)
    case .stack(let stack): self.stack(place, stack, in: slot)
    case .inset(let insets): inset(place, insets, in: slot)
    case .wrapper: wrapper(place, in: slot)
    case .overlay: layers(place, decorated: 0, in: slot)
    case .background: layers(place, decorated: 1, in: slot)
    case .absolute(let sizing): positions(place, isWhole: sizing == .default, in: slot)
    case .static: positions(place, isWhole: false, in: slot)
    case .relative(let relative), .center(let relative): self.relative(place, relative, in: slot)
    case .ratio(let ratio): self.ratio(place, ratio, in: slot)
    case .corner(let corner): self.corner(place, corner, in: slot)
    }
  }

  /// A box for a spec that is not an element, with a class of its own.
  mutating func newBox(_ place: WebPlace) -> WebBox {
    let noun = WebNames.noun(of: place.spec)
    let first = place.spec.elementNames.first.map { "\($0)-\(noun)" } ?? noun
    var name = names.contains(noun) ? first : noun
    var number = 2
    while !names.insert(name).inserted {
      name = "\(first)-\(number)"
      number += 1
    }
    places.append((place, name))
    return WebBox(name: name, isElement: false)
  }

  /// Notes the box of an element.
  mutating func note(_ place: WebPlace, _ name: String) { places.append((place, name)) }

  /// The size of an element that is always the same: by its style, or by its content.
  func size(of place: WebPlace) -> CGSize? {
    let style = place.spec.style
    guard let content = place.spec.contentSize else { return nil }
    return CGSize(
      width: style.width.points ?? content.width, height: style.height.points ?? content.height)
  }

  /// Notes a rule of the spec that its box does not have.
  mutating func deviate(_ place: WebPlace, _ rule: WebRule) {
    let deviation = WebDeviation(path: place.path, steps: place.steps, rule: rule)
    if noted.insert(deviation).inserted { deviations.append(deviation) }
  }

  /// Whether specs are texts of one font, so that their baselines agree wherever those are.
  func haveOneFont(_ specs: [LayoutSpec]) -> Bool {
    let texts = specs.compactMap { spec -> TextElement? in
      guard let name = spec.elementName, case .text(let text) = elements[name]?.kind,
        spec.style.ascender == nil, spec.style.descender == nil
      else { return nil }
      return text
    }
    return texts.count == specs.count && texts.allSatisfy { $0.font.size == texts[0].font.size }
  }

  private mutating func element(
    _ place: WebPlace, _ name: String, in slot: Slot
  ) -> WebBox {
    var box = WebBox(name: name, isElement: true)
    note(place, name)
    if case .text(let text) = elements[name]?.kind {
      box.text = text
      let isHugging = slot.width != .exact && place.spec.style.width.points == nil
      if text.maximumLines != 1, isHugging { deviate(place, .longestLine) }
      if text.maximumLines == 1, slot.kind == .item(.vertical, isStretched: false) {
        box.style["max-width"] = "100%"
      }
    }
    return placed(box, place, natural: place.spec.contentSize, in: slot)
  }
}

extension WebPlace {
  /// Whether it is a text.
  var isText: Bool { spec.elementName != nil && spec.hasText }
}

enum WebNames {
  static func noun(of spec: LayoutSpec) -> String {
    guard case .stack(let stack) = spec.kind else { return spec.kindName }
    return stack.direction == .horizontal ? "row" : "column"
  }
}

/// The style of a text.
enum WebTextStyle {
  /// Lets a text break anywhere, so that it is never wider than its space.
  static func breakAnywhere(_ text: TextElement, in style: inout WebStyle) {
    if text.maximumLines != 1 { style["overflow-wrap"] = "anywhere" }
  }

  static func add(_ text: TextElement, to style: inout WebStyle) {
    let weight =
      switch text.font.weight {
      case .regular: ""
      case .bold: "bold "
      default: "\(text.font.weight.number) "
      }
    style["font"] = "\(weight)\(WebLength.pixels(text.font.size))/\(lineHeight) \(family)"
    let keepsSpaces = text.text.contains("\n") || text.text.contains("  ")
    if text.maximumLines == 1 {
      style["white-space"] = keepsSpaces ? "pre" : "nowrap"
      style["overflow"] = "hidden"
      style["text-overflow"] = "ellipsis"
    } else {
      if keepsSpaces { style["white-space"] = "pre-wrap" }
      breakAnywhere(text, in: &style)
      if text.maximumLines > 1 {
        style["display"] = "-webkit-box"
        style["-webkit-box-orient"] = "vertical"
        style["-webkit-line-clamp"] = "\(text.maximumLines)"
        style["overflow"] = "hidden"
      }
    }
  }

  /// Inter's line height ÷ its size.
  static let lineHeight = "1.2102"
  static let family = "Inter, NanumBarunGothic"
}

extension LayoutSpecs.Dimension {
  /// The length as CSS writes it; `nil` where it is automatic.
  var text: String? {
    switch self {
    case .auto: nil
    case .points(let points): WebLength.pixels(points)
    case .fraction(let fraction): WebLength.percent(fraction)
    }
  }
}
