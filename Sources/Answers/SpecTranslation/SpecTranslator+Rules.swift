import Geometry
import LayoutConstraints
import LayoutSpecs

// The words that rules are written with.
extension SpecTranslator {
  /// The name of an item in a sentence; that of a guide is marked, since it may be gone in the end.
  func name(_ item: Int) -> String {
    let found = draft.items[item]
    return found.isGuide ? TranslationDraft.marked(found.name) : found.name
  }

  /// An edge or the middle of an item.
  func place(_ item: Int, _ place: Place, _ axis: Axis) -> Constraint.Anchor {
    Constraint.Anchor(item: item, attribute: place.attribute(along: axis))
  }

  /// The size of an item.
  func length(_ item: Int, _ axis: Axis) -> Constraint.Anchor {
    Constraint.Anchor(item: item, attribute: .length(along: axis))
  }

  /// Adds a group of rules and answers its index.
  mutating func addGroup(_ path: String, _ comment: String) -> Int {
    draft.groups.append(SpecTranslation.Group(path: path, comment: comment))
    return draft.groups.count - 1
  }

  /// Adds the rule `first relation multiplier × second + constant @priority`.
  ///
  /// What does not have to hold needs priorities; everything else is as exact as `translationClass`
  /// says.
  mutating func relate(
    _ first: Constraint.Anchor, _ relation: Constraint.Relation, _ second: Constraint.Anchor?,
    multiplier: Double = 1, constant: Double = 0, priority: Double = Priority.required,
    group: Int, as translationClass: TranslationClass = .exact
  ) {
    let constraint = Constraint(
      first, relation, second, multiplier: multiplier, constant: constant + 0, priority: priority)
    let isOptional = priority < Priority.required
    draft.rules.append(
      TranslationDraft.DraftRule(
        constraint: constraint, group: group,
        translationClass: isOptional ? max(.priorities, translationClass) : translationClass))
  }

  /// Adds the rule that the size of `item` relates to a length.
  mutating func bound(
    _ item: Int, _ axis: Axis, _ relation: Constraint.Relation, _ length: LengthExpression,
    priority: Double = Priority.required, group: Int
  ) {
    let first = self.length(item, axis)
    if length.isConstant {
      relate(first, relation, nil, constant: length.constant, priority: priority, group: group)
    } else {
      relate(
        first, relation, self.length(length.item, axis), multiplier: length.multiplier,
        constant: length.constant, priority: priority, group: group)
    }
  }

  /// Adds the rules that both edges of `item` lie on those of `other`.
  mutating func pin(
    _ item: Int, to other: Int, along axis: Axis, before: Double = 0, after: Double = 0, group: Int
  ) {
    relate(
      place(item, .start, axis), .equal, place(other, .start, axis), constant: before, group: group)
    relate(
      place(item, .end, axis), .equal, place(other, .end, axis), constant: -after, group: group)
  }

  /// What fractions of children refer to in a room that what is inside decides: its longest length.
  mutating func longest(_ room: AxisRoom, of place: SpecPlace) -> LengthExpression? {
    if room.uppers.count > 1, place.spec.children.contains(where: \.hasFraction) {
      deviate(
        place, .piecewise, "a part of its length is one of the shortest of several bounds",
        "it is a part of the first of them")
    }
    return room.uppers.first
  }

  /// Notes something that the constraints do not say; once, where it is so on both axes.
  mutating func deviate(
    _ place: SpecPlace, _ translationClass: TranslationClass, _ reason: String, _ effect: String,
    when condition: Deviation.Condition = .always, within bound: Deviation.Bound? = nil
  ) {
    let deviation = Deviation(
      path: place.path, steps: place.steps, translationClass: translationClass, reason: reason,
      effect: effect, condition: condition, bound: bound)
    // Bounds add up.
    if bound == nil, draft.deviations.contains(deviation) { return }
    draft.deviations.append(deviation)
  }
}
