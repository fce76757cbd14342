import Foundation
import Geometry

/// The answers of a memory: each says for which question to the root it was last used.
extension MeasurementMemo {
  /// The most answers to a node that earlier questions to the root used, and this one does not.
  private static let stale = 2

  /// The number of the answer to `request` in the chain that ends with answer `last`, noted as used
  /// for `question`; `none` where there is none.
  func answerUsed(for question: Int32, to request: MeasureRequest, chain last: Int) -> Int {
    var index = last
    while index >= 0, !entries[index].request.isIdentical(to: request) {
      index = entries[index].previous
    }
    if index >= 0 { entries[index].used = question }
    return index
  }

  /// Adds an answer to the chain that ends with answer `last`, in the place of the one that was not
  /// used for longest where there are several; returns its number.
  mutating func add(
    _ measurement: Measurement, to request: MeasureRequest, for question: Int32, of node: Int,
    chain last: Int
  ) -> Int {
    var (index, oldest, unused) = (last, Self.none, 0)
    while index >= 0 {
      if entries[index].used < question {
        unused += 1
        if oldest < 0 || entries[index].used < entries[oldest].used { oldest = index }
      }
      index = entries[index].previous
    }
    guard unused >= Self.stale else {
      let answer = add(measurement, to: request, chain: last)
      if last >= 0 { lengthen(answer, of: node) }
      entries[answer].used = question
      return answer
    }
    entries[oldest].request = request
    entries[oldest].measurement = measurement
    entries[oldest].used = question
    return oldest
  }
}

/// Answers that move from width to width; see `FollowedWidths.swift`.
extension MeasurementMemo {
  /// Whether an answer for a single width, of the chain that ends with answer `last`, may become that
  /// in another one: this question to the root neither uses it nor tried it in vain.
  func mayMove(_ answer: Int, inChain last: Int, for question: Int32) -> Bool {
    guard entries[answer].used < question, entries[answer].refused < question,
      entries[answer].request.range.min.width == entries[answer].request.range.max.width
    else { return false }
    var index = last
    while index >= 0, index != answer { index = entries[index].previous }
    return index >= 0
  }

  /// The range of the question of an answer, with another single width.
  @inline(__always)
  func range(of answer: Int, inWidth width: Double) -> SizeRange {
    var range = entries[answer].request.range
    range.min.width = width
    range.max.width = width
    return range
  }

  /// Notes that an answer differs in another width.
  func refuse(_ answer: Int, for question: Int32) { entries[answer].refused = question }

  /// Makes an answer that in another single width, where the node is `size` points wide.
  func move(_ answer: Int, to width: Double, size: Double, for question: Int32) {
    entries[answer].request.range.min.width = width
    entries[answer].request.range.max.width = width
    entries[answer].measurement.size.width = size
    entries[answer].used = question
  }
}

extension LayoutPass {
  /// Keeps a new answer in the memory, and returns its number.
  @inline(never)
  mutating func keep(_ measurement: Measurement, to request: MeasureRequest, of node: Int) -> Int {
    guard let memory else { return MeasurementMemo.none }
    let last = states[node].lastAnswer
    let answer = memo.add(
      measurement, to: request, for: memory.question, of: node, chain: last)
    if memo.entries[answer].previous == last, answer != last { states[node].lastAnswer = answer }
    // So many different questions are laid out better without a memory.
    if memo.entries[answer].length > MeasurementMemo.longest {
      statistics.measureCalls = measurementLimit
      note(.tooManyMeasurements, at: node)
    }
    memory.placed[node].question = memory.question
    memory.forgetSteadyWidths(of: nodes[node])
    return answer
  }
}
