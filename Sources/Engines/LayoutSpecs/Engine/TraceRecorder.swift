import Geometry

/// The record of a layout pass: its questions and steps, or its decisions.
///
/// None of the functions is inlined: a pass recurses once per level, and would otherwise need the
/// stack space of a step at every level.
struct TraceRecorder {
  /// All questions, in the order in which they were asked.
  private(set) var questions: [TracedQuestion] = []
  /// The position of each child in its parent, by node.
  private(set) var offsets: [Int: CGPoint] = [:]
  /// The indices of the questions that are being computed, the innermost last.
  private var open: [Int] = []
  /// The question for which each answer was computed, by the answer's number.
  private var questionOfAnswer: [Int] = []
  private var hasStopped = false
  /// The decisions of the pass, where it records them.
  private(set) var decisions: [LayoutDecision] = []
  /// The measurements of contents among the decisions.
  private(set) var measurements: [MeasuredDecision] = []
  /// Whether several children shared the missing length of a line, each in whole points.
  var sharesWholePoints = false

  /// The question for which `answer` was computed.
  func question(of answer: Int) -> Int { questionOfAnswer[answer] }

  /// Begins a question whose answer has to be computed.
  @inline(never)
  mutating func open(_ range: SizeRange, parentSize: CGSize?, of node: Int) {
    let question = TracedQuestion(node: node, range: range, parentSize: parentSize)
    note(.asked(question: questions.count))
    open.append(questions.count)
    questions.append(question)
  }

  /// Notes a question that is answered from the cache.
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

  /// Notes the answer to the innermost question before rounding to pixels.
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

  /// Notes a decision.
  @inline(never)
  mutating func decide(_ decision: LayoutDecision) { decisions.append(decision) }

  /// Notes a measurement of content.
  @inline(never)
  mutating func decide(_ measurement: MeasuredDecision) {
    decisions.append(.content(measurements.count))
    measurements.append(measurement)
  }

  /// Ends the recording of questions: only known ones follow.
  mutating func stopAsking() { hasStopped = true }

  /// Notes the final position of a child in its parent.
  @inline(never)
  mutating func place(_ node: Int, at offset: CGPoint) { offsets[node] = offset }
}

/// The mode of a layout pass: what it records.
///
/// The mode is part of the pass's type, so that the optimiser knows it: in a pass that records
/// nothing, every `if Trace.isOn { … }` is removed with its body.
protocol TraceMode {
  /// Whether the pass records questions and steps.
  static var isOn: Bool { get }
  /// Whether the pass records its decisions: `LayoutDecision`.
  static var decides: Bool { get }
  /// Whether the pass begins again where nodes are asked too often, and postpones: it has no order
  /// of questions to record.
  static var mayPostpone: Bool { get }
}

extension TraceMode {
  @inline(__always) static var decides: Bool { false }
  @inline(__always) static var mayPostpone: Bool { false }
}

/// The mode of a pass that records nothing, and does no work for recording.
enum Untraced: TraceMode {
  @inline(__always) static var isOn: Bool { false }
  @inline(__always) static var mayPostpone: Bool { true }
}

/// The mode of a pass that records questions and steps.
enum Traced: TraceMode {
  @inline(__always) static var isOn: Bool { true }
}

/// The mode of a pass that records its decisions only.
enum Deciding: TraceMode {
  @inline(__always) static var isOn: Bool { false }
  @inline(__always) static var decides: Bool { true }
}
