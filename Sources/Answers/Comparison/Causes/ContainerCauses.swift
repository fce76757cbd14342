import Geometry
import LayoutConstraints
import Layouts
import Reasons
import Scenarios

/// The causes of every difference in one container.
struct ContainerCauses {
  private let both: BothLayouts
  /// The constraints' layout on pixels.
  private let rounded: ConditionNames

  /// The most elements whose causes the search asks for: more causes would hide the others, and each
  /// costs as much as a part of a layout.
  ///
  /// Ours: the time grows faster than the number of elements; 24 of a list of 100 rows take a
  /// thirtieth of the time that all of them take.
  static let mostElements = 24

  /// The causes in a container with these elements: those of elements that differ first, then those
  /// of elements that agree although an edge is not equal.
  ///
  /// Each part is in the order of the elements, horizontal before vertical. `layout` is the
  /// constraints' layout on pixels.
  static func causes(
    of elements: [ElementComparison], in container: Container, scenario: Scenario,
    layouts: ScenarioLayouts, layout: ConstraintLayout
  ) -> [Cause] {
    let unequal = elements.filter { !$0.edges.isEmpty }
    guard !unequal.isEmpty, let system = scenario.constraints else { return [] }
    let rounding = Rounding.pixels(scale: scenario.scale)
    do {
      guard let both = try BothLayouts(scenario, layouts, container, rounding: rounding) else {
        return []
      }
      let names = ConditionNames(scenario: scenario, system: system, layout: layout)
      return Self(both: both, rounded: names).causes(of: unequal)
    } catch LayoutFailure.workEnded(let limit) {
      return [Cause(kind: .engineError, .notSearched(limit: limit))]
    } catch {
      return [Cause(kind: .engineError, .noExactLayout(because: error))]
    }
  }

  private static func gaveUp(_ error: ConstraintError, element: String?) -> Cause {
    Cause(element: element, kind: .engineError, .unknown(because: LayoutFailure(error)))
  }

  private func causes(of elements: [ElementComparison]) -> [Cause] {
    let differing = elements.filter { !$0.agrees }.prefix(Self.mostElements)
    let agreeing = elements.filter { $0.agrees }.prefix(Self.mostElements - differing.count)
    let ambiguous = agreeing.filter { $0.isAmbiguous }
    let rounded = agreeing.filter { !$0.isAmbiguous }
    do {
      return try DifferingElements(differing, both).causes()
        + Self.joined(ambiguous.flatMap(ambiguityCauses)) + rounded.map(roundingCause)
    } catch {
      return [Self.gaveUp(error, element: differing.first?.element)]
    }
  }

  private func roundingCause(_ element: ElementComparison) -> Cause {
    let axes = Axis.allCases.filter { axis in element.edges.contains { $0.edge.axis == axis } }
    return Cause(
      element: element.element, axis: axes.count == 1 ? axes.first : nil, kind: .rounding,
      .equalBeforeRounding(element: element.element))
  }

  /// Causes of ambiguity in which elements that one tie leaves ambiguous follow the first of them.
  private static func joined(_ causes: [Cause]) -> [Cause] {
    var owners: [Cause.Holder: Int] = [:]
    var joined: [Cause] = []
    for cause in causes {
      guard cause.kind == .tie, let element = cause.element, let axis = cause.axis else {
        joined.append(cause)
        continue
      }
      let owner = owners[cause.reason.holder] ?? joined.count
      owners[cause.reason.holder] = owner
      if owner < joined.count, joined[owner].element != element {
        joined[owner].followers.append(Cause.Follower(element: element, axis: axis))
      } else {
        joined.append(cause)
      }
    }
    return joined
  }

  /// Why an element is ambiguous whose frame in the spec is one valid solution.
  private func ambiguityCauses(_ element: ElementComparison) -> [Cause] {
    let name = element.element
    var causes: [Cause] = []
    do {
      for axis in Axis.allCases where element.edges.contains(where: { $0.edge.axis == axis }) {
        guard let ambiguity = try NamedAmbiguity(of: name, along: axis, rounded) else { continue }
        causes.append(
          ambiguity.cause(
            of: name, along: axis, kind: .ambiguity,
            fix: TieAdvice(both: both).fix(of: ambiguity, of: name)))
      }
      return causes
    } catch {
      return [Self.gaveUp(error, element: name)]
    }
  }
}

