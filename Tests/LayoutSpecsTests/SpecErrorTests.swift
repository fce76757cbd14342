import Foundation
import Geometry
import LayoutSpecs
import TestSupport
import Testing

@Suite("Errors")
struct SpecErrorTests {
  private let container = SizeRange(Container(width: 100))

  @Test("an invalid number is reported with its path", arguments: [-1, Double.nan, .infinity])
  func numbers(value: Double) throws {
    let spec = LayoutSpec.stack(
      StackSpec(),
      [.spacer, .inset(EdgeInsets(all: 0), plain("title") { $0.minWidth = .points(value) })])
    let error = try #require(throws: SpecError.self) { try SpecTree(spec) }
    #expect(
      "\(error)"
        == "stack[1].inset[0].title: minWidth is \(value); expected a finite number from 0")
  }

  @Test("every number of a spec is checked", arguments: brokenSpecs)
  func everyNumber(property: String, spec: LayoutSpec) throws {
    let error = try #require(throws: SpecError.self) { try SpecTree(spec) }
    guard case .invalidNumber(_, let found, _, _) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(found == property)
  }

  @Test("an element is in a tree once")
  func duplicates() {
    let spec = LayoutSpec.wrapper([.element("a"), .wrapper([.element("a")])])
    #expect(throws: SpecError.duplicateElement(path: "wrapper[1].wrapper[0].a")) {
      try SpecTree(spec)
    }
  }

  @Test("a fraction of an undefined length cannot be a bound")
  func undefinedBound() throws {
    let spec = column(plain("a") { $0.maxHeight = .fraction(0.5) })
    try expectError(.undefinedFraction(path: "stack[0].a", property: "maxHeight"), spec)
  }

  @Test("a fraction cannot be a bound where a child stretches, even in an exact range")
  func stretchedBound() throws {
    let spec = LayoutSpec.stack(
      StackSpec(direction: .vertical), [plain("a") { $0.minWidth = .fraction(0.5) }])
    try expectError(.undefinedFraction(path: "stack[0].a", property: "minWidth"), spec)
  }

  @Test("a fraction of an undefined length cannot be a basis")
  func undefinedBasis() throws {
    let spec = column(box("a", 10, 10) { $0.flexBasis = .fraction(0.5) })
    try expectError(.undefinedFraction(path: "stack[0].a", property: "flexBasis"), spec)
  }

  @Test("content is never asked about an invalid available size")
  func undefinedRoom() throws {
    let text = LayoutSpec.element("text", .measured(Particular())).styled { $0.flexGrow = 1 }
    let row = LayoutSpec.stack(StackSpec(), [text, box("image", 10, 20) { $0.flexGrow = 1 }])
    let tree = try SpecTree(
      .stack(StackSpec(), [.wrapper([row.styled { $0.width = .fraction(0.5) }])]))
    let error = try #require(throws: SpecError.self) {
      try tree.layout(in: container, rounding: .pixels(scale: 2))
    }
    guard case .invalidSize = error else {
      Issue.record("\(error)")
      return
    }
  }

  @Test("an infinite inset needs a finite available size")
  func unboundedInset() throws {
    let insets = EdgeInsets(top: .infinity)
    try expectError(
      .unboundedInset(path: "inset", axis: .vertical), .inset(insets, box("a", 10, 10)))
    try expectError(
      .unboundedInset(path: "stack[0].inset", axis: .vertical),
      column(.inset(insets, box("a", 10, 10))))
  }

  @Test("a fraction of an infinite height is not a valid size")
  func infiniteSize() throws {
    let size = CGSize(width: 10, height: Double.infinity)
    try expectError(
      .invalidSize(path: "wrapper[0].a", size: size),
      .wrapper([
        box("a", 10, 10) { style in
          style.height = .fraction(1)
          style.width = 10
        }
      ]), in: within(0...100, 0...free))
  }

  @Test("content may not be ten million points high")
  func hugeSize() throws {
    let size = CGSize(width: 10, height: 10_000_000)
    try expectError(
      .invalidSize(path: "a", size: size), box("a", 10, 10_000_000), in: .unconstrained)
  }

  @Test("nothing may be placed ten million points away")
  func farAway() throws {
    let position = CGPoint(x: 10_000_000, y: 0)
    try expectError(
      .invalidPosition(path: "absolute[0].a", position: position),
      .absolute([plain("a") { $0.layoutPosition = position }]))
  }

  @Test("a baseline that is not finite is an error, measured or not")
  func baselines() throws {
    let text = LayoutSpec.element("a", .measured(Broken(height: 10, baseline: .nan)))
    let flexible = text.styled { style in
      style.flexGrow = 1
      style.flexShrink = 1
    }
    for spec in [.wrapper([text]), column(flexible)] {
      let error = try #require(throws: SpecError.self) {
        try SpecTree(spec).layout(in: within(exactly: 10, 10), rounding: .exact)
      }
      guard case .invalidMeasurement = error else {
        Issue.record("\(error)")
        return
      }
    }
  }

  @Test(
    "content that measures an invalid size is reported", arguments: [-1, Double.nan, .infinity])
  func invalidMeasurement(height: Double) throws {
    let spec = LayoutSpec.wrapper([.element("a", .measured(Broken(height: height)))])
    let error = try #require(throws: SpecError.self) {
      try SpecTree(spec).layout(in: container, rounding: .exact)
    }
    guard case .invalidMeasurement("wrapper[0].a", _) = error else {
      Issue.record("\(error)")
      return
    }
  }

  @Test(
    "an invalid range is an error",
    arguments: [-1, Double.nan, .infinity])
  func ranges(width: Double) throws {
    let tree = try SpecTree(.spacer)
    #expect(throws: SpecError.self) {
      try tree.layout(in: SizeRange(Container(width: width)), rounding: .exact)
    }
  }

  @Test("a minimum above its maximum, a negative parent and a scale of 0 are errors")
  func invalidRanges() throws {
    let tree = try SpecTree(.spacer)
    let range = SizeRange(min: CGSize(width: 2, height: 0), max: CGSize(width: 1, height: 1))
    #expect(throws: SpecError.invalidRange(range)) { try tree.layout(in: range, rounding: .exact) }
    let parent = CGSize(width: -1, height: 0)
    #expect(throws: SpecError.invalidParentSize(parent)) {
      try tree.layout(in: container, parentSize: parent, rounding: .exact)
    }
    #expect(throws: SpecError.invalidScale(0)) {
      try tree.layout(in: container, rounding: .pixels(scale: 0))
    }
  }

  private func expectError(
    _ expected: SpecError, _ spec: LayoutSpec, in range: SizeRange? = nil
  ) throws {
    let tree = try SpecTree(spec)
    #expect(throws: expected) { try tree.layout(in: range ?? container, rounding: .exact) }
  }

  static let brokenSpecs: [(String, LayoutSpec)] = [
    ("width", plain("a") { $0.width = .fraction(1.5) }),
    ("height", plain("a") { $0.height = .points(-1) }),
    ("maxWidth", plain("a") { $0.maxWidth = .fraction(.nan) }),
    ("minHeight", plain("a") { $0.minHeight = .points(.infinity) }),
    ("maxHeight", plain("a") { $0.maxHeight = .fraction(-0.5) }),
    ("flexBasis", plain("a") { $0.flexBasis = .points(-1) }),
    ("flexGrow", plain("a") { $0.flexGrow = -1 }),
    ("flexShrink", plain("a") { $0.flexShrink = .nan }),
    ("spacingBefore", plain("a") { $0.spacingBefore = .infinity }),
    ("spacingAfter", plain("a") { $0.spacingAfter = .nan }),
    ("ascender", plain("a") { $0.ascender = .nan }),
    ("descender", plain("a") { $0.descender = .infinity }),
    ("layoutPosition.x", plain("a") { $0.layoutPosition.x = .nan }),
    ("layoutPosition.y", plain("a") { $0.layoutPosition.y = .infinity }),
    ("sizeRange.min.width", plain("a") { $0.sizeRange.min.width = .points(-1) }),
    ("sizeRange.min.height", plain("a") { $0.sizeRange.min.height = .fraction(2) }),
    ("sizeRange.max.width", plain("a") { $0.sizeRange.max.width = .points(.infinity) }),
    ("sizeRange.max.height", plain("a") { $0.sizeRange.max.height = .fraction(.nan) }),
    ("content width", box("a", -1, 0)),
    ("content height", box("a", 0, .infinity)),
    ("spacing", .stack(StackSpec(spacing: .nan), [])),
    ("lineSpacing", .stack(StackSpec(lineSpacing: .infinity), [])),
    ("left", .inset(EdgeInsets(left: .nan), .spacer)),
    ("ratio", .ratio(0, .spacer)),
    (
      "offset.y",
      .corner(CornerSpec(offset: CGPoint(x: 0, y: Double.nan)), .spacer, element: .spacer)
    ),
  ]

  @Test("sizes and positions are in words, without the names of types")
  func sizesInWords() {
    let size = CGSize(width: 1e308, height: 19.5)
    let errors: [SpecError] = [
      .invalidSize(path: "stack", size: size), .invalidParentSize(size),
      .invalidPosition(path: "stack", position: CGPoint(x: 1e308, y: 2)),
      .invalidRange(SizeRange(min: size, max: size)),
      .invalidMeasurement(path: "stack", measurement: ContentMeasurement(size: size)),
    ]
    for error in errors { #expect(!error.description.contains("("), "\(error)") }
    #expect(
      errors[0].description
        == "stack: the size is 1e+308 × 19.5; expected finite lengths from 0 below 10000000")
  }
}

/// Content that checks the promise to it: an available size is never negative and never undefined.
private final class Particular: ContentMeasuring {
  func measure(in available: CGSize) -> ContentMeasurement {
    precondition(
      available.width >= 0 && available.height >= 0, "the available size \(available) is invalid")
    return ContentMeasurement(size: CGSize(width: Swift.min(20, available.width), height: 10))
  }
}

/// Content that measures an invalid height.
private final class Broken: ContentMeasuring {
  let height: Double
  let baseline: Double

  init(height: Double, baseline: Double = 0) {
    self.height = height
    self.baseline = baseline
  }

  func measure(in available: CGSize) -> ContentMeasurement {
    ContentMeasurement(size: CGSize(width: 10, height: height), firstBaseline: baseline)
  }
}
