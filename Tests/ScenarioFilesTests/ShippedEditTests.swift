import Geometry
import LayoutConstraints
import TestSupport
import Testing
import TextMeasuring

@testable import LayoutSpecs
@testable import ScenarioFiles
@testable import Scenarios

/// Edits of all specs and rules of the shipped scenarios change what they say, and nothing else.
@Suite("Editing shipped scenarios")
struct ShippedEditTests {
  /// A shipped scenario, and the readers of its edited texts.
  private struct File {
    let scenario: Scenario
    let text: String
    let editor: ScenarioEditor

    init(_ path: String) throws {
      scenario = try ScenarioReader.scenario(at: path, measurer: TextMeasurer())
      let source = try ScenarioFile.read(path)
      text = source.lines.joined(separator: "\n")
      editor = try #require(ScenarioEditor(source))
    }

    /// The value of a key of an edited text, read without its other keys.
    private func read<Value>(
      _ key: String, of edits: [TextEdit], _ read: (FieldReader, YAMLValue) -> Value
    ) throws -> Value {
      let source = SourceText(file: scenario.file, text: text.applying(edits))
      let root = try YAMLDocument.parse(source).root
      let index = try #require(root.index(of: key))
      let reader = FieldReader(source: source)
      let value = read(reader, root[[index]])
      #expect(reader.diagnostics.isEmpty, "\(reader.diagnostics)")
      return value
    }

    func spec(after edits: [TextEdit]) throws -> String {
      let spec = try read("spec", of: edits) {
        SpecReader(reader: $0, elements: scenario.elements).spec($1)
      }
      return WrittenSpecText.of(try #require(spec))
    }

    func rules(after edits: [TextEdit]) throws -> [String] {
      try read("constraints", of: edits) {
        ConstraintReader(reader: $0, elements: scenario.elements).system($1).system.texts
      }
    }
  }

  /// A key of a style with another value, and what the value and its absence are in a model.
  private struct StyleKey {
    let key: String
    let text: String
    let set: (inout ElementStyle) -> Void
    let reset: (inout ElementStyle, ElementStyle) -> Void

    init<Value>(
      _ key: String, _ text: String, _ property: WritableKeyPath<ElementStyle, Value>,
      _ value: Value
    ) {
      (self.key, self.text) = (key, text)
      set = { $0[keyPath: property] = value }
      reset = { $0[keyPath: property] = $1[keyPath: property] }
    }
  }

  private let styleKeys = [
    StyleKey("width", "50%", \.width, .fraction(0.5)),
    StyleKey("minHeight", "7", \.minHeight, .points(7)),
    StyleKey("flexGrow", "3", \.flexGrow, 3), StyleKey("flexShrink", "0.5", \.flexShrink, 0.5),
    StyleKey("alignSelf", "center", \.alignSelf, .center),
    StyleKey("layoutPosition", "[1, 2.5]", \.layoutPosition, CGPoint(x: 1, y: 2.5)),
  ]

  @Test(
    "a key of each style is written and removed alone", arguments: WrittenScenarioTests.shippedFiles
  )
  func styles(path: String) throws {
    let file = try File(path)
    let spec = try #require(file.scenario.spec)
    let contents = Dictionary(uniqueKeysWithValues: file.scenario.elements.map { ($0.name, $0) })
    for (index, (way, part)) in spec.ways.enumerated() {
      // The length of a box is in the style of its element.
      let usual = part.elementName.flatMap { contents[$0]?.spec.style } ?? ElementStyle()
      // All keys of each spec take ten times as long.
      for number in LawSeeds.of(styleKeys.count) {
        let key = styleKeys[(index + Int(number)) % styleKeys.count]
        let written = file.editor.setting(key.key, to: key.text, isStyle: true, ofSpecAt: way)
        let removed = file.editor.setting(key.key, to: nil, isStyle: true, ofSpecAt: way)
        #expect(
          try file.spec(after: #require(written))
            == WrittenSpecText.of(spec.changing(way) { $0.styled(key.set) }),
          "\(key.key) at \(way) of \(path)")
        #expect(
          try file.spec(after: #require(removed))
            == WrittenSpecText.of(spec.changing(way) { $0.styled { key.reset(&$0, usual) } }),
          "no \(key.key) at \(way) of \(path)")
      }
    }
  }

