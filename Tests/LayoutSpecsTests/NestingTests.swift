import Foundation
import Geometry
import SeededRandom
import TestSupport
import Testing

@testable import LayoutSpecs

@Suite("Deep trees")
struct NestingTests {
  @Test("forty stacks that stretch and grow stay below ten thousand measurements")
  func fortyStacks() throws {
    var spec = LayoutSpec.element("title", .measured(LineOfText(width: 500)))
    for level in 0..<40 {
      let stack = StackSpec(direction: level.isMultiple(of: 2) ? .vertical : .horizontal)
      let sibling = LayoutSpec.element("box\(level)", .fixed(CGSize(width: 3, height: 3)))
      spec = .stack(stack, [sibling, spec]).styled { $0.flexGrow = 1 }
    }
    let (_, statistics) = try SpecTree(spec)
      .layoutAndStatistics(in: within(exactly: 375, 667), rounding: .pixels(scale: 2))
    #expect(statistics.measureCalls < 10_000, "\(statistics)")
    #expect(statistics.nodesMeasured <= statistics.measureCalls)
  }

  @Test(
    "nests of flexible, wrapping, baseline and ratio stacks stay within the limit",
    arguments: [5, 20, 60])
  func nests(depth: Int) throws {
    for seed in 1...12 as ClosedRange<UInt64> {
      let tree = try SpecTree(StackNest(seed: seed).spec(depth: depth))
      for range in StackNest.ranges {
        do {
          let (_, work) = try tree.layoutAndStatistics(in: range, rounding: .pixels(scale: 2))
          #expect(work.measureCalls <= tree.measurementLimit, "seed \(seed), depth \(depth)")
        } catch SpecError.tooManyMeasurements(let limit) {
          #expect(depth > 20, "seed \(seed)")
          #expect(limit == tree.measurementLimit)
        } catch SpecError.invalidSize {
          // A nest of ratios may be higher than any length.
        }
      }
    }
  }

  @Test("a nest whose questions double every few levels ends with an error that says so")
  func endless() throws {
    let tree = try SpecTree(StackNest(seed: 1749).spec(depth: 60))
    let limit = 100_000 + 200 * tree.nodeCount
    let error = SpecError.tooManyMeasurements(limit: limit)
    #expect(throws: error) {
      for range in StackNest.ranges { _ = try tree.layout(in: range, rounding: .pixels(scale: 2)) }
    }
    #expect(error.description.contains("more than \(limit) measurements"))
    #expect(error.description.contains("expected fewer nested levels"))
  }

  @Test("a spec that is asked for more different sizes than there may be is named")
  func asked() throws {
    let tree = try SpecTree(row(column(.element("text", .measured(LineOfText(width: 90))))))
    let error = tree.error(for: .tooManyQuestions, at: tree.nodes.count - 1)
    #expect(error == .tooManyQuestions(path: "stack[0].stack[0].text", limit: 10_000))
    #expect(error.description.contains("more than 10000 different available sizes"))
    #expect(error.description.contains("expected fewer nested levels"))
  }

  @Test("text is measured once for every available size")
  func remembered() throws {
    let text = LayoutSpec.element("text", .measured(LineOfText(width: 90)))
    let spec = row(column(text) { $0.alignItems = .stretch }) { $0.alignItems = .stretch }
    let (_, statistics) = try SpecTree(spec)
      .layoutAndStatistics(in: within(100...100, 0...free), rounding: .exact)
    #expect(statistics.contentMeasurements == 1, "\(statistics)")
  }

  @Test(
    "ten thousand levels are laid out",
    arguments: ["inset", "stack", "ratio", "wrapper", "corner", "relative", "absolute", "overlay"])
  func deep(kind: String) throws {
    let tree = try SpecTree(nested(kind, depth: 10_000))
    let layout = try tree.layout(in: within(exactly: 300, 300), rounding: .pixels(scale: 2))
    #expect(layout.frames == [CGRect(x: 0, y: 0, width: 300, height: 300)])
  }

  @Test("any depth fits into the small stack of a secondary thread", arguments: [40, 127, 10_000])
  func deepOnSmallStack(depth: Int) async throws {
    let width = try await withCheckedThrowingContinuation { continuation in
      let thread = Thread {
        continuation.resume(
          with: Result {
            let tree = try SpecTree(nested("stack", depth: depth))
            return try tree.layout(in: within(exactly: 300, 300), rounding: .exact).size.width
          })
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
    #expect(width == 300)
  }

  @Test("a spec that is too deep, or has too many nodes, is an error and is freed")
  func tooMuch() {
    #expect(throws: SpecError.tooDeep(depth: 200_001, limit: SpecTree.depthLimit)) {
      try SpecTree(nested("inset", depth: 200_000))
    }
    var spec = LayoutSpec.spacer
    for _ in 0..<100 { spec = .wrapper([spec, spec]) }
    #expect(throws: SpecError.tooManyNodes(limit: SpecTree.nodeLimit)) { try SpecTree(spec) }
  }

  @Test("the same spec may be freed while a copy of its inside lives on")
  func sharedInside() throws {
    let inside = nested("wrapper", depth: 1000)
    let size: CGFloat = try {
      let outside = LayoutSpec.wrapper([inside])
      return try SpecTree(outside).layout(in: within(exactly: 10, 10), rounding: .exact).size.width
    }()
    let layout = try SpecTree(inside).layout(in: within(exactly: 10, 10), rounding: .exact)
    #expect(layout.size.width == size)
  }
}

