package import LayoutSpecs

/// The positions in a file of the specs of a layout spec, and of the properties of their styles.
package struct StylePlaces: Sendable {
  /// The places of each spec, by the way to it: the indices of children from the root down.
  private var specs: [[Int]: SpecPlaces] = [:]

  /// No places, as of a screen in code.
  package init() {}

  /// Whether there are none, as for a screen in code.
  package var isEmpty: Bool { specs.isEmpty }

  /// The key and the place of a property of the spec at `way`; `nil` where the file does not have it.
  ///
  /// A length may be given as part of a pair, such as `maxSize`.
  package func place(
    of property: StyleProperty, at way: [Int]
  ) -> (key: String, place: RulePlace)? {
    guard let spec = specs[way] else { return nil }
    for key in [property.rawValue] + property.pairs {
      if let place = spec.key(key)?.place { return (key, place) }
    }
    return nil
  }

  /// The line on which the spec at a way begins, from 1; `nil` where the file has no such spec.
  package func line(ofSpecAt way: [Int]) -> Int? { specs[way]?.line }

  /// The line of a key of the spec at a way, or of a property of its style; `nil` where it has none.
  package func line(of key: String, at way: [Int]) -> Int? { specs[way]?.key(key)?.line }

  /// Keeps the places of the spec at a way.
  package mutating func add(_ places: SpecPlaces, at way: [Int]) { specs[way] = places }
}

/// The positions in a file of one spec, of its keys, and of the properties of its style.
package struct SpecPlaces: Sendable {
  /// The line on which the spec begins, from 1.
  fileprivate let line: Int
  /// A spec has few keys, such as `spacing`: to look through them takes less than to hash them.
  private var keys: [Key] = []

  fileprivate struct Key {
    let name: String
    var line: Int
    /// The place, of properties of the style alone.
    var place: RulePlace?
  }

  /// No places but the line on which the spec begins.
  package init(line: Int) { self.line = line }

  /// Keeps where a key of the spec is; of a property of its style also the place, which comes before
  /// that of a key of the same name.
  package mutating func add(_ name: String, line: Int, place: RulePlace? = nil) {
    let key = Key(name: name, line: line, place: place)
    if let index = keys.firstIndex(where: { $0.name == name }) {
      keys[index] = key
    } else {
      keys.append(key)
    }
  }

  fileprivate func key(_ name: String) -> Key? { keys.first { $0.name == name } }
}

extension StyleProperty {
  /// The keys of pairs of lengths that the property is part of.
  fileprivate var pairs: [String] {
    switch self {
    case .width, .height: ["preferredSize", "preferredLayoutSize"]
    case .minWidth, .minHeight: ["minSize", "minLayoutSize"]
    case .maxWidth, .maxHeight: ["maxSize", "maxLayoutSize"]
    default: []
    }
  }
}
