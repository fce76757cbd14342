import LayoutConstraints
import Scenarios

/// Words of other toolkits in rules.
enum RuleVocabulary {
  /// Words for attributes of an item.
  static let attributes = ForeignWords(
    [
      ForeignWord(
        "edges", of: .snapKit, as: "two rules, one for each axis",
        write: "H:|-0-[$]-0-|   and   V:|-0-[$]-0-|"),
      ForeignWord(
        "directionalEdges", of: .snapKit, as: "two rules, one for each axis",
        write: "H:|-0-[$]-0-|   and   V:|-0-[$]-0-|"),
      ForeignWord(
        "size", of: .snapKit, as: "two rules", write: "$.width == 40   and   $.height == 40"),
      ForeignWord(
        "center", of: .snapKit, .uiKit, as: "two rules",
        write: "$.centerX == superview.centerX   and   $.centerY == superview.centerY"),
      ForeignWord(
        "aspectRatio", of: .css, .swiftUI, as: "a rule for the height",
        write: "$.height == 0.5625 * $.width"),
      ForeignWord(
        "padding", of: .css, .swiftUI, as: "a constant in a rule",
        write: "$.leading == superview.leading + 8"),
      ForeignWord(
        "hugging", of: .uiKit, as: "a key of the element",
        write: "elements: { $: { text: \"…\", hugging: 251 } }"),
      ForeignWord(
        "compressionResistance", of: .uiKit, as: "a key of the element",
        write: "elements: { $: { text: \"…\", compressionResistance: 751 } }"),
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
