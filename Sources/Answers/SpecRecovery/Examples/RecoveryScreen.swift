import Geometry
import LayoutConstraints
import LayoutSpecs
import Layouts
import Scenarios

/// A screen of which a spec is searched for: its elements, and layouts that the spec must reproduce.
struct RecoveryScreen {
  /// The names of the elements to place, in the order of the file.
  let names: [String]
  /// The elements of each case by name, the usual case first.
  let cases: [[String: Element]]
  /// The layouts that the spec must reproduce.
  private(set) var examples: [Example] = []
  /// How close a spec must come to the layouts.
  let closeness: Closeness
  private let indices: [String: Int]

  /// One layout of the constraints.
  struct Example {
    /// The index of the case in `cases`.
    let caseIndex: Int
    let container: Container
    /// The container's size in the layout.
    let size: CGSize
    /// The boxes of the elements, by index; `nil` for a hidden one.
    let boxes: [Box?]
  }

  /// The screen of a scenario with some of its elements.
  init(_ scenario: Scenario, _ names: [String], _ closeness: Closeness = Closeness()) {
    (self.names, self.closeness) = (names, closeness)
    cases = scenario.everyCase.map { shown in
      Dictionary(shown.elements.map { ($0.name, $0) }) { first, _ in first }
    }
    indices = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// The screen of the frames that a scenario gives; an element that no container gives is not placed.
  init(framesOf scenario: Scenario, _ closeness: Closeness) {
    let named = scenario.givenFrames.map { given in
      (
        given.container,
        Dictionary(given.frames.map { ($0.element, $0.frame) }, uniquingKeysWith: { $1 })
      )
    }
    self.init(
      scenario,
      scenario.elements.map { $0.name }.filter { name in named.contains { $0.1[name] != nil } },
      closeness)
    for (container, frames) in named where container.caseName == nil {
      // Without a height, the container ends where the lowest element does, or where it is given.
      let lowest = frames.values.map { $0.maxY }.max() ?? 0
      let height = container.height ?? frames[ConstraintSystem.containerName]?.height ?? lowest
      add(
        NamedFrames(frames), size: CGSize(width: container.width, height: height), in: container,
        ofCase: 0, hidden: [])
    }
  }

  /// The index of an element; `nil` for one that is not searched for.
  func index(of name: String) -> Int? { indices[name] }

  /// Whether an element has a content in the usual case.
  func hasContent(_ element: Int) -> Bool {
    if case .box(nil)? = cases[0][names[element]]?.kind { false } else { true }
  }

  /// Adds a layout of a case, which hides some elements.
  ///
  /// A mirrored case is mirrored back, since its spec is laid out as it is written.
  mutating func add(
    _ layout: Layout, in container: Container, ofCase caseIndex: Int, hidden: Set<String>,
    isMirrored: Bool
  ) {
    add(
      NamedFrames(isMirrored ? layout.mirrored() : layout), size: layout.size, in: container,
      ofCase: caseIndex, hidden: hidden)
  }

  private mutating func add(
    _ frames: NamedFrames, size: CGSize, in container: Container, ofCase caseIndex: Int,
    hidden: Set<String>
  ) {
    let boxes = names.map { name -> Box? in
      guard !hidden.contains(name), let frame = frames[name] else { return nil }
      return Box(
        horizontal: Span(start: Self.clean(frame.minX), end: Self.clean(frame.maxX)),
        vertical: Span(start: Self.clean(frame.minY), end: Self.clean(frame.maxY)))
    }
    examples.append(
      Example(
        caseIndex: caseIndex, container: container,
        size: CGSize(width: Self.clean(size.width), height: Self.clean(size.height)),
        boxes: boxes))
  }

  /// A length without the error of the solver.
  private static func clean(_ length: Double) -> Double { (length * 1e6).rounded() / 1e6 }

  /// The goal of the whole spec.
  var goal: Goal {
    Goal(
      places: examples.map { example in
        guard example.boxes.contains(where: { $0 != nil }) else { return nil }
        let range = SizeRange(example.container)
        func axis(_ axis: Axis) -> AxisGoal {
          AxisGoal(
            lower: range.min[axis], upper: range.max[axis], parent: range.max[axis],
            span: Span(start: 0, end: example.size[axis]))
        }
        return PlaceGoal(horizontal: axis(.horizontal), vertical: axis(.vertical))
      }, closeness: closeness)
  }

  /// The goal of a spec of some elements in the whole container.
  func goal(of group: [Int]) -> Goal { shown(goal, group) }

  /// A goal for some elements only, which some examples do not show.
  func shown(_ goal: Goal, _ group: [Int]) -> Goal {
    var goal = goal
    goal.places = zip(goal.places, outline(of: group)).map { $1 == nil ? nil : $0 }
    return goal
  }

  /// Whether an element is inside its goal's span, in every example.
  func isInside(_ element: Int, _ goal: Goal) -> Bool {
    zip(examples, goal.places).allSatisfy { example, place in
      example.boxes[element].flatMap { box in
        place.map { $0.box.contains(box, within: closeness.sum) }
      } ?? true
    }
  }

  /// Whether an element alone fills its span, in every example.
  func isTight(_ element: Int, _ goal: Goal) -> Bool {
    zip(outline(of: [element]), goal.places).allSatisfy { box, place in
      box.flatMap { box in
        place.map { $0.box.isClose(to: box, within: 2 * closeness.sum) }
      } ?? true
    }
  }

  /// The smallest box around some elements in each example; `nil` where none of them is shown.
  func outline(of group: [Int]) -> [Box?] {
    examples.map { example in
      group.reduce(nil) { box, element in
        guard let other = example.boxes[element] else { return box }
        return box?.union(other) ?? other
      }
    }
  }

  /// Whether a spec could meet a goal: of several elements, it is as long as its parent allows, and where its
  /// parent allows it the same, with the same contents, a spec is the same.
  func isPossible(_ group: [Int], _ goal: Goal) -> Bool {
    var answers: [Request: [Box?]] = [:]
    for (example, place) in zip(examples, goal.places) {
      guard let place else { continue }
      let isAllowed = [place.horizontal, place.vertical].allSatisfy {
        $0.isAllowed(within: closeness.sum)
      }
      if group.count > 1, !isAllowed { return false }
      var (origin, inputs) = (place.box, place)
      inputs.horizontal.span = Span(start: 0, end: 0)
      inputs.vertical.span = Span(start: 0, end: 0)
      origin.horizontal.end = origin.horizontal.start
      origin.vertical.end = origin.vertical.start
      let boxes =
        group.map { example.boxes[$0]?.seen(from: origin) } + [place.box.seen(from: origin)]
      let request = Request(caseIndex: example.caseIndex, inputs: inputs)
      guard let others = answers[request] else {
        answers[request] = boxes
        continue
      }
      for (box, other) in zip(boxes, others) {
        guard let box, let other else { continue }
        if !box.isClose(to: other, within: 2 * closeness.sum) { return false }
      }
    }
    return true
  }

  private struct Request: Hashable {
    let caseIndex: Int
    let inputs: PlaceGoal
  }

  /// A spec with the contents of a case, without what the case hides; `nil` where it hides all.
  ///
  /// The specs of a search have elements without contents, with the author's style alone.
  func shown(_ spec: LayoutSpec, inCase index: Int) -> LayoutSpec? {
    if let name = spec.elementName {
      guard let element = cases[index][name], !element.isHidden else { return nil }
      var leaf = element.spec
      let own = leaf.style
      leaf.style = spec.style
      if leaf.style.width == .auto { leaf.style.width = own.width }
      if leaf.style.height == .auto { leaf.style.height = own.height }
      return leaf
    }
    let children = spec.children.map { shown($0, inCase: index) }
    if children.allSatisfy({ $0 != nil }) {
      return spec.replacing(children: children.compactMap { $0 })
    }
    let left = children.compactMap { $0 }
    switch spec.kind {
    case .stack, .wrapper, .absolute, .static: return spec.replacing(children: left)
    default:
      guard let child = left.first else { return nil }
      var wrapper = LayoutSpec.wrapper([child])
      wrapper.style = spec.style
      return wrapper
    }
  }
}
