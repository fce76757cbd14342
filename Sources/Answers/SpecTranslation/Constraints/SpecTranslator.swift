import Comparison
package import Geometry
package import LayoutConstraints
package import LayoutSpecs

/// Translates a layout spec into constraints.
///
/// 1. Every spec gets a rectangle, and the rules for its kind.
/// 2. Rectangles whose edges other items have as well are eliminated (`GuideElimination`).
///
/// Whether the content or the surroundings decide a length is known before layout (`AxisSpace`). So
/// one translation is right for all containers with a height, for all self-sizing ones, or for both.
package struct SpecTranslator {
  var draft = TranslationDraft()
  /// The index of the group that rules are added to: the one that was added last, except beside
  /// children that are translated one by one.
  var group = 0
  private var names = GuideNames()
  private let spec: LayoutSpec
  private let height: ContainerHeight
  let form: Form

  /// The containers that a translation is for, in words.
  package enum ContainerHeight: String, Sendable {
    case given = "containers with a height"
    /// None does: the container is self-sizing.
    case open = "self-sizing containers"
    /// Some of them do.
    case either = "containers with and without a height"

    package init(of containers: [Container]) {
      if containers.allSatisfy({ $0.height != nil }) {
        self = .given
      } else if containers.contains(where: { $0.height != nil }) {
        self = .either
      } else {
        self = .open
      }
    }
  }

  /// What stacks become.
  package enum Form: Sendable, CaseIterable {
    /// Rules between their children.
    case rules
    /// Stack views where these can express them, with required rules alone besides; each but the
    /// outermost one ends where its last view does.
    case tightStackViews
    /// The same where views may leave space behind them.
    case stackViewsAlone
    /// Stack views where these can express them, with optional rules too.
    case stackViews

    /// Whether there are no optional rules.
    var isOfRequiredRules: Bool { self == .tightStackViews || self == .stackViewsAlone }
  }

  private init(_ spec: LayoutSpec, height: ContainerHeight, form: Form) {
    self.spec = spec
    self.height = height
    self.form = form
  }

  /// Translates a spec for containers that give a width and, depending on `height`, a height.
  ///
  /// Every spec has a translation: what constraints cannot express is in `deviations`. Throws only what
  /// `ConstraintSystem` refuses, such as a length that is not finite.
  package static func translate(
    _ spec: LayoutSpec, height: ContainerHeight, form: Form = .rules
  ) throws(ConstraintError) -> SpecTranslation {
    var translator = SpecTranslator(spec, height: height, form: form)
    translator.translateRoot()
    translator.noteTexts(in: translator.root(as: 0), isPart: false)
    GuideElimination.run(&translator.draft)
    translator.settleContainer()
    if form.isOfRequiredRules {
      translator.draft.rules.removeAll { $0.constraint.priority < Priority.required }
    }
    translator.draft.arrangeInStackViews()
    return try translator.draft.finished()
  }

  /// Removes rules that make the container as short as its content allows: it is so by itself.
  ///
  /// Where decorations could move it, adds one such rule with a priority above theirs.
  private mutating func settleContainer() {
    let isHeight = { (rule: TranslationDraft.DraftRule) in
      rule.constraint.first == Constraint.Anchor(item: 0, attribute: .height)
        && rule.constraint.second == nil && rule.constraint.priority < Priority.required
        && rule.constraint.relation == .equal
    }
    draft.rules.removeAll(where: isHeight)
    guard hasDecoration, height != .given else { return }
    addGroup("superview", .shortContainer, [])
    relate(length(0, .vertical), .equal, nil, priority: PriorityScale.container)
  }

  private mutating func translateRoot() {
    names = GuideNames(taken: spec.elementNames)
    let width = AxisSpace(extent: .exact, parent: .whole(0), isHard: true)
    var tall = AxisSpace(extent: .exact, parent: .whole(0), isHard: true)
    switch height {
    case .given: break
    case .open: tall = AxisSpace(extent: .natural)
    case .either: tall = AxisSpace(extent: .flexed)
    }
    let spaces = AvailableSpace(horizontal: width, vertical: tall)
    if case .element = spec.kind {
      translateWrapped(spaces)
    } else {
      translate(root(as: 0), spaces: spaces)
    }
  }

  /// Whether it contains a decoration, which must not move the container.
  private var hasDecoration: Bool {
    draft.items.contains { $0.compressionResistance.vertical < 600 }
  }

  private func root(as item: Int) -> SpecPlace {
    SpecPlace(spec: spec, item: item, path: spec.kindName, steps: [])
  }

  /// A single element, which fills the container.
  private mutating func translateWrapped(_ spaces: AvailableSpace) {
    let child = addItem(for: spec)
    addGroup(spec.kindName, .fillsContainer, [child])
    var inside = spaces
    for axis in Axis.allCases {
      pin(child, to: 0, along: axis)
      inside[axis].parent = .whole(0)
    }
    translate(root(as: child), spaces: inside)
  }

  /// Translates a spec that has its rectangle already.
  mutating func translate(_ place: SpecPlace, spaces asked: AvailableSpace) {
    let spec = place.spec
    switch spec.kind {
    case .inset(let insets): return translateInset(place, insets, spaces: asked)
    case .overlay: return translateLayers(place, spaces: asked, decorated: 0, decoration: 1)
    case .background: return translateLayers(place, spaces: asked, decorated: 1, decoration: 0)
    case .selfMeasured:
      return deviate(place, .contentInCode)
    default: break
    }
    let spaces = applyStyle(of: place, asked)
    switch spec.kind {
    case .element(_, let content): translateElement(place, content, spaces: spaces)
    case .spacer: translateSpacer(place, spaces: spaces)
    case .wrapper: translateWrapper(place, spaces: spaces)
    case .stack(let stack):
      var translation = StackTranslation(place, stack, spaces: spaces)
      translation.translate(with: &self)
    case .absolute(let sizing):
      translateAbsolute(place, isWhole: sizing == .default, spaces: spaces)
    case .static: translateAbsolute(place, isWhole: false, spaces: spaces)
    case .relative(let relative), .center(let relative):
      translateRelative(place, relative, spaces: spaces)
    case .ratio(let ratio): translateRatio(place, ratio, spaces: spaces)
    case .corner(let corner): translateCorner(place, corner, spaces: spaces)
    case .inset, .overlay, .background, .selfMeasured: break
    }
  }

  /// Adds the rectangle of a spec, and returns its index: an item for an element, else a guide with a
  /// new name.
  mutating func addItem(for spec: LayoutSpec) -> Int {
    if let element = spec.elementName {
      draft.items.append(
        TranslationDraft.DraftItem(name: element, isGuide: false, isElement: true))
    } else {
      addGuide(names.name(for: spec))
      draft.items[draft.items.count - 1].spoken = GuideNames.words(for: spec)
      if case .spacer = spec.kind { draft.items[draft.items.count - 1].mayCollapse = true }
    }
    return draft.items.count - 1
  }

  /// Adds a guide, and returns its index; its name gets a number where it is taken.
  @discardableResult
  mutating func addGuide(_ name: String) -> Int {
    draft.items.append(TranslationDraft.DraftItem(name: names.unique(name), isGuide: true))
    return draft.items.count - 1
  }
}

