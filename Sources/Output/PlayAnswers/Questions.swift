import ChangeCost
import Comparison
import Explaining
import Geometry
import JSONText
import LayoutConstraints
import LayoutSpecs
package import Layouts
import LinearProgramming
import Phrases
import RunRecords
import ScenarioSteps
import Scenarios
import SpecRecovery
import SpecTranslation
import TextMeasuring
import WebTranslation

/// A question that one tab of the page asks.
package enum Question: String, CaseIterable, Sendable {
  /// How both engines got an edge.
  case edge
  /// Which values the constraints determine, leave ambiguous, and contradict.
  case constraints
  /// How the layout spec is laid out, step by step.
  case specs
  case translate
  /// The layout spec that the constraints, or the frames, are.
  case recover
  /// The layout spec as a web page, and where a browser lays that out differently.
  case css
  /// The cost of the change from another text.
  case cost
  case lp
  case frames
}

/// Why a question has no answer.
private enum NoAnswer: Error {
  case unreadable(ScenarioError)
  /// A sentence without a full stop.
  case reason(String)

  init(_ failure: LayoutFailure) { self = .reason(failure.description) }
}

extension AnswerEngine {
  /// The answer to the question of one tab.
  package func answer(
    _ question: Question, _ request: AnswerRequest, file: String, work: LayoutWork
  ) -> PlayAnswer {
    guard !work.isCancelled else { return PlayAnswer(request, .superseded) }
    return within(work) { limit in
      var answer = PlayAnswer(request, .answered)
      do throws(NoAnswer) {
        let asker = Asker(
          engine: self, request: request, file: file, scenario: try readable(request, file),
          work: work)
        let found = try asker.answer(question)
        if limit.isReached, !work.takes(1) {
          throw NoAnswer(LayoutFailure.workEnded(limit: work.limit))
        }
        answer.answer = found
      } catch {
        switch error {
        case .unreadable(let error):
          answer.status = .unreadable
          answer.problems = error.diagnostics.map { TextProblem($0) }
        case .reason(let reason):
          answer.status = .none
          answer.reason = reason
        }
      }
      answer.work = WorkDone(work)
      return work.isCancelled ? PlayAnswer(request, .superseded) : answer
    }
  }

  private func readable(
    _ request: AnswerRequest, _ file: String
  ) throws(NoAnswer) -> Scenario {
    do {
      return request.shown(try scenario(request.text, file: file))
    } catch {
      throw .unreadable(error)
    }
  }
}

private struct Asker {
  let engine: AnswerEngine
  let request: AnswerRequest
  let file: String
  let scenario: Scenario
  let work: LayoutWork

  private var container: Container { request.container(of: scenario) }

  private var rounding: Rounding {
    guard let pixels = request.pixels else { return .pixels(scale: scenario.scale) }
    return pixels > 0 ? .pixels(scale: pixels) : .exact
  }
  private var layouts: ScenarioLayouts { ScenarioLayouts(scenario, work: work) }

  /// The element or the edge that is asked about, as on the command line.
  private var subject: String? {
    guard let element = request.element else { return nil }
    return request.edge.map { "\(element).\($0)" } ?? element
  }

  func answer(_ question: Question) throws(NoAnswer) -> JSONValue {
    work.begin("answering about \(scenario.id) at \(container.inPoints)")
    switch question {
    case .edge: return try edges()
    case .constraints: return try constraints()
    case .specs: return try specs()
    case .translate: return try translation()
    case .recover: return try recovery()
    case .css: return try page()
    case .cost: return try cost()
    case .lp: return try program()
    case .frames: return try frames()
    }
  }

  /// What `work` finds, or why it finds nothing.
  private func found<Value, Failure: Error & CustomStringConvertible>(
    _ work: () throws(Failure) -> Value
  ) throws(NoAnswer) -> Value {
    do {
      return try work()
    } catch {
      throw .reason(error.description)
    }
  }

  private func edges() throws(NoAnswer) -> JSONValue {
    guard let subject else { throw .reason("name an element") }
    let read = try found { () throws(ExplainedSubject) in
      try ExplainedSubject.joinedSubject(subject, of: scenario)
    }
    let edges = try found { () throws(LayoutFailure) in
      try ExplainedEdges(scenario, about: read, in: container, rounding, work)
    }
    return edges.json(withLines: edges.text)
  }

  private func constraints() throws(NoAnswer) -> JSONValue {
    let read = try found { () throws(ExplainedSubject) in
      try ExplainedSubject.subject(subject, of: scenario)
    }
    let explained = try found { () throws(LayoutFailure) in
      try ExplainedConstraints(scenario, about: read, in: container, rounding, work)
    }
    guard let explained else { throw NoAnswer(.missing(notation: .constraints)) }
    return explained.json(withLines: explained.text)
  }

  private func specs() throws(NoAnswer) -> JSONValue {
    let trace = try found { () throws(LayoutFailure) in
      try layouts.specTrace(in: container, rounding: rounding)
    }
    guard let explained = ExplainedSpecs(scenario, trace, about: request.element) else {
      let hint = NearestWord.hint(
        for: request.element ?? "", among: trace.nodes.compactMap { $0.element })
      throw .reason("the layout spec has no such element: \(hint)")
    }
    return explained.json(withLines: explained.text)
  }

