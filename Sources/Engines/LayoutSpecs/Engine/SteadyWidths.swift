import AffineGeometry
import Foundation
import Geometry

/// The widths in which the content of an element is as high as one of its answers says.
///
/// Text is never higher in a wider width. So two widths with one height have it in common with all
/// between: somebody who drags an edge soon asks about these alone, and no text is measured.
struct SteadyWidths {
  /// The number of the answer; `none` without one.
  private var answer = MeasurementMemo.none
  private var lower = Double.infinity
  private var upper = -Double.infinity

  /// Knows no widths.
  init() {}

  /// Whether the content is as high as an answer says in a width, as far as it is known.
  @inline(__always)
  func contain(_ width: Double, for answer: Int) -> Bool {
    self.answer == answer && lower <= width && width <= upper
  }

  /// Whether the widths are those of an answer, even if there are none.
  func are(of answer: Int) -> Bool { self.answer == answer }

  /// Starts with one width for an answer, or with none if widths between two say nothing.
  init(of answer: Int, at width: Double, growing: Bool) {
    self.answer = answer
    if growing { (lower, upper) = (width, width) }
  }

  /// Adds a width with the same height, and all between.
  mutating func add(_ width: Double) {
    guard lower <= upper else { return }
    (lower, upper) = (min(lower, width), max(upper, width))
  }
}

extension LayoutPass {
  /// Notes that an element is as high in a width as an answer to it says.
  func noteHeight(
    ofElement element: Int, _ answer: Int, isThatIn width: Double, _ content: SpecNode.Content,
    _ memory: SpecMemory
  ) {
    if !memory.steadyWidths[element].are(of: answer) {
      memory.steadyWidths[element] = SteadyWidths(
        of: answer, at: memo.request(of: answer).range.max.width, growing: isMonotonous(content))
    }
    memory.steadyWidths[element].add(width)
  }

  /// Whether content is never higher in a wider width.
  private func isMonotonous(_ content: SpecNode.Content) -> Bool {
    switch content {
    case .none, .fixed: true
    case .measured(let index):
      measured[index].takeUnretainedValue().content is any PiecewiseMeasuring
    }
  }
}

extension SpecMemory {
  /// Forgets what is known of an element whose answers change.
  func forgetSteadyWidths(of node: SpecNode) {
    if let element = node.kind.element { steadyWidths[element] = SteadyWidths() }
  }
}
