package import LayoutSpecs

/// The positions in a file of the specs of a layout spec, and of the properties of their styles.
package struct StylePlaces: Sendable {
  /// The places of each spec, by the way to it: the indices of children from the root down.
  private var specs: [[Int]: SpecPlaces] = [:]

  /// No places, as of a screen in code.
  package init() {}

  /// Whether there are none, as for a screen in code.
  package var isEmpty: Bool { specs.isEmpty }

  /// The key that gives a property of the spec at `way`; `nil` where the file does not have it.
  ///
  /// A length may be given as part of a pair, such as `maxSize`.
  package func key(of property: StyleProperty, at way: [Int]) -> String? {
    ([property.rawValue] + property.pairs).first { position(of: $0, at: way) != nil }
  }

  /// The position of the spec at a way; `nil` where the file has no such spec.
  package func position(ofSpecAt way: [Int]) -> SourcePosition? { specs[way]?.position }

  /// The position of a key of the spec at a way, or of a key of its style; `nil` where it has none.
  ///
  /// It is that of the key's first letter, after any opening quotation mark.
  package func position(of key: String, at way: [Int]) -> SourcePosition? {
    specs[way]?.keys.first { $0.name == key }?.position
  }

  /// Keeps the places of the spec at a way.
  package mutating func add(_ places: SpecPlaces, at way: [Int]) { specs[way] = places }
}

/// The positions in a file of one spec, of its keys, and of the properties of its style.
package struct SpecPlaces: Sendable {
  fileprivate let position: SourcePosition
  /// A spec has few keys, such as `spacing`: to look through them takes less than to hash them.
  fileprivate var keys: [(name: String, position: SourcePosition)] = []

  /// No places but that of the spec.
  package init(_ position: SourcePosition) { self.position = position }

  /// Keeps where a key of the spec or of its style is; no two of them have one name.
  package mutating func add(_ name: String, at position: SourcePosition) {
    keys.append((name, position))
  }
}

extension StyleProperty {
  /// The keys of pairs of lengths that the property is part of.
  package var pairs: [String] {
    switch self {
    case .width, .height: ["preferredSize", "preferredLayoutSize"]
    case .minWidth, .minHeight: ["minSize", "minLayoutSize"]
    case .maxWidth, .maxHeight: ["maxSize", "maxLayoutSize"]
    default: []
    }
  }
}
