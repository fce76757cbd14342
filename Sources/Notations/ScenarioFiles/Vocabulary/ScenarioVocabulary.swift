import Scenarios

/// Words of other toolkits at the top of a scenario and in its elements.
enum ScenarioVocabulary {
  static let keys = ForeignWords(
    [
      ForeignWord("version", as: "'layoutdiff'", write: "layoutdiff: 1")
    ],
    names: [
      []: [
        "widths": "containers", "devices": "containers", "rules": "constraints", "name": "title",
        "description": "summary", "asserts": "promises", "assertions": "promises",
      ],
      [.css]: ["container": "containers"],
      [.css]: ["viewport": "containers", "devicePixelRatio": "scale"],
      [.uiKit]: [
        "screens": "containers", "sizes": "containers", "subviews": "elements",
        "autoLayout": "constraints", "contentScaleFactor": "scale",
      ],
      [.uiKit, .yoga]: ["views": "elements"],
      [.texture]: [
        "nodes": "elements", "subnodes": "elements", "layoutSpec": "spec",
        "layoutSpecThatFits": "spec",
      ],
      [.figma]: ["layers": "elements"],
      [.yoga, .swiftUI]: ["layout": "spec"],
      [.swiftUI]: ["body": "spec"],
    ])

  static let promiseWords = ForeignWords(
    names: [
      []: [
        "noOverlap": "apart", "within": "inside", "contained": "inside", "notClipped": "whole",
        "notTruncated": "whole", "order": "inOrder",
      ],
      [.uiKit]: ["textClipped": "whole", "hitRegion": "tappable"],
    ])

  static let elementKeys = ForeignWords(
    [
      ForeignWord(
        "size", of: [.uiKit, .figma], as: "the value of 'image' or 'box'", write: "box: {size}"),
      ForeignWord("intrinsicContentSize", of: [.uiKit], as: "'box'", write: "box: {size}"),
      ForeignWord("frame", of: [.uiKit, .swiftUI], as: "'box', a size", write: "box: {size}"),
      ForeignWord(
        "width", of: [.css, .yoga, .swiftUI],
        as: "part of 'image' or 'box', 'width' in a style of the spec, or a rule",
        write: "box: {box}", with: "height"),
      ForeignWord(
        "height", of: [.css, .yoga, .swiftUI],
        as: "part of 'image' or 'box', 'height' in a style of the spec, or a rule",
        write: "box: {box}", with: "width"),
      ForeignWord(
        "fontSize", of: [.css, .yoga, .figma], as: "'size' of 'font'", write: "font: { size: {} }"),
      ForeignWord(
        "fontWeight", of: [.css, .yoga, .swiftUI], as: "'weight' of 'font'",
        write: "font: { weight: {} }"),
      ForeignWord(
        "layoutPriority", of: [.swiftUI],
        as:
          "'compressionResistance', which is 750 unless it is written, or 'flexShrink' in the spec"
      ),
      ForeignWord(
        "style", of: [.texture], as: "a key in the spec: { element: name, style: { … } }"),
      ForeignWord("isHidden", of: [.uiKit], as: "'hidden' in 'views' of the constraints"),
      ForeignWord("hidden", of: [.uiKit], as: "a key in 'views' of the constraints"),
    ],
    names: [
      [.uiKit]: [
        "label": "text", "UILabel": "text", "string": "text", "imageView": "image",
        "UIImageView": "image", "icon": "image", "numberOfLines": "lines",
        "contentHuggingPriority": "hugging", "huggingPriority": "hugging",
        "contentCompressionResistancePriority": "compressionResistance",
        "compressionResistancePriority": "compressionResistance",
        "compression": "compressionResistance",
      ],
      [.uiKit, .yoga]: ["view": "box"],
      [.uiKit, .texture]: ["attributedText": "text"],
      [.figma]: ["characters": "text"],
      [.texture]: ["ASTextNode": "text", "ASImageNode": "image", "maximumNumberOfLines": "lines"],
      [.css]: ["img": "image", "lineClamp": "lines"],
      [.figma, .swiftUI]: ["rectangle": "box"],
      [.swiftUI]: ["lineLimit": "lines"],
      [.android]: ["maxLines": "lines"],
    ])

  static let fontKeys = ForeignWords(
    [
      ForeignWord("family", of: [.css], as: "nothing: text is measured in Inter", write: ""),
      ForeignWord("name", of: [.uiKit], as: "nothing: text is measured in Inter", write: ""),
    ],
    names: [
      [.css]: ["fontSize": "size", "fontWeight": "weight"],
      [.uiKit]: ["pointSize": "size"],
    ])

  /// Words for text styles.
  static let textStyles = ForeignWords(
    names: [
      [.swiftUI]: ["title": "title1", "caption": "caption1"],
      [.uiKit]: ["subhead": "subheadline"],
    ])

  /// Words for text sizes.
  static let textSizes = ForeignWords(
    names: [
      [.uiKit]: [
        "extraSmall": "xSmall", "extraLarge": "xLarge", "extraExtraLarge": "xxLarge",
        "extraExtraExtraLarge": "xxxLarge", "accessibilityMedium": "accessibility1",
        "accessibilityLarge": "accessibility2", "accessibilityExtraLarge": "accessibility3",
        "accessibilityExtraExtraLarge": "accessibility4",
        "accessibilityExtraExtraExtraLarge": "accessibility5",
      ]
    ])

  /// Words for the weight of a font.
  ///
  /// Source: CSS Fonts Module Level 4, section 2.2.1, for the numbers.
  static let fontWeights = ForeignWords(
    names: [
      [.css]: [
        "100": "ultraLight", "200": "thin", "300": "light", "400": "regular", "normal": "regular",
        "500": "medium", "600": "semibold", "700": "bold", "800": "heavy", "extraBold": "heavy",
        "900": "black",
      ]
    ])

  /// Words for priorities, with their numbers.
  ///
  /// Sources: `UILayoutPriority`, and SnapKit's `ConstraintPriority`, whose medium is 500.
  static let priorities = ForeignWords(
    names: [
      [.uiKit]: [
        "required": "1000", "defaultHigh": "750", "defaultLow": "250", "fittingSizeLevel": "50",
        "fittingSizeCompression": "50", "dragThatCanResizeScene": "510", "sceneSizeStayPut": "500",
        "dragThatCannotResizeScene": "490", "UILayoutPriorityRequired": "1000",
        "UILayoutPriorityDefaultHigh": "750", "UILayoutPriorityDefaultLow": "250",
        "UILayoutPriorityFittingSizeLevel": "50",
      ],
      [.snapKit]: ["high": "750", "medium": "500", "low": "250"],
    ])
}
