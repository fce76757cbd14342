import Foundation
import LayoutSpecs
import UIKitValues

/// A leaf of the engine's tree that computes its own layout: a node, or a custom spec.
///
/// It lives during one layout, which is a synchronous call. In that time one thread at a time uses
/// it: the caller's, or one that the caller waits for. That makes the unchecked conformance safe.
final class ElementLeaf: RangeMeasuring, @unchecked Sendable {
  /// The element's name in the tree.
  let name: String
  /// The node, or the custom spec.
  let element: any ASLayoutElement
  private let device: SimulatedDevice
  private let nesting: Int
  private var answers: [(question: SpecPlacement.Question, layout: ASLayout)] = []

  /// The number of elements around the one that is being measured.
  @TaskLocal private static var nesting = 0

  /// The levels of nodes that share a thread.
  ///
  /// Every level of nodes needs stack for the tree inside it, so every few levels get a thread of
  /// their own.
  private static let levelsPerThread = 4
  private static let stackBytes = 4 * 1024 * 1024

  init(_ element: any ASLayoutElement, name: String, device: SimulatedDevice) {
    self.element = element
    self.name = name
    self.device = device
    nesting = Self.nesting + 1
  }

  func measure(in range: SizeRange, parentSize: CGSize) -> CGSize {
    let question = SpecPlacement.Question(range: range, parentSize: parentSize)
    let layout = answer(to: question)
    answers.append((question, layout))
    return layout.size
  }

  private func answer(to question: SpecPlacement.Question) -> ASLayout {
    guard nesting.isMultiple(of: Self.levelsPerThread) else { return ask(question) }
    let layout = LayoutSpecs.onThread(withStackOf: Self.stackBytes) { ask(question) }
    return layout
      ?? ASLayout(
        element, size: .zero,
        problems: [.spec(element: element.label, .stackUnavailable(bytes: Self.stackBytes))])
  }

  private func ask(_ question: SpecPlacement.Question) -> ASLayout {
    // The task-local device is not inherited by the other thread.
    Self.$nesting.withValue(nesting) {
      device.run {
        element.layoutThatFits(ASSizeRange(question.range), parentSize: question.parentSize)
      }
    }
  }

  var contentKind: ContentKind { (element as? ASDisplayNode)?.contentKind ?? .fixed }

  /// The layout for a question; `nil` where it was never asked.
  func layout(for question: SpecPlacement.Question) -> ASLayout? {
    answers.last { $0.question.isIdentical(to: question) }?.layout
  }
}

extension SpecPlacement.Question {
  /// Whether two questions are bitwise equal; NaN equals NaN.
  fileprivate func isIdentical(to other: Self) -> Bool {
    bits.elementsEqual(other.bits)
  }

  private var bits: [UInt64] {
    [range.min, range.max, parentSize].flatMap {
      [Double($0.width).bitPattern, Double($0.height).bitPattern]
    }
  }
}
