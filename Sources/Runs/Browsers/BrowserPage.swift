import Foundation
import Geometry
import JSONText
import LayoutConstraints
import Scenarios
import TextMeasuring

/// A scenario's page as it is given to the browser: boxes with their contents, and styles.
///
/// All of it is written from values. Nothing of an author's text is passed on as it was written.
struct BrowserPage {
  private let scenario: Scenario
  private let notation: PageNotation
  private let elements: [String: Element]
  /// The boxes whose frames are compared.
  let boxes: [PageBox]

  init(_ scenario: Scenario, _ notation: PageNotation) {
    self.scenario = scenario
    self.notation = notation
    let elements = Dictionary(scenario.elements.map { ($0.name, $0) }) { first, _ in first }
    self.elements = elements
    let names = Set(scenario.constraints?.items.map { $0.name } ?? [])
    boxes = notation.boxes.filter { box in
      box.id.map { elements[$0] != nil || names.contains($0) } == true
    }
  }

  /// How many times larger the browser lays out than it is shown.
  ///
  /// It rounds lengths to 1/64 px and a font's ascent to whole pixels, and such errors add up. So that they stay below
  /// 1/64 pt, everything is larger, as far as the largest font that a browser has allows.
  var zoom: Double {
    let largest = scenario.elements.compactMap { $0.text?.font.size }.max() ?? 0
    return [128, 64, 32, 16].first { largest * $0 <= Self.largestFont } ?? 8
  }

  /// The largest font of Chromium, in pixels.
  private static let largestFont = 10_000.0

  /// The weights of its texts, each with whether one of them has characters that Inter may lack.
  var fonts: [(FontWeight, FontFamily)] {
    var fonts: [(FontWeight, FontFamily)] = []
    for text in scenario.elements.compactMap({ $0.text }) {
      let isLatin = text.text.unicodeScalars.allSatisfy { $0.value < 0x250 }
      for family in isLatin ? [FontFamily.inter] : FontFamily.allCases
      where !fonts.contains(where: { $0 == (text.font.weight, family) }) {
        fonts.append((text.font.weight, family))
      }
    }
    return fonts
  }

  /// What the page's script needs, but the fonts.
  func request(in containers: [Container]) -> JSONObject {
    let declarations = notation.rules.flatMap { $0.declarations }
    return [
      "markup": "<main\(isMirrored ? " dir=\"rtl\"" : "")>\(markup(of: notation.root))</main>".json,
      "style": style.json,
      "declarations": declarations.map { [$0.property, $0.value] }.json,
      "sizes": containers.map { [$0.width, $0.height] }.map { sizes in
        JSONValue.array(sizes.map { JSONValue($0) })
      }.json,
      "names": boxes.compactMap { $0.id }.json, "zoom": zoom.json,
    ]
  }

  /// The declaration with this number.
  func declaration(_ number: Int) -> PageDeclaration? {
    let declarations = notation.rules.flatMap { $0.declarations }
    return declarations.indices.contains(number) ? declarations[number] : nil
  }

  private var isMirrored: Bool {
    scenario.constraints.map { $0.direction == .rightToLeft } ?? scenario.mirrorsSpec
  }

  private func markup(of box: PageBox) -> String {
    var attributes = box.id.map { " id=\"\($0)\"" } ?? ""
    if !box.classes.isEmpty { attributes += " class=\"\(box.classes.joined(separator: " "))\"" }
    let inside =
      box.id.flatMap { elements[$0] }.map { $0.pageContent }
      ?? ""
    return "<\(box.tag)\(attributes)>\(inside)\(box.children.map(markup).joined())</\(box.tag)>"
  }

  /// The styles of contents, which the author's come after and before.
  private var style: String {
    let own = scenario.elements.map { $0.pageStyle }
    let authors = notation.rules.map { rule in
      let declarations = rule.declarations.map { "\($0.property):\($0.value)" }
      return "\(rule.selectors.joined(separator: ",")){\(declarations.joined(separator: ";"))}"
    }
    return ([Self.usualStyle(zoom: zoom)] + own + authors).joined(separator: "\n")
  }

  /// The style of every page: without margins, and lengths are those of the whole box.
  private static func usualStyle(zoom: Double) -> String {
    """
    main { position: absolute; left: 0; top: 0; zoom: \(zoom); font-size: 0; line-height: 0 }
    :where(main *) { box-sizing: border-box }
    :where(main > *) { display: block; position: relative }
    layout-content { display: block }
    layout-line { display: inline-block }
    """
  }
}

extension Element {
  fileprivate var text: TextElement? { if case .text(let text) = kind { text } else { nil } }

  /// What is inside its box: its text, or a rectangle of its size.
  fileprivate var pageContent: String {
    switch kind {
    case .text(let text): text.pageText
    case .image, .box(.some): "<layout-content>\(pageBaselines)</layout-content>"
    case .box(nil): ""
    }
  }

  /// Lines without text, whose lower ends are the baselines.
  private var pageBaselines: String {
    guard case .box(let box?) = kind, let baselines = box.baselines else { return "" }
    let isOne = baselines.first == baselines.last
    return "<layout-line></layout-line>" + (isOne ? "" : "<br><layout-line></layout-line>")
  }

  /// The style of its box, which the author's replaces, and of what is inside.
  fileprivate var pageStyle: String {
    var style: String
    switch kind {
    case .text(let text):
      guard case .measured(let content) = content, let measured = content as? MeasuredText else {
        return ""
      }
      style = ":where(#\(name)){\(text.pageStyle(lineHeight: measured.metrics.lineHeight))}"
    case .image(let size):
      style = "#\(name)>layout-content{width:\(size.width)px;height:\(size.height)px}"
    case .box(let box):
      let lengths = [("width", box?.width), ("height", box?.height)].compactMap { name, length in
        length.map { "\(name):\($0)px" }
      }
      style = "#\(name)>layout-content{\(lengths.joined(separator: ";"))}"
      if let baselines = box?.baselines {
        style += "#\(name)>layout-content>layout-line{height:\(baselines.first)px}"
        style += "#\(name)>layout-content>br+layout-line{"
        style += "height:\(max(0, baselines.last - baselines.first))px}"
      }
    }
    return isHidden ? style + "#\(name){display:none!important}" : style
  }
}

extension TextElement {
  /// The text as it is measured: a tab is a space, and other control characters are nothing.
  fileprivate var pageText: String {
    let shown = maximumLines == 1 ? text.prefix { !$0.isNewline } : text[...]
    return shown.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case "\t": text += " "
      case "\n": text += "\n"
      default:
        if scalar.properties.generalCategory != .control { text.unicodeScalars.append(scalar) }
      }
    }
  }

  /// The style that makes a browser measure and break it as the engines do.
  fileprivate func pageStyle(lineHeight: Double) -> String {
    let families = FontFamily.allCases.map { $0.rawValue }.joined(separator: ",")
    let font =
      "font:\(font.weight.number) \(font.size)px/\(lineHeight)px \(families);text-rendering:geometricPrecision"
    switch maximumLines {
    case 0: return font + ";white-space:pre-wrap;overflow-wrap:break-word"
    case 1: return font + ";white-space:pre;overflow:hidden;text-overflow:ellipsis"
    default:
      return font
        + ";white-space:pre-wrap;overflow-wrap:break-word;overflow:hidden;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:\(maximumLines)"
    }
  }
}