  @Test(
    "a key of each kind of spec is written and removed alone",
    arguments: WrittenScenarioTests.shippedFiles)
  func kinds(path: String) throws {
    let file = try File(path)
    let spec = try #require(file.scenario.spec)
    for (way, part) in spec.ways {
      for (key, text) in part.keys {
        let given = { file.scenario.places.styles.position(of: $0, at: way) != nil }
        let isAligned = given("horizontalAlignment") || given("verticalAlignment")
        let edits = file.editor.setting(key, to: text, isStyle: false, ofSpecAt: way)
        // Alignments follow the direction, and positions are set by their centering.
        if key == "direction" && isAligned || key == "horizontalPosition" && given("centering") {
          #expect(edits == nil)
          continue
        }
        let expected = spec.changing(way) { LayoutSpec($0.kind.with(key, text), $0) }
        let comment: Comment = "\(key) \(text ?? "removed") at \(way) of \(path)"
        #expect(
          try file.spec(after: #require(edits, comment)) == WrittenSpecText.of(expected), comment)
      }
    }
  }

  @Test("two specs are exchanged", arguments: WrittenScenarioTests.shippedFiles)
  func exchanges(path: String) throws {
    let file = try File(path)
    let spec = try #require(file.scenario.spec)
    let ways = spec.ways
    for (index, (first, one)) in ways.enumerated() {
      for (second, other) in ways.dropFirst(index + 1) {
        let isInside = second.starts(with: first)
        let edits = file.editor.exchanging(first, second)
        let isSibling = first.dropLast() == second.dropLast()
        #expect(isInside ? edits == nil : edits != nil || !isSibling)
        guard let edits else { continue }
        let expected = spec.changing(first) { _ in other }.changing(second) { _ in one }
        #expect(
          try file.spec(after: edits) == WrittenSpecText.of(expected),
          "\(first), \(second) of \(path)")
      }
    }
  }

