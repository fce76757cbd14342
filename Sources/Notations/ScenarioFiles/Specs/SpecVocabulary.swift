import Geometry
import LayoutSpecs
import Scenarios

/// Words of other toolkits in layout specs.
enum SpecVocabulary {
  static let kinds = ForeignWords(
    [
      ForeignWord(
        "HStack", of: [.swiftUI], is: "stack", as: "'stack', whose direction is horizontal"),
      ForeignWord(
        "VStack", of: [.swiftUI], is: "stack", as: "'stack' with direction: vertical",
        adding: "direction: vertical"),
      ForeignWord(
        "ZStack", of: [.swiftUI], as: "'overlay' or 'background': overlay: { child: …, overlay: … }"
      ),
      ForeignWord(
        "row", of: [.css, .yoga], is: "stack", as: "'stack', whose direction is horizontal"),
      ForeignWord(
        "column", of: [.css, .yoga], is: "stack", as: "'stack' with direction: vertical",
        adding: "direction: vertical"),
      ForeignWord(
        "grid", of: [.css, .swiftUI], is: "stack", as: "stacks in a stack, or one that wraps",
        adding: "flexWrap: wrap"),
      aspectRatio,
      ForeignWord("text", of: [.swiftUI, .figma], as: declared),
      ForeignWord("image", of: [.swiftUI], as: declared),
      ForeignWord(
        "frame", of: [.figma, .swiftUI], as: "'stack' for auto layout, or sizes in a 'style'"),
      ForeignWord(
        "group", of: [.figma], is: "absolute", as: "'absolute', whose children have positions"),
    ]
      + SpecKind.blocks.filter { $0 != .spacer }.map { $0.rawValue }.map { kind in
        ForeignWord(
          "AS\(kind.capitalizedFirst)LayoutSpec", of: [.texture], is: kind)
      },
    names: [
      [.css, .swiftUI]: ["padding": "inset"],
      [.yoga]: ["view": "stack", "node": "stack"],
      [.swiftUI]: ["Spacer": "spacer", "offset": "absolute"],
      [.uiKit]: ["UIStackView": "stack", "stackView": "stack"],
      [.android]: ["LinearLayout": "stack", "FrameLayout": "overlay"],
      [.css]: ["flex": "stack", "flexbox": "stack", "div": "stack"],
      [.figma]: ["autoLayout": "stack"],
    ])

  private static let declared = "an element: declare it under 'elements', and write its name here"
  private static let aspectRatio = ForeignWord(
    "aspectRatio", of: [.css, .yoga, .swiftUI],
    as: "a 'ratio' spec, whose ratio is height ÷ width: ratio: { ratio: {inverse}, child: … }")

  /// Words for keys of one kind of spec; those that every kind may get come last.
  static func keys(of kind: SpecKind) -> ForeignWords {
    let own = kind == .stack ? stackKeys : kind == .inset ? insetKeys.or(gaps) : gaps(of: kind)
    return own.or(keysOfStyle(as: "style: { $ }")).or(around)
  }

  /// Words for keys beside an element in a spec.
  static let elementKeys = keysOfStyle(as: "style: { $ }").or(around)

  /// Words for the gaps of a stack in a spec that has none.
  private static let gaps = gaps(as: "'spacing', which only a stack has")

  private static func gaps(of kind: SpecKind) -> ForeignWords {
    kind == .corner
      ? gaps(as: "'offset', [x, y] from the corner; only a stack has 'spacing'") : gaps
  }

  private static func gaps(as form: String) -> ForeignWords {
    ForeignWords(
      ["gap", "rowGap", "columnGap"].map { ForeignWord($0, of: [.css, .yoga], as: form) } + [
        ForeignWord("itemSpacing", of: [.figma], as: form),
        ForeignWord("spacing", as: "a key that only a stack has"),
      ])
  }

  private static let lineGap =
    "'spacing' along the stack, and 'lineSpacing' between lines that wrap"

