import Explaining
import Geometry
import Layouts
import Phrases
import Reasons
import RunRecords
import Scenarios

/// Explains the frames of elements in one container.
struct ExplanationSection {
  let elements: [Element]
  let specs: [Spec]
  let hasSpecs: Bool
  /// How many elements are left out to keep the page small; `nil` where none is.
  let notExplained: Int?
  /// Whether the scenario has this notation.
  let hasSpec: Bool
  let hasConstraints: Bool
  /// Its approximate size on the page, in bytes.
  let size: Int

  /// One element.
  struct Element {
    let place: String
    let name: String
    let frame: String
    let steps: [Question]
    let isExplainedBySpec: Bool
    let placement: [String]
    /// The spec around it.
    let parent: Link?
    /// The outermost spec, whose size is the container's.
    let outermost: Outermost?
    let edges: [Edge]
    let hasEdges: Bool
    /// Its ambiguous values with their reasons.
    let ambiguities: [LinkedText]
  }

  /// The explanation of an edge: a sum, and its terms.
  struct Edge {
    let sentence: LinkedText
    let terms: [LinkedText]
  }

  /// One spec that elements are in.
  struct Spec {
    let place: String
    let path: String
    let answer: String
    let steps: [Question]
    let placement: [String]
  }

  /// A link to a spec on the page.
  struct Link {
    let place: String
    let path: String
  }

  /// The outermost spec with its size; `place` is `nil` where the page does not show it.
  struct Outermost {
    let place: String?
    let path: String
    let answer: String
  }

  /// A measurement of a node: the size range it was given, its steps, and its size.
  struct Question {
    let question: String
    let steps: [String]
    let hasSteps: Bool
    let answer: String

    init(_ explained: ExplainedQuestion) {
      question = explained.question.typeset
      steps = explained.steps.map(\.typeset)
      hasSteps = !steps.isEmpty
      answer = explained.answer.typeset
    }
  }

  /// Explains as many elements as fit into about `bytes` bytes of a page, those in `first` before
  /// others, and these at least in short form.
  init?(
    _ explanation: ContainerExplanation, elements compared: [ElementComparison],
    first: Set<String>, lines: ListedLines, number: Int, engines: [Engine], bytes: Int
  ) {
    let nodes = explanation.spec ?? []
    let places = Dictionary(
      nodes.enumerated().map { ($1.path, "spec-\(number)-\($0)") }
    ) { first, _ in first }
    let writer = ElementWriter(
      explanation: explanation, places: places, lines: lines, number: number,
      compared: Dictionary(compared.map { ($0.element, $0) }) { first, _ in first })
    var size = 0
    var specs: [Spec] = []
    for node in nodes where node.element == nil {
      specs.append(Spec(node, place: places[node.path] ?? ""))
      size += Self.size(of: node)
    }
    // Where the specs alone are too large, elements are explained without them.
    if size > bytes / 2 { (specs, size) = ([], 0) }
    var elements: [Element] = []
    let all = Array(explanation.elements.enumerated())
    let isFirst = all.map { first.contains($0.element) }
    let order = zip(all, isFirst).filter(\.1) + zip(all, isFirst).filter { !$0.1 }
    for ((index, name), _) in order where size < bytes || first.contains(name) {
      var (element, length) = writer.element(name, index: index, linksSpecs: !specs.isEmpty)
      if size + length > bytes {
        guard first.contains(name) || elements.isEmpty else { continue }
        (element, length) = writer.element(name, index: index, linksSpecs: false, isShort: true)
      }
      elements.append(element)
      size += length
    }
    guard !elements.isEmpty else { return nil }
    (hasSpec, hasConstraints) = (engines.contains(.spec), engines.contains(.constraints))
    self.elements = elements
    self.specs = specs
    hasSpecs = !specs.isEmpty
    let missing = explanation.elements.count - elements.count
    notExplained = missing == 0 ? nil : missing
    self.size = size
  }

  /// The link target of an element's explanation; `nil` where there is none.
  func place(of element: String) -> String? {
    elements.first { $0.name == element }?.place
  }

  /// The link target of a part of the layout spec; `nil` where there is none.
  func place(of node: ExplainedNode) -> String? {
    node.element.map { place(of: $0) } ?? specs.first { $0.path == node.path }?.place
  }

  static func size(of node: ExplainedNode) -> Int {
    let lines = node.questions.flatMap { [$0.question, $0.answer] + $0.steps } + node.placement
    return lines.reduce(200) { $0 + $1.text.utf8.count + 12 }
  }
}

