import Geometry
import LayoutConstraints

/// The causes of elements that differ, one for each thing that parts the layouts; what only moves
/// with it is told as following it.
struct RootedCauses {
  private let search: PartingSearch
  /// What was asked about each element along each axis on which it differs.
  private var questions: [Question] = []
  private(set) var causes: [DifferenceCause] = []

  private struct Question {
    let element: String
    let axis: Axis
    let anchors: [Constraint.Anchor]
    var partings: [Parting] = []

    /// What parts the layouts there, each once.
    var roots: [PartingRoot] {
      var roots: [PartingRoot] = []
      for root in partings.flatMap(\.roots) where !roots.contains(root) { roots.append(root) }
      return roots
    }
  }

  /// A cause, and the element that it is told of.
  private struct Owned {
    var key: String
    var cause: DifferenceCause
  }

  init(
    _ elements: some Sequence<ElementComparison>, in search: PartingSearch
  ) throws(ConstraintError) {
    self.search = search
    ask(about: elements)
    let anchors = questions.flatMap(\.anchors)
    guard !anchors.isEmpty else { return }
    var partings = try search.partings(of: anchors)[...]
    for index in questions.indices {
      questions[index].partings = Array(partings.prefix(questions[index].anchors.count))
      partings = partings.dropFirst(questions[index].anchors.count)
    }
    try answer()
  }

  private mutating func ask(about elements: some Sequence<ElementComparison>) {
    for element in elements {
      let item = search.words.system.index(of: element.element) ?? ConstraintSystem.container
      for axis in Axis.allCases {
        let edges = element.edges.filter { $0.edge.axis == axis && $0.agreement == .differs }
        if edges.isEmpty { continue }
        questions.append(
          Question(
            element: element.element, axis: axis,
            anchors: edges.map { Constraint.Anchor(item: item, attribute: $0.edge.attribute) }))
      }
    }
  }

  private mutating func answer() throws(ConstraintError) {
    var told: [String: DifferenceCause] = [:]
    var followers: [(question: Question, key: String)] = []
    var own: [(order: Int, cause: DifferenceCause)] = []
    for (order, question) in questions.enumerated() {
      guard let root = question.roots.first, let anchor = question.anchors.first else {
        own.append((order, unknownCause(question)))
        continue
      }
      for root in question.roots {
        let cause = try search.cause(root, at: anchor)
        let key = key(of: root, cause)
        if told[key] == nil {
          let owner = owner(of: root) ?? question
          let difference = difference(cause, owner)
          told[key] = difference
          own.append((order, difference))
        }
      }
      followers.append((question, key(of: root, try search.cause(root, at: anchor))))
    }
    causes = own.map(\.cause)
    for (question, key) in followers {
      guard let root = told[key], let owner = root.element else { continue }
      let hasOwn = own.contains {
        $0.cause.element == question.element && $0.cause.axis == question.axis
      }
      if !hasOwn { causes.append(following(root, owner, question)) }
    }
  }

  private func following(
    _ root: DifferenceCause, _ owner: String, _ question: Question
  ) -> DifferenceCause {
    let sentence =
      owner == question.element
      ? "the \(question.axis.length) of \(owner) follows from its \(question.axis.perpendicular.length)"
      : "\(question.element) follows \(owner)"
    return DifferenceCause(
      element: question.element, axis: question.axis, kind: root.kind, sentence: sentence,
      line: root.line, heldBy: root.heldBy, follows: owner)
  }

  private func difference(_ cause: PartingCause, _ owner: Question) -> DifferenceCause {
    // What is the same before rounding, and still does not agree, is no rounding to a pixel.
    let kind = cause.kind == .rounding ? .wholePixels : cause.kind
    return DifferenceCause(
      element: owner.element, axis: owner.axis, kind: kind,
      sentence: cause.sentence, line: cause.line, heldBy: cause.heldBy, values: cause.values)
  }

  /// Items that one tie leaves open are one cause.
  private func key(of root: PartingRoot, _ cause: PartingCause) -> String {
    if case .tie = root { return "tie \(cause.heldBy)" }
    return "\(root)"
  }

  /// The element that differs and that a root is about.
  private func owner(of root: PartingRoot) -> Question? {
    let items: [Int]
    switch root {
    case .constraints(let indices):
      items = indices.flatMap { search.words.system.constraints[$0].places }.filter {
        search.isDifferent($0)
      }.map(\.item)
    case .content(let item, _), .nothingHolds(let item, _), .tie(let item, _),
      .wrapping(let item, _, _), .noWidth(let item):
      items = [item]
    case .priorities(let decider, let loser): items = [decider, loser].flatMap(items(of:))
    case .fittingHeight: items = [ConstraintSystem.container]
    case .wholePoints, .rounding: items = []
    }
    let names = Set(items.map(search.words.name))
    let candidates = questions.filter { $0.roots.contains(root) }
    return candidates.first { names.contains($0.element) } ?? candidates.first
  }

  private func items(of wish: LayoutCondition) -> [Int] {
    switch wish {
    case .constraint(let index): search.words.system.constraints[index].places.map(\.item)
    case .hugging(let item, _), .compressionResistance(let item, _): [item]
    default: []
    }
  }

  /// Where it cannot be told: what holds the element.
  private func unknownCause(_ question: Question) -> DifferenceCause {
    let held = question.partings.flatMap(\.holders)
    let places = search.words.places(of: held)
    let holders = places.isEmpty ? "its place at 0" : places
    return DifferenceCause(
      element: question.element, axis: question.axis, kind: .value,
      sentence: "in the constraints \(question.element) is held by \(holders)",
      line: held.firstLine(in: search.words), heldBy: holders)
  }
}
