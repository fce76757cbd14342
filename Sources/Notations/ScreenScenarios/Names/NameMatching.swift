import LayoutConstraints
import Scenarios

/// Which node is which view, by the names of the properties that hold them.
struct NameMatching: Equatable {
  /// A node and a view that are the same element.
  struct Pair: Equatable {
    let node: String
    let view: String
    /// What the element is called.
    let element: String
  }

  /// The pairs, in the order of the nodes.
  private(set) var pairs: [Pair] = []
  private let nodes: [String]
  private let views: [String]

  /// Matches what is said to match, then equal names, then names that are equal without the word
  /// for what they are.
  ///
  /// Among the latter a short name that two of the same side share is nobody's.
  ///
  /// - Parameter explicit: the name of a view for the name of a node; both as they are written, or
  ///   short.
  /// - Throws: where `explicit` names what is not there, or one view twice.
  init(
    nodes: [String], views: [String], explicit: [String: String] = [:]
  ) throws(CodeFailure) {
    self.nodes = nodes
    self.views = views
    var partners: [String: String] = [:]
    for (node, view) in explicit.sorted(by: { $0.key < $1.key }) {
      let node = try Self.find(node, among: nodes, of: "node")
      let view = try Self.find(view, among: views, of: "view")
      guard partners[node] == nil, !partners.values.contains(view) else {
        throw CodeFailure("'matching' names \(partners[node] == nil ? view : node) twice")
      }
      partners[node] = view
    }
    func match(_ name: (String) -> String) {
      let freeNodes = nodes.filter { partners[$0] == nil }
      let free = Self.unique(views.filter { !partners.values.contains($0) }, by: name)
      for (short, node) in Self.unique(freeNodes, by: name) {
        if let view = free[short] { partners[node] = view }
      }
    }
    match { $0 }
    match(ShortName.of)
    addPairs(partners)
  }

  /// The nodes that are no view, in their order.
  var onlyNodes: [String] {
    let matched = Set(pairs.map(\.node))
    return nodes.filter { !matched.contains($0) }
  }

  /// The views that are no node, in their order.
  var onlyViews: [String] {
    let matched = Set(pairs.map(\.view))
    return views.filter { !matched.contains($0) }
  }

  private mutating func addPairs(_ partners: [String: String]) {
    let lonely =
      nodes.filter { partners[$0] == nil }
      + views.filter {
        !partners.values.contains($0)
      }
    var taken = Set(lonely + [ConstraintSystem.containerName])
    let shorts = Dictionary(grouping: partners.keys, by: ShortName.of)
    for node in nodes {
      guard let view = partners[node] else { continue }
      let short = ShortName.of(node)
      let isLong = node == view || shorts[short]?.count != 1
      let names = (isLong ? [node] : [short, node]) + ["\(node)=\(view)"]
      let element = names.first { !taken.contains($0) } ?? names[names.count - 1]
      taken.insert(element)
      pairs.append(Pair(node: node, view: view, element: element))
    }
  }

  private static func find(
    _ name: String, among names: [String], of side: String
  ) throws(CodeFailure) -> String {
    if names.contains(name) { return name }
    let short = names.filter { ShortName.of($0) == name }
    if short.count == 1 { return short[0] }
    let hint = names.isEmpty ? "it has none" : NearestWord.hint(for: name, among: names)
    throw CodeFailure("'matching' names '\(name)', which the \(side) does not have: \(hint)")
  }

  /// The names by what `name` makes of them, without those that are alike then.
  private static func unique(_ names: [String], by name: (String) -> String) -> [String: String] {
    Dictionary(grouping: names, by: name).compactMapValues { $0.count == 1 ? $0[0] : nil }
  }
}

extension NameMatching {
  /// What each node's property is called as an element.
  var elementsByNode: [String: String] {
    Dictionary(pairs.map { ($0.node, $0.element) }) { first, _ in first }
  }

  /// What each view's property is called as an element.
  var elementsByView: [String: String] {
    Dictionary(pairs.map { ($0.view, $0.element) }) { first, _ in first }
  }

  /// That no node is a view: both lists, the names that are nearest to each other, and the way out.
  func nothingMatches(node: String, view: String) -> String {
    var parts = [
      "no element of \(node) and \(view) has the same name",
      "properties of \(node): \(Self.list(onlyNodes))",
      "of \(view): \(Self.list(onlyViews))",
    ]
    let nearest = nearestPairs
    if let first = nearest.first {
      parts.append(
        "nearest: " + nearest.map { "\($0.node) and \($0.view)" }.joined(separator: ", "))
      parts.append("rename them, or say matching: [\"\(first.node)\": \"\(first.view)\"]")
    } else if let node = onlyNodes.first, let view = onlyViews.first {
      parts.append("rename them, or say which is which, as in matching: [\"\(node)\": \"\(view)\"]")
    } else {
      parts.append("keep what is to be compared in properties of both")
    }
    return parts.joined(separator: "; ")
  }

  /// Names of both sides that are near enough to be meant alike; at most three pairs.
  private var nearestPairs: [(node: String, view: String)] {
    let views = onlyViews.map { ($0, ShortName.of($0)) }
    let pairs = onlyNodes.compactMap { node -> (node: String, view: String)? in
      guard let short = NearestWord.to(ShortName.of(node), among: views.map(\.1)),
        let view = views.first(where: { $0.1 == short })
      else { return nil }
      return (node, view.0)
    }
    return Array(pairs.prefix(3))
  }

  private static func list(_ names: [String]) -> String {
    guard !names.isEmpty else { return "none" }
    let shown = names.prefix(12).joined(separator: ", ")
    return names.count > 12 ? shown + ", …" : shown
  }
}

/// A property's name without the word for what it is: `usernameNode`, `usernameLabel` and
/// `usernameImageView` are all about `username`.
enum ShortName {
  /// The words, those first that contain others at their end.
  private static let words = [
    "EditableTextNode", "NetworkImageNode", "ControlNode", "DisplayNode", "ButtonNode",
    "ScrollNode", "ImageNode", "VideoNode", "CellNode", "TextNode", "Node",
    "ButtonView", "ScrollView", "ImageView", "LabelView", "StackView", "TextField", "TextView",
    "Button", "Label", "View", "Image", "Text",
  ]

  /// The name without that word, in each part of the way.
  ///
  /// `cardNode.titleNodes[0]` is `card.title[0]`. A name that is nothing but such a word stays.
  static func of(_ name: String) -> String {
    name.split(separator: ".", omittingEmptySubsequences: false).map(withoutWord)
      .joined(separator: ".")
  }

  private static func withoutWord(_ component: Substring) -> String {
    let base = component.prefix { $0 != "[" && $0 != "#" }
    let rest = component[base.endIndex...]
    for word in words {
      for ending in [word, word + "s"] where base.hasSuffix(ending) && base.count > ending.count {
        return String(base.dropLast(ending.count)) + rest
      }
    }
    return String(component)
  }
}
