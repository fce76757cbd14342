/// The properties of style sheets that decide where boxes are, with the words of their values.
///
/// Fonts, texts and directions are those of the scenario. What draws, loads or animates is not among
/// them.
enum PageProperty {
  /// The words of each property, besides those of all.
  static let words: [String: [String]] = {
    var all: [String: [String]] = [
      "display": [
        "block", "inline", "inline-block", "flex", "inline-flex", "grid", "inline-grid",
        "flow-root", "contents", "none",
      ],
      "position": ["static", "relative", "absolute"],
      "box-sizing": ["border-box", "content-box"],
      "overflow": ["visible", "hidden", "clip"],
      "overflow-wrap": ["normal", "break-word", "anywhere"],
      "contain": ["none", "size"], "container-type": ["normal", "size", "inline-size"],
      "isolation": ["auto", "isolate"], "translate": ["none"],
      "flex-direction": ["row", "row-reverse", "column", "column-reverse"],
      "flex-wrap": wraps,
      "flex-flow": wraps + ["row", "row-reverse", "column", "column-reverse"],
      "flex": ["none", "auto"], "flex-grow": [], "flex-shrink": [], "flex-basis": sizes,
      "order": [], "z-index": ["auto"], "aspect-ratio": ["auto"],
      "text-align": ["start", "end", "left", "right", "center"],
      "vertical-align": ["baseline", "top", "middle", "bottom"],
      "grid-auto-flow": ["row", "column", "dense"],
      "gap": ["normal"], "row-gap": ["normal"], "column-gap": ["normal"],
    ]
    for name in ["content", "items", "self"] {
      for start in ["align", "justify", "place"] { all["\(start)-\(name)"] = alignments }
    }
    for name in ["width", "height"] {
      for start in ["", "min-", "max-"] { all[start + name] = sizes + ["none"] }
    }
    let sides = ["", "-top", "-right", "-bottom", "-left"]
    let flow = ["-inline", "-inline-start", "-inline-end", "-block", "-block-start", "-block-end"]
    for side in sides + flow {
      all["margin" + side] = ["auto"]
      all["padding" + side] = []
    }
    for side in ["top", "right", "bottom", "left"] { all[side] = ["auto"] }
    for side in [""] + flow { all["inset" + side] = ["auto"] }
    for line in ["column", "row"] {
      all["grid-template-\(line)s"] = tracks + ["none"]
      all["grid-auto-\(line)s"] = tracks
      for end in ["", "-start", "-end"] { all["grid-\(line)\(end)"] = ["auto", "span"] }
    }
    all["grid-area"] = ["auto", "span"]
    return all
  }()

  /// The words that every property has.
  static let wordsOfAll = ["initial", "unset"]

  /// The properties whose numbers have no unit.
  static let numbers: Set<String> = [
    "flex", "flex-grow", "flex-shrink", "order", "z-index", "aspect-ratio", "grid-column",
    "grid-column-start", "grid-column-end", "grid-row", "grid-row-start", "grid-row-end",
    "grid-area",
  ]

  /// The units of lengths and of shares.
  static let units = ["px", "%", "fr", "cqw", "cqh"]

  /// The functions of values.
  static let functions = ["calc", "min", "max", "clamp", "minmax", "repeat", "fit-content"]

  private static let wraps = ["nowrap", "wrap", "wrap-reverse"]
  private static let sizes = ["auto", "min-content", "max-content", "fit-content"]
  private static let tracks = ["auto", "min-content", "max-content", "auto-fill", "auto-fit"]
  private static let alignments = [
    "normal", "stretch", "start", "end", "center", "flex-start", "flex-end", "self-start",
    "self-end", "baseline", "first", "last", "space-between", "space-around", "space-evenly",
    "left", "right", "safe", "unsafe", "auto",
  ]
}
