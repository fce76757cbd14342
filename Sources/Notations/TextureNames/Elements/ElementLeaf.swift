import Foundation
import LayoutSpecs
import UIKitValues

/// An element of a tree that is asked for its own layout: a node, or a spec of somebody's own.
///
/// It lives for one layout, a synchronous call. While that call lasts, one thread at a time asks:
/// the caller's, or one that the caller waits for. Hence the unchecked conformance.
final class ElementLeaf: RangeMeasuring, @unchecked Sendable {
  /// The element's name in the tree.
  let name: String
  private let element: any ASLayoutElement
  private let device: SimulatedDevice
  private let nesting: Int
  private var answers: [(question: SpecPlacement.Question, layout: ASLayout)] = []

  /// The number of elements around the one that is being measured.
  @TaskLocal private static var nesting = 0

  /// A level of nodes takes the stack that the tree inside it takes, so every few levels go on to
  /// a thread of their own.
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
    // Another thread knows nothing of the task's device.
    Self.$nesting.withValue(nesting) {
      device.run {
        element.layoutThatFits(ASSizeRange(question.range), parentSize: question.parentSize)
      }
    }
  }

  var contentKind: ContentKind { (element as? ASDisplayNode)?.contentKind ?? .fixed }

  /// The layout that answered a question; `nil` where it was never asked.
  func layout(for question: SpecPlacement.Question) -> ASLayout? {
    answers.last { $0.question.isIdentical(to: question) }?.layout
  }
}

extension SpecPlacement.Question {
  /// Whether the two are the same question, NaN included.
  fileprivate func isIdentical(to other: Self) -> Bool {
    bits.elementsEqual(other.bits)
  }

  private var bits: [UInt64] {
    [range.min, range.max, parentSize].flatMap {
      [Double($0.width).bitPattern, Double($0.height).bitPattern]
    }
  }
}
