import Geometry
import LayoutSpecs
import Scenarios

/// Writes a layout spec as an `ASDisplayNode`.
struct NodeText {
  private let translated: TranslatedScenario

  private let properties: [String: String]

  init(_ translated: TranslatedScenario) {
    self.translated = translated
    properties = PropertyWords.nodes.names(of: translated.scenario.elements)
  }

  private var elements: [Element] { translated.scenario.elements }

  func text(header: String) -> String {
    var swift = SwiftText()
    swift.add(NotationWords.comment(header, mark: "//"))
    swift.add("import AsyncDisplayKit", "")
    swift.block("final class \(className): ASDisplayNode {") { swift in
      for element in elements {
        swift.add("let \(property(element)) = \(PropertyWords.nodes.initialiser(of: element))")
      }
      swift.add("")
      swift.block("override init() {") { swift in
        swift.add("super.init()", "automaticallyManagesSubnodes = true")
        for element in elements { addText(of: element, to: &swift) }
      }
      swift.add("")
      swift.block(
        "override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {"
      ) { swift in
        var code = SpecCode(properties: properties)
        let root = code.name(translated.spec)
        swift.add(code.lines)
        let isSpec = translated.spec.elementName == nil
        swift.add(isSpec ? "return \(root)" : "return ASWrapperLayoutSpec(layoutElement: \(root))")
      }
    }
    if elements.contains(where: { $0.hasFixedSize }) {
      swift.addFixedSizeClass(
        "node", of: "ASDisplayNode", in: className, initialiser: "super.init()"
      ) { swift in
        swift.add(
          "override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize { size }")
      }
    }
    return swift.text
  }

  private var className: String { SwiftText.className(of: translated.scenario) + "Node" }

  private func property(_ element: Element) -> String { properties[element.name] ?? element.name }

  private func addText(of element: Element, to swift: inout SwiftText) {
    if case .box(let box?) = element.kind, let baselines = box.baselines {
      let descender = baselines.last - box.size.height
      swift.add("\(property(element)).style.ascender = \(baselines.first.plain)")
      swift.add("\(property(element)).style.descender = \(descender.plain)")
    }
    guard case .text(let text) = element.kind else { return }
    swift.block("\(property(element)).attributedText = NSAttributedString(", closing: ")") {
      swift in
      swift.add(
        "string: \(QuotedText.swift(text.text)),",
        "attributes: [.font: UIFont\(SwiftText.font(text.font))]")
    }
    swift.add("\(property(element)).maximumNumberOfLines = \(text.maximumLines)")
  }
}

/// Writes layout specs as code, one local constant each, innermost first.
struct SpecCode {
  /// The properties for the elements, by element name.
  let properties: [String: String]
  private(set) var lines: [String] = []
  private var names = GuideNames()

  init(properties: [String: String]) {
    self.properties = properties
    names = GuideNames(taken: Array(properties.values) + ["frame", "constrainedSize"])
  }

  /// Adds the statements that make a spec, and returns its name.
  mutating func name(_ spec: LayoutSpec) -> String {
    let name: String
    if let element = spec.elementName {
      name = properties[element] ?? element
    } else {
      let children = spec.children.map { self.name($0) }
      name = names.unique(names.name(for: spec))
      let (function, arguments) = expression(of: spec, children)
      lines += NotationWords.call("let \(name) = \(function)", arguments, indent: 4)
      if case .corner(let corner) = spec.kind { addProperties(of: corner, name) }
    }
    for line in StyleCode.lines(for: spec.style) { lines.append("\(name).style.\(line)") }
    return name
  }

  private mutating func addProperties(of corner: CornerSpec, _ name: String) {
    if corner.offset != .zero {
      lines.append(
        "\(name).offset = CGPoint(x: \(Double(corner.offset.x).plain), y: \(Double(corner.offset.y).plain))"
      )
    }
    if corner.wrapsCorner { lines.append("\(name).wrapsCorner = true") }
  }

