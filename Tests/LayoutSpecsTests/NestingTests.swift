import Foundation
import Geometry
import LayoutSpecs
import Testing

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
