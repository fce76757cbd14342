import Geometry
import LayoutConstraints
import Layouts
import Phrases
import Reasons

/// Asks a layout why its values are what they are, and puts the answers into words.
struct ConstraintExplainer {
  let names: ConditionNames
  /// The counter of programs that are solved, as layouts, which ends them; `nil` without an end.
  var work: LayoutWork?

  /// The names that can be explained: the container, its views, and guides that authors can name.
  var elements: [String] { names.system.explainableItems }

  /// One line about each element: its frame and what determines each edge.
  func lines(for elements: [String]) throws(ConstraintError) -> [ExplainedElement] {
    let answers = try edgeReasons(of: elements)
    var lines: [ExplainedElement] = []
    for (element, reasons) in zip(elements, answers) {
      let frame = try frame(of: element)
      let edges = reasons.map(phrase(for:)).joined(separator: "; ")
      lines.append(
        ExplainedElement(
          element: element, frame: Frame(frame),
          sentence: "\(element) is at \(frame.phrase): \(edges).", edges: []))
    }
    return lines
  }

  private func phrase(for because: Because) -> Phrase {
    let edge = because.anchor.attribute.rawValue
    let places = names.places(of: because.causes.flatMap { $0.conditions })
    if because.isAmbiguous {
      return places.parts.isEmpty ? "\(edge) ambiguous" : "\(edge) ambiguous, here by \(places)"
    }
    return places.parts.isEmpty ? "\(edge) 0" : "\(edge) by \(places)"
  }

  /// Everything about some edges of an element, including the effect of other constants.
  func element(
    _ element: String, _ attributes: [Constraint.Attribute], guide: Constraint.Guide? = nil
  ) throws(ConstraintError) -> ExplainedElement {
    let frame = try frame(of: element)
    return ExplainedElement(
      element: element, frame: Frame(frame), sentence: "\(element) is at \(frame.phrase).",
      edges: try edges(because(attributes, of: element, guide: guide, isChecked: true)))
  }

  /// The edges of several elements, without the effect of other constants.
  func elements(_ elements: [String]) throws(ConstraintError) -> [ExplainedElement] {
    let answers = try edgeReasons(of: elements)
    var explained: [ExplainedElement] = []
    for (element, reasons) in zip(elements, answers) {
      let frame = try frame(of: element)
      explained.append(
        ExplainedElement(
          element: element, frame: Frame(frame), sentence: "\(element) is at \(frame.phrase).",
          edges: try edges(reasons)))
    }
    return explained
  }

  /// The reasons for the left, top, right and bottom edge of each element.
  ///
  /// One query for all of them, since each query costs a large part of a layout.
  private func edgeReasons(of elements: [String]) throws(ConstraintError) -> [[Because]] {
    let attributes: [Constraint.Attribute] = [.left, .top, .right, .bottom]
    let anchors = elements.flatMap { element in
      let item = names.system.index(of: element) ?? ConstraintSystem.container
      return attributes.map { Constraint.Anchor(item: item, attribute: $0) }
    }
    let answers = try names.layout.because(of: anchors, isChecked: false)
    return elements.indices.map { index in
      Array(answers[attributes.count * index..<attributes.count * (index + 1)])
    }
  }

  /// The ambiguous values of an element; `nil` where there are none.
  func ambiguity(of element: String) throws(ConstraintError) -> ExplainedAmbiguity? {
    guard names.layout.isAmbiguous(element), takes(4),
      let ambiguity = try names.layout.ambiguity(of: element)
    else { return nil }
    return ExplainedAmbiguity(
      element: element, movesWith: ambiguity.movesWith,
      values: ambiguity.values.map { value in
        ExplainedAmbiguousValue(
          named: NamedAmbiguousValue(value, of: element, names),
          witnesses: [value.smallest, value.largest].map { witness in
            ExplainedWitness(
              value: witness.value, isUnbounded: witness.isUnbounded,
              frames: Dictionary(
                zip(witness.layout.elements, witness.layout.frames.map(Frame.init))
              ) { first, _ in first },
              sentence: sentence(witness, of: "\(element).\(value.variable.rawValue)"))
          })
      })
  }

  /// The frames of a witness that differ from the chosen layout; `nil` where none does.
  private func sentence(_ witness: Witness, of name: String) -> Phrase? {
    let chosen = NamedFrames(names.layout.rawLayout)
    let moved = zip(witness.layout.elements, witness.layout.frames).filter { element, frame in
      let before = chosen[element]
      return before != frame && before?.phrase != frame.phrase
    }
    let frames = moved.map { element, frame -> Phrase in "\(element) at \(frame.phrase)" }
    let limit = witness.isUnbounded ? " (unbounded)" : ""
    let value: Phrase = "\(name) \(points: witness.value)\(limit)"
    return frames.isEmpty ? nil : "\(value): \(frames.joined(separator: "; "))"
  }

  /// Whether an ambiguity belongs to the findings.
  ///
  /// Guides of an author's are usually ambiguous, so they are explained only on request.
  func isFinding(_ ambiguity: ExplainedAmbiguity) -> Bool {
    guard let item = names.system.index(of: ambiguity.element) else { return false }
    let kind = names.system.items[item].kind
    return kind == .view || kind == .contentLayoutGuide && !ambiguity.values.isEmpty
  }

