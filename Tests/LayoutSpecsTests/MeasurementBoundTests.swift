import Foundation
import Geometry
import SeededRandom
import TestSupport
import Testing

@testable import LayoutSpecs

/// The article of the module says how often nodes are asked, and why.
@Suite("How often nodes are asked")
struct MeasurementBoundTests {
  @Test(
    "inside s stacks without lengths of their own, a node is asked (s + 1)² + 1 questions at most",
    arguments: [5, 20, 60])
  func plainNests(depth: Int) throws {
    var most = 0
    for seed in LawSeeds.of(1600, from: 1) {
      let tree = try SpecTree(HostileNest(seed: seed, hasLengths: false).spec(depth: depth))
      for range in StackNest.ranges {
        guard let asked = try Asked(tree, in: range) else { continue }
        most = max(most, asked.questions.max() ?? 0)
        #expect(asked.isWithinSquare(of: tree), "seed \(seed), depth \(depth)")
        #expect(asked.calls <= asked.mostCalls(of: tree), "seed \(seed), depth \(depth)")
      }
    }
    print("different questions to a node in \(depth) levels: at most \(most)")
  }

  @Test(
    "with lengths at every level, a node is asked 10 000 questions at most, or there is an error",
    arguments: [20, 60])
  func nestsWithLengths(depth: Int) throws {
    var errors = 0
    for seed in LawSeeds.of(1600, from: 1) {
      for spec in [
        HostileNest(seed: seed, hasLengths: true).spec(depth: depth),
        StackNest(seed: seed).spec(depth: depth),
      ] {
        let tree = try SpecTree(spec)
        for range in StackNest.ranges {
          do {
            guard let asked = try Asked(tree, in: range) else { continue }
            #expect(asked.questions.allSatisfy { $0 <= SpecTree.questionLimit }, "seed \(seed)")
            #expect(asked.calls <= tree.measurementLimit, "seed \(seed)")
          } catch SpecError.tooManyMeasurements(let limit) {
            #expect(limit == tree.measurementLimit)
            errors += 1
          } catch SpecError.tooManyQuestions(_, let limit) {
            #expect(limit == SpecTree.questionLimit)
            errors += 1
          }
        }
      }
    }
    print("nests of \(depth) levels that end with an error: \(errors)")
    #expect(depth > 20 || errors == 0)
  }

  @Test("a tree of 100 000 nodes in nests of 60 levels asks no node more often than a nest alone")
  func large() throws {
    for seed in LawSeeds.of(8, from: 1) {
      var nests: [LayoutSpec] = []
      var count = 0
      while count < 100_000 {
        let nest = HostileNest(seed: seed * 10_000 + UInt64(nests.count), hasLengths: false)
          .spec(depth: 60, names: "\(nests.count).")
        nests.append(nest)
        count += nest.nodeCount
      }
      let tree = try SpecTree(.stack(StackSpec(direction: .vertical), nests))
      let asked = try #require(try Asked(tree, in: SizeRange(Container(width: 375))))
      #expect(asked.isWithinSquare(of: tree), "seed \(seed)")
      #expect(asked.calls <= 200 * tree.nodeCount, "seed \(seed)")
    }
  }

  @Test("a layout that postpones answers is the one that does not")
  func postponed() throws {
    var compared = 0
    for seed in LawSeeds.of(8000, from: 1) {
      var random = RandomSpec(seed: seed)
      let (spec, range) = (random.spec(depth: 5), random.range())
      compared += try compare(SpecTree(spec), in: range, seed: seed)
      let nest = HostileNest(seed: seed, hasLengths: seed % 2 == 0).spec(depth: 2 + Int(seed % 9))
      for range in StackNest.ranges {
        compared += try compare(SpecTree(nest), in: range, seed: seed)
      }
    }
    #expect(compared > LawSeeds.share(of: 8000) * 3, "most trees can be laid out")
  }

  /// Compares two layouts of a tree; returns how many were equal.
  private func compare(_ tree: SpecTree, in range: SizeRange, seed: UInt64) throws -> Int {
    // A pass that records its steps postpones nothing.
    guard let whole = try? tree.trace(in: range, rounding: .pixels(scale: 2)).layout else {
      return 0
    }
    let rounding = try LengthRounding(.pixels(scale: 2))
    let postponed = tree.withUnsafeNodes { nodes, measured in
      var pass = LayoutPass<Untraced>(
        nodes: nodes, measured: measured, selfMeasured: tree.selfMeasured, rounding: rounding,
        measurementLimit: tree.measurementLimit, postpones: true)
      let size = pass.run(in: range, parent: range.max)
      let (names, frames) = pass.frames(of: tree.elementNodes, names: tree.elements)
      return Layout(size: size, elements: names, frames: frames)
    }
    #expect(postponed == whole, "seed \(seed)")
    return postponed == whole ? 1 : 0
  }
}

/// How often each node of a tree was asked in a layout.
private struct Asked {
  /// The different questions to each node.
  var questions: [Int] = []
  /// All questions.
  var calls = 0

