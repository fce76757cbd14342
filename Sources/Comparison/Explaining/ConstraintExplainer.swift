import Foundation
import Geometry
import LayoutConstraints

/// Asks a layout why, and puts the answers into words.
struct ConstraintExplainer {
  let words: ConditionWords

  /// All that can be explained: the container and the views in it.
  var elements: [String] {
    [words.name(ConstraintSystem.container)] + words.layout.layout.elements
  }

  /// One line about an element: its frame and what holds each edge.
  func line(for element: String) throws(ConstraintError) -> ExplainedElement {
    let edges: [Constraint.Attribute] = [.left, .top, .right, .bottom]
    let held = try because(edges, of: element, isChecked: false).map { because in
      let edge = because.anchor.attribute.rawValue
      if because.isOpen { return "\(edge) open" }
      let places = words.places(of: because.causes.flatMap(\.conditions))
      return places.isEmpty ? "\(edge) 0" : "\(edge) by \(places)"
    }
    let frame = frame(of: element)
    return ExplainedElement(
      element: element, frame: Frame(frame),
      sentence: "\(element) is at \(frame.words): \(held.joined(separator: "; ")).", edges: [])
  }

  /// Everything about some edges of an element.
  func element(
    _ element: String, _ attributes: [Constraint.Attribute]
  ) throws(ConstraintError) -> ExplainedElement {
    let frame = frame(of: element)
    return ExplainedElement(
      element: element, frame: Frame(frame), sentence: "\(element) is at \(frame.words).",
      edges: try because(attributes, of: element, isChecked: true).map(edge))
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
          cause: sentences.words(value.cause), ties: ties(of: value.cause),
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

  private func ties(of cause: OpenValue.Cause) -> [ExplainedTie] {
    guard case .tie(let ties) = cause else { return [] }
    return ties.map {
      ExplainedTie(priority: $0.priority, between: $0.conditions.map(words.words))
    }
  }

  private func because(
    _ attributes: [Constraint.Attribute], of element: String, isChecked: Bool
  ) throws(ConstraintError) -> [Because] {
    let item = words.system.index(of: element) ?? ConstraintSystem.container
    let anchors = attributes.map { Constraint.Anchor(item: item, attribute: $0) }
    return try words.layout.because(of: anchors, isChecked: isChecked)
  }

  private func edge(_ because: Because) -> ExplainedEdge {
    let sentences = BecauseSentences(words: words, because: because)
    return ExplainedEdge(
      edge: because.anchor.attribute.rawValue, value: because.value, isOpen: because.isOpen,
      sentence: "\(sentences.sum).", offset: sentences.offset,
      causes: because.causes.map { cause in
        var constraint: Int?
        if case .constraint(let index) = cause.conditions.first { constraint = index }
        return ExplainedCause(
          line: constraint.flatMap(words.line), rule: constraint.map(words.system.text),
          contribution: cause.contribution, pointsPerPoint: cause.pointsPerPoint,
          holdsBothWays: cause.holdsBothWays, sentence: sentences.part(cause),
          effect: sentences.effect(cause))
      })
  }

  private func frame(of element: String) -> CGRect {
    let layout = words.layout.layout
    return layout.frame(of: element) ?? CGRect(origin: .zero, size: layout.size)
  }
}
