import Foundation
import Geometry

/// The answers of a memory: each says for which question to the root it was computed, and for which
/// it was last used.
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
      entries[answer].computed = question
      entries[answer].used = question
      return answer
    }
    entries[oldest].request = request
    entries[oldest].measurement = measurement
    entries[oldest].computed = question
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

  /// Notes that all the answers that an answer is made of are used for a question to the root.
  func note(_ answer: Int, isComputedFor question: Int32) { entries[answer].computed = question }
}

extension Measurement {
  /// Whether the two are the same to the last bit.
  func isIdentical(to other: Measurement) -> Bool {
    Double(size.width).bitPattern == Double(other.size.width).bitPattern
      && Double(size.height).bitPattern == Double(other.size.height).bitPattern
      && ascender.bitPattern == other.ascender.bitPattern
      && descender.bitPattern == other.descender.bitPattern
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
    memory.placed[node].run = memory.run
    memory.forgetSteadyWidths(of: nodes[node])
    return answer
  }

  /// Answers the questions to a node again after something inside it changed, and forgets answers
  /// that this question to the root did not need; returns whether every answer stayed the same.
  private mutating func answerAgain(_ node: Int, _ memory: SpecMemory) -> Bool {
    var isSame = true
    var index = states[node].lastAnswer
    states[node].lastAnswer = MeasurementMemo.none
    memory.placed[node].run = memory.run
    memory.forgetSteadyWidths(of: nodes[node])
    while index >= 0 {
      let previous = memo.entries[index].previous
      if memo.entries[index].used == memory.question {
        statistics.nodesMeasured += 1
        let measurement = arrange(node, for: memo.entries[index].request)
        if !measurement.isIdentical(to: memo.entries[index].measurement) { isSame = false }
        memo.entries[index].measurement = measurement
        memo.entries[index].computed = memory.question
        memo.entries[index].previous = states[node].lastAnswer
        states[node].lastAnswer = index
        states[node].arranged = index
      }
      index = previous
    }
    if states[node].latest >= 0 {
      states[node].measurement = memo.measurement(of: states[node].latest)
    }
    return isSame
  }

  /// Forgets the answers to a node that this question to the root did not need.
  private func forgetUnused(_ node: Int, _ memory: SpecMemory) {
    var index = states[node].lastAnswer
    states[node].lastAnswer = MeasurementMemo.none
    while index >= 0 {
      let previous = memo.entries[index].previous
      if memo.entries[index].used == memory.question {
        memo.entries[index].previous = states[node].lastAnswer
        states[node].lastAnswer = index
      }
      index = previous
    }
  }

  /// Whether the node was asked for this question to the root, and all its answers were computed for
  /// it: then they are made of answers that its children still have.
  private func isComputedAnew(_ node: Int, _ memory: SpecMemory) -> Bool {
    var index = states[node].lastAnswer
    var isAsked = false
    while index >= 0 {
      if memo.entries[index].used == memory.question {
        if memo.entries[index].computed != memory.question { return false }
        isAsked = true
      }
      index = memo.entries[index].previous
    }
    return isAsked
  }

  /// Answers all questions again that the changed content of an element can matter to, from the
  /// element up, except where all answers below stay the same.
  ///
  /// Adds the nodes to `tops` that were asked while the node around them was not. Every node on the
  /// way to the root is looked at: one that was asked only in passing may still have an answer that
  /// was computed for an earlier question to the root.
  mutating func answerAgain(from element: Int, _ memory: SpecMemory, tops: inout [Int]) {
    // A stack takes the baselines of a child that it leaves unmeasured without asking it.
    var isSame =
      answerAgain(element, memory)
      && !(nodes[element].style.flexGrow > 0 && nodes[element].style.flexShrink > 0)
    var node = element
    var isTop = true
    while nodes[node].parent >= 0 {
      let parent = nodes[node].parent
      if isSame, isComputedAnew(parent, memory) {
        forgetUnused(parent, memory)
        if isTop { tops.append(node) }
        isTop = false
      } else {
        isSame = answerAgain(parent, memory)
        isTop = true
      }
      node = parent
    }
    if isTop { tops.append(node) }
  }

  /// Forgets all answers that the content of an element can matter to.
  func forget(from element: Int, _ memory: SpecMemory) {
    memory.forgetSteadyWidths(of: nodes[element])
    var node = element
    while node >= 0 {
      states[node].lastAnswer = MeasurementMemo.none
      states[node].latest = MeasurementMemo.none
      node = nodes[node].parent
    }
  }
}
