import Foundation
import Geometry

extension LayoutPass {
  /// Sizes an element by its content.
  ///
  /// Without content it takes all its room, or nothing where either axis of the room is unbounded.
  /// Fixed content keeps its size and measured content fills what it needs, each as far as the
  /// range allows. Source: `calculateSizeThatFits` of `ASDisplayNode`, `ASImageNode`, `ASTextNode`.
  mutating func layoutElement(
    _ node: Int, _ element: Int, in range: SizeRange, _ measurement: inout Measurement
  ) {
    let room = range.max
    if Trace.isOn { traceContent(ofElement: element, in: range) }
    switch contents[element] {
    case .none:
      measurement.size = clamp(isValidForLayout(room) ? room : .zero, into: range)
    case .fixed(let size):
      measurement.size = clamp(size, into: range)
    case .measured(let content):
      guard let answer = measureContent(content, of: node, in: room) else { return }
      if Trace.isOn { traceContent(.measured, answer.size, in: range) }
      measurement.size = clamp(
        CGSize(
          width: smaller(answer.size.width, room.width),
          height: smaller(answer.size.height, room.height)),
        into: range)
      take(baselinesOf: answer, unlessStyled: node, &measurement)
    }
  }

  /// Asks an element that arranges its own inside, in the range as its parent made it.
  ///
  /// Out of line, because what the call needs would otherwise burden every node.
  @inline(never)
  mutating func ask(_ measuring: Int, _ request: MeasureRequest) -> CGSize {
    statistics.contentMeasurements += 1
    if Trace.decides { recorder.decide(.unknown) }
    return selfMeasured[measuring].measure(in: request.range, parentSize: request.parentSize)
  }

  /// Takes the baselines of content over, except those that the node's style gives.
  func take(
    baselinesOf answer: ContentMeasurement, unlessStyled node: Int,
    _ measurement: inout Measurement
  ) {
    measurement.ascender = nodes[node].style.ascender ?? answer.firstBaseline
    measurement.descender = nodes[node].style.descender ?? -answer.lastBaselineFromBottom
  }
}