/// `depth` specs of one kind around an element.
private func nested(_ kind: String, depth: Int) -> LayoutSpec {
  var spec = LayoutSpec.element("core")
  for _ in 0..<depth {
    spec =
      switch kind {
      case "inset": .inset(EdgeInsets(all: 0), spec)
      case "stack": .stack(StackSpec(), [spec.styled { $0.flexGrow = 1 }])
      case "ratio": .ratio(1, spec)
      case "corner": .corner(CornerSpec(), spec, element: .spacer)
      case "relative": .relative(RelativeSpec(), spec)
      case "absolute": .absolute([spec])
      case "overlay": .overlay(spec, overlay: .spacer)
      default: .wrapper([spec])
      }
  }
  return spec
}

/// Text whose lines are 10 points high.
final class NestedText: ContentMeasuring {
  let width: Double

  init(width: Double) { self.width = width }

  func measure(in available: CGSize) -> ContentMeasurement {
    let width = min(width, Double(available.width))
    let lines = width > 0 ? (self.width / max(width, 1)).rounded(.up) : 1
    return ContentMeasurement(
      size: CGSize(width: width, height: 10 * lines), firstBaseline: 8, lastBaselineFromBottom: 2)
  }
}

/// Stacks inside stacks, in alternating or random directions, each beside a small box.
struct StackNest {
  static let ranges = [
    SizeRange(Container(width: 375)), SizeRange(Container(width: 375, height: 667)),
    .unconstrained,
  ]
  private let generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// A nest whose levels repeat, or are all different.
  func spec(depth: Int) -> LayoutSpec {
    var generator = generator
    let repeats = generator.index(below: 2) == 0
    let period = 1 + generator.index(below: 4)
    let recipes = (0..<(repeats ? period : depth)).map { _ in
      (0..<12).map { _ in generator.index(below: 60) }
    }
    var spec = LayoutSpec.element("core", .measured(NestedText(width: 300)))
    for level in 0..<depth {
      spec = Self.level(level, recipes[level % recipes.count], around: spec)
    }
    return spec
  }

  private static func level(
    _ level: Int, _ recipe: [Int], around inside: LayoutSpec
  ) -> LayoutSpec {
    let isVertical = recipe[0] % 4 == 0 ? level % 4 < 2 : level.isMultiple(of: 2)
    var stack = StackSpec(direction: isVertical ? .vertical : .horizontal)
    stack.alignItems =
      [.stretch, .start, .baselineFirst, .stretch, .center, .baselineLast][recipe[1] % 6]
    stack.justifyContent = [.start, .spaceBetween, .center][recipe[3] % 3]
    if recipe[2] % 4 == 0 {
      stack.flexWrap = .wrap
      stack.alignContent = .stretch
    }
    let small = Content.fixed(CGSize(width: 3, height: 3))
    let text = Content.measured(NestedText(width: Double(20 + recipe[4])))
    let beside = LayoutSpec.element("a\(level)", recipe[4] % 2 == 0 ? small : text).styled {
      $0.flexGrow = CGFloat(recipe[5] % 3)
      $0.flexShrink = CGFloat(recipe[6] % 3)
    }
    let inside = inside.styled {
      $0.flexGrow = CGFloat(recipe[7] % 3)
      $0.flexShrink = CGFloat(recipe[8] % 3)
      if recipe[9] % 5 == 0 { $0.flexBasis = .points(CGFloat(10 + recipe[9])) }
      if recipe[9] % 7 == 1 { $0.minHeight = .points(CGFloat(recipe[9])) }
    }
    let spec = LayoutSpec.stack(stack, recipe[10] % 2 == 0 ? [beside, inside] : [inside, beside])
    switch recipe[11] % 6 {
    case 0: return .ratio(0.5 + CGFloat(recipe[11]) / 40, spec)
    case 1: return .inset(EdgeInsets(all: 1), spec)
    default: return spec
    }
  }
}
