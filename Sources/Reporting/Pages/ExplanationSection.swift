import Comparison

/// Why elements are where they are in one container, ready for the page.
struct ExplanationSection {
  let elements: [Element]
  let specs: [Spec]
  let hasSpecs: Bool
  /// How many elements the page has no room to explain; `nil` where that is none.
  let notExplained: Int?
  /// About how many bytes all of it takes on the page.
  let size: Int

  /// One element.
  struct Element {
    let place: String
    let name: String
    let frame: String
    let steps: [Question]
    let isToldBySpec: Bool
    let placement: [String]
    /// The spec around it.
    let parent: Link?
    let edges: [EdgeExplanation]
    let hasEdges: Bool
    let open: [String]
  }

  /// One spec that elements are in.
  struct Spec {
    let place: String
    let path: String
    let answer: String
    let steps: [Question]
    let placement: [String]
  }

  /// A place on the page.
  struct Link {
    let place: String
    let path: String
  }

  /// What a node was asked, what it did, and what it answered.
  struct Question {
    let question: String
    let steps: [String]
    let hasSteps: Bool
    let answer: String

    init(_ explained: ExplainedQuestion) {
      question = explained.question
      steps = explained.steps
      hasSteps = !steps.isEmpty
      answer = explained.answer
    }
  }

  /// Explains as many elements as about `room` bytes of a page hold, in their order.
  init?(_ explanation: ContainerExplanation, number: Int, room: Int) {
    let nodes = explanation.spec ?? []
    let places = Dictionary(
      nodes.enumerated().map { ($1.path, "spec-\(number)-\($0)") }
    ) { first, _ in first }
    let writer = ElementWriter(explanation: explanation, places: places, number: number)
    var size = 0
    var specs: [Spec] = []
    for node in nodes where node.element == nil {
      specs.append(Spec(node, place: places[node.path] ?? ""))
      size += Self.size(of: node)
    }
    // Where the specs alone have no room, elements are told without them.
    if size > room / 2 { (specs, size) = ([], 0) }
    var elements: [Element] = []
    for (index, name) in explanation.elements.enumerated() where size < room {
      let (element, length) = writer.element(name, index: index, linksSpecs: !specs.isEmpty)
      guard size + length <= room || elements.isEmpty else { continue }
      elements.append(element)
      size += length
    }
    guard !elements.isEmpty else { return nil }
    self.elements = elements
    self.specs = specs
    hasSpecs = !specs.isEmpty
    let missing = explanation.elements.count - elements.count
    notExplained = missing == 0 ? nil : missing
    self.size = size
  }

  /// The place that explains an element; `nil` where none does.
  func place(of element: String) -> String? {
    elements.first { $0.name == element }?.place
  }

  static func size(of node: ExplainedNode) -> Int {
    let lines = node.questions.flatMap { [$0.question, $0.answer] + $0.steps } + node.placement
    return lines.reduce(200) { $0 + $1.utf8.count + 12 }
  }
}

/// Gathers what is told about one element.
private struct ElementWriter {
  let explanation: ContainerExplanation
  let places: [String: String]
  let number: Int

  func element(
    _ name: String, index: Int, linksSpecs: Bool
  ) -> (element: ExplanationSection.Element, size: Int) {
    let nodes = explanation.spec ?? []
    // The container is as large as the outermost spec.
    let node = name == "superview" ? nodes.first : nodes.first { $0.element == name }
    let held = explanation.constraints?.first { $0.element == name }
    let isSpec = node?.element == nil
    let questions = isSpec ? [] : node?.questions ?? []
    // The container is told by the spec that it is as large as.
    let around = isSpec ? node : node.flatMap { closestSpec(around: $0.path) }
    let element = ExplanationSection.Element(
      place: "why-\(number)-\(index)", name: name, frame: held.map { frameText($0) } ?? "",
      steps: questions.map { ExplanationSection.Question($0) }, isToldBySpec: node != nil,
      placement: node?.placement ?? [], parent: linksSpecs ? around.map { link($0) } : nil,
      edges: held?.edges ?? [], hasEdges: held != nil,
      open: explanation.open.first { $0.element == name }?.sentences ?? [])
    let lines = element.edges.flatMap { [$0.sentence] + $0.parts } + element.open
    let size = lines.reduce(600) { $0 + $1.utf8.count + 14 }
    return (element, size + (node.map(ExplanationSection.size) ?? 0))
  }

  /// The frame without the element's name, which stands before it.
  private func frameText(_ held: ElementExplanation) -> String {
    let start = "\(held.element) is "
    return held.sentence.hasPrefix(start)
      ? String(held.sentence.dropFirst(start.count)) : held.sentence
  }

  /// The closest spec around a path: `inset[0].stack` for `inset[0].stack[1].title`.
  private func closestSpec(around path: String) -> ExplainedNode? {
    let around = (explanation.spec ?? []).filter { node in
      node.element == nil && path.hasPrefix(node.path + "[")
    }
    return around.max { $0.path.utf8.count < $1.path.utf8.count }
  }

  private func link(_ node: ExplainedNode) -> ExplanationSection.Link {
    ExplanationSection.Link(place: places[node.path] ?? "", path: node.path)
  }
}

extension ExplanationSection.Spec {
  fileprivate init(_ node: ExplainedNode, place: String) {
    self.place = place
    path = node.path
    answer = node.questions.last?.answer ?? ""
    steps = node.questions.map(ExplanationSection.Question.init)
    placement = node.placement
  }
}
