import Geometry
import Layouts
import Scenarios

extension BaselineRecord {
  /// The findings in lines, equal changes in one line, whatever the elements, the containers and the
  /// notations: `baseline, at 320, 375: icon and title moved 4 pt right in both notations`.
  package var sentences: [String] {
    sentences(of: Set(BaselineFinding.Kind.allCases)).map { "baseline, \($0)" }
  }

  package func sentences(of kinds: Set<BaselineFinding.Kind>) -> [String] {
    BaselineSentences.lines(for: findings.filter { kinds.contains($0.kind) })
  }

  /// The findings in few words: `2 frames moved`, `more work: the spec needs 3 nodes instead of 2`.
  package var sentence: String {
    if let problem { return problem }
    if status == .missing { return "there is no baseline" }
    let parts = BaselineFinding.Kind.allCases.compactMap(words)
    return parts.isEmpty ? "as accepted" : parts.joined(separator: ", ")
  }

  /// The counters that grew: `more work: the spec needs 3 nodes instead of 2`; `nil` where none did.
  var moreWork: String? { words(of: .moreWork) }

  /// The findings of one kind; `nil` without any.
  private func words(of kind: BaselineFinding.Kind) -> String? {
    let own = findings.filter { $0.kind == kind }
    guard let first = own.first else { return nil }
    let count = own.count
    return switch kind {
    case .moved: "\(count) frame\(count == 1 ? "" : "s") moved"
    case .disappeared: "\(count) gone"
    case .appeared:
      Self.newWords(own) ?? "\(count) new layout\(count == 1 ? "" : "s")"
    case .moreWork: "more work\(Self.workWords(own, first))"
    case .lessWork: "less work\(Self.workWords(own, first))"
    case .slower: "slower"
    case .uncounted: "\(count) counter\(count == 1 ? "" : "s") of work not accepted"
    }
  }

  /// The number of new elements and of their containers; `nil` where whole layouts are new.
  private static func newWords(_ findings: [BaselineFinding]) -> String? {
    guard findings.allSatisfy({ $0.element != nil }) else { return nil }
    let elements = Set(findings.compactMap { $0.element }).count
    let containers = Set(findings.map { $0.container }).count
    return "\(elements) new element\(elements == 1 ? "" : "s")"
      + (containers == 1 ? "" : ", in \(containers) containers")
  }

  /// The changed counters, one that changed in several containers once.
  private static func workWords(
    _ findings: [BaselineFinding], _ first: BaselineFinding
  ) -> String {
    let containers = Set(findings.map { $0.container }).count
    let place = containers == 1 ? "" : ", at \(containers) containers"
    let counters = Set(findings.map { [$0.engine, $0.counter] }).count
    if counters > 1 { return " by \(counters) counters\(place)" }
    guard findings.allSatisfy({ $0.change == first.change }) else {
      let more = containers - 1
      return
        ": \(first.sentence) at \(Container.inPoints(first.container)), and at \(more) other "
        + "container\(more == 1 ? "" : "s")"
    }
    return ": \(first.sentence)\(place)"
  }
}

extension BaselineFinding {
  /// The change in words, without a full stop.
  var sentence: String {
    let notation = Engine(rawValue: engine)
    switch change {
    case .moved(let element, let old, let new):
      let moves = EdgeMove.all(from: old, to: new).map { $0.words }.joined(separator: ", ")
      return "\(element) moved \(place): \(moves)"
    case .appeared(let element?): return "\(element) was not accepted \(place)"
    case .appeared:
      return notation.map { "\($0.possessive) layout was not accepted" }
        ?? "nothing was accepted in this container"
    case .disappeared(let element?): return "\(element) is not placed \(place) any more"
    case .disappeared:
      return notation.map { "\($0.possessive) layout is gone" }
        ?? "the scenario has no such container any more"
    case .work(let counter, let old, let new):
      return "\(who) needs \(new) \(WorkCounter.words(counter, count: new)) instead of \(old)"
    case .slower(let old, let new):
      return "the time of \(new.of) was \(old.words) that of \(new.to), and is \(new.words)"
    case .newWork(let counter?):
      return "the \(WorkCounter.words(counter)) of \(who) were not accepted"
    case .newWork: return "no work of \(who) was accepted"
    case .oldWork(let counter?):
      return "\(who) has no \(WorkCounter.words(counter)), which were accepted"
    case .oldWork: return "there is no engine '\(engine)', whose work was accepted"
    }
  }

  private var place: String {
    engine == Engine.spec.rawValue ? "in the spec" : "in the constraints"
  }

  private var who: String {
    engine == Engine.spec.rawValue ? "the spec" : "the \(engine) solver"
  }

  /// The key of the counter that changed; `nil` for other findings.
  fileprivate var counter: String? {
    if case .work(let counter, _, _) = change { return counter }
    return nil
  }
}

extension Engine {
  fileprivate var possessive: String { self == .spec ? "the spec's" : "the constraints'" }
}

extension AcceptedRatio {
  fileprivate var words: String {
    "\(NumberText.ratio(ratio))× (\(NumberText.ratio(low))–\(NumberText.ratio(high)))"
  }
}