  private func translation() throws(NoAnswer) -> JSONValue {
    guard work.takes(0) else { throw NoAnswer(.workEnded(limit: work.limit)) }
    let translation = try found { () throws(ConstraintError) in
      scenario.spec == nil ? nil : try TranslatedScenario(scenario)
    }
    guard let translated = translation else {
      throw .reason("there is nothing to translate: it has no layout spec; “Recover” finds one")
    }
    var checks: [TranslationCheck] = []
    for container in translated.scenario.containers where work.takes(TranslationCheck.layouts) {
      checks.append(
        try found { () throws(TranslationFailure) in try translated.check(in: container) })
    }
    let header = TranslationSummary(translated, checks, nil).text
    var record = TranslationRecord(translated, checks)
    // Where the time is over, the notations that there are are shown.
    for notation in Notation.allCases where work.takes(0) {
      guard let text = try? TranslationRecord.Text(notation, of: translated, header: header)
      else { continue }
      record.notations.append(text)
    }
    return record.json(withLines: header)
  }

  private func recovery() throws(NoAnswer) -> JSONValue {
    if let reason = SpecRecoverer.reasonForNothing(in: scenario) { throw .reason(reason) }
    guard work.takes(1) else { throw NoAnswer(.workEnded(limit: work.limit)) }
    guard let record = RecoveryRecord(recovering: scenario, work: work), record.reason == nil else {
      if work.hasEnded { throw NoAnswer(.workEnded(limit: work.limit)) }
      throw .reason(SpecRecoverer.reasonForNone(of: scenario))
    }
    return record.json(withLines: record.sentences.joined(separator: "\n"))
  }

  private func page() throws(NoAnswer) -> JSONValue {
    guard !scenario.mirrorsSpec else {
      throw .reason("a page is written from left to right: choose another case")
    }
    guard work.takes(1) else { throw NoAnswer(.workEnded(limit: work.limit)) }
    guard let translation = WebTranslation(scenario) else {
      throw .reason("there is nothing to translate: it has no layout spec")
    }
    let announced = try found { () throws(SpecError) in try translation.deviations(in: container) }
    let compared = request.measured.map { differences(fromMeasured: $0) }
    return .object([
      "text": translation.text(in: .css, fonts: "").json,
      "announced": announced.map { $0.sentences.text }.json,
      "differences": compared?.map { $0.difference.explainedSentence(of: $0.element) }.json,
      "isExplained": compared.map { differences in
        let isShared = differences.allSatisfy { $0.difference.reason == .wholePoints }
        return (isShared || !announced.isEmpty).json
      },
    ])
  }

  /// The differences of the layout spec from the frames that a page measured.
  private func differences(
    fromMeasured text: String
  ) -> [(element: GivenElement, difference: GivenDifference)] {
    let frames = text.split(separator: "\n").compactMap { line -> GivenFrame? in
      let words = line.split(separator: " ")
      let lengths = words.dropFirst().compactMap { Double($0) }
      guard words.count == 5, lengths.count == 4 else { return nil }
      return GivenFrame(
        String(words[0]),
        CGRect(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3]))
    }
    var alone = scenario
    (alone.constraints, alone.containers, alone.givenFrames) = (nil, [container], [])
    alone.browserLayout = BrowserLayout(frames: [GivenFrames(in: container, frames)])
    let compared = ScenarioComparer.compare(alone, work: work, searchesCauses: false)
    return compared.containers.flatMap { $0.given?.elements ?? [] }.flatMap { element in
      element.differences.map { (element, $0) }
    }
  }

  private func cost() throws(NoAnswer) -> JSONValue {
    guard let base = request.base else { throw .reason("'base' is missing: the text before") }
    let before: Scenario
    do {
      before = try engine.scenario(base, file: file)
    } catch {
      throw .reason(
        "the text before the change cannot be read: \(error.diagnostics[0].message)")
    }
    let cost = try found { () throws(LayoutFailure) in
      try ChangeCost(from: before, to: scenario, work: work)
    }
    guard !cost.containers.isEmpty else {
      throw .reason("it has no container in common with the text before the change")
    }
    let table = ChangeCostTable(before: before.id, after: scenario.id, cost: cost)
    let answer: JSONValue = [
      "before": before.id.json, "after": scenario.id.json, "cost": cost.json,
    ]
    return answer.json(withLines: table.text)
  }

  private func program() throws(NoAnswer) -> JSONValue {
    let program = try found { () throws(LayoutFailure) in
      try layouts.linearProgram(in: container, rounding: rounding)
    }
    let level = request.level ?? 1
    guard (0...max(program.levels.count, 1)).contains(level) else {
      throw .reason("there is no level \(level): \(ProgramText.list(program.levels))")
    }
    let text = ProgramText(
      scenario: scenario, container: container, program: program, level: level)
    let levels = ["0 is required"] + program.levels.enumerated().map { "\($0 + 1) is \($1)" }
    return [
      "text": try found { () throws(LinearProgramError) in try text.text(as: .cplexLP) }.json,
      "level": level.json, "levels": levels.json,
    ]
  }

  private func frames() throws(NoAnswer) -> JSONValue {
    let layouts = layouts
    var frames: [EngineFrames] = []
    for engine in scenario.engines {
      frames.append(
        try found { () throws(LayoutFailure) in
          try EngineFrames(scenario, layouts, engine: engine, in: container, rounding: rounding)
        })
    }
    return frames.json
  }
}

extension JSONRepresentable {
  /// The JSON that a question's command prints, beside the lines that people read.
  fileprivate func json(withLines text: String) -> JSONValue {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return json.adding(["lines": lines.map { String($0) }.json])
  }
}
