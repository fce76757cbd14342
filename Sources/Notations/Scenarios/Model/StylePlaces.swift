package import LayoutSpecs

/// The positions in a file of the specs of a layout spec, and of the properties of their styles.
package struct StylePlaces: Sendable {
  /// The places by the way to the spec, and by key.
  private var places: [[Int]: [String: RulePlace]] = [:]
  /// The lines on which the specs themselves begin, by the way to them.
  private var lines: [[Int]: Int] = [:]
  /// The lines of the keys of each spec and of its style, such as `spacing`, by the way to it.
  private var keyLines: [[Int]: [String: Int]] = [:]

  /// No places, as of a screen in code.
  package init() {}

  /// The key and the place of a property of the spec at `way`, the indices of children from the root
  /// down; `nil` where the file does not have it.
  ///
  /// A length may be given as part of a pair, such as `maxSize`.
  package func place(
    of property: StyleProperty, at way: [Int]
  ) -> (key: String, place: RulePlace)? {
    guard let keys = places[way] else { return nil }
    for key in [property.rawValue] + property.pairs {
      if let place = keys[key] { return (key, place) }
    }
    return nil
  }

  /// The line on which the spec at a way begins, from 1; `nil` where the file has no such spec.
  package func line(ofSpecAt way: [Int]) -> Int? { lines[way] }

  /// The line of a key of the spec at a way, or of a property of its style; `nil` where it has none.
  package func line(of key: String, at way: [Int]) -> Int? { keyLines[way]?[key] }

  /// Keeps the line on which the spec at a way begins.
  package mutating func setLine(_ line: Int, ofSpecAt way: [Int]) { lines[way] = line }

  /// Keeps the line of a key of the spec at a way, or of a property of its style.
  package mutating func setLine(_ line: Int, of key: String, at way: [Int]) {
    keyLines[way, default: [:]][key] = line
  }

  /// Keeps the place of a property of the spec at a way, by its key.
  package mutating func setPlace(_ place: RulePlace, of key: String, at way: [Int]) {
    places[way, default: [:]][key] = place
  }
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