/// Elements that differ, with one cause for each root; what only moves along follows that cause.
private struct DifferingElements {
  private let both: BothLayouts
  private let named: NamedCauses
  /// One for each element and axis with a difference.
  private let questions: [Question]

  private struct Question {
    let element: String
    let axis: Axis
    let anchors: [Constraint.Anchor]
    var answers: [DifferenceCauseSearch.Answer] = []

    /// The roots at all anchors, each once.
    var roots: [RootCause] {
      var roots: [RootCause] = []
      for root in answers.flatMap({ $0.roots }) where !roots.contains(root) { roots.append(root) }
      return roots
    }
  }

  /// The key of roots with one cause: items that one tie leaves ambiguous have the same one.
  private enum Key: Hashable {
    case root(RootCause)
    case tie(Cause.Holder)

    init(_ root: RootCause, _ cause: Cause) {
      if case .tie = root { self = .tie(cause.reason.holder) } else { self = .root(root) }
    }
  }

  /// Asks for all edges of the elements at once: each search costs a large part of a layout.
  init(
    _ elements: some Sequence<ElementComparison>, _ both: BothLayouts
  ) throws(ConstraintError) {
    self.both = both
    named = NamedCauses(both: both, isBesidePixels: true)
    var questions = Self.questions(about: elements, in: both.system)
    let anchors = questions.flatMap { $0.anchors }
    if !anchors.isEmpty {
      var answers = try DifferenceCauseSearch(both: both).answers(at: anchors)[...]
      for index in questions.indices {
        questions[index].answers = Array(answers.prefix(questions[index].anchors.count))
        answers = answers.dropFirst(questions[index].anchors.count)
      }
    }
    self.questions = questions
  }

  private static func questions(
    about elements: some Sequence<ElementComparison>, in system: ConstraintSystem
  ) -> [Question] {
    elements.flatMap { element in
      let item = system.index(of: element.element) ?? ConstraintSystem.container
      return Axis.allCases.compactMap { axis -> Question? in
        let edges = element.edges.filter { $0.edge.axis == axis && $0.agreement == .differs }
        guard !edges.isEmpty else { return nil }
        return Question(
          element: element.element, axis: axis,
          anchors: edges.map { Constraint.Anchor(item: item, attribute: $0.edge.attribute) })
      }
    }
  }

  /// One cause for each root, with the elements that have no cause of their own and follow it.
  func causes() throws(ConstraintError) -> [Cause] {
    var places: [Key: Int] = [:]
    var own: [Cause] = []
    var followers: [(question: Question, key: Key)] = []
    for question in questions {
      guard let anchor = question.anchors.first, !question.roots.isEmpty else {
        own.append(unknownCause(question))
        continue
      }
      for (index, root) in question.roots.enumerated() {
        var cause = try named.cause(root, at: anchor)
        let key = Key(root, cause)
        if index == 0 { followers.append((question, key)) }
        guard places[key] == nil else { continue }
        let owner = owner(of: root) ?? question
        (cause.element, cause.axis) = (owner.element, owner.axis)
        // Equal before rounding and yet different: more than a pixel, or it would agree.
        if cause.kind == .rounding { cause.kind = .wholePixels }
        places[key] = own.count
        own.append(cause)
      }
    }
    for (question, key) in followers {
      let (element, axis) = (question.element, question.axis)
      let hasOwn = own.contains { $0.element == element && $0.axis == axis }
      guard !hasOwn, let root = places[key] else { continue }
      own[root].followers.append(Cause.Follower(element: element, axis: axis))
    }
    return own
  }

  /// The element and axis that a root is about, among those where it was found.
  private func owner(of root: RootCause) -> Question? {
    let names = Set(root.items(in: both).map(both.names.name))
    let candidates = questions.filter { $0.roots.contains(root) }
    return candidates.first { names.contains($0.element) } ?? candidates.first
  }

  /// Where the search found nothing: the conditions that determine the element.
  private func unknownCause(_ question: Question) -> Cause {
    let holders = question.answers.flatMap { $0.holders }.map(both.names.named)
    return Cause(
      element: question.element, axis: question.axis, kind: .value,
      .determined(place: question.element, by: holders), line: holders.firstLine)
  }
}