  private func expression(
    of spec: LayoutSpec, _ children: [String]
  ) -> (function: String, arguments: [String]) {
    let list = "[\(children.joined(separator: ", "))]"
    switch spec.kind {
    case .element, .selfMeasured, .spacer: return ("ASLayoutSpec", [])
    case .wrapper: return ("ASWrapperLayoutSpec", ["layoutElements: \(list)"])
    case .stack(let stack):
      return ("ASStackLayoutSpec", Self.arguments(of: stack) + ["children: \(list)"])
    case .inset(let insets):
      return ("ASInsetLayoutSpec", ["insets: \(Self.text(of: insets))", "child: \(children[0])"])
    case .overlay:
      return ("ASOverlayLayoutSpec", ["child: \(children[0])", "overlay: \(children[1])"])
    case .background:
      return ("ASBackgroundLayoutSpec", ["child: \(children[1])", "background: \(children[0])"])
    case .absolute(let sizing):
      return ("ASAbsoluteLayoutSpec", ["sizing: .\(sizing.rawValue)", "children: \(list)"])
    case .static: return ("ASStaticLayoutSpec", ["children: \(list)"])
    case .relative(let relative), .center(let relative):
      return (
        "ASRelativeLayoutSpec",
        [
          "horizontalPosition: .\(relative.horizontalPosition.rawValue)",
          "verticalPosition: .\(relative.verticalPosition.rawValue)",
          "sizingOption: \(Self.text(of: relative.sizing))", "child: \(children[0])",
        ]
      )
    case .ratio(let ratio):
      return ("ASRatioLayoutSpec", ["ratio: \(ratio.plain)", "child: \(children[0])"])
    case .corner(let corner):
      return (
        "ASCornerLayoutSpec",
        [
          "child: \(children[0])", "corner: \(children[1])",
          "location: .\(corner.location.rawValue)",
        ]
      )
    }
  }

  private static func arguments(of stack: StackSpec) -> [String] {
    let arguments = [
      "direction: .\(stack.direction.rawValue)", "spacing: \(stack.spacing.plain)",
      "justifyContent: .\(stack.justifyContent.rawValue)",
      "alignItems: .\(stack.alignItems.rawValue)",
    ]
    guard stack.flexWrap == .wrap else { return arguments }
    return arguments + [
      "flexWrap: .wrap", "alignContent: .\(stack.alignContent.rawValue)",
      "lineSpacing: \(stack.lineSpacing.plain)",
    ]
  }

  private static func text(of insets: EdgeInsets) -> String {
    func number(_ inset: Double) -> String { inset.isInfinite ? ".infinity" : inset.plain }
    return "UIEdgeInsets(top: \(number(insets.top)), left: \(number(insets.left)), "
      + "bottom: \(number(insets.bottom)), right: \(number(insets.right)))"
  }

  private static func text(of sizing: RelativeSizing) -> String {
    var words: [String] = []
    if sizing.contains(.minimumWidth) { words.append(".minimumWidth") }
    if sizing.contains(.minimumHeight) { words.append(".minimumHeight") }
    return "[\(words.joined(separator: ", "))]"
  }
}

/// Writes a style as assignments to Texture's properties.
enum StyleCode {
  /// One assignment for each property that differs from its default.
  static func lines(for style: ElementStyle) -> [String] {
    var lines: [String] = []
    let dimensions = [
      ("width", style.width), ("height", style.height), ("minWidth", style.minWidth),
      ("maxWidth", style.maxWidth), ("minHeight", style.minHeight), ("maxHeight", style.maxHeight),
      ("flexBasis", style.flexBasis),
    ]
    for (name, dimension) in dimensions {
      switch dimension {
      case .auto: break
      case .points(let points): lines.append("\(name) = ASDimensionMake(\(points.plain))")
      case .fraction(let fraction):
        lines.append("\(name) = ASDimensionMake(.fraction, \(fraction.plain))")
      }
    }
    let numbers = [
      ("flexGrow", style.flexGrow), ("flexShrink", style.flexShrink),
      ("spacingBefore", style.spacingBefore), ("spacingAfter", style.spacingAfter),
      ("ascender", style.ascender ?? 0), ("descender", style.descender ?? 0),
    ]
    for (name, number) in numbers where number != 0 { lines.append("\(name) = \(number.plain)") }
    if style.alignSelf != .auto { lines.append("alignSelf = .\(style.alignSelf.rawValue)") }
    if style.layoutPosition != .zero {
      lines.append(
        "layoutPosition = CGPoint(x: \(Double(style.layoutPosition.x).plain), "
          + "y: \(Double(style.layoutPosition.y).plain))")
    }
    return lines
  }
}
