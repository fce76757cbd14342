import ChangeCost
import Explaining
import Geometry
import JSONText
import LayoutConstraints
import LayoutSpecs
import Layouts
import LinearProgramming
import RunRecords
import Runs
import Scenarios
import ScenarioSteps
import SpecTranslation
import TextMeasuring

/// A question that one tab of the page asks.
enum Question: String, CaseIterable, Sendable {
  /// How both engines got an edge.
  case edge
  /// Which values the constraints determine, leave ambiguous, and contradict.
  case constraints
  /// How the layout spec is laid out, step by step.
  case specs
  case translate
  /// The cost of the change from another text.
  case cost
  case lp
  case frames
}

private struct NoAnswer: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension AnswerEngine {
  func answer(
    _ question: Question, _ request: AnswerRequest, file: String, work: LayoutWork
  ) -> QuestionAnswer {
    guard !work.isCancelled else { return QuestionAnswer(request, .superseded) }
    return within(work) { limit in
      var answer = QuestionAnswer(request, .answered)
      do {
        let scenario = request.shown(try scenario(request.text, file: file))
        let asker = Asker(
          engine: self, request: request, file: file, scenario: scenario,
          container: request.container(of: scenario), work: work)
        let found = try asker.answer(question)
        if limit.isReached, !work.takes(1) { throw LayoutFailure.workEnded(limit: work.limit) }
        answer.answer = found
      } catch let error as ScenarioError {
        answer.status = .unreadable
        answer.problems = error.diagnostics.map(TextProblem.init)
      } catch {
        answer.status = .none
        answer.reason = (error as? ExplainedSubject)?.message ?? "\(error)"
      }
      answer.work = WorkDone(work)
      return work.isCancelled ? QuestionAnswer(request, .superseded) : answer
    }
  }
}

private struct Asker {
  let engine: AnswerEngine
  let request: AnswerRequest
  let file: String
  let scenario: Scenario
  let container: Container
  let work: LayoutWork

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

  func answer(_ question: Question) throws -> JSONValue {
    work.begin("answering about \(scenario.id) at \(container.inPoints)")
    switch question {
    case .edge:
      guard let subject else { throw NoAnswer("name an element") }
      let edges = try ExplainedEdges(
        scenario, about: ExplainedSubject.joinedSubject(subject, of: scenario), in: container,
        rounding, work)
      return edges.json(withLines: edges.text)
    case .constraints:
      guard
        let explained = try ExplainedConstraints(
          scenario, about: ExplainedSubject.subject(subject, of: scenario), in: container,
          rounding, work)
      else { throw LayoutFailure.missing(notation: .constraints) }
      return explained.json(withLines: explained.text)
    case .specs: return try specs()
    case .translate: return try translation()
    case .cost: return try cost()
    case .lp: return try program()
    case .frames: return try frames()
    }
  }

  private func specs() throws -> JSONValue {
    let trace = try layouts.specTrace(in: container, rounding: rounding)
    guard let explained = ExplainedSpecs(scenario, trace, about: request.element) else {
      let hint = NearestWord.hint(
        for: request.element ?? "", among: trace.nodes.compactMap(\.element))
      throw NoAnswer("the layout spec has no such element: \(hint)")
    }
    return explained.json(withLines: explained.text)
  }

  private func translation() throws -> JSONValue {
    guard work.takes(0) else { throw LayoutFailure.workEnded(limit: work.limit) }
    guard scenario.spec != nil, let translated = try TranslatedScenario(scenario) else {
      throw NoAnswer("there is nothing to translate: it has no layout spec")
    }
    let checks = try translated.scenario.containers
      .filter { _ in work.takes(TranslationCheck.layouts) }.map(translated.check)
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

  private func cost() throws -> JSONValue {
    guard let base = request.base else { throw NoAnswer("'base' is missing: the text before") }
    let before: Scenario
    do {
      before = try engine.scenario(base, file: file)
    } catch {
      throw NoAnswer("the text before the change cannot be read: \(error.diagnostics[0].message)")
    }
    let cost = try ChangeCost(from: before, to: scenario, work: work)
    guard !cost.containers.isEmpty else {
      throw NoAnswer("it has no container in common with the text before the change")
    }
    let table = ChangeCostTable(before: before.id, after: scenario.id, cost: cost)
    let answer = CostAnswer(before: before.id, after: scenario.id, cost: cost)
    return answer.json(withLines: table.text)
  }

  private func program() throws -> JSONValue {
    let program = try layouts.linearProgram(in: container, rounding: rounding)
    let level = request.level ?? 1
    guard (0...max(program.levels.count, 1)).contains(level) else {
      throw NoAnswer("there is no level \(level): \(ProgramText.list(program.levels))")
    }
    let text = ProgramText(
      scenario: scenario, container: container, program: program, level: level)
    return ProgramAnswer(
      text: try text.text(as: .cplexLP), level: level,
      levels: ["0 is required"] + program.levels.enumerated().map { "\($0 + 1) is \($1)" }
    ).json
  }

  private func frames() throws -> JSONValue {
    let layouts = layouts
    return try scenario.engines.map {
      try EngineFrames(scenario, layouts, engine: $0, in: container, rounding: rounding)
    }.json
  }
}