  private static let stackKeys = ForeignWords(
    [
      ForeignWord("rowGap", of: [.css, .yoga], as: lineGap),
      ForeignWord("columnGap", of: [.css, .yoga], as: lineGap),
      ForeignWord(
        "flexFlow", of: [.css], as: "'direction' and 'flexWrap'",
        values: [
          "row": "direction: horizontal", "column": "direction: vertical",
          "row wrap": "direction: horizontal, flexWrap: wrap",
          "column wrap": "direction: vertical, flexWrap: wrap",
        ]),
      ForeignWord("placeContent", of: [.css], as: "'justifyContent' and 'alignContent'"),
      ForeignWord("placeItems", of: [.css], as: "'alignItems'"),
      ForeignWord(
        "display", of: [.css, .yoga], as: "nothing: every stack is a flexbox",
        values: ["flex": "", "inline-flex": ""]),
      ForeignWord(
        "customSpacing", of: [.uiKit],
        as: "'spacingAfter' in the style of a child: style: { spacingAfter: … }"),
    ],
    names: [
      [.css, .yoga]: ["gap": "spacing", "flexDirection": "direction"],
      [.swiftUI, .uiKit]: ["alignment": "alignItems"],
      [.uiKit]: [
        "axis": "direction", "distribution": "justifyContent", "arrangedSubviews": "children",
        "subviews": "children",
      ],
      [.css, .yoga, .figma]: ["wrap": "flexWrap"],
      [.swiftUI]: ["content": "children"],
      [.figma]: [
        "itemSpacing": "spacing", "counterAxisSpacing": "lineSpacing", "layoutMode": "direction",
        "primaryAxisAlignItems": "justifyContent", "counterAxisAlignItems": "alignItems",
        "counterAxisAlignContent": "alignContent", "layoutWrap": "flexWrap",
      ],
      [.android]: ["orientation": "direction", "gravity": "alignItems"],
      [.texture]: [
        "items": "children", "elements": "children", "views": "children", "subnodes": "children",
      ],
    ])

  private static let insetKeys = ForeignWords(
    ["top", "left", "bottom", "right"].map {
      ForeignWord($0, of: [.css], as: "a side of 'insets'", write: "insets: { \($0): {} }")
    }
      + ["Top", "Left", "Bottom", "Right"].map {
        ForeignWord(
          "padding\($0)", of: [.css, .yoga, .figma], as: "a side of 'insets'",
          write: "insets: { \($0.lowercased()): {} }")
      },
    names: [
      [.css, .yoga, .swiftUI, .figma]: ["padding": "insets"],
      [.css, .yoga]: ["margin": "insets"],
      [.texture]: ["inset": "insets"],
      [.uiKit]: ["edgeInsets": "insets"],
      [.swiftUI]: ["content": "child"],
    ])

  /// Words for what is a spec of its own around another one.
  private static let around = ForeignWords(
    [
      ForeignWord("padding", of: [.css, .yoga, .swiftUI, .figma], as: inset("{}")),
      ForeignWord(
        "margin", of: [.css, .yoga],
        as: inset("{}") + ", or spacingBefore and spacingAfter in a stack"),
      ForeignWord("layoutMargins", of: [.uiKit], as: inset("{}")),
      aspectRatio,
      ForeignWord(
        "position", of: [.css, .yoga, .swiftUI], as: "an 'absolute' spec with a 'layoutPosition'"),
      ForeignWord("zIndex", of: [.css, .yoga], as: "'overlay' or 'background'"),
      ForeignWord("order", of: [.css], as: "the order of 'children'"),
    ] + sides(of: "padding") + sides(of: "margin")
      + ["left", "top", "right", "bottom"].map {
        ForeignWord(
          $0, of: [.css, .yoga], as: "a 'layoutPosition' in an 'absolute' spec, or 'relative'")
      })

  /// An inset around a spec, which only its author can write, as the spec is its child.
  private static func inset(_ insets: String) -> String {
    "an 'inset' spec around this one: inset: { insets: \(insets), child: … }"
  }

  /// The words for one side of a box in CSS, Yoga and Figma: `paddingTop`.
  private static func sides(of word: String) -> [ForeignWord] {
    let css = [("Top", "top"), ("Left", "left"), ("Bottom", "bottom"), ("Right", "right")]
    let yoga = [("Start", "left: {}"), ("End", "right: {}")]
    let both = [("Horizontal", "left: {}, right: {}"), ("Vertical", "top: {}, bottom: {}")]
    return css.map {
      ForeignWord(word + $0, of: [.css, .yoga, .figma], as: inset("{ \($1): {} }"))
    } + (yoga + both).map { ForeignWord(word + $0, of: [.yoga], as: inset("{ \($1) }")) }
  }
}

// Styles.
extension SpecVocabulary {
  static let styleKeys = keysOfStyle(as: "$").or(keysOfKinds).or(around)

