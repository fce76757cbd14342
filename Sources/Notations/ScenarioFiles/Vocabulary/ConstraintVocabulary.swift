import Scenarios

/// Words of other toolkits in the settings of constraints: stack views, views, and rules as mappings.
enum ConstraintVocabulary {
  /// Words for keys of `constraints`.
  static let keys = ForeignWords([
    ForeignWord("subviews", of: .uiKit, is: "hierarchy"),
    ForeignWord("stackViews", of: .uiKit, is: "stacks"),
    ForeignWord("layoutGuides", of: .uiKit, is: "guides"),
    ForeignWord("safeAreaInsets", of: .uiKit, is: "safeArea"),
    ForeignWord("semanticContentAttribute", of: .uiKit, is: "direction"),
    ForeignWord("layoutDirection", of: .swiftUI, .uiKit, is: "direction"),
    ForeignWord("constraints", of: .uiKit, is: "rules"),
    ForeignWord("variables", of: .css, .figma, is: "metrics"),
  ])

  /// Words for keys of a stack view.
  static let stackKeys = ForeignWords(
    [
      ForeignWord("gap", of: .css, .yoga, is: "spacing"),
      ForeignWord("itemSpacing", of: .figma, is: "spacing"),
      ForeignWord("direction", of: .texture, is: "axis"),
      ForeignWord("flexDirection", of: .css, .yoga, is: "axis"),
      ForeignWord("layoutMode", of: .figma, is: "axis"),
      ForeignWord("orientation", of: .android, is: "axis"),
      ForeignWord("alignItems", of: .css, .yoga, .texture, is: "alignment"),
      ForeignWord("counterAxisAlignItems", of: .figma, is: "alignment"),
      ForeignWord("justifyContent", of: .css, .yoga, .texture, is: "distribution"),
      ForeignWord("primaryAxisAlignItems", of: .figma, is: "distribution"),
      ForeignWord("arrangedSubviews", of: .uiKit, is: "arranged"),
      ForeignWord("subviews", of: .uiKit, is: "arranged"),
      ForeignWord("children", of: .texture, .yoga, .figma, is: "arranged"),
      ForeignWord("views", of: .uiKit, is: "arranged"),
      ForeignWord("isLayoutMarginsRelativeArrangement", of: .uiKit, is: "marginsRelative"),
      ForeignWord("isBaselineRelativeArrangement", of: .uiKit, is: "baselineRelative"),
      ForeignWord("setCustomSpacing", of: .uiKit, is: "customSpacing"),
      ForeignWord(
        "layoutMargins", of: .uiKit, as: "a key in 'views', with marginsRelative: true here",
        write: "views: { row: { layoutMargins: {} } }"),
    ]
      + ["padding", "paddingLeft", "paddingTop", "paddingRight", "paddingBottom"].map {
        ForeignWord(
          $0, of: .css, .yoga, .figma, .swiftUI,
          as: "'layoutMargins' in 'views', with marginsRelative: true here",
          write: "views: { row: { layoutMargins: {} } }")
      })

  /// Words for the axis of a stack view.
  static let axes = ForeignWords(
    [
      ForeignWord("row", of: .css, .yoga, is: "horizontal"),
      ForeignWord("column", of: .css, .yoga, is: "vertical"),
      ForeignWord("HStack", of: .swiftUI, is: "horizontal"),
      ForeignWord("VStack", of: .swiftUI, is: "vertical"),
    ])

  /// Words for the alignment of a stack view.
  static let alignments = ForeignWords([
    ForeignWord("start", of: .css, .texture, is: "leading"),
    ForeignWord("end", of: .css, .texture, is: "trailing"),
    ForeignWord("flexStart", of: .css, .yoga, is: "leading"),
    ForeignWord("flexEnd", of: .css, .yoga, is: "trailing"),
    ForeignWord("left", of: .css, is: "leading"), ForeignWord("right", of: .css, is: "trailing"),
    ForeignWord("min", of: .figma, is: "leading"), ForeignWord("max", of: .figma, is: "trailing"),
    ForeignWord("stretch", of: .css, .yoga, .texture, is: "fill"),
    ForeignWord("baseline", of: .css, .yoga, .figma, is: "firstBaseline"),
    ForeignWord("baselineFirst", of: .texture, is: "firstBaseline"),
    ForeignWord("baselineLast", of: .texture, is: "lastBaseline"),
    ForeignWord("firstTextBaseline", of: .swiftUI, is: "firstBaseline"),
    ForeignWord("lastTextBaseline", of: .swiftUI, is: "lastBaseline"),
    ForeignWord("middle", of: .css, is: "center"),
  ])

