import Geometry
import LayoutSpecs
import Scenarios

/// Words of other toolkits in layout specs.
enum SpecVocabulary {
  /// Words for kinds of specs.
  static let kinds = ForeignWords(
    [
      ForeignWord(
        "HStack", of: .swiftUI, as: "'stack', whose direction is horizontal",
        write: "stack: { direction: horizontal, children: [ … ] }"),
      ForeignWord(
        "VStack", of: .swiftUI, as: "'stack' with direction: vertical",
        write: "stack: { direction: vertical, children: [ … ] }"),
      ForeignWord(
        "ZStack", of: .swiftUI, as: "'overlay' or 'background'",
        write: "overlay: { child: photo, overlay: badge }"),
      ForeignWord(
        "row", of: .css, .yoga, as: "'stack', whose direction is horizontal",
        write: "stack: { direction: horizontal, children: [ … ] }"),
      ForeignWord(
        "column", of: .css, .yoga, as: "'stack' with direction: vertical",
        write: "stack: { direction: vertical, children: [ … ] }"),
      ForeignWord(
        "grid", of: .css, .swiftUI, as: "stacks in a stack, or one that wraps",
        write: "stack: { flexWrap: wrap, children: [ … ] }"),
      ForeignWord("aspectRatio", of: .css, .yoga, .swiftUI, as: heightByWidth, write: ratio),
      ForeignWord(
        "padding", of: .css, .swiftUI, is: "inset"),
      ForeignWord(
        "text", of: .swiftUI, .figma,
        as: "an element: declare it under 'elements', and write its name",
        write: "elements: { title: { text: \"Hello\" } }"),
      ForeignWord(
        "image", of: .swiftUI, as: "an element: declare it under 'elements', and write its name",
        write: "elements: { photo: { image: 40x40 } }"),
      ForeignWord(
        "frame", of: .figma, .swiftUI, as: "'stack' for auto layout, or sizes in a 'style'",
        write: "stack: { children: [ … ] }"),
      ForeignWord(
        "group", of: .figma, as: "'absolute', whose children have positions",
        write: "absolute: { children: [{ element: photo, style: { layoutPosition: [8, 8] } }] }"),
    ]
      + ["flex", "flexbox", "div"].map { ForeignWord($0, of: .css, is: "stack") }
      + ["autoLayout"].map { ForeignWord($0, of: .figma, is: "stack") }
      + ForeignWord.words(of: .yoga, ["view": "stack", "node": "stack"])
      + ForeignWord.words(of: .swiftUI, ["Spacer": "spacer", "offset": "absolute"])
      + ForeignWord.words(of: .uiKit, ["UIStackView": "stack", "stackView": "stack"])
      + ForeignWord.words(of: .android, ["LinearLayout": "stack", "FrameLayout": "overlay"])
      + SpecKind.blocks.filter { $0 != .spacer }.map(\.rawValue).map { kind in
        ForeignWord(
          "AS\(kind.capitalizedFirst)LayoutSpec", of: .texture, is: kind)
      })

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
      ? gaps(
        as: "'offset', [x, y] from the corner; only a stack has 'spacing'", write: "offset: [4, -4]"
      )
      : gaps
  }

  private static func gaps(as form: String, write: String? = nil) -> ForeignWords {
    ForeignWords(
      ["gap", "rowGap", "columnGap"].map {
        ForeignWord($0, of: .css, .yoga, as: form, write: write)
      } + [
        ForeignWord("itemSpacing", of: .figma, as: form, write: write),
        ForeignWord("spacing", as: "a key that only a stack has", write: write),
      ])
  }

  private static let heightByWidth = "a 'ratio' spec, whose ratio is height ÷ width"
  private static let ratio = "ratio: { ratio: 0.5625, child: … }"
  private static let lineGap =
    "'spacing' along the stack, and 'lineSpacing' between lines that wrap"

  private static let stackKeys = ForeignWords(
    [
      ForeignWord("gap", of: .css, .yoga, is: "spacing"),
      ForeignWord("rowGap", of: .css, .yoga, as: lineGap),
      ForeignWord("columnGap", of: .css, .yoga, as: lineGap),
      ForeignWord("flexDirection", of: .css, .yoga, is: "direction"),
      ForeignWord("alignment", of: .swiftUI, .uiKit, is: "alignItems"),
      ForeignWord("axis", of: .uiKit, is: "direction"),
      ForeignWord("distribution", of: .uiKit, is: "justifyContent"),
      ForeignWord("arrangedSubviews", of: .uiKit, is: "children"),
      ForeignWord("subviews", of: .uiKit, is: "children"),
      ForeignWord(
        "flexFlow", of: .css, as: "'direction' and 'flexWrap'",
        write: "direction: horizontal, flexWrap: wrap"),
      ForeignWord("placeContent", of: .css, as: "'justifyContent' and 'alignContent'"),
      ForeignWord("placeItems", of: .css, as: "'alignItems'"),
      ForeignWord("display", of: .css, .yoga, as: "nothing: every stack is a flexbox"),
      ForeignWord(
        "customSpacing", of: .uiKit, as: "'spacingAfter' in the style of a child",
        write: "{ element: photo, style: { spacingAfter: 12 } }"),
      ForeignWord("wrap", of: .css, .yoga, .figma, is: "flexWrap"),
      ForeignWord("content", of: .swiftUI, is: "children"),
    ]
      + ForeignWord.words(
        of: .figma,
        [
          "itemSpacing": "spacing", "counterAxisSpacing": "lineSpacing", "layoutMode": "direction",
          "primaryAxisAlignItems": "justifyContent", "counterAxisAlignItems": "alignItems",
          "counterAxisAlignContent": "alignContent", "layoutWrap": "flexWrap",
        ])
      + ForeignWord.words(of: .android, ["orientation": "direction", "gravity": "alignItems"])
      + ["items", "elements", "views", "subnodes"].map {
        ForeignWord($0, of: .texture, is: "children")
      })

  private static let insetKeys = ForeignWords(
    [
      ForeignWord("padding", of: .css, .yoga, .swiftUI, .figma, is: "insets"),
      ForeignWord("margin", of: .css, .yoga, is: "insets"),
      ForeignWord("inset", of: .texture, is: "insets"),
      ForeignWord("edgeInsets", of: .uiKit, is: "insets"),
      ForeignWord("content", of: .swiftUI, is: "child"),
    ]
      + ["top", "left", "bottom", "right"].map {
        ForeignWord($0, of: .css, as: "a side of 'insets'", write: "insets: { \($0): {} }")
      }
      + ["Top", "Left", "Bottom", "Right"].map {
        ForeignWord(
          "padding\($0)", of: .css, .yoga, .figma, as: "a side of 'insets'",
          write: "insets: { \($0.lowercased()): {} }")
      })

  /// Words for what is a spec of its own around another one.
  private static let around = ForeignWords(
    [
      ForeignWord(
        "padding", of: .css, .yoga, .swiftUI, .figma, as: "an 'inset' spec around this one",
        write: "inset: { insets: {}, child: … }"),
      ForeignWord(
        "margin", of: .css, .yoga,
        as: "an 'inset' spec around this one, or spacingBefore and spacingAfter in a stack",
        write: "inset: { insets: {}, child: … }"),
      ForeignWord(
        "layoutMargins", of: .uiKit, as: "an 'inset' spec around this one",
        write: "inset: { insets: {}, child: … }"),
      ForeignWord("aspectRatio", of: .css, .yoga, .swiftUI, as: heightByWidth, write: ratio),
      ForeignWord(
        "position", of: .css, .yoga, .swiftUI, as: "an 'absolute' spec with a 'layoutPosition'",
        write: "style: { layoutPosition: [8, 8] }"),
      ForeignWord(
        "zIndex", of: .css, .yoga, as: "'overlay' or 'background'",
        write: "overlay: { child: photo, overlay: badge }"),
      ForeignWord("order", of: .css, as: "the order of 'children'"),
    ]
      + sides("padding", "insets: { $: {} }, child: …", "an 'inset' spec around this one")
      + sides("margin", "insets: { $: {} }, child: …", "an 'inset' spec around this one")
      + ["left", "top", "right", "bottom"].map {
        ForeignWord(
          $0, of: .css, .yoga, as: "a 'layoutPosition' in an 'absolute' spec, or 'relative'",
          write: "style: { layoutPosition: [8, 8] }")
      })

  /// The words for one side of a box in CSS, Yoga and Figma: `paddingTop`.
  private static func sides(_ word: String, _ inset: String, _ form: String) -> [ForeignWord] {
    let sides = [("Top", "top"), ("Left", "left"), ("Bottom", "bottom"), ("Right", "right")]
    return sides.map { side, key in
      ForeignWord(
        word + side, of: .css, .yoga, .figma, as: form,
        write: "inset: { \(inset.replacing("$", with: key)) }")
    }
      + [("Start", "left"), ("End", "right")].map { side, key in
        ForeignWord(
          word + side, of: .yoga, as: form,
          write: "inset: { \(inset.replacing("$", with: key)) }")
      }
      + [("Horizontal", "left: {}, right: {}"), ("Vertical", "top: {}, bottom: {}")].map {
        side, both in
        ForeignWord(
          word + side, of: .yoga, as: form, write: "inset: { insets: { \(both) }, child: … }")
      }
  }
}

