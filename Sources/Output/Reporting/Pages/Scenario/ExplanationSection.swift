import Explaining
import Geometry
import Layouts
import Phrases
import Reasons
import RecordWords
import RunRecords
import Scenarios

/// Why each element is where it is in one container: the layout spec as an outline, and for each element
/// how both notations get its frame.
struct ExplanationSection {
  /// The container's own frame, then the specs and elements in the order of the layout spec, then
  /// elements that it does not have.
  let entries: [Entry]
  /// The container that is explained.
  let explainedPlace: String
  /// The command that explains another container, where there is one.
  let otherCommand: String?
  /// How many elements are left out to keep the page small; `nil` where none is.
  let notExplained: Int?

  /// A spec, or an element.
  struct Entry {
    let place: String
    /// The class of its depth in the layout spec.
    let depth: String
    let entryName: String
    let entryText: String
    let isElement: Bool
    let questions: [Question]
    let placement: String?
    let edges: [Edge]
    let hasEdges: Bool
    /// Its ambiguous values with their reasons.
    let ambiguities: [LinkedText]
    /// Its approximate size on the page, in bytes.
    fileprivate let size: Int
  }

  /// An edge in the constraints.
  struct Edge {
    let edgeName: String
    /// Its place, and what adds up to that.
    let edgeText: LinkedText
  }

  /// A measurement of a node: the size range it was given, its steps, and its size.
  struct Question {
    let asked: String?
    let askedSteps: [String]
    let hasSteps: Bool

    /// Few steps are one paragraph with the rest; other entries may have the question and the answer.
    init(_ explained: ExplainedQuestion, hasQuestion: Bool = true, hasAnswer: Bool = true) {
      let steps = explained.steps.map(\.typeset)
      let (question, answer) = (explained.question.typeset, explained.answer.typeset)
      hasSteps = steps.count > 2
      let (start, end) = (hasQuestion ? [question] : [], hasAnswer ? [answer] : [])
      let sentences = hasSteps ? start : start + steps + end
      asked = sentences.isEmpty ? nil : sentences.joined(separator: " ")
      askedSteps = hasSteps ? steps + end : []
    }
  }

  /// Explains as many elements as fit into about `bytes` bytes of a page, those in `first` before
  /// others, and these at least in short form.
  init?(
    _ explanation: ContainerExplanation, elements compared: [ElementComparison],
    first: Set<String>, lines: ListedLines, command: String?, bytes: Int
  ) {
    let writer = EntryWriter(
      explanation: explanation, lines: lines,
      compared: Dictionary(compared.map { ($0.element, $0) }) { first, _ in first })
    let specs = (explanation.spec ?? []).enumerated().filter { $1.element == nil }.map {
      writer.spec($1, index: $0)
    }
    var size = specs.reduce(0) { $0 + $1.size }
    // Where the specs alone are too large, elements are explained without them.
    let showsSpecs = size <= bytes / 2
    if !showsSpecs { size = 0 }
    var found: [String: Entry] = [:]
    let names = explanation.elements
    let ordered = names.filter(first.contains) + names.filter { !first.contains($0) }
    for name in ordered where size < bytes || first.contains(name) {
      var entry = writer.element(name)
      if size + entry.size > bytes {
        guard first.contains(name) || found.isEmpty else { continue }
        entry = writer.element(name, isShort: true)
      }
      found[name] = entry
      size += entry.size
    }
    guard !found.isEmpty else { return nil }
    let nodes = explanation.spec ?? []
    let inSpec = Set(nodes.compactMap(\.element))
    let outside = names.filter { !inSpec.contains($0) }
    let own = nodes.enumerated().compactMap { index, node -> Entry? in
      if let element = node.element { return found[element] }
      return showsSpecs ? specs.first { $0.place == EntryWriter.place(ofSpec: index) } : nil
    }
    let isContainer = { (name: String) in name == "superview" }
    entries =
      outside.filter(isContainer).compactMap { found[$0] } + own
      + outside.filter { !isContainer($0) }.compactMap { found[$0] }
    explainedPlace = explanation.container.sizeText
    otherCommand = command
    let missing = names.count - found.count
    notExplained = missing == 0 ? nil : missing
  }

  /// The link target of an element's explanation; `nil` where there is none.
  func place(of element: String) -> String? {
    entries.first { $0.isElement && $0.entryName == element }?.place
  }
}

/// Gathers the explanation of one element or spec.
private struct EntryWriter {
  let explanation: ContainerExplanation
  let lines: ListedLines
  /// The elements by their names.
  let compared: [String: ElementComparison]

  static func place(ofSpec index: Int) -> String { "spec-\(index)" }

  func spec(_ node: ExplainedNode, index: Int) -> ExplanationSection.Entry {
    let size = (node.box ?? node.frame).map { "\($0.width.points) × \($0.height.points)" }
    return ExplanationSection.Entry(
      place: Self.place(ofSpec: index), depth: Self.depth(of: node),
      entryName: node.path.split(separator: ".").last.map(String.init) ?? node.path,
      entryText: size ?? node.questions.last?.answer.typeset ?? "", isElement: false,
      questions: node.questions.enumerated().map {
        // Its parent says what it asks once; of several questions, each follows here.
        ExplanationSection.Question(
          $1, hasQuestion: index == 0 || node.questions.count > 1,
          hasAnswer: size == nil || $0 + 1 < node.questions.count)
      },
      placement: node.placement.isEmpty
        ? nil : node.placement.map(\.typeset).joined(separator: " "),
      edges: [], hasEdges: false, ambiguities: [], size: Self.size(of: node))
  }

