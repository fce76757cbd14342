import Foundation
import Geometry
import LayoutConstraints
import SeededRandom
import TestSupport
import Testing

/// Laws of every stack view, whatever is inside.
@Suite("Laws of stack views")
struct StackViewPropertyTests {
  private static let tolerance = 1e-5

  @Test("the views of random stacks fill the row in order, and hidden ones have no length")
  func laws() throws {
    for seed in LawSeeds.of(150, from: 1) {
      let random = try RandomStack(seed: seed)
      let result = try random.layout(direction: .leftToRight)
      let stack = random.example.stack
      let starts = result.layout.frames.map { random.start(of: $0) }
      let lengths = result.layout.frames.map { random.length(of: $0) }
      // The first frame is the stack's, and the views follow in order.
      let shown = stack.arranged.indices.filter { !random.isHidden[$0] }.map { $0 + 1 }
      let place = "seed \(seed): \(stack)"
      #expect(result.conflicts.isEmpty, "\(place)")
      for index in stack.arranged.indices where random.isHidden[index] {
        #expect(abs(lengths[index + 1]) < Self.tolerance, "\(place)")
      }
      let margin = stack.isLayoutMarginsRelativeArrangement ? 8.0 : 0
      guard let first = shown.first, let last = shown.last else {
        #expect(lengths[0] < Self.tolerance || random.length > 0, "\(place)")
        continue
      }
      #expect(abs(starts[first] - starts[0] - margin) < Self.tolerance, "\(place)")
      let end = starts[0] + lengths[0] - margin
      #expect(abs(starts[last] + lengths[last] - end) < Self.tolerance, "\(place)")
      let gaps = zip(shown, shown.dropFirst()).map { starts[$1] - starts[$0] - lengths[$0] }
      let total = shown.map { lengths[$0] }.reduce(0, +) + gaps.reduce(0, +)
      #expect(abs(total - lengths[0] + 2 * margin) < Self.tolerance, "\(place)")
      checkDistribution(stack, gaps, shown.map { lengths[$0] }, place)
    }
  }

  private func checkDistribution(
    _ stack: StackView, _ gaps: [Double], _ lengths: [Double], _ place: String
  ) {
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      for gap in gaps { #expect(abs(gap - stack.spacing) < Self.tolerance, "\(place)") }
    case .equalSpacing:
      for gap in gaps {
        #expect(abs(gap - gaps[0]) < Self.tolerance, "\(place)")
        #expect(gap > max(0, stack.spacing) - Self.tolerance, "\(place)")
      }
    case .equalCentering:
      for gap in gaps { #expect(gap > stack.spacing - Self.tolerance, "\(place)") }
    }
    guard stack.distribution == .fillEqually else { return }
    for length in lengths { #expect(abs(length - lengths[0]) < Self.tolerance, "\(place)") }
  }

  @Test("from right to left, a stack is its mirror image")
  func mirrored() throws {
    for seed in LawSeeds.of(150, from: 1) {
      let random = try RandomStack(seed: seed)
      let layout = try random.layout(direction: .leftToRight)
      // Ambiguous frames are the leftmost ones in both directions.
      guard layout.ambiguousElements.isEmpty else { continue }
      let mirrored = try random.layout(direction: .rightToLeft)
      for (frame, other) in zip(layout.layout.frames, mirrored.layout.frames) {
        let image = rect(
          RandomStack.width - frame.maxX, frame.minY, frame.width, frame.height)
        #expect(areClose(image, other), "seed \(seed): \(random.example.stack)")
      }
    }
  }

  @Test("the order in which stacks that are inside each other are added does not matter")
  func order() throws {
    var frames: [[String: CGRect]] = []
    for outerFirst in [true, false] {
      var example = try StackExample([.box(40, 40), .none], alignment: .center, spacing: 8)
      let title = try example.system.addItem(
        ConstraintItem(name: "title", content: .box(50, 20)))
      let column = StackView(item: try example.index(of: "b"), arranged: [title], axis: .vertical)
      for stack in outerFirst ? [example.stack, column] : [column, example.stack] {
        try example.system.add(stack)
      }
      for rule in ["H:|[row]", "V:|[row]"] { try example.system.add(rule: rule) }
      let layout = try example.system.layout(width: 300).layout
      frames.append(Dictionary(uniqueKeysWithValues: zip(layout.elements, layout.frames)))
    }
    #expect(frames[0] == frames[1])
    #expect(frames[0]["title"] == rect(48, 10, 50, 20))
  }
}

/// A stack view of up to six boxes at the container's leading edge, the same for the same seed.
private struct RandomStack {
  static let width = 1000.0

  var example: StackExample
  let isHidden: [Bool]
  /// The required length of the stack; 0 if its views decide.
  let length: Double

  init(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...6, using: &generator)
    let contents = (0..<count).map { _ -> Content in
      .box(
        Double.random(in: 1...80, using: &generator).rounded(),
        Double.random(in: 1...80, using: &generator).rounded())
    }
    let isHidden = (0..<count).map { _ in Int.random(in: 0..<4, using: &generator) == 0 }
    let axis = Axis.allCases.randomElement(using: &generator) ?? .horizontal
    let alignments = StackView.Alignment.allCases.filter {
      axis == .horizontal || $0 != .firstBaseline && $0 != .lastBaseline
    }
    example = try StackExample(
      contents, axis: axis,
      distribution: StackView.Distribution.allCases.randomElement(using: &generator) ?? .fill,
      alignment: alignments.randomElement(using: &generator) ?? .fill,
      spacing: Double.random(in: -5...20, using: &generator).rounded())
    for (item, isHidden) in zip(example.stack.arranged, isHidden) {
      try example.system.updateItem(item) { $0.isHidden = isHidden }
    }
    if Bool.random(using: &generator) { try example.setMargins(8) }
    example.stack.correctsProportions = Bool.random(using: &generator)
    self.isHidden = isHidden
    // Long enough for six views, their gaps and the margins, or as long as the views need.
    length = Bool.random(using: &generator) ? 700 : 0
  }

  func layout(direction: LayoutDirection) throws -> ConstraintLayout {
    var example = example
    example.system.direction = direction
    var rules = ["row.leading == superview.leading + 30", "row.top == superview.top + 10"]
    if length > 0 { rules.append("row.\(isRow ? "width" : "height") == \(length)") }
    return try example.layout(rules, width: Self.width, height: Self.width)
  }

  private var isRow: Bool { example.stack.axis == .horizontal }

  func start(of frame: CGRect) -> Double { isRow ? frame.minX : frame.minY }

  func length(of frame: CGRect) -> Double { isRow ? frame.width : frame.height }
}
