import Scenarios

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
