import Geometry

extension LayoutPass {
  /// Determines the size of an element from its content.
  ///
  /// - Without content it fills the available size, or is zero where either axis of that is
  ///   infinite.
  /// - Fixed content keeps its size, measured content has its measured size, both clamped to the
  ///   range.
  ///
  /// Source: `calculateSizeThatFits` of `ASDisplayNode`, `ASImageNode`, `ASTextNode`.
  @inline(__always)
  mutating func layoutElement(
    _ node: Int, in range: SizeRange, _ measurement: inout Measurement
  ) {
    let available = range.max
    if Trace.isOn { traceContent(ofElement: node, in: range) }
    switch nodes[node].content {
    case .none:
      measurement.size = clamp(isValidForLayout(available) ? available : .zero, into: range)
    case .fixed(let size):
      measurement.size = clamp(size, into: range)
    case .measured(let content):
      guard let answer = measureContent(content, of: node, in: available) else { return }
      if Trace.isOn { traceContent(.measured, answer.size, in: range) }
      measurement.size = clamp(
        CGSize(
          width: smaller(answer.size.width, available.width),
          height: smaller(answer.size.height, available.height)),
        into: range)
      take(baselinesOf: answer, unlessStyled: node, &measurement)
    }
  }

  /// Asks an element that measures its own inside, with the unchanged range of its parent.
  ///
  /// Not inlined, because the call would otherwise need stack space at every node.
  @inline(never)
  mutating func ask(_ measuring: Int, _ request: MeasureRequest) -> CGSize {
    statistics.contentMeasurements += 1
    if Trace.decides { recorder.decide(.unknown) }
    return selfMeasured[measuring].measure(in: request.range, parentSize: request.parentSize)
  }

  /// Copies the baselines of content, except those that the node's style sets.
  func take(
    baselinesOf answer: ContentMeasurement, unlessStyled node: Int,
    _ measurement: inout Measurement
  ) {
    measurement.ascender = nodes[node].style.ascender ?? answer.firstBaseline
    measurement.descender = nodes[node].style.descender ?? -answer.lastBaselineFromBottom
  }
}