  /// Lays a tree out; `nil` where a length is beyond all limits, as in nests of ratios.
  init?(_ tree: SpecTree, in range: SizeRange) throws {
    do {
      self = try tree.layOut(in: range, nil, .pixels(scale: 2)) {
        (pass: borrowing LayoutPass<Untraced>, layout) in
        var asked = Asked()
        asked.calls = pass.statistics.measureCalls
        for node in tree.nodes.indices {
          let last = pass.states[node].lastAnswer
          asked.questions.append(last < 0 ? 0 : Int(pass.cache.entries[last].length))
        }
        return layout.map { _ in asked }
      }
    } catch SpecError.invalidSize {
      return nil
    }
  }

  private init() {}

  /// Whether every node was asked (s + 1)² + 1 different questions at most, inside s stacks.
  func isWithinSquare(of tree: SpecTree) -> Bool {
    var stacks = [Int](repeating: 0, count: tree.nodeCount)
    for node in tree.nodes.indices {
      let isStack = if case .stack = tree.nodes[node].kind { true } else { false }
      for child in tree.nodes[node].children { stacks[child] = stacks[node] + (isStack ? 1 : 0) }
      guard questions[node] <= (stacks[node] + 1) * (stacks[node] + 1) + 1 else { return false }
    }
    return true
  }

  /// Three questions to each child for every answer of a node, and when it is placed; one to the root.
  func mostCalls(of tree: SpecTree) -> Int {
    tree.nodes.indices.reduce(1) { $0 + 3 * (questions[$1] + 1) * tree.nodes[$1].childCount }
  }
}

/// Nests of stacks and all that may be around one, in alternating directions.
private struct HostileNest {
  private let seed: UInt64
  private var random: RandomValues
  private var names = ""
  /// The probability of each length of its own that a level may have.
  private var lengths: Double

  init(seed: UInt64, hasLengths: Bool) {
    self.seed = seed
    random = RandomValues(seed: seed)
    lengths = hasLengths ? random.pick([0.05, 0.3, 0.8]) : 0
  }

  /// A nest of this depth: one child at each level contains all levels below.
  ///
  /// Names begin with `names`.
  func spec(depth: Int, names: String = "") -> LayoutSpec {
    var nest = self
    nest.names = names
    var spec = LayoutSpec.element("\(names)core", .measured(NestedText(width: 300)))
    // Levels that repeat are the most hostile ones.
    let period = nest.random.pick([1, 2, 3, 4, depth])
    let starts = (0..<period).map { RandomValues(seed: seed &* 100 &+ UInt64($0)) }
    for level in 0..<depth {
      nest.random = starts[level % period]
      spec = nest.level(level, around: spec)
    }
    return spec
  }

  private mutating func level(_ level: Int, around inside: LayoutSpec) -> LayoutSpec {
    let small = Content.fixed(CGSize(width: random.length(0...9), height: random.length(0...9)))
    let text = Content.measured(NestedText(width: random.length(20...90)))
    var children = (0..<Int.random(in: 1...2, using: &random.generator)).map { index in
      LayoutSpec.element("\(names)e\(level).\(index)", random.pick([small, text, .none]))
        .styled { flex(&$0) }
    }
    let inside = inside.styled { style in
      flex(&style)
      limit(&style)
    }
    children.insert(inside, at: Int.random(in: 0...children.count, using: &random.generator))
    var stack = StackSpec(direction: level.isMultiple(of: 2) ? .vertical : .horizontal)
    if random.chance(0.1) { stack.direction = random.pick(Axis.allCases) }
    stack.spacing = random.pick([0, 1, 7])
    stack.alignItems = random.pick([
      .stretch, .stretch, .start, .center, .baselineFirst, .baselineLast,
    ])
    stack.justifyContent = random.pick(JustifyContent.allCases)
    if random.chance(0.15) { (stack.flexWrap, stack.alignContent) = (.wrap, .stretch) }
    return wrapped(.stack(stack, children), level)
  }

  private mutating func wrapped(_ spec: LayoutSpec, _ level: Int) -> LayoutSpec {
    switch Int.random(in: 0..<24, using: &random.generator) {
    case 0: .inset(random.insets(), spec)
    case 1: .relative(random.relative(), spec)
    case 2: .ratio(random.pick([0.5, 1, 2]), spec)
    case 3: .overlay(spec, overlay: .element("\(names)o\(level)"))
    case 4:
      .overlay(.element("\(names)o\(level)", .fixed(CGSize(width: 90, height: 70))), overlay: spec)
    case 5: .background(spec, background: .element("\(names)o\(level)"))
    case 6: .wrapper([spec])
    case 7: .absolute([spec])
    case 8: .corner(random.corner(wrapping: 0.5), spec, element: .element("\(names)o\(level)"))
    default: spec
    }
  }

  private mutating func flex(_ style: inout ElementStyle) {
    style.flexGrow = random.pick([0, 1, 2])
    style.flexShrink = random.pick([0, 1, 2])
    if random.chance(0.1) { style.alignSelf = random.pick(AlignSelf.allCases) }
  }

  private mutating func limit(_ style: inout ElementStyle) {
    if random.chance(lengths) { style.flexBasis = .points(random.length(0...100)) }
    if random.chance(lengths) { style.minWidth = .points(random.length(0...60)) }
    if random.chance(lengths) { style.minHeight = .points(random.length(0...60)) }
    if random.chance(lengths) { style.maxWidth = .points(random.length(60...400)) }
    if random.chance(lengths) { style.maxHeight = .points(random.length(60...400)) }
    if random.chance(lengths / 4) { style.width = .fraction(random.pick([0.5, 0.9, 1])) }
  }
}
