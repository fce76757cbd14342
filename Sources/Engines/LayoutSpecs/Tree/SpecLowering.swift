import Geometry

/// Converts a nested spec into the flat arrays of a tree.
///
/// It keeps its own list of open blocks instead of recursing, so that depth costs no stack.
struct SpecLowering {
  private(set) var nodes: [SpecNode] = []
  private(set) var names: [String] = []
  private(set) var contents: [Content] = []
  private(set) var measured: [MeasuredContent] = []
  private(set) var selfMeasured: [any RangeMeasuring] = []
  private(set) var elementNodes: [Int] = []
  private var seen: Set<String> = []
  private var open: [Block] = []

  /// The children of one spec, whose nodes start at `first`; the children before `next` are done.
  private struct Block {
    let children: SpecChildren
    let parent: Int
    let first: Int
    var next = 0
  }

  /// The placeholder for a node whose spec has not been reached yet.
  private static let vacant = SpecNode(kind: .spacer, style: ElementStyle(), parent: -1)

  /// Reserves space for `nodeCount` nodes.
  init(nodeCount: Int) {
    nodes.reserveCapacity(nodeCount)
    seen.reserveCapacity(nodeCount)
  }

  /// Lowers `root` and everything inside it, depth first: elements are in painting order.
  mutating func lower(_ root: LayoutSpec) throws(SpecError) {
    nodes.append(Self.vacant)
    try place(root, at: 0, parent: -1)
    while let last = open.indices.last {
      let block = open[last]
      guard block.next < block.children.list.count else {
        open.removeLast()
        continue
      }
      open[last].next += 1
      try place(
        block.children.list[block.next], at: block.first + block.next, parent: block.parent)
    }
  }

  /// Fills one node, and opens the block of its children.
  private mutating func place(
    _ spec: LayoutSpec, at index: Int, parent: Int
  ) throws(SpecError) {
    nodes[index].parent = parent
    nodes[index].style = spec.style
    nodes[index].hasOwnSize = spec.style.hasOwnSize
    nodes[index].kind = lowered(spec.kind, at: index)
    if parent >= 0, case .stack(let stack) = nodes[parent].kind {
      nodes[index].alignment = spec.style.alignSelf.alignment(in: stack)
    }
    try check(index)
    guard let children = spec.storage else { return }
    let first = nodes.count
    nodes[index].firstChild = first
    nodes[index].childCount = children.list.count
    nodes.append(contentsOf: repeatElement(Self.vacant, count: children.list.count))
    open.append(Block(children: children, parent: index, first: first))
  }

  private mutating func lowered(_ kind: LayoutSpec.Kind, at index: Int) -> SpecNode.Kind {
    switch kind {
    case .element(let name, let content):
      return .element(addElement(name, content, at: index))
    case .selfMeasured(let name, let measuring):
      selfMeasured.append(measuring)
      return .selfMeasured(
        element: addElement(name, .none, at: index), measuring: selfMeasured.count - 1)
    case .spacer: return .spacer
    case .wrapper: return .wrapper
    case .stack(let stack): return .stack(stack)
    case .inset(let insets): return .inset(insets)
    case .overlay: return .overlay
    case .background: return .background
    case .absolute(let sizing): return .absolute(sizing)
    case .static: return .static
    case .relative(let relative): return .relative(relative)
    case .center(let relative): return .center(relative)
    case .ratio(let ratio): return .ratio(ratio)
    case .corner(let corner): return .corner(corner)
    }
  }

  private mutating func addElement(_ name: String, _ content: Content, at index: Int) -> Int {
    names.append(name)
    contents.append(content)
    switch content {
    case .none: break
    case .fixed(let size): nodes[index].content = .fixed(size)
    case .measured(let content):
      nodes[index].content = .measured(measured.count)
      measured.append(MeasuredContent(content))
    }
    elementNodes.append(index)
    return names.count - 1
  }

  private mutating func check(_ index: Int) throws(SpecError) {
    do throws(InvalidNumber) {
      try nodes[index].style.validate()
      try nodes[index].kind.validate()
      guard let element = nodes[index].kind.element else { return }
      try contents[element].validate()
      guard !seen.insert(names[element]).inserted else { return }
    } catch {
      throw .invalidNumber(
        path: specPath(of: index, in: nodes, names: names), property: "\(error.property)",
        value: error.value, expected: error.expected)
    }
    throw .duplicateElement(path: specPath(of: index, in: nodes, names: names))
  }

  /// Determines which stacks ask all their children the same first question.
  mutating func findEqualQuestions() {
    for index in nodes.indices {
      guard case .stack = nodes[index].kind else { continue }
      nodes[index].asksChildrenAlike = nodes[index].children.allSatisfy { child in
        let style = nodes[child].style
        return !nodes[child].hasOwnSize && style.flexBasis == .auto && style.alignSelf == .auto
          && !(style.flexGrow > 0 && style.flexShrink > 0)
      }
    }
  }

  /// Determines, from the leaves up, which nodes depend on the parent's size.
  ///
  /// A measurement of any other node can be reused for every parent's size.
  mutating func findDependenceOnParentSize() {
    for index in nodes.indices.reversed() {
      let children = nodes[index].children
      nodes[index].dependsOnParentSize =
        switch nodes[index].kind {
        case .inset, .overlay: nodes[children.lowerBound].dependsOnParentSize
        case .selfMeasured: true
        case .background: children.contains { nodes[$0].dependsOnParentSize }
        default: nodes[index].style.hasFractionalSize
        }
    }
  }

  /// Determines, from the root down, of which nodes a stack around them reads the baselines.
  ///
  /// A vertical stack has those of its first and last child.
  mutating func findReadBaselines() {
    for index in nodes.indices {
      guard case .stack(let stack) = nodes[index].kind, let last = nodes[index].children.last
      else { continue }
      if stack.alignsBaselines {
        for child in nodes[index].children { nodes[child].isBaselineRead = true }
      }
      if stack.direction == .vertical, nodes[index].isBaselineRead {
        nodes[nodes[index].firstChild].isBaselineRead = true
        nodes[last].isBaselineRead = true
      }
    }
  }
}
