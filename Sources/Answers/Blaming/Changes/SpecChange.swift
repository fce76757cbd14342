import Comparison
import LayoutSpecs
import ScenarioFiles
import Scenarios

/// A change of a layout spec that may be tried.
struct SpecChange {
  /// The parts of the change.
  enum Kind {
    /// Another node at the way, with the same children.
    case node(LayoutSpec)
    /// The spec at another way takes its place, and it takes that one's.
    case exchange(with: [Int])
    /// One more child at an index.
    case insert(LayoutSpec, at: Int)
  }

  /// The way to the node that changes.
  let way: [Int]
  let kind: Kind

  /// The whole spec after the change; `nil` where a way is none.
  func applied(to root: LayoutSpec) -> LayoutSpec? {
    guard let spec = root.spec(at: way) else { return nil }
    switch kind {
    case .node(let node): return root.replacing(at: way, by: node)
    case .exchange(let other):
      guard let second = root.spec(at: other) else { return nil }
      return root.replacing(at: way, by: second).replacing(at: other, by: spec)
    case .insert(let child, let index):
      var children = spec.children
      children.insert(child, at: index)
      return root.replacing(at: way, by: spec.replacing(children: children))
    }
  }
}

// The change by the keys of scenario files.
extension SpecChange {
  /// The change by the names that its author knows; `root` is the spec before it.
  func fact(in root: LayoutSpec) -> NotationChange {
    let path = Self.path(to: way, in: root)
    switch kind {
    case .exchange(let other): return .exchange(path, with: Self.path(to: other, in: root))
    case .insert(let child, let index):
      return .insert(element: child.kindName, into: path, index: index)
    case .node: return .keys(of: path, keys(in: root).map(\.key))
    }
  }

  /// The place in the file of a key that changes, or of the spec.
  func position(in root: LayoutSpec, _ places: StylePlaces) -> SourcePosition? {
    let written: SourcePosition? =
      switch kind {
      case .exchange: nil
      case .insert: places.position(of: "children", at: way)
      case .node:
        keys(in: root).lazy.compactMap { places.position(of: $0.key.key, at: way) }.first
      }
    return written ?? places.position(ofSpecAt: way)
  }

  /// The edits of the file; `nil` where it cannot be edited.
  func edits(in root: LayoutSpec, _ editor: ScenarioEditor) -> [TextEdit]? {
    switch kind {
    case .exchange(let other): return editor.exchanging(way, other)
    case .insert(let child, let index):
      return editor.addingChild(child.kindName, toSpecAt: way, at: index)
    case .node:
      let changes = keys(in: root)
      guard changes.count == 1, let change = changes.first else { return nil }
      return editor.setting(
        change.key.key, to: change.key.new, isStyle: change.isStyle, ofSpecAt: way)
    }
  }

  /// The keys whose values differ after the change.
  private func keys(in root: LayoutSpec) -> [(key: NotationChange.Key, isStyle: Bool)] {
    guard case .node(let node) = kind, let old = root.spec(at: way) else { return [] }
    let (before, after) = (WrittenSpecText.keys(of: old), WrittenSpecText.keys(of: node))
    func value(of key: WrittenSpecKey, in keys: [WrittenSpecKey]) -> String? {
      keys.first { $0.key == key.key && $0.isOfStyle == key.isOfStyle }?.value
    }
    let written = after.compactMap { key -> (key: NotationChange.Key, isStyle: Bool)? in
      let old = value(of: key, in: before)
      guard old != key.value else { return nil }
      return (NotationChange.Key(key.key, old: old, new: key.value), key.isOfStyle)
    }
    return written
      + before.filter { value(of: $0, in: after) == nil }
      .map { (NotationChange.Key($0.key, old: $0.value, new: nil), $0.isOfStyle) }
  }

  /// The path from the root to a node, as in messages about specs: `inset[0].stack[1].title`.
  private static func path(to way: [Int], in root: LayoutSpec) -> String {
    var (spec, path) = (root, "")
    for index in way {
      path += "\(spec.kindName)[\(index)]."
      spec = spec.children[index]
    }
    return path + spec.kindName
  }
}

// How large the change is, so that a smaller one comes first.
extension SpecChange {
  /// The size: 1 for another value of a key, more for what authors get wrong less often.
  ///
  /// Ours, as are all of its numbers.
  func size(in root: LayoutSpec) -> Double {
    switch kind {
    case .exchange(let other): way.dropLast() == other.dropLast() ? 1.3 : 1.6
    case .insert: 1.2
    case .node: keys(in: root).reduce(0) { $0 + Self.size(of: $1.key) }
    }
  }

  private static func size(of key: NotationChange.Key) -> Double {
    guard let new = key.new else { return 1.15 }
    var size = key.old != nil ? 1 : oftenForgotten.contains(key.key) ? 1.1 : 1.4
    for number in numbers(in: new) where !numbers(in: key.old ?? "").contains(number) {
      size += number.oddness + (number < 0 ? 0.3 : 0) + min(0.3, abs(number) / 100)
    }
    return size
  }

  private static let oftenForgotten = [
    "alignItems", "flexShrink", "flexGrow", "justifyContent", "spacing",
  ]

  private static func numbers(in value: String) -> [Double] {
    value.split { !"0123456789.-".contains($0) }.compactMap { Double(String($0)) }
  }
}
