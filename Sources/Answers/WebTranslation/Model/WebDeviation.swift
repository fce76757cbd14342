package import JSONText
import Phrases

/// A rule of a layout spec that its boxes do not have, or have only in some containers.
package struct WebDeviation: Sendable, Hashable, JSONRepresentable {
  /// The path to the spec from the root: `stack[1].inset`.
  package let path: String
  /// The same path as child indices.
  package let steps: [Int]
  package let rule: WebRule

  package var json: JSONValue {
    .object([
      "path": path.json, "rule": rule.rawValue.json, "where": rule.phrases.place.json,
      "spec": rule.phrases.spec.json, "web": rule.phrases.web.json,
    ])
  }
}

/// The rules of layout specs that differ from those of CSS, where the boxes of a translation show it.
package enum WebRule: String, Sendable, CaseIterable {
  // Of the whole.
  case overflow
  // Of elements.
  case longestLine, emptyElement, ownSizeInSpace, unreadSizes, fractionOfUnknown
  case fractionKnownLater
  // Of stacks.
  case wholeShares, limitsWhenFlexing, maximumBelowSpace, onlyLine, longestOfLines,
    negativeLineSpacing, baselines
  case contentInSpace, lazyInOpenSpace, measuredAgain, aroundOverflow, flexingInsets
  // Of what fills the available space.
  case fillsSpace, hugsOpenSpace, sharedArea, aspectFit
  // Of corners.
  case wrapsCorner, cornerInSpace
}

/// How far the boxes of a spec agree with it.
package enum WebGrade: String, Sendable {
  /// In every container in which content fits.
  case exact
  /// In every container in which none of its deviations shows.
  case conditional
  /// In no container for certain.
  case differs

  /// The grade in words.
  var words: String {
    switch self {
    case .exact: "exact where content fits"
    case .conditional: "exact where no rule below shows"
    case .differs: "differs by a rule below"
    }
  }

  init(_ rules: [WebRule]) {
    let isAlways = rules.contains { [.unreadSizes, .negativeLineSpacing, .baselines].contains($0) }
    self = rules.isEmpty ? .exact : isAlways ? .differs : .conditional
  }
}
