import Foundation
import Geometry
import LayoutSpecs
import TestSupport
import Testing

/// Laws of the trace of every tree, checked on random ones; a failure names the seed that repeats
/// it.
@Suite("Traces")
struct TraceTests {
  static let seeds: Range<UInt64> = 1..<401

  @Test("a trace has the layout, the work and the error of the plain layout")
  func sameOutcome() throws {
    for seed in Self.seeds {
      let (tree, range) = try tree(seed: seed)
      for rounding in [Rounding.pixels(scale: 2), .exact] {
        let plain = Result { () throws(SpecError) in
          try tree.layoutAndStatistics(in: range, rounding: rounding)
        }
        let traced = Result { () throws(SpecError) in
          try tree.trace(in: range, rounding: rounding)
        }
        switch (plain, traced) {
        case (.success(let plain), .success(let trace)):
          #expect(trace.layout == plain.layout, "seed \(seed)")
          #expect(trace.statistics == plain.statistics, "seed \(seed)")
        case (.failure(let plain), .failure(let traced)):
          #expect("\(plain)" == "\(traced)", "seed \(seed)")
        default: Issue.record("seed \(seed): \(plain), but traced \(traced)")
        }
      }
    }
  }

  @Test("the frames of a trace are those of the layout, and no others")
  func sameFrames() throws {
    try eachTrace { trace, seed in
      let placed = trace.nodes.compactMap { node in
        node.element.flatMap { name in node.placement.map { (name, $0.frame) } }
      }
      let frames = Dictionary(uniqueKeysWithValues: placed)
      let expected = zip(trace.layout.elements, trace.layout.frames).map { ($0, $1) }
      #expect(frames == Dictionary(uniqueKeysWithValues: expected), "seed \(seed)")
    }
  }

  @Test("a frame is the sum of the offsets on the path, and the answer that the layout uses")
  func placements() throws {
    try eachTrace { trace, seed in
      for (index, node) in trace.nodes.enumerated() {
        guard let placement = node.placement else { continue }
        var sum = CGPoint.zero
        for step in trace.way(to: index) {
          let offset = try #require(trace.nodes[step].placement).offset
          sum = CGPoint(x: sum.x + offset.x, y: sum.y + offset.y)
        }
        #expect(abs(sum.x - placement.position.x) < 1e-9, "seed \(seed)")
        #expect(abs(sum.y - placement.position.y) < 1e-9, "seed \(seed)")
        guard let deciding = node.decidingQuestion else { continue }
        let question = trace.questions[deciding]
        #expect(question.node == index && question.rememberedFrom == nil, "seed \(seed)")
        #expect(question.size == placement.frame.size, "seed \(seed)")
      }
    }
  }

  @Test("every question but the root's is a step of its parent's, asked once and in order")
  func questions() throws {
    try eachTrace { trace, seed in
      var asked: [Int] = []
      for question in trace.questions {
        for case .asked(let child) in question.steps {
          asked.append(child)
          #expect(
            trace.nodes[question.node].children.contains(trace.questions[child].node),
            "seed \(seed)")
        }
      }
      #expect(asked.sorted() == Array(1..<trace.questions.count), "seed \(seed)")
      let memories = trace.questions.count { $0.rememberedFrom != nil }
      // Placing repeats some questions, which are not recorded.
      #expect(trace.questions.count <= trace.statistics.measureCalls, "seed \(seed)")
      #expect(trace.questions.count - memories == trace.statistics.nodesMeasured, "seed \(seed)")
    }
  }

  @Test("an answer from memory is that of an earlier question to the same node in the same range")
  func memories() throws {
    try eachTrace { trace, seed in
      for (index, question) in trace.questions.enumerated() {
        guard let known = question.rememberedFrom else { continue }
        let source = trace.questions[known]
        #expect(known < index && source.rememberedFrom == nil, "seed \(seed)")
        #expect(source.node == question.node && source.range == question.range, "seed \(seed)")
        #expect(source.size == question.size && question.steps.isEmpty, "seed \(seed)")
      }
    }
  }

  @Test("the changes of a line's children, with the remainder of rounding, are the missing length")
  func shares() throws {
    var grown = 0
    try eachTrace { trace, seed in
      for case .flex(let flex) in trace.questions.flatMap(\.steps) where !flex.shares.isEmpty {
        let sum = flex.shares.reduce(0) { $0 + $1.adjustment } + flex.rest
        #expect(abs(sum - flex.violation) < 1e-9, "seed \(seed)")
        guard flex.violation > 0 else { continue }
        grown += 1
        let fractions = flex.shares.reduce(0) { $0 + $1.fraction }
        #expect(abs(fractions - 1) < 1e-9, "seed \(seed)")
        #expect(
          flex.shares.allSatisfy { $0.adjustment == $0.share.rounded(.down) }, "seed \(seed)")
      }
    }
    #expect(grown > 50)
  }

  @Test(
    "a trace of the deepest tree fits into its stack",
    arguments: [40, 127, SpecTree.depthLimit - 1])
  func deep(depth: Int) throws {
    var spec = LayoutSpec.element("core")
    for _ in 0..<depth { spec = .stack(StackSpec(), [spec.styled { $0.flexGrow = 1 }]) }
    let trace = try SpecTree(spec).trace(in: within(exactly: 300, 300), rounding: .exact)
    #expect(trace.nodes.count == depth + 1)
    #expect(trace.layout.frame(of: "core") == CGRect(x: 0, y: 0, width: 300, height: 300))
  }

  @Test("a path leads from the root to a node, as in errors")
  func paths() throws {
    let spec = row(box("a", 1, 1), .inset(EdgeInsets(all: 0), box("title", 1, 1)))
    let trace = try SpecTree(spec).trace(in: .unconstrained, rounding: .exact)
    let title = try #require(trace.node(ofElement: "title"))
    #expect(trace.path(of: title) == "stack[1].inset[0].title")
    #expect(trace.node(ofElement: "titel") == nil)
  }

  private func tree(seed: UInt64) throws -> (SpecTree, SizeRange) {
    var random = RandomSpec(seed: seed)
    let range = random.range()
    return (try SpecTree(random.spec(depth: 5)), range)
  }

  /// Runs `body` on the trace of every random tree that can be laid out.
  private func eachTrace(_ body: (LayoutTrace, UInt64) throws -> Void) throws {
    for seed in Self.seeds {
      let (tree, range) = try tree(seed: seed)
      guard let trace = try? tree.trace(in: range, rounding: .pixels(scale: 2)) else { continue }
      try body(trace, seed)
    }
  }
}
