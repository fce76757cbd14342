import Foundation
import Geometry
import LayoutConstraints

/// Asks a layout why, and puts the answers into words.
struct ConstraintExplainer {
  let words: ConditionWords

  /// All that can be explained: the container, the views in it, and guides that authors name.
  var elements: [String] { words.system.explainableItems }

  /// One line about each element: its frame and what holds each edge.
  ///
  /// The edges of all are asked for at once: to ask costs as much as a large part of a layout.
  func lines(for elements: [String]) throws(ConstraintError) -> [ExplainedElement] {
    let edges: [Constraint.Attribute] = [.left, .top, .right, .bottom]
    let anchors = elements.flatMap { element in
      let item = words.system.index(of: element) ?? ConstraintSystem.container
      return edges.map { Constraint.Anchor(item: item, attribute: $0) }
    }
    let answers = try words.layout.because(of: anchors, isChecked: false)
    var lines: [ExplainedElement] = []
    for (index, element) in elements.enumerated() {
      let held = answers[edges.count * index..<edges.count * (index + 1)].map(words(onHolding:))
      let frame = try frame(of: element)
      lines.append(
        ExplainedElement(
          element: element, frame: Frame(frame),
          sentence: "\(element) is at \(frame.words): \(held.joined(separator: "; ")).", edges: []))
    }
    return lines
  }

  private func words(onHolding because: Because) -> String {
    let edge = because.anchor.attribute.rawValue
    if because.isAmbiguous { return "\(edge) open" }
    let places = words.places(of: because.causes.flatMap(\.conditions))
    return places.isEmpty ? "\(edge) 0" : "\(edge) by \(places)"
  }

  /// Everything about some edges of an element.
  func element(
    _ element: String, _ attributes: [Constraint.Attribute], guide: Constraint.Guide? = nil
  ) throws(ConstraintError) -> ExplainedElement {
    let frame = try frame(of: element)
    return ExplainedElement(
      element: element, frame: Frame(frame), sentence: "\(element) is at \(frame.words).",
      edges: try edges(because(attributes, of: element, guide: guide, isChecked: true)))
  }

  /// The edges of several elements, asked for at once, and without trying other constants.
  func elements(_ elements: [String]) throws(ConstraintError) -> [ExplainedElement] {
    let attributes: [Constraint.Attribute] = [.left, .top, .right, .bottom]
    let anchors = elements.flatMap { element in
      let item = words.system.index(of: element) ?? ConstraintSystem.container
      return attributes.map { Constraint.Anchor(item: item, attribute: $0) }
    }
    let answers = try words.layout.because(of: anchors, isChecked: false)
    var explained: [ExplainedElement] = []
    for (index, element) in elements.enumerated() {
      let frame = try frame(of: element)
      let own = Array(answers[attributes.count * index..<attributes.count * (index + 1)])
      explained.append(
        ExplainedElement(
          element: element, frame: Frame(frame), sentence: "\(element) is at \(frame.words).",
          edges: try edges(own)))
    }
    return explained
  }

  /// What is open about an element; `nil` where that is nothing.
  func ambiguity(of element: String) throws(ConstraintError) -> ExplainedAmbiguity? {
    guard let open = try words.layout.ambiguity(of: element) else { return nil }
    let sentences = FindingSentences(words: words)
    return ExplainedAmbiguity(
      element: element, movesWith: open.movesWith,
      values: open.values.map { value in
        ExplainedOpenValue(
          value: value.variable.rawValue, chosen: value.chosen,
          cause: sentences.words(value), ties: ties(of: value.cause),
          witnesses: [value.smallest, value.largest].map { witness in
            ExplainedWitness(
              value: witness.value, isUnbounded: witness.isUnbounded,
              frames: Dictionary(
                zip(witness.layout.elements, witness.layout.frames.map(Frame.init))
              ) { first, _ in first },
              sentence: sentences.sentence(witness, of: "\(element).\(value.variable.rawValue)"))
          }, sentence: sentences.sentence(value, of: element))
      },
      sentence: open.movesWith.map {
        "\(element) is open because \($0) is: it moves with it, and is fixed inside it."
      })
  }

  /// Whether it belongs to the findings: guides of an author's are open as a rule, and told
  /// only where they are asked for.
  func isFinding(_ open: ExplainedAmbiguity) -> Bool {
    guard let item = words.system.index(of: open.element) else { return false }
    let kind = words.system.items[item].kind
    return kind == .view || kind == .contentLayoutGuide && !open.values.isEmpty
  }

