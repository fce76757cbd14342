import Foundation

/// What a traced layout pass has told so far.
///
/// None of the functions is inlined: a pass calls itself once per level, and what a step takes on
/// the stack would otherwise be there at every level.
struct TraceRecorder {
  /// All questions, in the order in which they were asked.
  private(set) var questions: [TracedQuestion] = []
  /// Where each child was put in its parent, by node.
  private(set) var offsets: [Int: CGPoint] = [:]
  /// The indices of the questions that are being worked out, the innermost last.
  private var open: [Int] = []
  /// The question that each answer was worked out for, by the answer's number.
  private var questionOfAnswer: [Int] = []
  private var hasStopped = false
  /// All that the pass depended on, where it tells that.
  private(set) var decisions: [LayoutDecision] = []

  /// The question that `answer` was worked out for.
  func question(of answer: Int) -> Int { questionOfAnswer[answer] }

  /// Begins a question that has to be worked out.
  @inline(never)
  mutating func open(_ range: SizeRange, parentSize: CGSize?, of node: Int) {
    let question = TracedQuestion(node: node, range: range, parentSize: parentSize)
    note(.asked(question: questions.count))
    open.append(questions.count)
    questions.append(question)
  }

  /// Notes a question that is answered from memory.
  @inline(never)
  mutating func remember(_ answer: Int, to request: MeasureRequest, of node: Int) {
    guard !hasStopped else { return }
    let known = questionOfAnswer[answer]
    var question = TracedQuestion(
      node: node, range: request.range, parentSize: questions[known].parentSize)
    question.sizeBeforeRounding = questions[known].sizeBeforeRounding
    question.size = questions[known].size
    question.rememberedFrom = known
    note(.asked(question: questions.count))
    questions.append(question)
  }

  /// Notes a step of the innermost question.
  @inline(never)
  mutating func note(_ step: TraceStep) {
    guard let question = open.last else { return }
    questions[question].steps.append(step)
  }

  /// Notes what the innermost question comes to before it is put on pixels.
  @inline(never)
  mutating func noteSizeBeforeRounding(_ size: CGSize) {
    guard let question = open.last else { return }
    questions[question].sizeBeforeRounding = size
  }

  /// Ends the innermost question with the answer that has the next number.
  @inline(never)
  mutating func close(_ answer: Int, _ size: CGSize) {
    precondition(answer == questionOfAnswer.count, "answers are numbered as questions end")
    guard let question = open.popLast() else { return }
    questions[question].size = size
    questionOfAnswer.append(question)
  }

  /// Notes what the pass depends on.
  @inline(never)
  mutating func decide(_ decision: LayoutDecision) { decisions.append(decision) }

  /// Says that all questions were asked: what follows asks known ones again.
  mutating func stopAsking() { hasStopped = true }

  /// Notes where a child was put at last.
  @inline(never)
  mutating func place(_ node: Int, at offset: CGPoint) { offsets[node] = offset }
}

/// Whether a layout pass records what it does.
///
/// The mode is part of the pass's type, so that the optimiser knows it: every
/// `if Trace.isOn { … }` of a pass that records nothing is removed with all that stands in it.
protocol TraceMode {
  /// Whether the pass records.
  static var isOn: Bool { get }
  /// Whether the pass tells all that it depends on: `LayoutDecision`.
  static var decides: Bool { get }
}

extension TraceMode {
  @inline(__always) static var decides: Bool { false }
}

/// The mode of a pass that records nothing, and pays nothing for that it could.
enum Untraced: TraceMode {
  @inline(__always) static var isOn: Bool { false }
}

/// The mode of a pass that records all it does.
enum Traced: TraceMode {
  @inline(__always) static var isOn: Bool { true }
}

/// The mode of a pass that tells what it depends on, and nothing else.
enum Deciding: TraceMode {
  @inline(__always) static var isOn: Bool { false }
  @inline(__always) static var decides: Bool { true }
}
