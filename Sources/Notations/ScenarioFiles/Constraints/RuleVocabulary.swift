import LayoutConstraints
import Scenarios

/// Words of other toolkits in rules.
enum RuleVocabulary {
  /// Words for attributes of an item.
  static let attributes = ForeignWords(
    CompositeAttribute.words.compactMap { word in
      CompositeAttribute.parts(of: word).map { parts in
        ForeignWord(
          word, of: word == "center" ? [.snapKit, .uiKit] : [.snapKit],
          as:
            "one rule each for \(parts.dropLast().joined(separator: ", ")) and \(parts[parts.count - 1])"
        )
      }
    } + [
      ForeignWord(
        "aspectRatio", of: [.css, .swiftUI], as: "a width that is a multiple of the height"),
      ForeignWord(
        "padding", of: [.css, .swiftUI],
        as: "the constant of a rule for each side, such as leading: superview.leading + {}"),
      ForeignWord("hugging", of: [.uiKit], as: "a key of the element: hugging: {}"),
      ForeignWord(
        "compressionResistance", of: [.uiKit],
        as: "a key of the element: compressionResistance: {}"),
    ],
    names: [
      [.android, .css]: ["start": "leading", "end": "trailing"],
      [.css, .uiKit]: ["baseline": "firstBaseline"],
      [.uiKit, .figma]: ["x": "left", "y": "top"],
      [.uiKit]: [
        "minX": "left", "maxX": "right", "minY": "top", "maxY": "bottom", "midX": "centerX",
        "midY": "centerY", "horizontalCenter": "centerX", "verticalCenter": "centerY",
        "safeAreaInsets": "safeAreaLayoutGuide", "layoutMargins": "layoutMarginsGuide",
        "margins": "layoutMarginsGuide", "contentGuide": "contentLayoutGuide",
        "frameGuide": "frameLayoutGuide",
      ],
      [.swiftUI, .uiKit]: ["safeArea": "safeAreaLayoutGuide"],
    ])

  static let items = ForeignWords(
    names: [
      [.uiKit]: [
        "view": "superview", "contentView": "superview", "rootView": "superview",
        "containerView": "superview", "window": "superview", "screen": "superview",
      ],
      [.swift]: ["self": "superview", "super": "superview"],
      [.css]: ["container": "superview", "root": "superview"],
      [.css, .android, .figma]: ["parent": "superview"],
    ])

  /// Guides that people name without an item.
  static let lonelyGuides = [
    "safeAreaLayoutGuide": "superview.safeAreaLayoutGuide",
    "safeArea": "superview.safeAreaLayoutGuide",
    "layoutMarginsGuide": "superview.layoutMarginsGuide",
    "margins": "superview.layoutMarginsGuide",
  ]

  /// Words and signs for relations, longer signs before their prefixes.
  static let relations: [(sign: String, toolkit: String, here: String)] = [
    ("=>", "a sign of other languages", ">="), ("=<", "a sign of other languages", "<="),
    ("=", "an assignment in Swift", "=="), ("≤", "a sign of mathematics", "<="),
    ("≥", "a sign of mathematics", ">="),
    ("<", "a strict inequality, which no constraint is", "<="),
    (">", "a strict inequality, which no constraint is", ">="), (":", "a sign of CSS", "=="),
    ("lessThanOrEqualTo", "a word of SnapKit", "<="),
    ("greaterThanOrEqualTo", "a word of SnapKit", ">="), ("equalTo", "a word of SnapKit", "=="),
    ("lessThanOrEqual", "a word of UIKit", "<="), ("greaterThanOrEqual", "a word of UIKit", ">="),
    ("equal", "a word of UIKit", "=="), ("equals", "a word of UIKit", "=="),
  ]
}