  private func ties(of cause: AmbiguousValue.Cause) -> [ExplainedTie] {
    guard case .tie(let ties) = cause else { return [] }
    return ties.map {
      ExplainedTie(priority: $0.priority, between: $0.conditions.map(words.words))
    }
  }

  private func because(
    _ attributes: [Constraint.Attribute], of element: String, guide: Constraint.Guide? = nil,
    isChecked: Bool
  ) throws(ConstraintError) -> [Because] {
    let item = words.system.index(of: element) ?? ConstraintSystem.container
    let anchors = attributes.map { Constraint.Anchor(item: item, guide: guide, attribute: $0) }
    return try words.layout.because(of: anchors, isChecked: isChecked)
  }

  private func edges(_ all: [Because]) throws(ConstraintError) -> [ExplainedEdge] {
    var edges: [ExplainedEdge] = []
    for because in all { edges.append(try edge(because)) }
    return edges
  }

  private func edge(_ because: Because) throws(ConstraintError) -> ExplainedEdge {
    let sentences = BecauseSentences(words: words, because: because)
    return ExplainedEdge(
      edge: because.anchor.words, value: because.value, isOpen: because.isAmbiguous,
      sentence: "\(sentences.sum).", offset: sentences.offset,
      causes: because.causes.map { cause in
        var constraint: Int?
        if case .constraint(let index) = cause.conditions.first { constraint = index }
        return ExplainedCause(
          line: constraint.flatMap(words.line), rule: constraint.map(words.system.text),
          contribution: cause.contribution, pointsPerPoint: cause.pointsPerPoint,
          holdsBothWays: cause.followsBothWays, sentence: sentences.part(cause),
          effect: sentences.effect(cause))
      },
      alsoSaid: try constraintsThatSayTheSame(as: because).map {
        "\(words.words(.constraint($0))) says the same"
      })
  }

  /// The frame of a view as the layout has it, and that of a guide as the solver gave it.
  private func frame(of element: String) throws(ConstraintError) -> CGRect {
    let layout = words.layout.layout
    if let frame = layout.frame(of: element) { return frame }
    guard let item = words.system.index(of: element), !words.system.items[item].isView else {
      return CGRect(origin: .zero, size: layout.size)
    }
    let values = try because([.left, .top, .width, .height], of: element, isChecked: false)
      .map(\.value)
    return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }
}

extension ConstraintSystem {
  /// The names of the items that an author can ask about, in the order of the system.
  var explainableItems: [String] {
    items.filter { item in
      if case .stackGuide = item.kind { return false }
      return true
    }.map(\.name)
  }
}

extension ConstraintExplainer {
  /// The required equations of an author that also hold a value, beside its causes: all their
  /// places are where they are without them.
  ///
  /// One set of conditions is the reason for a value, and an author may miss a constraint in it
  /// that would have done as well.
  func constraintsThatSayTheSame(as because: Because) throws(ConstraintError) -> [Int] {
    guard !because.isAmbiguous else { return [] }
    var same: [Int] = []
    for (index, constraint) in words.system.constraints.enumerated() {
      guard constraint.isRequiredEquation, !because.causes.contains(where: { $0.has(index) }),
        !words.layout.conflictSets.contains(where: { $0.broken == index })
      else { continue }
      let places = constraint.places
      let others = places.filter { !isSame($0, because.anchor) }
      // Among three or four places, one that comes twice may cancel out.
      guard others.count < places.count, places.count < 3 || others.count == places.count - 1
      else { continue }
      let reasons = try words.layout.because(of: others, isChecked: false)
      let isHeldWithoutIt = reasons.allSatisfy { reason in
        !reason.isAmbiguous && !reason.causes.contains { $0.has(index) }
      }
      if isHeldWithoutIt { same.append(index) }
    }
    return same
  }

  /// Whether two anchors are the same place; leading and left are where no item reads its own way.
  private func isSame(_ first: Constraint.Anchor, _ second: Constraint.Anchor) -> Bool {
    guard first.item == second.item, first.guide == second.guide else { return false }
    return side(first.attribute) == side(second.attribute)
  }

  private func side(_ attribute: Constraint.Attribute) -> Constraint.Attribute {
    guard words.system.items.allSatisfy({ $0.direction == nil }) else { return attribute }
    return attribute.physical(readsRightToLeft: words.system.direction == .rightToLeft)
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