// Styles.
extension SpecVocabulary {
  /// Words for keys of a style.
  static let styleKeys = keysOfStyle(as: "$").or(keysOfKinds).or(around)

  /// Words for keys of a style where they are `place`, in which `$` stands for key and value.
  private static func keysOfStyle(as place: String) -> ForeignWords {
    func write(_ text: String) -> String { place.replacing("$", with: text) }
    let isStyle = place == "$"
    /// A word with another name: a style gets it at the same place, anything else in its style.
    func word(_ word: String, _ toolkits: [Toolkit], _ key: String) -> ForeignWord {
      isStyle
        ? ForeignWord(word, of: toolkits, .word(key))
        : ForeignWord(word, of: toolkits, .form("'\(key)' in 'style'", write: write("\(key): {}")))
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
          "flex", of: .css, .yoga, as: "'flexGrow' and 'flexShrink'",
          write: write("{flex}")),
        word("grow", [.css], "flexGrow"), word("shrink", [.css], "flexShrink"),
        word("basis", [.css], "flexBasis"),
        word("layoutGrow", [.figma], "flexGrow"), word("layoutAlign", [.figma], "alignSelf"),
        ForeignWord(
          "layoutSizingHorizontal", of: .figma,
          as: "flexGrow: 1 for FILL, nothing for HUG, 'width' for FIXED",
          write: write("flexGrow: 1")),
        ForeignWord(
          "layoutSizingVertical", of: .figma,
          as: "alignSelf: stretch for FILL, nothing for HUG, 'height' for FIXED",
          write: write("alignSelf: stretch")),
        ForeignWord(
          "layoutPriority", of: .swiftUI, as: "'flexShrink': 0 keeps its size, 1 gives way",
          write: write("flexShrink: 1")),
        ForeignWord(
          "fixedSize", of: .swiftUI, as: "flexShrink: 0", write: write("flexShrink: 0")),
        word("idealWidth", [.swiftUI], "width"), word("idealHeight", [.swiftUI], "height"),
        word("size", [.css, .figma], "preferredSize"),
        ForeignWord(
          "frame", of: .swiftUI, as: "'width' and 'height'", write: write("width: 40, height: 40")),
        word("inlineSize", [.css], "width"), word("blockSize", [.css], "height"),
        word("marginStart", [.yoga, .android], "spacingBefore"),
        word("marginEnd", [.yoga, .android], "spacingAfter"),
        ForeignWord(
          "hugging", of: .uiKit, as: "a key of the element, for constraints only",
          write: "elements: { title: { text: \"…\", hugging: 251 } }"),
        ForeignWord(
          "compressionResistance", of: .uiKit, as: "a key of the element, for constraints only",
          write: "elements: { title: { text: \"…\", compressionResistance: 751 } }"),
        ForeignWord(
          "contentHuggingPriority", of: .uiKit,
          as: "'hugging' of the element, for constraints only",
          write: "elements: { title: { text: \"…\", hugging: 251 } }"),
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
      ForeignWord.words(
        of: .swiftUI, ["leading": "left", "center": "middle", "trailing": "right"])
        + ForeignWord.words(of: .css, ["start": "left", "end": "right", "flex-start": "left"])),
    "verticalAlignment": ForeignWords(
      ForeignWord.words(of: .css, ["middle": "center", "start": "top", "end": "bottom"])),
    "centering": ForeignWords(
      ForeignWord.words(
        of: .texture, ["both": "XY", "horizontal": "X", "vertical": "Y"])),
  ]

  /// Words for lengths in a style.
  static let dimensions = ForeignWords(
    [
      ForeignWord(
        "infinity", of: .swiftUI,
        as: "'flexGrow' along the stack, and alignSelf: stretch across it", write: "flexGrow: 1"),
      ForeignWord(
        "inf", of: .swift, as: "'flexGrow' along the stack, and alignSelf: stretch across it",
        write: "flexGrow: 1"),
      ForeignWord(
        "fill", of: .figma, as: "'flexGrow' along the stack, and alignSelf: stretch across it",
        write: "flexGrow: 1"),
      ForeignWord(
        "fillContainer", of: .figma,
        as: "'flexGrow' along the stack, and alignSelf: stretch across it", write: "flexGrow: 1"),
      ForeignWord("matchParent", of: .android, is: "100%"),
      ForeignWord("hug", of: .figma, is: "auto"),
      ForeignWord("hugContents", of: .figma, is: "auto"),
      ForeignWord("wrapContent", of: .android, is: "auto"),
      ForeignWord("fitContent", of: .css, is: "auto"),
      ForeignWord("maxContent", of: .css, is: "auto"),
      ForeignWord("minContent", of: .css, is: "auto"),
      ForeignWord("content", of: .css, is: "auto"),
      ForeignWord("none", of: .css, is: "auto"),
      ForeignWord("nil", of: .swiftUI, is: "auto"),
    ])

  private static let directions = ForeignWords(
    [
      ForeignWord("row", of: .css, .yoga, is: "horizontal"),
      ForeignWord("column", of: .css, .yoga, is: "vertical"),
      ForeignWord(
        "rowReverse", of: .css, .yoga, as: "'horizontal', with the children in the other order"),
      ForeignWord(
        "columnReverse", of: .css, .yoga, as: "'vertical', with the children in the other order"),
      ForeignWord("HStack", of: .swiftUI, is: "horizontal"),
      ForeignWord("VStack", of: .swiftUI, is: "vertical"),
    ] + ForeignWord.words(of: .swift, ["x": "horizontal", "y": "vertical"]))

  /// Words for positions along an axis.
  private static let positions = ForeignWords(
    [
      ForeignWord("flexStart", of: .css, .yoga, is: "start"),
      ForeignWord("flexEnd", of: .css, .yoga, is: "end"),
      ForeignWord("leading", of: .swiftUI, .uiKit, is: "start"),
      ForeignWord("trailing", of: .swiftUI, .uiKit, is: "end"),
      ForeignWord("top", of: .swiftUI, .uiKit, is: "start"),
      ForeignWord("bottom", of: .swiftUI, .uiKit, is: "end"),
      ForeignWord("left", of: .css, is: "start"),
      ForeignWord("right", of: .css, is: "end"),
      ForeignWord("min", of: .figma, is: "start"),
      ForeignWord("max", of: .figma, is: "end"),
      ForeignWord("middle", of: .css, is: "center"),
      ForeignWord("normal", of: .css, is: "start"),
    ])

  /// Words for how remaining length is given out.
  private static let shares = ForeignWords([
    ForeignWord("equalSpacing", of: .uiKit, is: "spaceBetween"),
    ForeignWord("auto", of: .figma, is: "spaceBetween"),
    ForeignWord(
      "spaceEvenly", of: .css, .yoga,
      as: "'spaceAround' with half gaps at the ends: Texture has no equal gaps there"),
    ForeignWord(
      "fill", of: .uiKit, as: "'flexGrow' in the style of the child that fills",
      write: "{ element: title, style: { flexGrow: 1 } }"),
    ForeignWord(
      "fillEqually", of: .uiKit, as: "flexGrow: 1 and flexBasis: 0 in the style of every child",
      write: "{ element: title, style: { flexGrow: 1, flexBasis: 0 } }"),
    ForeignWord(
      "fillProportionally", of: .uiKit, as: "flexGrow: 1 in the style of every child",
      write: "{ element: title, style: { flexGrow: 1 } }"),
    ForeignWord(
      "stretch", of: .css, as: "'flexGrow' in the style of every child",
      write: "{ element: title, style: { flexGrow: 1 } }"),
  ])

  /// Words for alignments across a stack.
  private static let across = ForeignWords([
    ForeignWord("fill", of: .uiKit, .figma, is: "stretch"),
    ForeignWord("baseline", of: .css, .yoga, .figma, is: "baselineFirst"),
    ForeignWord("firstBaseline", of: .css, .uiKit, is: "baselineFirst"),
    ForeignWord("firstTextBaseline", of: .swiftUI, is: "baselineFirst"),
    ForeignWord("lastBaseline", of: .css, .uiKit, is: "baselineLast"),
    ForeignWord("lastTextBaseline", of: .swiftUI, is: "baselineLast"),
  ])

  private static let wraps = ForeignWords(
    ForeignWord.words(of: .css, ["nowrap": "noWrap", "no-wrap": "noWrap"])
      + [
        ForeignWord(
          "wrapReverse", of: .css, .yoga, as: "'wrap', with the children in the other order"),
        ForeignWord("true", of: .swift, is: "wrap"), ForeignWord("false", of: .swift, is: "noWrap"),
      ])

  private static let corners = ForeignWords(
    ForeignWord.words(
      of: .swiftUI,
      [
        "topLeading": "topLeft", "topTrailing": "topRight", "bottomLeading": "bottomLeft",
        "bottomTrailing": "bottomRight",
      ])
      + ForeignWord.words(
        of: .figma,
        [
          "leftTop": "topLeft", "rightTop": "topRight", "leftBottom": "bottomLeft",
          "rightBottom": "bottomRight",
        ])
      + ForeignWord.words(
        of: .css,
        [
          "topStart": "topLeft", "topEnd": "topRight", "bottomStart": "bottomLeft",
          "bottomEnd": "bottomRight",
        ]))
}