  /// Words for keys of a style where they are `place`, in which `$` stands for key and value.
  private static func keysOfStyle(as place: String) -> ForeignWords {
    func write(_ text: String) -> String { place.replacing("$", with: text) }
    let isStyle = place == "$"
    /// A word with another name: a style gets it at the same place, anything else in its style.
    func word(_ word: String, _ toolkits: [Toolkit], _ key: String) -> ForeignWord {
      isStyle
        ? ForeignWord(word, of: toolkits, is: key)
        : ForeignWord(
          word, of: toolkits, as: "'\(key)' in 'style'", write: write("\(key): {}"))
    }
    let own =
      isStyle
      ? []
      : StyleReader.keys.map {
        ForeignWord($0, as: "a key of 'style'", write: write("\($0): {}"))
      }
    return ForeignWords(
      own + [
        ForeignWord(
          "flex", of: [.css, .yoga], as: "'flexGrow' and 'flexShrink'",
          write: write("{flex}")),
        word("grow", [.css], "flexGrow"), word("shrink", [.css], "flexShrink"),
        word("basis", [.css], "flexBasis"),
        word("layoutGrow", [.figma], "flexGrow"), word("layoutAlign", [.figma], "alignSelf"),
        ForeignWord(
          "layoutSizingHorizontal", of: [.figma],
          as: "flexGrow: 1 for FILL, nothing for HUG, 'width' for FIXED",
          values: ["FILL": write("flexGrow: 1"), "HUG": ""]),
        ForeignWord(
          "layoutSizingVertical", of: [.figma],
          as: "alignSelf: stretch for FILL, nothing for HUG, 'height' for FIXED",
          values: ["FILL": write("alignSelf: stretch"), "HUG": ""]),
        ForeignWord(
          "layoutPriority", of: [.swiftUI], as: "'flexShrink': 0 keeps its size, 1 gives way"),
        ForeignWord(
          "fixedSize", of: [.swiftUI], as: "flexShrink: 0",
          values: ["true": write("flexShrink: 0"), "": write("flexShrink: 0")]),
        word("idealWidth", [.swiftUI], "width"), word("idealHeight", [.swiftUI], "height"),
        word("size", [.css, .figma], "preferredSize"),
        ForeignWord(
          "frame", of: [.swiftUI], as: "'width' and 'height'",
          write: write("width: {w}, height: {h}")),
        word("inlineSize", [.css], "width"), word("blockSize", [.css], "height"),
        word("marginStart", [.yoga, .android], "spacingBefore"),
        word("marginEnd", [.yoga, .android], "spacingAfter"),
        ForeignWord(
          "hugging", of: [.uiKit], as: "a key of the element, for constraints only: hugging: {}"),
        ForeignWord(
          "compressionResistance", of: [.uiKit],
          as: "a key of the element, for constraints only: compressionResistance: {}"),
        ForeignWord(
          "contentHuggingPriority", of: [.uiKit],
          as: "'hugging' of the element, for constraints only: hugging: {}"),
        word("baseline", [.css], "ascender"),
      ])
  }

  /// Keys of specs that are no keys of a style.
  private static let keysOfKinds = ForeignWords(
    SpecKind.blocks.flatMap { kind in
      kind.keys.filter { $0 != "child" && $0 != kind.rawValue }.map {
        ForeignWord(
          $0, as: "a key of '\(kind.rawValue)': write it beside the children, not in a style")
      }
    })
}

// Values.
extension SpecVocabulary {
  /// Words for values, by the key that they are given for.
  static let values: [String: ForeignWords] = [
    "direction": directions, "justifyContent": positions.or(shares),
    "alignItems": positions.or(across), "alignSelf": positions.or(across),
    "alignContent": positions.or(shares), "flexWrap": wraps,
    "horizontalPosition": positions, "verticalPosition": positions,
    "location": corners,
    "horizontalAlignment": ForeignWords(
      names: [
        [.swiftUI]: ["leading": "left", "center": "middle", "trailing": "right"],
        [.css]: ["start": "left", "end": "right", "flex-start": "left"],
      ]),
    "verticalAlignment": ForeignWords(
      names: [
        [.css]: ["middle": "center", "start": "top", "end": "bottom"]
      ]),
    "centering": ForeignWords(
      names: [
        [.texture]: ["both": "XY", "horizontal": "X", "vertical": "Y"]
      ]),
  ]