/// Gathers the explanation of one element.
private struct ElementWriter {
  let explanation: ContainerExplanation
  let places: [String: String]
  let lines: ListedLines
  let number: Int
  /// The elements by their names.
  let compared: [String: ElementComparison]

  func element(
    _ name: String, index: Int, linksSpecs: Bool, isShort: Bool = false
  ) -> (element: ExplanationSection.Element, size: Int) {
    let nodes = explanation.spec ?? []
    // The container has the size of the outermost spec.
    let node = name == "superview" ? nodes.first : nodes.first { $0.element == name }
    let determined = explanation.constraints?.first { $0.element == name }
    let isSpec = node?.element == nil
    let questions = isSpec || isShort ? [] : node?.questions ?? []
    let around = isSpec ? nil : node.flatMap { closestSpec(around: $0.path) }
    let element = ExplanationSection.Element(
      place: "why-\(number)-\(index)", name: name, frame: frameText(name, determined),
      steps: questions.map { ExplanationSection.Question($0) }, isExplainedBySpec: node != nil,
      placement: isShort ? [] : node?.placement.map(\.typeset) ?? [],
      parent: linksSpecs ? around.map { link($0) } : nil,
      outermost: name == "superview" ? node.map { outermost($0, isLinked: linksSpecs) } : nil,
      edges: edges(determined?.edges ?? [], isShort: isShort), hasEdges: determined != nil,
      ambiguities: explanation.ambiguities.first { $0.element == name }?.phrases
        .map { lines.linked($0) } ?? [])
    let texts = element.edges.flatMap { [$0.sentence] + $0.terms }
    let size =
      texts.reduce(600) { $0 + $1.size + 14 }
      + element.ambiguities.reduce(0) { $0 + $1.size + 14 }
    return (element, size + (isShort ? 0 : node.map(ExplanationSection.size) ?? 0))
  }

  private func edges(_ edges: [EdgeExplanation], isShort: Bool) -> [ExplanationSection.Edge] {
    guard isShort else {
      return edges.map {
        .init(sentence: lines.linked($0.sentence), terms: $0.parts.map { lines.linked($0) })
      }
    }
    func cut(_ phrase: Phrase) -> LinkedText {
      let text = phrase.text
      let short = text.cut(to: SizeLimits.shortCharacters)
      return lines.linked(short == text ? phrase : Phrase(short))
    }
    return edges.prefix(SizeLimits.shortEdges).map { edge in
      let missing = edge.parts.count - SizeLimits.shortTerms
      let more = missing > 0 ? [lines.linked("and \(missing) more" as Phrase)] : []
      return .init(
        sentence: cut(edge.sentence),
        terms: edge.parts.prefix(SizeLimits.shortTerms).map(cut) + more)
    }
  }

  /// The frames of the element in both notations.
  private func frameText(_ name: String, _ determined: ElementExplanation?) -> String {
    if let element = compared[name] {
      let (spec, constraints) = (element.spec.words, element.constraints.words)
      return spec == constraints
        ? "spec and constraints: \(spec)" : "spec: \(spec); constraints: \(constraints)"
    }
    guard let determined else { return "" }
    return "constraints: \(determined.frame.words)"
  }

  /// The closest spec around a path: `inset[0].stack` for `inset[0].stack[1].title`.
  private func closestSpec(around path: String) -> ExplainedNode? {
    let around = (explanation.spec ?? []).filter { node in
      node.element == nil && path.hasPrefix(node.path + "[")
    }
    return around.max { $0.path.utf8.count < $1.path.utf8.count }
  }

  private func outermost(
    _ node: ExplainedNode, isLinked: Bool
  ) -> ExplanationSection.Outermost {
    ExplanationSection.Outermost(
      place: isLinked && node.element == nil ? places[node.path] : nil, path: node.path,
      answer: node.questions.last?.answer.typeset ?? "")
  }

  private func link(_ node: ExplainedNode) -> ExplanationSection.Link {
    ExplanationSection.Link(place: places[node.path] ?? "", path: node.path)
  }
}

extension ExplanationSection.Spec {
  fileprivate init(_ node: ExplainedNode, place: String) {
    self.place = place
    path = node.path
    answer = node.questions.last?.answer.typeset ?? ""
    steps = node.questions.map(ExplanationSection.Question.init)
    placement = node.placement.map(\.typeset)
  }
}
