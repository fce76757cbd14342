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
    /// The spec at another way takes its place, and it takes that one's; of elements, the styles may stay.
    case exchange(with: [Int], keepsStyles: Bool)
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
    case .exchange(let other, let keepsStyles):
      guard var second = root.spec(at: other) else { return nil }
      var first = spec
      if keepsStyles { (first.style, second.style) = (second.style, first.style) }
      return root.replacing(at: way, by: second).replacing(at: other, by: first)
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
  func fact(in root: LayoutSpec, _ places: StylePlaces) -> NotationChange {
    let path = Self.path(to: way, in: root)
    switch kind {
    case .exchange(let other, let keepsStyles):
      return .exchange(path, with: Self.path(to: other, in: root), keepsStyles: keepsStyles)
    case .insert(let child, let index):
      return .insert(child: Self.written(child), into: path, index: index)
    case .node: return .keys(of: path, keys(in: root, places).map { $0.key })
    }
  }

  /// The place in the file of a key that changes, or of the spec.
  func position(in root: LayoutSpec, _ places: StylePlaces) -> SourcePosition? {
    let written: SourcePosition? =
      switch kind {
      case .exchange:
        Self.key(ofSpecAt: way, in: root).flatMap {
          places.position(of: $0, at: way.dropLast())
        }
      case .insert: places.position(of: "children", at: way)
      case .node:
        keys(in: root, places).lazy.flatMap { [$0.key.key] + Self.alignments(for: $0.key.key) }
          .compactMap { places.position(of: $0, at: way) }.first
      }
    return written ?? places.position(ofSpecAt: way)
  }

  /// The edits of the file; `nil` where it cannot be edited.
  func edits(
    in root: LayoutSpec, _ places: StylePlaces, _ editor: ScenarioEditor
  ) -> [TextEdit]? {
    switch kind {
    case .exchange(let other, let keepsStyles):
      return keepsStyles
        ? editor.exchangingElements(way, other) : editor.exchanging(way, other)
    case .insert(let child, let index):
      return editor.addingChild(Self.written(child), toSpecAt: way, at: index)
    case .node:
      let changes = keys(in: root, places)
      guard changes.count == 1, let change = changes.first else { return nil }
      return editor.setting(
        change.key.key, to: change.key.new, isStyle: change.isStyle, ofSpecAt: way)
    }
  }

  /// The key of a spec in the one around it, where that has a key for each child.
  private static func key(ofSpecAt way: [Int], in root: LayoutSpec) -> String? {
    guard let index = way.last, let around = root.spec(at: way.dropLast()),
      let keys = SpecKind(rawValue: around.kindName)?.childKeys, keys.indices.contains(index)
    else { return nil }
    return keys[index]
  }

  /// The alignments that set a key of a stack: they have its place where it is not written.
  private static func alignments(for key: String) -> [String] {
    ["alignItems", "justifyContent"].contains(key)
      ? ["horizontalAlignment", "verticalAlignment"] : []
  }

  /// An element as a child in a scenario file: `title`, or with its style.
  private static func written(_ element: LayoutSpec) -> String {
    let keys = WrittenSpecText.keys(of: element).map { "\($0.key): \($0.value)" }
    let name = element.kindName
    return keys.isEmpty
      ? name : "{ element: \(name), style: { \(keys.joined(separator: ", ")) } }"
  }

  /// The keys whose values differ after the change; `places` are those of the file.
  private func keys(
    in root: LayoutSpec, _ places: StylePlaces
  ) -> [(key: NotationChange.Key, isStyle: Bool)] {
    guard case .node(let node) = kind, let old = root.spec(at: way) else { return [] }
    if case .center(let before) = old.kind, case .center(let after) = node.kind,
      places.position(of: "centering", at: way) != nil,
      before.sizing == after.sizing, let word = before.centering, let other = after.centering,
      word != other
    {
      return [(NotationChange.Key("centering", old: word, new: other), false)]
    }
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

extension RelativeSpec {
  /// The word for its positions, where it has one.
  fileprivate var centering: String? {
    switch (horizontalPosition, verticalPosition) {
    case (.center, .center): "XY"
    case (.center, .none): "X"
    case (.none, .center): "Y"
    case (.none, .none): "none"
    default: nil
    }
  }
}

// How large the change is, so that a smaller one comes first.
extension SpecChange {
  /// The size: 1 for another value of a key, more for what authors get wrong less often.
  ///
  /// Ours, as are all of its numbers.
  func size(in root: LayoutSpec) -> Double {
    switch kind {
    case .exchange(let other, _): way.dropLast() == other.dropLast() ? 1.3 : 1.6
    case .insert(let child, _): child.style == ElementStyle() ? 1.2 : 1.3
    case .node: keys(in: root, StylePlaces()).reduce(0) { $0 + Self.size(of: $1.key) }
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
