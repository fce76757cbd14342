package import JSONText
import Phrases

/// How a stack of the spec distributes free space in whole points.
package struct WholePointShares: Sendable, Hashable, Decodable, JSONRepresentable {
  /// The stack, as its path in the spec.
  package var path: String
  /// The space in points.
  package var points: Double
  /// The first shares.
  package var shares: [Share]
  /// How many shares are not listed.
  package var more: Int

  /// One child's share.
  package struct Share: Sendable, Hashable, Decodable, JSONRepresentable {
    /// The element, or the rest of its path.
    package var child: String
    /// The share in points.
    package var points: Double

    package init(child: String, points: Double) { (self.child, self.points) = (child, points) }

    package var json: JSONValue { .object(["child": child.json, "points": points.json]) }
  }

  package var json: JSONValue {
    .object(["path": path.json, "points": points.json, "shares": shares.json, "more": more.json])
  }
}

extension WholePointShares {
  /// The shares: `stack[1] distributes 331 pt …: 166 pt to cardC and 165 pt to cardD`.
  var phrase: Phrase {
    let listed = shares.map { share -> Phrase in "\(points: share.points) to \(share.child)" }
    let rest: [Phrase] = more > 0 ? ["likewise to \(more) more"] : []
    return """
      \(path) distributes \(points: points) in whole points, as Texture does: \
      \((listed + rest).listed); the constraints do not round shares
      """
  }
}