  @Test(
    "each rule is replaced and removed alone, and another is added",
    arguments: WrittenScenarioTests.shippedFiles)
  func rules(path: String) throws {
    let file = try File(path)
    let system = try #require(file.scenario.constraints)
    let texts = system.texts
    let positions = file.scenario.places.constraints.map(\.position)
    let rule = "superview.width >= 1"
    for position in Set(positions) {
      let own = positions.indices.filter { positions[$0] == position }
      let first = try #require(own.first)
      let replaced = file.editor.replacingRule(at: position, by: rule)
      let removed = file.editor.removingRule(at: position)
      guard [.author, .systemSpacing].contains(system.constraints[first].source) else {
        #expect(replaced == nil && removed == nil)
        continue
      }
      var expected = texts
      expected.replaceSubrange(first...first + own.count - 1, with: [])
      #expect(try file.rules(after: #require(removed)) == expected)
      expected.insert(rule, at: first)
      // An equation cannot have the options of the visual format.
      let hasOptions = file.scenario.places.constraints[first].sourceLine.contains("options:")
      #expect(hasOptions == (replaced == nil))
      if let replaced { #expect(try file.rules(after: replaced) == expected) }
    }
    let added = try file.rules(after: #require(file.editor.addingRule(rule)))
    // Some constraints of stack views come after all rules.
    #expect(added.filter { $0 != rule } == texts && added.contains(rule))
  }

  @Test("each element gets priorities", arguments: WrittenScenarioTests.shippedFiles)
  func elements(path: String) throws {
    let file = try File(path)
    for name in file.scenario.elements.map(\.name) {
      let edits = file.editor.setting("hugging", to: "[251, 250.5]", ofElement: name)
      let text = try file.text.applying(#require(edits))
      let again = try ScenarioText.read(text).elements
      for (element, old) in zip(again, file.scenario.elements) {
        let expected =
          old.name == name ? AxisPriorities(horizontal: 251, vertical: 250.5) : old.hugging
        #expect(element.hugging == expected && element.kind == old.kind)
        #expect(element.compressionResistance == old.compressionResistance)
      }
    }
  }
}

extension ConstraintSystem {
  fileprivate var texts: [String] { constraints.indices.map(text(ofConstraint:)) }
}

extension LayoutSpec {
  fileprivate init(_ kind: Kind, _ other: LayoutSpec) {
    self.init(kind, other.children)
    style = other.style
  }

  /// The spec and all inside, each with the way to it.
  fileprivate var ways: [(way: [Int], spec: LayoutSpec)] {
    [([], self)]
      + children.enumerated().flatMap { index, child in
        child.ways.map { ([index] + $0.way, $0.spec) }
      }
  }

  fileprivate func changing(
    _ way: some Collection<Int>, _ change: (LayoutSpec) -> LayoutSpec
  ) -> LayoutSpec {
    guard let index = way.first else { return change(self) }
    var children = children
    children[index] = children[index].changing(way.dropFirst(), change)
    var spec = LayoutSpec(kind, children)
    spec.style = style
    return spec
  }

  /// Keys of the kind, each with another value, or without one.
  fileprivate var keys: [(key: String, text: String?)] {
    switch kind {
    case .stack:
      [
        ("direction", "vertical"), ("direction", nil), ("spacing", "11"), ("spacing", nil),
        ("alignItems", "end"), ("alignItems", nil), ("justifyContent", "spaceBetween"),
        ("justifyContent", nil), ("flexWrap", "wrap"), ("lineSpacing", nil),
      ]
    case .inset: [("insets", "4"), ("insets", nil)]
    case .ratio: [("ratio", "0.75")]
    case .relative, .center: [("horizontalPosition", "end"), ("sizing", nil)]
    case .corner: [("wrapsCorner", "true"), ("offset", nil), ("location", "bottomLeft")]
    case .absolute: [("sizing", "sizeToFit"), ("sizing", nil)]
    default: []
    }
  }
}

extension LayoutSpec.Kind {
  /// The kind with the value of a key, or with its default.
  fileprivate func with(_ key: String, _ text: String?) -> Self {
    switch self {
    case .stack(var stack):
      let usual = StackSpec()
      switch key {
      case "direction": stack.direction = text == nil ? usual.direction : .vertical
      case "spacing": stack.spacing = text == nil ? usual.spacing : 11
      case "alignItems": stack.alignItems = text == nil ? usual.alignItems : .end
      case "justifyContent":
        stack.justifyContent = text == nil ? usual.justifyContent : .spaceBetween
      case "flexWrap": stack.flexWrap = .wrap
      default: stack.lineSpacing = usual.lineSpacing
      }
      return .stack(stack)
    case .inset: return .inset(EdgeInsets(all: text == nil ? 0 : 4))
    case .ratio: return .ratio(0.75)
    case .relative(var relative):
      if text == nil { relative.sizing = [] } else { relative.horizontalPosition = .end }
      return .relative(relative)
    case .center(var relative):
      if text == nil { relative.sizing = [] } else { relative.horizontalPosition = .end }
      return .center(relative)
    case .corner(var corner):
      switch key {
      case "wrapsCorner": corner.wrapsCorner = true
      case "offset": corner.offset = .zero
      default: corner.location = .bottomLeft
      }
      return .corner(corner)
    case .absolute: return .absolute(text == nil ? .default : .sizeToFit)
    default: return self
    }
  }
}
