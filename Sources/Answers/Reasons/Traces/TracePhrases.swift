import Geometry
import LayoutConstraints
package import LayoutSpecs
import Layouts
package import Phrases

/// Sentences about the steps of a spec's layout, for people who want to know why.
package struct TracePhrases {
  let trace: LayoutTrace
  var register = Register.exact

  /// Writes about a layout.
  package init(trace: LayoutTrace, register: Register = .exact) {
    self.trace = trace
    self.register = register
  }

  /// A reason, as one sentence or several; none for what the register leaves out.
  package func sentences(_ reason: SpecReason) -> [Phrase] {
    switch reason {
    case .outermost:
      ["\(ConstraintSystem.containerName) is as large as the outermost spec, \(name(of: 0))."]
    case .allowed(let node, let axis, let range): allowed(range, axis, to: node).map { [$0] } ?? []
    case .neighbour(let neighbour): [self.neighbour(neighbour)]
    case .step(let step, let question): sentences(about: step, in: trace.questions[question])
    }
  }

  private func allowed(_ range: Interval, _ axis: Axis, to node: Int) -> Phrase? {
    let words = range.phrase(axis)
    switch register {
    case .exact: return "\(name(of: node)) is asked to be \(words)."
    case .plain: return range.isLimited ? "\(name(of: node)) may be \(words)." : nil
    }
  }

  private func neighbour(_ neighbour: SpecNeighbour) -> Phrase {
    let length: Phrase = "\(points: neighbour.length) \(neighbour.axis.adjective)"
    let end = neighbour.end
    let place: Phrase =
      register == .exact ? "ends at \(points: end)" : "ends \(points: end) into the stack"
    let gap: Phrase = neighbour.gap.points == "0" ? "" : ", and a gap of \(points: neighbour.gap)"
    return "After \(name(of: neighbour.node)), \(length), which \(place)\(gap)."
  }

  /// Everything about one node.
  func explanation(of node: Int) -> ExplainedNode {
    let traced = trace.nodes[node]
    return ExplainedNode(
      path: trace.path(of: node), element: traced.element,
      questions: traced.questions.map { question($0, of: traced) },
      placement: placement(of: node),
      frame: traced.element.flatMap { _ in traced.placement.map { Frame($0.frame) } })
  }

  /// The name of a node: an element's own, or its path, `stack[1].inset`; plainly, `the inset`, or with
  /// other words before the kind, `the outer inset`.
  package func name(of node: Int, article: String = "the") -> String {
    if let element = trace.nodes[node].element { return element }
    guard register == .plain else { return trace.path(of: node) }
    let kind = trace.nodes[node].kind
    return [.inset, .stack, .spacer].contains(kind)
      ? "\(article) \(kind.rawValue)" : "\(article) \(kind.rawValue) spec"
  }

  /// The names of some nodes as a list.
  func names(of nodes: some Sequence<Int>) -> String { nodes.map { name(of: $0) }.listed }

  private func question(_ index: Int, of node: TracedNode) -> ExplainedQuestion {
    let question = trace.questions[index]
    var words: Phrase = "It is asked to be \(question.range.phrase)."
    if let parent = question.parentSize { words += " Its percentages refer to \(parent.phrase)." }
    var steps = question.steps.flatMap { sentences(about: $0, in: question) }
    switch node.kind {
    case .wrapper: steps.append("A wrapper is as large as its largest child.")
    case .spacer: steps.append("A spacer is as small as allowed.")
    default: break
    }
    var answer = self.answer(to: question)
    if index == node.decidingQuestion, node.questions.count > 1 {
      answer += " This is its final answer."
    }
    return ExplainedQuestion(question: words, steps: steps, answer: answer)
  }

  private func answer(to question: TracedQuestion) -> Phrase {
    if question.rememberedFrom != nil {
      return "It was asked this before; the cached answer is \(question.size.phrase)."
    }
    let exact = question.sizeBeforeRounding.phrase
    let size = question.size.phrase
    return exact == size ? "It is \(size)." : "It is \(exact), rounded up to pixels: \(size)."
  }

  func sentences(about step: TraceStep, in question: TracedQuestion) -> [Phrase] {
    switch step {
    case .asked(let child): register == .plain ? [] : [asked(child, by: question)]
    case .style(let style): self.style(style).map { [$0] } ?? []
    case .content(let content): self.content(content).map { [$0] } ?? []
    case .inset(let inset): [self.inset(inset, of: question)]
    case .availableSize(let available): availableSize(available)
    case .fitting(let size, let isWhole): [fitting(size, isWhole: isWhole, question)]
    case .relative(let relative): self.relative(relative)
    case .ratio(let ratio): self.ratio(ratio)
    case .corner(let corner): [self.corner(corner)]
    case .stack, .basis, .crossRange, .lines, .flex, .crossSize, .linesStretched, .stretch,
      .linesPlaced, .itemsPlaced, .placed, .needed:
      stackPhrases(about: step, in: question)
    }
  }

  private func asked(_ index: Int, by asker: TracedQuestion) -> Phrase {
    let question = trace.questions[index]
    let node = trace.nodes[asker.node]
    let name = name(of: question.node)
    let known = question.rememberedFrom == nil ? "" : " (cached)"
    let isFollower =
      node.kind == .overlay && question.node > node.children.lowerBound
      || node.kind == .background && question.node == node.children.lowerBound
    if isFollower {
      return "\(name) gets exactly that size and is \(question.size.phrase)\(known)."
    }
    return "\(name), asked to be \(question.range.phrase), is \(question.size.phrase)\(known)."
  }

  private func placement(of node: Int) -> [Phrase] {
    guard let placement = trace.nodes[node].placement else { return [absence(of: node)] }
    var sentences: [Phrase] = []
    if trace.nodes[node].decidingQuestion == nil {
      sentences.append("No space is left for it, so it is not measured and stays 0 × 0.")
    }
    guard trace.nodes[node].element != nil else { return sentences }
    sentences += Axis.allCases.map { position(of: node, $0, placement) }
    let frame = placement.frame
    sentences.append("Its frame is \(frame.origin.phrase), \(frame.size.phrase).")
    return sentences
  }

  private func absence(of node: Int) -> Phrase {
    let unmeasured = trace.way(to: node).first {
      trace.nodes[$0].placement != nil && trace.nodes[$0].decidingQuestion == nil
    }
    guard let unmeasured else { return "It is not part of the layout." }
    return
      "It is not part of the layout, because \(name(of: unmeasured)) around it is not measured."
  }

  /// The sum of the positions on the path from the root, along one axis.
  private func position(of node: Int, _ axis: Axis, _ placement: TracedPlacement) -> Phrase {
    let terms = trace.way(to: node).compactMap { step -> Phrase? in
      guard let parent = trace.nodes[step].parent, let offset = trace.nodes[step].placement?.offset,
        offset[axis] != 0
      else { return nil }
      return "\(bare: offset[axis]) in \(name(of: parent))"
    }
    let (position, rounded) = (placement.position[axis], placement.frame.origin[axis])
    let sum = terms.isEmpty ? "0" : terms.joined(separator: " + ")
    var phrase: Phrase = "\(axis.coordinate): \(sum)"
    if terms.count > 1 { phrase += " = \(bare: position)" }
    if rounded.points != position.points { phrase += ", rounded up to pixels \(bare: rounded)" }
    return "\(phrase)."
  }
}
