import Scenarios

/// Words of other toolkits at the top of a scenario and in its elements.
enum ScenarioVocabulary {
  /// Words for keys of a scenario.
  static let keys = ForeignWords(
    [
      ForeignWord("widths", as: "'containers'", write: "containers: {}"),
      ForeignWord(
        "devices", as: "'containers', as widths or sizes", write: "containers: [393x852]"),
      ForeignWord("viewport", of: .css, is: "containers"),
      ForeignWord("screens", of: .uiKit, is: "containers"),
      ForeignWord("sizes", of: .uiKit, is: "containers"),
      ForeignWord("container", of: .css, as: "'containers', a list", write: "containers: [{}]"),
      ForeignWord("views", of: .uiKit, .yoga, is: "elements"),
      ForeignWord("subviews", of: .uiKit, is: "elements"),
      ForeignWord("nodes", of: .texture, is: "elements"),
      ForeignWord("subnodes", of: .texture, is: "elements"),
      ForeignWord("layers", of: .figma, is: "elements"),
      ForeignWord("layoutSpec", of: .texture, is: "spec"),
      ForeignWord("layoutSpecThatFits", of: .texture, is: "spec"),
      ForeignWord("layout", of: .yoga, .swiftUI, is: "spec"),
      ForeignWord("body", of: .swiftUI, is: "spec"),
      ForeignWord("autoLayout", of: .uiKit, is: "constraints"),
      ForeignWord("rules", as: "'constraints'", write: "constraints: [ … ]"),
      ForeignWord("name", as: "'title'", write: "title: {}"),
      ForeignWord("description", as: "'summary'", write: "summary: {}"),
      ForeignWord("version", as: "'layoutdiff'", write: "layoutdiff: 1"),
      ForeignWord("contentScaleFactor", of: .uiKit, is: "scale"),
      ForeignWord("devicePixelRatio", of: .css, is: "scale"),
    ])

  /// Words for keys of an element.
  static let elementKeys = ForeignWords(
    [
      ForeignWord("label", of: .uiKit, is: "text"), ForeignWord("UILabel", of: .uiKit, is: "text"),
      ForeignWord("string", of: .uiKit, is: "text"),
      ForeignWord("attributedText", of: .uiKit, .texture, is: "text"),
      ForeignWord("characters", of: .figma, is: "text"),
      ForeignWord("ASTextNode", of: .texture, is: "text"),
      ForeignWord("ASImageNode", of: .texture, is: "image"),
      ForeignWord("imageView", of: .uiKit, is: "image"),
      ForeignWord("UIImageView", of: .uiKit, is: "image"),
      ForeignWord("img", of: .css, is: "image"), ForeignWord("icon", of: .uiKit, is: "image"),
      ForeignWord("view", of: .uiKit, .yoga, as: "'box'", write: "box: none"),
      ForeignWord("rectangle", of: .figma, .swiftUI, is: "box"),
      ForeignWord(
        "size", of: .uiKit, .figma, as: "the value of 'image' or 'box'", write: "box: {}"),
      ForeignWord("intrinsicContentSize", of: .uiKit, as: "'box'", write: "box: {}"),
      ForeignWord("frame", of: .uiKit, .swiftUI, as: "'box', a size", write: "box: 40x40"),
      ForeignWord(
        "width", of: .css, .yoga, .swiftUI,
        as: "part of 'image' or 'box', 'width' in a style of the spec, or a rule",
        write: "box: {}x40"),
      ForeignWord(
        "height", of: .css, .yoga, .swiftUI,
        as: "part of 'image' or 'box', 'height' in a style of the spec, or a rule",
        write: "box: 40x{}"),
      ForeignWord("numberOfLines", of: .uiKit, is: "lines"),
      ForeignWord("maximumNumberOfLines", of: .texture, is: "lines"),
      ForeignWord("lineLimit", of: .swiftUI, is: "lines"),
      ForeignWord("lineClamp", of: .css, is: "lines"),
      ForeignWord("maxLines", of: .android, is: "lines"),
      ForeignWord(
        "fontSize", of: .css, .yoga, .figma, as: "'size' of 'font'", write: "font: { size: {} }"),
      ForeignWord(
        "fontWeight", of: .css, .yoga, .swiftUI, as: "'weight' of 'font'",
        write: "font: { weight: bold }"),
      ForeignWord("contentHuggingPriority", of: .uiKit, is: "hugging"),
      ForeignWord("huggingPriority", of: .uiKit, is: "hugging"),
      ForeignWord("contentCompressionResistancePriority", of: .uiKit, is: "compressionResistance"),
      ForeignWord("compressionResistancePriority", of: .uiKit, is: "compressionResistance"),
      ForeignWord("compression", of: .uiKit, is: "compressionResistance"),
      ForeignWord(
        "layoutPriority", of: .swiftUI, as: "'compressionResistance', or 'flexShrink' in the spec",
        write: "compressionResistance: 751"),
      ForeignWord("style", of: .texture, as: "a key in the spec: { element: name, style: { … } }"),
      ForeignWord("isHidden", of: .uiKit, as: "'hidden' in 'views' of the constraints"),
      ForeignWord("hidden", of: .uiKit, as: "a key in 'views' of the constraints"),
    ])

  /// Words for keys of a font.
  static let fontKeys = ForeignWords([
    ForeignWord("fontSize", of: .css, is: "size"), ForeignWord("pointSize", of: .uiKit, is: "size"),
    ForeignWord("fontWeight", of: .css, is: "weight"),
    ForeignWord("family", of: .css, as: "nothing: text is measured in Inter"),
    ForeignWord("name", of: .uiKit, as: "nothing: text is measured in Inter"),
  ])

  /// Words for the weight of a font.
  ///
  /// Source: CSS Fonts Module Level 4, section 2.2.1, for the numbers.
  static let fontWeights = ForeignWords(
    ForeignWord.words(
      of: .css,
      [
        "100": "ultraLight", "200": "thin", "300": "light", "400": "regular", "normal": "regular",
        "500": "medium", "600": "semibold", "700": "bold", "800": "heavy", "extraBold": "heavy",
        "900": "black",
      ]))

  /// Words for priorities, with their numbers.
  ///
  /// Sources: `UILayoutPriority`, and SnapKit's `ConstraintPriority`, whose medium is 500.
  static let priorities = ForeignWords(
    ForeignWord.words(
      of: .uiKit,
      [
        "required": "1000", "defaultHigh": "750", "defaultLow": "250", "fittingSizeLevel": "50",
        "fittingSizeCompression": "50", "dragThatCanResizeScene": "510",
        "sceneSizeStayPut": "500", "dragThatCannotResizeScene": "490",
        "UILayoutPriorityRequired": "1000", "UILayoutPriorityDefaultHigh": "750",
        "UILayoutPriorityDefaultLow": "250", "UILayoutPriorityFittingSizeLevel": "50",
      ])
      + ForeignWord.words(of: .snapKit, ["high": "750", "medium": "500", "low": "250"]))
}
