import LayoutSpecs

/// A leaf of the engine's tree that computes its own layout: a node, or a custom spec.
///
/// It lives during one layout, which is a synchronous call. In that time one thread at a time uses
/// it: the caller's, or one that the caller waits for. That makes the unchecked conformance safe.
final class ElementLeaf: RangeMeasuring, @unchecked Sendable {
  let name: String, element: any ASLayoutElement
  private let device: SimulatedDevice, nesting: Int
  private var answers: [(question: SpecPlacement.Question, layout: ASLayout)] = []
  @TaskLocal private static var nesting = 0
  /// The levels of nodes that share a thread: each needs stack for the tree inside it.
  private static let levelsPerThread = 4
  private static let stackBytes = 4 * 1024 * 1024
  init(_ element: any ASLayoutElement, name: String, device: SimulatedDevice) {
    (self.element, self.name, self.device) = (element, name, device)
    nesting = Self.nesting + 1
  }
  func measure(in range: SizeRange, parentSize: CGSize) -> CGSize {
    let question = SpecPlacement.Question(range: range, parentSize: parentSize)
    let layout = ask { element in
      element.layoutThatFits(ASSizeRange(range), parentSize: parentSize)
    }
    answers.append((question, layout))
    return layout.size
  }
  func withoutSize(_ property: StyleProperty) -> (any RangeMeasuring)? {
    element is ASDisplayNode ? LeafWithoutSize(leaf: self, property: property) : nil
  }
  /// The size that the element would have if its style did not set one size; nothing is remembered.
  fileprivate func size(
    in range: SizeRange, parentSize: CGSize, without property: StyleProperty
  ) -> CGSize {
    ask { element in
      let values = element.style.values
      element.style.values.removeSize(property)
      defer { element.style.values = values }
      return element.calculateLayoutThatFits(
        ASSizeRange(range), restrictedTo: element.style.size, relativeToParentSize: parentSize)
    }.size
  }

  /// Asks the element for a layout, on a thread of its own at every few levels.
  private func ask(_ layout: (any ASLayoutElement) -> ASLayout) -> ASLayout {
    guard nesting.isMultiple(of: Self.levelsPerThread) else { return answer(layout) }
    let layout = LayoutSpecs.onThread(withStackOf: Self.stackBytes) { answer(layout) }
    return layout
      ?? ASLayout(
        element, size: .zero,
        problems: [.spec(element: element.label, .stackUnavailable(bytes: Self.stackBytes))])
  }
  private func answer(_ layout: (any ASLayoutElement) -> ASLayout) -> ASLayout {
    // The task-local device is not inherited by the other thread.
    Self.$nesting.withValue(nesting) { device.run { layout(element) } }
  }
  var contentKind: ContentKind { (element as? ASDisplayNode)?.contentKind ?? .fixed }
  /// The layout for a question; `nil` where it was never asked.
  func layout(for question: SpecPlacement.Question) -> ASLayout? {
    answers.last { $0.question.isIdentical(to: question) }?.layout
  }
}

/// A node as if its style did not set one size.
private final class LeafWithoutSize: RangeMeasuring {
  let leaf: ElementLeaf, property: StyleProperty
  init(leaf: ElementLeaf, property: StyleProperty) {
    self.leaf = leaf
    self.property = property
  }
  func measure(in range: SizeRange, parentSize: CGSize) -> CGSize {
    leaf.size(in: range, parentSize: parentSize, without: property)
  }
  var contentKind: ContentKind { leaf.contentKind }
}

extension SpecPlacement.Question {
  /// Whether two questions are bitwise equal; NaN equals NaN.
  fileprivate func isIdentical(to other: Self) -> Bool { bits.elementsEqual(other.bits) }
  private var bits: [UInt64] {
    [range.min, range.max, parentSize].flatMap {
      [Double($0.width).bitPattern, Double($0.height).bitPattern]
    }
  }
}