  /// Words for the distribution of a stack view.
  static let distributions = ForeignWords(
    [
      ForeignWord("spaceBetween", of: .css, .yoga, .figma, .texture, is: "equalSpacing"),
      ForeignWord(
        "spaceAround", of: .css, .yoga, .texture,
        as: "rules: UIStackView has no gaps at its ends", write: "distribution: equalSpacing"),
      ForeignWord(
        "spaceEvenly", of: .css, .yoga,
        as: "rules: UIStackView has no gaps at its ends", write: "distribution: equalSpacing"),
      ForeignWord("stretch", of: .css, is: "fill"),
    ]
      + ["start", "end", "center", "flexStart", "flexEnd"].map {
        ForeignWord(
          $0, of: .css, .texture,
          as: "'fill' and rules: a UIStackView of its content's size, placed by its edges",
          write: "distribution: fill")
      })

  /// Words for keys of a view.
  static let viewKeys = ForeignWords([
    ForeignWord("isHidden", of: .uiKit, is: "hidden"),
    ForeignWord("display", of: .css, .yoga, as: "'hidden'", write: "hidden: true"),
    ForeignWord("visibility", of: .css, .android, as: "'hidden'", write: "hidden: true"),
    ForeignWord("directionalLayoutMargins", of: .uiKit, is: "layoutMargins"),
    ForeignWord("padding", of: .css, .yoga, .figma, .swiftUI, is: "layoutMargins"),
    ForeignWord("margins", of: .uiKit, is: "layoutMargins"),
    ForeignWord("semanticContentAttribute", of: .uiKit, is: "direction"),
    ForeignWord("layoutDirection", of: .swiftUI, .uiKit, is: "direction"),
    ForeignWord("additionalSafeAreaInsets", of: .uiKit, is: "additionalSafeArea"),
    ForeignWord("safeAreaInsets", of: .uiKit, is: "additionalSafeArea"),
    ForeignWord("autoresizingMask", of: .uiKit, is: "autoresizing"),
    ForeignWord(
      "translatesAutoresizingMaskIntoConstraints", of: .uiKit,
      as: "nothing for false; 'autoresizing' for true",
      write: "autoresizing: { frame: [0, 0, 320, 44], superview: 320x100, mask: [flexibleWidth] }"),
    ForeignWord(
      "contentHuggingPriority", of: .uiKit, as: "'hugging' of the element",
      write: "elements: { title: { text: \"…\", hugging: 251 } }"),
    ForeignWord(
      "contentCompressionResistancePriority", of: .uiKit,
      as: "'compressionResistance' of the element",
      write: "elements: { title: { text: \"…\", compressionResistance: 751 } }"),
    ForeignWord(
      "hugging", as: "a key of the element",
      write: "elements: { title: { text: \"…\", hugging: {} } }"),
    ForeignWord(
      "compressionResistance", as: "a key of the element",
      write: "elements: { title: { text: \"…\", compressionResistance: {} } }"),
    ForeignWord("width", of: .uiKit, as: "a rule", write: "rules: [\"title.width == {}\"]"),
    ForeignWord("height", of: .uiKit, as: "a rule", write: "rules: [\"title.height == {}\"]"),
    ForeignWord("subviews", of: .uiKit, as: "'hierarchy'", write: "hierarchy: { card: [title] }"),
    ForeignWord("isScrollEnabled", of: .uiKit, is: "scroll"),
    ForeignWord("overflow", of: .css, as: "'scroll'", write: "scroll: true"),
  ])

  /// Words for keys of a rule that is a mapping.
  static let ruleKeys = ForeignWords(
    [
      ForeignWord("identifier", of: .uiKit, is: "id"),
      ForeignWord("format", of: .uiKit, is: "rule"),
      ForeignWord("visualFormat", of: .uiKit, is: "rule"),
    ]
      + [
        "item", "attribute", "relatedBy", "relation", "toItem", "secondItem", "secondAttribute",
        "firstItem", "firstAttribute", "multiplier", "constant", "priority",
      ].map {
        ForeignWord(
          $0, of: .uiKit, as: "part of one line",
          write: "rule: title.leading == photo.trailing + 8 @750")
      })
}
