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
      ForeignWord("layoutMargins", of: [.uiKit], as: margins("{}")),
      ForeignWord("padding", of: [.css, .yoga, .figma, .swiftUI], as: margins("{}")),
    ]
      + [("Left", "leading"), ("Top", "top"), ("Right", "trailing"), ("Bottom", "bottom")].map {
        ForeignWord("padding\($0)", of: [.css, .yoga, .figma], as: margins("{ \($1): {} }"))
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

  /// The margins of a stack view, which are a setting of its view.
  private static func margins(_ value: String) -> String {
    "'layoutMargins' in 'views', with marginsRelative: true here: "
      + "views: { {name}: { layoutMargins: \(value) } }"
  }

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
        "spaceAround", of: [.css, .yoga, .texture],
        as: "rules: UIStackView has no gaps at its ends", write: "distribution: equalSpacing"),
      ForeignWord(
        "spaceEvenly", of: [.css, .yoga],
        as: "rules: UIStackView has no gaps at its ends", write: "distribution: equalSpacing"),
    ]
      + ["start", "end", "center", "flexStart", "flexEnd"].map {
        ForeignWord(
          $0, of: [.css, .texture],
          as: "'fill' and rules: a UIStackView of its content's size, placed by its edges",
          write: "distribution: fill")
      },
    names: [
      [.css, .yoga, .figma, .texture]: ["spaceBetween": "equalSpacing"],
      [.css]: ["stretch": "fill"],
    ])

  static let viewKeys = ForeignWords(
    [
      ForeignWord("display", of: [.css, .yoga], as: "'hidden'", values: ["none": "hidden: true"]),
      ForeignWord(
        "visibility", of: [.css, .android], as: "'hidden'",
        values: [
          "hidden": "hidden: true", "collapse": "hidden: true", "gone": "hidden: true",
          "invisible": "hidden: true", "visible": "hidden: false",
        ]),
      ForeignWord(
        "translatesAutoresizingMaskIntoConstraints", of: [.uiKit],
        as:
          "nothing for false; for true 'autoresizing', with a frame, the superview's size and a mask",
        values: ["false": ""]),
      ForeignWord(
        "contentHuggingPriority", of: [.uiKit], as: "'hugging' of the element {name}: hugging: {}"),
      ForeignWord(
        "contentCompressionResistancePriority", of: [.uiKit],
        as: "'compressionResistance' of the element {name}: compressionResistance: {}"),
      ForeignWord("hugging", as: "a key of the element {name}: hugging: {}"),
      ForeignWord(
        "compressionResistance", as: "a key of the element {name}: compressionResistance: {}"),
      ForeignWord("width", of: [.uiKit], as: "a rule: {name}.width == {}"),
      ForeignWord("height", of: [.uiKit], as: "a rule: {name}.height == {}"),
      ForeignWord("subviews", of: [.uiKit], as: "'hierarchy': hierarchy: { {name}: {} }"),
      ForeignWord(
        "overflow", of: [.css], as: "'scroll'",
        values: ["scroll": "scroll: true", "auto": "scroll: true"]),
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
    ].map { ForeignWord($0, of: [.uiKit], as: "part of one text") },
    names: [
      [.uiKit]: ["identifier": "id", "format": "rule", "visualFormat": "rule"]
    ])
}