extension SpecTranslator {
  /// Adds a stack view that arranges items; returns its index.
  ///
  /// It takes the name of the spec's rectangle, which hardly ever stays.
  mutating func addStackView(for place: SpecPlace, _ stack: StackView) -> Int {
    var name = names.unique(names.name(for: place.spec))
    if place.item != 0, draft.items[place.item].isGuide {
      swap(&name, &draft.items[place.item].name)
    }
    draft.items.append(TranslationDraft.DraftItem(name: name, isGuide: false, stack: stack))
    for item in stack.arranged { draft.items[item].isArranged = true }
    return draft.items.count - 1
  }
}

/// A spec with its rectangle and its path.
struct SpecPlace {
  let spec: LayoutSpec
  let item: Int
  let path: String
  let steps: [Int]

  /// A child with its own rectangle.
  func child(_ index: Int, as item: Int) -> SpecPlace {
    let child = spec.children[index]
    return SpecPlace(
      spec: child, item: item, path: "\(path)[\(index)].\(child.kindName)", steps: steps + [index])
  }
}

/// The space that is available to a spec, as far as it is known before layout.
struct AvailableSpace {
  var horizontal: AxisSpace
  var vertical: AxisSpace

  subscript(axis: Axis) -> AxisSpace {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

// Helpers that write rules.
extension SpecTranslator {
  /// An edge or the middle of an item.
  func place(_ item: Int, _ place: Place, _ axis: Axis) -> Constraint.Anchor {
    Constraint.Anchor(item: item, attribute: place.attribute(along: axis))
  }

  func length(_ item: Int, _ axis: Axis) -> Constraint.Anchor {
    place(item, .length, axis)
  }

  /// Adds a group about items, for the rules that follow.
  mutating func addGroup(_ path: String, _ topic: GroupTopic, _ items: [Int]) {
    group = draft.groups.count
    draft.groups.append(TranslationDraft.DraftGroup(path: path, topic: topic, items: items))
  }

  /// Adds the rule `first relation multiplier × second + constant @priority`.
  ///
  /// An optional rule needs priorities at least; a required one has the class `translationClass`.
  mutating func relate(
    _ first: Constraint.Anchor, _ relation: Constraint.Relation, _ second: Constraint.Anchor?,
    multiplier: Double = 1, constant: Double = 0, priority: Double = Priority.required,
    as translationClass: TranslationClass = .exact
  ) {
    let constraint = Constraint(
      first, relation, second, multiplier: multiplier, constant: constant + 0, priority: priority)
    let isOptional = priority < Priority.required
    draft.rules.append(
      TranslationDraft.DraftRule(
        constraint: constraint, group: group,
        translationClass: isOptional ? max(.priorities, translationClass) : translationClass))
  }

  /// Adds the rule that relates a place of an item to the same place of another one.
  mutating func relate(
    _ item: Int, _ place: Place, _ relation: Constraint.Relation, to other: Int, along axis: Axis,
    multiplier: Double = 1, constant: Double = 0, priority: Double = Priority.required,
    as translationClass: TranslationClass = .exact
  ) {
    relate(
      self.place(item, place, axis), relation, self.place(other, place, axis),
      multiplier: multiplier, constant: constant, priority: priority, as: translationClass)
  }

  /// Adds the rule `size of item relation length @priority`.
  mutating func bound(
    _ item: Int, _ axis: Axis, _ relation: Constraint.Relation, _ length: LengthExpression,
    priority: Double = Priority.required
  ) {
    let first = self.length(item, axis)
    if length.isConstant {
      relate(first, relation, nil, constant: length.constant, priority: priority)
    } else {
      relate(
        first, relation, self.length(length.item, axis), multiplier: length.multiplier,
        constant: length.constant, priority: priority)
    }
  }

  /// Adds the rules that put both edges of `item` on those of `other`, at these distances inwards.
  mutating func pin(
    _ item: Int, to other: Int, along axis: Axis, before: Double = 0, after: Double = 0
  ) {
    relate(item, .start, .equal, to: other, along: axis, constant: before)
    relate(item, .end, .equal, to: other, along: axis, constant: -after)
  }

  /// The length that fractions of children refer to where the content decides: its upper bound.
  mutating func longest(_ space: AxisSpace, of place: SpecPlace) -> LengthExpression? {
    if space.uppers.count > 1, place.spec.children.contains(where: { $0.hasFraction }) {
      deviate(place, .smallestBound)
    }
    return space.uppers.first
  }

  /// Notes a deviation, about a child if there is an `item`; once where it applies to both axes.
  mutating func deviate(_ place: SpecPlace, _ rule: DeviatingRule, about item: Int? = nil) {
    let deviation = TranslationDraft.DraftDeviation(
      path: place.path, steps: place.steps, rule: rule, item: item)
    if !draft.deviations.contains(deviation) { draft.deviations.append(deviation) }
  }
}
