import Foundation
public import Geometry
public import LayoutConstraints
public import LayoutSpecs

/// Writes the constraints that say what a layout spec says.
///
/// Every spec gets a rectangle, and the rules that its kind comes to; then the rectangles go whose
/// edges other items say as well (`GuideElimination`). Which of the lengths are decided inside, and
/// which outside, is known before anything is laid out (`AxisRoom`), so that one translation holds
/// for all containers.
public struct SpecTranslator {
  var draft = TranslationDraft()
  private var names = GuideNames()
  private let spec: LayoutSpec
  private let height: ContainerHeight

  /// What the containers say of heights.
  public enum ContainerHeight: Sendable {
    /// Each of them gives one.
    case given
    /// None does: what is inside decides.
    case open
    /// Some do.
    case either

    /// What `containers` say.
    public init(of containers: [Container]) {
      if containers.allSatisfy({ $0.height != nil }) {
        self = .given
      } else if containers.contains(where: { $0.height != nil }) {
        self = .either
      } else {
        self = .open
      }
    }
  }

  private init(_ spec: LayoutSpec, height: ContainerHeight) {
    self.spec = spec
    self.height = height
  }

  /// Translates a spec that is laid out in containers that give a width and, as `height` says, a
  /// height.
  ///
  /// Never fails: what constraints do not say is in `deviations`. Elements come in the order of the
  /// spec. Throws only what `ConstraintSystem` refuses, such as an insane length.
  public static func translate(
    _ spec: LayoutSpec, height: ContainerHeight
  ) throws(ConstraintError) -> SpecTranslation {
    var translator = SpecTranslator(spec, height: height)
    translator.translateRoot()
    translator.noteTexts(in: spec, path: spec.kindName, steps: [], isPart: false)
    GuideElimination.run(&translator.draft)
    translator.settleContainer()
    return try translator.draft.finished()
  }

  /// Leaves it to the container itself to be as low as it may be, unless what decorates would
  /// otherwise move it: its own pull is below all others.
  private mutating func settleContainer() {
    let isHeight = { (rule: TranslationDraft.DraftRule) in
      rule.constraint.first == Constraint.Anchor(item: 0, attribute: .height)
        && rule.constraint.second == nil && rule.constraint.priority < Priority.required
        && rule.constraint.relation == .equal
    }
    draft.rules.removeAll(where: isHeight)
    guard hasDecoration, height != .given else { return }
    let group = addGroup("superview", "the container is as low as it may be")
    relate(length(0, .vertical), .equal, nil, priority: PriorityTier.container, group: group)
  }

  private mutating func translateRoot() {
    names = GuideNames(taken: spec.elementNames)
    draft.groups.append(SpecTranslation.Group(path: "superview", comment: "the container"))
    let width = AxisRoom(extent: .exact, parent: .whole(0), isHard: true)
    var tall = AxisRoom(extent: .exact, parent: .whole(0), isHard: true)
    switch height {
    case .given: break
    case .open: tall = AxisRoom(extent: .natural)
    case .either: tall = AxisRoom(extent: .flexed)
    }
    let rooms = Rooms(horizontal: width, vertical: tall)
    if case .element = spec.kind {
      translateWrapped(spec, in: 0, rooms: rooms)
    } else {
      translate(SpecPlace(spec: spec, item: 0, path: spec.kindName, steps: []), rooms: rooms)
    }
  }

  /// Whether something in it only decorates, and must not move the container.
  private var hasDecoration: Bool {
    draft.items.contains { $0.compressionResistance.vertical < 600 }
  }

  /// An element alone, which fills what it stands in.
  private mutating func translateWrapped(_ spec: LayoutSpec, in item: Int, rooms: Rooms) {
    let child = addItem(for: spec)
    let group = addGroup(spec.kindName, "\(name(child)) fills the container")
    var inside = rooms
    for axis in Axis.allCases {
      pin(child, to: item, along: axis, group: group)
      inside[axis].parent = .whole(item)
    }
    translate(
      SpecPlace(spec: spec, item: child, path: spec.kindName, steps: []), rooms: inside)
  }

  /// Translates a spec that has its rectangle.
  mutating func translate(_ place: SpecPlace, rooms asked: Rooms) {
    let spec = place.spec
    switch spec.kind {
    case .inset(let insets): return translateInset(place, insets, rooms: asked)
    case .overlay: return translateLayers(place, rooms: asked, decorated: 0, decoration: 1)
    case .background: return translateLayers(place, rooms: asked, decorated: 1, decoration: 0)
    case .selfMeasured:
      return deviate(
        place, .measuring, "it arranges its own inside in code", "its content size is left out")
    default: break
    }
    let rooms = applyStyle(of: place, asked)
    switch spec.kind {
    case .element(_, let content): translateElement(place, content, rooms: rooms)
    case .spacer: translateSpacer(place, rooms: rooms)
    case .wrapper: translateWrapper(place, rooms: rooms)
    case .stack(let stack):
      var translation = StackTranslation(place, stack, rooms: rooms)
      translation.translate(with: &self)
    case .absolute(let sizing): translateAbsolute(place, isWhole: sizing == .default, rooms: rooms)
    case .static: translateAbsolute(place, isWhole: false, rooms: rooms)
    case .relative(let relative), .center(let relative):
      translateRelative(place, relative, rooms: rooms)
    case .ratio(let ratio): translateRatio(place, ratio, rooms: rooms)
    case .corner(let corner): translateCorner(place, corner, rooms: rooms)
    case .inset, .overlay, .background, .selfMeasured: break
    }
  }

  /// Adds the rectangle of a spec: an item for an element, else a guide with a name of its own.
  mutating func addItem(for spec: LayoutSpec) -> Int {
    if let element = spec.elementName {
      draft.items.append(TranslationDraft.DraftItem(name: element, isGuide: false))
    } else {
      addGuide(names.name(for: spec))
      draft.items[draft.items.count - 1].spoken = GuideNames.words(for: spec)
      if case .spacer = spec.kind { draft.items[draft.items.count - 1].mayCollapse = true }
    }
    return draft.items.count - 1
  }

  /// Adds a guide; its name gets a number where it is taken.
  @discardableResult
  mutating func addGuide(_ name: String) -> Int {
    draft.items.append(TranslationDraft.DraftItem(name: names.unique(name), isGuide: true))
    return draft.items.count - 1
  }
}

/// A spec, its rectangle, and the way to it.
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

/// What is known of both axes of a spec before it is laid out.
struct Rooms {
  var horizontal: AxisRoom
  var vertical: AxisRoom

  init(horizontal: AxisRoom, vertical: AxisRoom) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  subscript(axis: Axis) -> AxisRoom {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

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