  func element(_ name: String, isShort: Bool = false) -> ExplanationSection.Entry {
    let node = explanation.spec?.first { $0.element == name }
    let determined = explanation.constraints?.first { $0.element == name }
    let edges = self.edges(determined?.edges ?? [], of: name, isShort: isShort)
    let ambiguities =
      explanation.ambiguities.first { $0.element == name }?.phrases.map { lines.linked($0) } ?? []
    // The last sentence is its frame, which is in the heading.
    let placement = isShort ? [] : node?.placement.dropLast().map(\.typeset) ?? []
    let texts = edges.map(\.edgeText) + ambiguities
    return ExplanationSection.Entry(
      place: "why-\(explanation.elements.firstIndex(of: name) ?? 0)",
      depth: node.map(Self.depth) ?? "d0", entryName: name,
      entryText: frameText(name, determined), isElement: true,
      questions: isShort ? [] : questions(of: node),
      placement: placement.isEmpty ? nil : placement.joined(separator: " "),
      edges: edges, hasEdges: !edges.isEmpty, ambiguities: ambiguities,
      size: texts.reduce(300) { $0 + $1.size + 40 }
        + (isShort ? 0 : node.map(Self.size) ?? 0))
  }

  /// What the element was asked; where it was asked once, the spec around it says that.
  private func questions(of node: ExplainedNode?) -> [ExplanationSection.Question] {
    guard let node else { return [] }
    let isTold = node.questions.count == 1 && node.path.contains(".")
    return node.questions.compactMap { question in
      if isTold, question.steps.isEmpty { return nil }
      return ExplanationSection.Question(question, hasQuestion: !isTold, hasAnswer: !isTold)
    }
  }

  private static func depth(of node: ExplainedNode) -> String {
    "d\(min(node.path.split(separator: ".").count - 1, 12))"
  }

  private static func size(of node: ExplainedNode) -> Int {
    let lines = node.questions.flatMap { [$0.question, $0.answer] + $0.steps } + node.placement
    return lines.reduce(200) { $0 + $1.text.utf8.count + 12 }
  }

  private func edges(
    _ edges: [EdgeExplanation], of name: String, isShort: Bool
  ) -> [ExplanationSection.Edge] {
    let terms = edges.map { edge in
      let all = edge.parts.map { $0.inShort(lines) }
      return all.allSatisfy(\.isZero) ? all : all.filter { !$0.isZero }
    }
    return edges.enumerated().prefix(isShort ? SizeLimits.shortEdges : .max).compactMap {
      index, edge in
      var own = terms[index]
      if own.isEmpty { return nil }
      // The far edge is often the near one and a size.
      let near = index % 4 >= 2 && terms.indices.contains(index - 2) ? terms[index - 2] : []
      if near.count > 1, own.starts(with: near) || near.allSatisfy(own.contains) {
        own.removeAll(where: near.contains)
        own.insert(Phrase(edges[index - 2].edge), at: 0)
      }
      let most = isShort ? SizeLimits.shortTerms : own.count
      let sum = own.prefix(most) + (own.count > most ? ["\(own.count - most) more"] : [])
      return ExplanationSection.Edge(
        edgeName: edge.edge,
        edgeText: lines.linked(
          "\(edge.sentence.ofPlace("\(name).\(edge.edge)")): \(Array(sum).joined(separator: ", "))")
      )
    }
  }

  /// The frames of the element in both notations.
  private func frameText(_ name: String, _ determined: ElementExplanation?) -> String {
    if let element = compared[name] {
      let (spec, constraints) = (element.spec.words, element.constraints.words)
      return spec == constraints ? spec : "spec: \(spec); constraints: \(constraints)"
    }
    return determined?.frame.words ?? ""
  }
}

extension Phrase {
  /// The place of an edge without its name and its sum: ` is 56 pt` of `title.left is 56 pt = 40 + 16.`.
  fileprivate func ofPlace(_ name: String) -> Phrase {
    var kept: [Part] = []
    for (index, part) in parts.enumerated() {
      guard case .words(var words) = part else {
        kept.append(part)
        continue
      }
      if index == 0, words.hasPrefix(name) { words.removeFirst(name.count) }
      if let sign = words.range(of: " = ") {
        return Phrase(parts: kept + [.words(String(words[..<sign.lowerBound]))])
      }
      kept.append(.words(words))
    }
    return Phrase(parts: kept).withoutFullStop
  }

  /// Whether it is a term that adds nothing, and only passes a place on.
  fileprivate var isZero: Bool { parts.first == .number("0") }

  /// A term without what the page has elsewhere: the rule after its line, and numbers of a content.
  fileprivate func inShort(_ lines: ListedLines) -> Phrase {
    var kept: [Part] = []
    for part in parts {
      switch part {
      case .line(let line) where lines.texts[line] != nil: return Phrase(parts: kept + [part])
      case .words(let words):
        guard let comma = words.range(of: ", ") else {
          kept.append(part)
          continue
        }
        return Phrase(parts: kept + [.words(String(words[..<comma.lowerBound]))])
      default: kept.append(part)
      }
    }
    return self
  }
}
