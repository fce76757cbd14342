import Geometry

/// Answers to questions that allow a single size: they are known without a look inside.
///
/// A stack asks a child up to three times: for its own length, for its share of the stack's length,
/// and for the length of its line. If every stack of a nest computed all answers, the questions
/// would grow threefold with every level. But the last of the three allows a single size, and the
/// second does too where the stack has a single length across. A pass that postpones answers them
/// with that size. What is inside is asked once the layout uses the answer: placing arranges every
/// node whose children are not arranged for it.
///
/// The frames are those of a pass that postpones nothing. The article of the module says how often
/// nodes are asked.
extension LayoutPass {
  /// The answer to a question that allows a single size, from a spec that always fills it; `nil` for
  /// other questions and specs.
  ///
  /// A vertical stack has its children's baselines, so it is asked where a stack reads them.
  func foregoneAnswer(to request: MeasureRequest, of node: Int) -> Measurement? {
    let range = request.range
    guard range.min == range.max, range.max.isValidForLayout, fillsSingleSize(node) else {
      return nil
    }
    var measurement = ownBaselines(of: node)
    measurement.size = rounding.ceiling(range.max)
    return measurement
  }

  /// Whether a spec clamps its size into the range, and has no baselines of its children that matter.
  private func fillsSingleSize(_ node: Int) -> Bool {
    switch nodes[node].kind {
    case .stack(let stack): stack.direction == .horizontal || !nodes[node].isBaselineRead
    case .inset, .absolute, .static, .relative, .center: true
    case .element, .selfMeasured, .spacer, .wrapper, .overlay, .background, .ratio, .corner: false
    }
  }

  /// Counts an answer of a node that has others, and ends a pass where they are too many.
  ///
  /// A plain pass begins again then, and postpones.
  @inline(never)
  mutating func countAnswers(upTo answer: Int, of node: Int) {
    cache.lengthen(answer, of: node)
    guard Trace.mayPostpone else { return }
    let limit = postpones ? SpecTree.questionLimit : Int(MeasurementCache.longest)
    guard cache.entries[answer].length > limit else { return }
    if !postpones { isAskedTooOften = true }
    statistics.measureCalls = measurementLimit
    note(.tooManyQuestions, at: node)
  }
}