  private func because(
    _ attributes: [Constraint.Attribute], of element: String, guide: Constraint.Guide? = nil,
    isChecked: Bool
  ) throws(ConstraintError) -> [Because] {
    let item = names.system.index(of: element) ?? ConstraintSystem.container
    let anchors = attributes.map { Constraint.Anchor(item: item, guide: guide, attribute: $0) }
    let because = try names.layout.because(of: anchors, isChecked: false)
    guard isChecked, takes(2 * because.reduce(0) { $0 + $1.causes.count }) else { return because }
    return try names.layout.because(of: anchors, isChecked: true)
  }

  /// Counts programs that are about to be solved; answers false where there are not as many left.
  private func takes(_ layouts: Int) -> Bool { work?.takes(layouts) != false }

  private func edges(_ all: [Because]) throws(ConstraintError) -> [ExplainedEdge] {
    var edges: [ExplainedEdge] = []
    for because in all { edges.append(try edge(because)) }
    return edges
  }

  private func edge(_ because: Because) throws(ConstraintError) -> ExplainedEdge {
    let sentences = EdgeReasonPhrases(names: names, because: because)
    return ExplainedEdge(
      edge: because.anchor.words, value: because.value, isAmbiguous: because.isAmbiguous,
      sentence: "\(sentences.sum).", offset: sentences.offset,
      causes: because.causes.map { cause in
        var constraint: Int?
        if case .constraint(let index) = cause.conditions.first { constraint = index }
        return ExplainedCause(
          line: constraint.flatMap(names.line), rule: constraint.map(names.system.text),
          origin: constraint.flatMap { index in
            let constraint = names.system.constraints[index]
            return constraint.source == .author ? constraint.origin : nil
          },
          contribution: cause.contribution, pointsPerPoint: cause.pointsPerPoint,
          followsBothWays: cause.followsBothWays, sentence: sentences.part(cause),
          source: sentences.source(of: cause),
          effect: sentences.effect(cause))
      },
      alsoSaid: try redundantConstraints(beside: because).map {
        "\(names.phrase(of: .constraint($0))) says the same"
      })
  }

  /// The frame of a view in the layout; for a guide the solver's frame, which is not rounded.
  private func frame(of element: String) throws(ConstraintError) -> CGRect {
    let layout = names.layout.layout
    if let frame = layout.frame(of: element) { return frame }
    guard let item = names.system.index(of: element), !names.system.items[item].isView else {
      return CGRect(origin: .zero, size: layout.size)
    }
    let values = try because([.left, .top, .width, .height], of: element, isChecked: false)
      .map { $0.value }
    return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }
}

extension ConstraintSystem {
  /// The names of the items that an author can name, in the order of the system.
  var explainableItems: [String] {
    items.filter { item in
      if case .stackGuide = item.kind { return false }
      return true
    }.map { $0.name }
  }
}

extension ConstraintExplainer {
  /// The required equations of an author that determine a value too, besides its causes: all their
  /// places have the same values without them.
  ///
  /// The causes are one sufficient set of conditions. An author may expect another constraint that
  /// would be sufficient too.
  func redundantConstraints(beside because: Because) throws(ConstraintError) -> [Int] {
    guard !because.isAmbiguous else { return [] }
    var same: [Int] = []
    for (index, constraint) in names.system.constraints.enumerated() {
      guard constraint.isRequiredEquation, !because.causes.contains(where: { $0.has(index) }),
        !names.layout.conflictSets.contains(where: { $0.broken == index })
      else { continue }
      let places = constraint.places
      let others = places.filter { !isSame($0, because.anchor) }
      // Among three or four places, one that occurs twice may cancel out.
      guard others.count < places.count, places.count < 3 || others.count == places.count - 1
      else { continue }
      guard work?.takes(1) != false else { return same }
      let reasons = try names.layout.because(of: others, isChecked: false)
      let isHeldWithoutIt = reasons.allSatisfy { reason in
        !reason.isAmbiguous && !reason.causes.contains { $0.has(index) }
      }
      if isHeldWithoutIt { same.append(index) }
    }
    return same
  }

  /// Whether two anchors are the same place; leading equals left where no item has its own reading
  /// direction.
  private func isSame(_ first: Constraint.Anchor, _ second: Constraint.Anchor) -> Bool {
    guard first.item == second.item, first.guide == second.guide else { return false }
    return side(first.attribute) == side(second.attribute)
  }

  private func side(_ attribute: Constraint.Attribute) -> Constraint.Attribute {
    guard names.system.items.allSatisfy({ $0.direction == nil }) else { return attribute }
    return attribute.physical(readsRightToLeft: names.system.direction == .rightToLeft)
  }
}

extension Constraint {
  fileprivate var isRequiredEquation: Bool {
    isActive && relation == .equal && priority >= Priority.required && source.isWritten
  }
}

extension ValueCause {
  fileprivate func has(_ constraint: Int) -> Bool {
    conditions.contains(.constraint(constraint))
  }
}
