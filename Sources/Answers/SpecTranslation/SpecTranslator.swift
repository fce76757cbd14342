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