  /// Words for lengths in a style.
  static let dimensions = ForeignWords(
    [
      ForeignWord(
        "infinity", of: [.swiftUI],
        as: "'flexGrow' along the stack, and alignSelf: stretch across it", write: "flexGrow: 1"),
      ForeignWord(
        "inf", of: [.swift], as: "'flexGrow' along the stack, and alignSelf: stretch across it",
        write: "flexGrow: 1"),
      ForeignWord(
        "fill", of: [.figma], as: "'flexGrow' along the stack, and alignSelf: stretch across it",
        write: "flexGrow: 1"),
      ForeignWord(
        "fillContainer", of: [.figma],
        as: "'flexGrow' along the stack, and alignSelf: stretch across it", write: "flexGrow: 1"),
    ],
    names: [
      [.android]: ["matchParent": "100%", "wrapContent": "auto"],
      [.figma]: ["hug": "auto", "hugContents": "auto"],
      [.css]: [
        "fitContent": "auto", "maxContent": "auto", "minContent": "auto", "content": "auto",
        "none": "auto",
      ],
      [.swiftUI]: ["nil": "auto"],
    ])

  private static let directions = ForeignWords(
    [
      ForeignWord(
        "rowReverse", of: [.css, .yoga], as: "'horizontal', with the children in the other order"),
      ForeignWord(
        "columnReverse", of: [.css, .yoga], as: "'vertical', with the children in the other order"),
    ],
    names: [
      [.css, .yoga]: ["row": "horizontal", "column": "vertical"],
      [.swiftUI]: ["HStack": "horizontal", "VStack": "vertical"],
      [.swift]: ["x": "horizontal", "y": "vertical"],
    ])

  /// Words for positions along an axis.
  private static let positions = ForeignWords(
    names: [
      [.css, .yoga]: ["flexStart": "start", "flexEnd": "end"],
      [.swiftUI, .uiKit]: ["leading": "start", "trailing": "end", "top": "start", "bottom": "end"],
      [.css]: ["left": "start", "right": "end", "middle": "center", "normal": "start"],
      [.figma]: ["min": "start", "max": "end"],
    ])

  /// Words for how remaining length is given out.
  private static let shares = ForeignWords(
    [
      ForeignWord(
        "spaceEvenly", of: [.css, .yoga],
        as: "'spaceAround' with half gaps at the ends: Texture has no equal gaps there"),
      ForeignWord(
        "fill", of: [.uiKit],
        as: "'flexGrow' in the style of the child that fills: style: { flexGrow: 1 }"),
      ForeignWord(
        "fillEqually", of: [.uiKit],
        as: "a style of every child: style: { flexGrow: 1, flexBasis: 0 }"),
      ForeignWord(
        "fillProportionally", of: [.uiKit], as: "a style of every child: style: { flexGrow: 1 }"),
      ForeignWord("stretch", of: [.css], as: "a style of every child: style: { flexGrow: 1 }"),
    ],
    names: [
      [.uiKit]: ["equalSpacing": "spaceBetween"],
      [.figma]: ["auto": "spaceBetween"],
    ])

  /// Words for alignments across a stack.
  private static let across = ForeignWords(
    names: [
      [.uiKit, .figma]: ["fill": "stretch"],
      [.css, .yoga, .figma]: ["baseline": "baselineFirst"],
      [.css, .uiKit]: ["firstBaseline": "baselineFirst", "lastBaseline": "baselineLast"],
      [.swiftUI]: ["firstTextBaseline": "baselineFirst", "lastTextBaseline": "baselineLast"],
    ])

  private static let wraps = ForeignWords(
    [
      ForeignWord(
        "wrapReverse", of: [.css, .yoga], as: "'wrap', with the children in the other order")
    ],
    names: [
      [.swift]: ["true": "wrap", "false": "noWrap"],
      [.css]: ["nowrap": "noWrap", "no-wrap": "noWrap"],
    ])

  private static let corners = ForeignWords(
    names: [
      [.swiftUI]: [
        "topLeading": "topLeft", "topTrailing": "topRight", "bottomLeading": "bottomLeft",
        "bottomTrailing": "bottomRight",
      ],
      [.figma]: [
        "leftTop": "topLeft", "rightTop": "topRight", "leftBottom": "bottomLeft",
        "rightBottom": "bottomRight",
      ],
      [.css]: [
        "topStart": "topLeft", "topEnd": "topRight", "bottomStart": "bottomLeft",
        "bottomEnd": "bottomRight",
      ],
    ])
}
