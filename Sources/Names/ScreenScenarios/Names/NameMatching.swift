import LayoutConstraints
import Scenarios

/// Pairs of nodes and views that are the same element, by the names of their properties.
struct NameMatching: Equatable {
  /// A node and a view that are the same element.
  struct Pair: Equatable {
    let node, view: String
    /// The name of the element.
    let element: String
  }

  /// The pairs, in the order of the nodes.
  private(set) var pairs: [Pair] = []
  private let nodes, views: [String]

  /// Matches explicit pairs, then equal names, then names that are equal without the suffix for
  /// their type.
  ///
  /// A short name that two nodes or two views share matches nothing.
  ///
  /// - Parameter explicit: the name of a view for the name of a node, both in full or short.
  /// - Throws: `CodeFailure` where `explicit` contains a name that does not exist, or one node or
  ///   view twice.
  init(
    nodes: [String], views: [String], explicit: [String: String] = [:]
  ) throws(CodeFailure) {
    (self.nodes, self.views) = (nodes, views)
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

  /// The nodes without a view, in their order.
  var onlyNodes: [String] {
    let matched = Set(pairs.map(\.node))
    return nodes.filter { !matched.contains($0) }
  }

  /// The views without a node, in their order.
  var onlyViews: [String] {
    let matched = Set(pairs.map(\.view))
    return views.filter { !matched.contains($0) }
  }

  private mutating func addPairs(_ partners: [String: String]) {
    let unmatched =
      nodes.filter { partners[$0] == nil }
      + views.filter {
        !partners.values.contains($0)
      }
    var taken = Set(unmatched + [ConstraintSystem.containerName])
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

  /// The names by their result of `name`, without those whose results are equal.
  private static func unique(_ names: [String], by name: (String) -> String) -> [String: String] {
    Dictionary(grouping: names, by: name).compactMapValues { $0.count == 1 ? $0[0] : nil }
  }
}

extension NameMatching {
  /// The name of the element for the name of each matched node.
  var elementsByNode: [String: String] {
    Dictionary(pairs.map { ($0.node, $0.element) }) { first, _ in first }
  }

  /// The name of the element for the name of each matched view.
  var elementsByView: [String: String] {
    Dictionary(pairs.map { ($0.view, $0.element) }) { first, _ in first }
  }

  /// The message that no node matches a view: both lists, the nearest names, and the fix.
  func nothingMatches(node: String, view: String) -> String {
    var sentences = [
      "no element of \(node) and \(view) has the same name",
      "properties of \(node): \(Self.list(onlyNodes))",
      "of \(view): \(Self.list(onlyViews))",
    ]
    let nearest = nearestPairs
    if let first = nearest.first {
      sentences.append(
        "nearest: " + nearest.map { "\($0.node) and \($0.view)" }.joined(separator: ", "))
      sentences.append("rename them, or pass matching: [\"\(first.node)\": \"\(first.view)\"]")
    } else if let node = onlyNodes.first, let view = onlyViews.first {
      sentences.append(
        "rename them, or pass which node is which view, as in matching: [\"\(node)\": \"\(view)\"]")
    } else {
      sentences.append("store the nodes and views to compare in properties")
    }
    return sentences.joined(separator: "; ")
  }

  /// Up to three pairs of names that are probably meant to match.
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

/// The name of a property without the suffix for its type.
///
/// `usernameNode`, `usernameLabel` and `usernameImageView` are all `username`.
enum ShortName {
  /// The suffixes; a suffix that ends with another one comes before it.
  private static let suffixes = [
    "EditableTextNode", "NetworkImageNode", "ControlNode", "DisplayNode", "ButtonNode",
    "ScrollNode", "ImageNode", "VideoNode", "CellNode", "TextNode", "Node",
    "ButtonView", "ScrollView", "ImageView", "LabelView", "StackView", "TextField", "TextView",
    "Button", "Label", "View", "Image", "Text",
  ]

  /// The name without that suffix in each component of its path.
  ///
  /// `cardNode.titleNodes[0]` is `card.title[0]`. A name that consists of a suffix only stays.
  static func of(_ name: String) -> String {
    name.split(separator: ".", omittingEmptySubsequences: false).map(withoutSuffix)
      .joined(separator: ".")
  }

  private static func withoutSuffix(_ component: Substring) -> String {
    let base = component.prefix { $0 != "[" && $0 != "#" }
    let rest = component[base.endIndex...]
    for suffix in suffixes {
      for ending in [suffix, suffix + "s"] where base.hasSuffix(ending) && base.count > ending.count
      {
        return String(base.dropLast(ending.count)) + rest
      }
    }
    return String(component)
  }
}
