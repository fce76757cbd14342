import Scenarios

/// Words of other toolkits in the settings of constraints: stack views, views, and rules as mappings.
enum ConstraintVocabulary {
  static let keys = ForeignWords(
    names: [
      [.uiKit]: [
        "subviews": "hierarchy", "stackViews": "stacks", "layoutGuides": "guides",
        "safeAreaInsets": "safeArea", "semanticContentAttribute": "direction",
        "constraints": "rules",
      ],
      [.swiftUI, .uiKit]: ["layoutDirection": "direction"],
      [.css, .figma]: ["variables": "metrics"],
    ])

  static let stackKeys = ForeignWords(
    [
      ForeignWord(
        "layoutMargins", of: .uiKit, as: "a key in 'views', with marginsRelative: true here",
        write: "views: { row: { layoutMargins: {} } }")
    ]
      + ["padding", "paddingLeft", "paddingTop", "paddingRight", "paddingBottom"].map {
        ForeignWord(
          $0, of: .css, .yoga, .figma, .swiftUI,
          as: "'layoutMargins' in 'views', with marginsRelative: true here",
          write: "views: { row: { layoutMargins: {} } }")
      },
    names: [
      [.css, .yoga]: ["gap": "spacing", "flexDirection": "axis"],
      [.figma]: [
        "itemSpacing": "spacing", "layoutMode": "axis", "counterAxisAlignItems": "alignment",
        "primaryAxisAlignItems": "distribution",
      ],
      [.texture]: ["direction": "axis"],
      [.android]: ["orientation": "axis"],
      [.css, .yoga, .texture]: ["alignItems": "alignment", "justifyContent": "distribution"],
      [.uiKit]: [
        "arrangedSubviews": "arranged", "subviews": "arranged", "views": "arranged",
        "isLayoutMarginsRelativeArrangement": "marginsRelative",
        "isBaselineRelativeArrangement": "baselineRelative", "setCustomSpacing": "customSpacing",
      ],
      [.texture, .yoga, .figma]: ["children": "arranged"],
    ])

  static let axes = ForeignWords(
    names: [
      [.css, .yoga]: ["row": "horizontal", "column": "vertical"],
      [.swiftUI]: ["HStack": "horizontal", "VStack": "vertical"],
    ])

  static let alignments = ForeignWords(
    names: [
      [.css, .texture]: ["start": "leading", "end": "trailing"],
      [.css, .yoga]: ["flexStart": "leading", "flexEnd": "trailing"],
      [.css]: ["left": "leading", "right": "trailing", "middle": "center"],
      [.figma]: ["min": "leading", "max": "trailing"],
      [.css, .yoga, .texture]: ["stretch": "fill"],
      [.css, .yoga, .figma]: ["baseline": "firstBaseline"],
      [.texture]: ["baselineFirst": "firstBaseline", "baselineLast": "lastBaseline"],
      [.swiftUI]: ["firstTextBaseline": "firstBaseline", "lastTextBaseline": "lastBaseline"],
    ])

  static let distributions = ForeignWords(
    [
      ForeignWord(
        "spaceAround", of: .css, .yoga, .texture,
        as: "rules: UIStackView has no gaps at its ends", write: "distribution: equalSpacing"),
      ForeignWord(
        "spaceEvenly", of: .css, .yoga,
        as: "rules: UIStackView has no gaps at its ends", write: "distribution: equalSpacing"),
    ]
      + ["start", "end", "center", "flexStart", "flexEnd"].map {
        ForeignWord(
          $0, of: .css, .texture,
          as: "'fill' and rules: a UIStackView of its content's size, placed by its edges",
          write: "distribution: fill")
      },
    names: [
      [.css, .yoga, .figma, .texture]: ["spaceBetween": "equalSpacing"],
      [.css]: ["stretch": "fill"],
    ])

  static let viewKeys = ForeignWords(
    [
      ForeignWord("display", of: .css, .yoga, as: "'hidden'", write: "hidden: true"),
      ForeignWord("visibility", of: .css, .android, as: "'hidden'", write: "hidden: true"),
      ForeignWord(
        "translatesAutoresizingMaskIntoConstraints", of: .uiKit,
        as: "nothing for false; 'autoresizing' for true",
        write: "autoresizing: { frame: [0, 0, 320, 44], superview: 320x100, mask: [flexibleWidth] }"
      ),
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
      ForeignWord("overflow", of: .css, as: "'scroll'", write: "scroll: true"),
    ],
    names: [
      [.uiKit]: [
        "isHidden": "hidden", "directionalLayoutMargins": "layoutMargins",
        "margins": "layoutMargins", "semanticContentAttribute": "direction",
        "additionalSafeAreaInsets": "additionalSafeArea", "safeAreaInsets": "additionalSafeArea",
        "autoresizingMask": "autoresizing", "isScrollEnabled": "scroll",
      ],
      [.css, .yoga, .figma, .swiftUI]: ["padding": "layoutMargins"],
      [.swiftUI, .uiKit]: ["layoutDirection": "direction"],
    ])

  static let ruleKeys = ForeignWords(
    [
      "item", "attribute", "relatedBy", "relation", "toItem", "secondItem", "secondAttribute",
      "firstItem", "firstAttribute", "multiplier", "constant", "priority",
    ].map {
      ForeignWord(
        $0, of: .uiKit, as: "part of one line",
        write: "rule: title.leading == photo.trailing + 8 @750")
    },
    names: [
      [.uiKit]: ["identifier": "id", "format": "rule", "visualFormat": "rule"]
    ])
}
