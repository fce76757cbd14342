import LayoutConstraints
import Scenarios

/// Words of other toolkits in rules.
enum RuleVocabulary {
  /// Words for attributes of an item.
  static let attributes = ForeignWords(
    [
      ForeignWord("start", of: .android, .css, is: "leading"),
      ForeignWord("end", of: .android, .css, is: "trailing"),
      ForeignWord("baseline", of: .css, .uiKit, is: "firstBaseline"),
      ForeignWord("x", of: .uiKit, .figma, is: "left"),
      ForeignWord("y", of: .uiKit, .figma, is: "top"),
      ForeignWord("minX", of: .uiKit, is: "left"), ForeignWord("maxX", of: .uiKit, is: "right"),
      ForeignWord("minY", of: .uiKit, is: "top"), ForeignWord("maxY", of: .uiKit, is: "bottom"),
      ForeignWord("midX", of: .uiKit, is: "centerX"),
      ForeignWord("midY", of: .uiKit, is: "centerY"),
      ForeignWord("horizontalCenter", of: .uiKit, is: "centerX"),
      ForeignWord("verticalCenter", of: .uiKit, is: "centerY"),
      ForeignWord("safeArea", of: .swiftUI, .uiKit, is: "safeAreaLayoutGuide"),
      ForeignWord("safeAreaInsets", of: .uiKit, is: "safeAreaLayoutGuide"),
      ForeignWord("layoutMargins", of: .uiKit, is: "layoutMarginsGuide"),
      ForeignWord("margins", of: .uiKit, is: "layoutMarginsGuide"),
      ForeignWord("contentGuide", of: .uiKit, is: "contentLayoutGuide"),
      ForeignWord("frameGuide", of: .uiKit, is: "frameLayoutGuide"),
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
    ])

  /// Words for items.
  static let items = ForeignWords(
    [
      ForeignWord("view", of: .uiKit, is: "superview"),
      ForeignWord("self", of: .swift, is: "superview"),
      ForeignWord("contentView", of: .uiKit, is: "superview"),
      ForeignWord("rootView", of: .uiKit, is: "superview"),
      ForeignWord("containerView", of: .uiKit, is: "superview"),
      ForeignWord("container", of: .css, is: "superview"),
      ForeignWord("parent", of: .css, .android, .figma, is: "superview"),
      ForeignWord("root", of: .css, is: "superview"),
      ForeignWord("super", of: .swift, is: "superview"),
      ForeignWord("window", of: .uiKit, is: "superview"),
      ForeignWord("screen", of: .uiKit, is: "superview"),
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
