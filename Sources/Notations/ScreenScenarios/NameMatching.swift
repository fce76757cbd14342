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
