import Foundation
import Geometry
import Scenarios

/// The content of a view as a file has it.
struct ViewContent: Sendable {
  /// The width that the content has of its own, in points; `nil` where it has none.
  var width: Double?
  /// The height that the content has of its own, in points; `nil` where it has none.
  var height: Double?
  /// How far the first and the last baseline are below the top, in points; `nil` where there are none, or
  /// where no constraint asks.
  var baselines: (first: Double, last: Double)?
  /// The text that gives it its size instead; `nil` where it is none.
  var text: ImportedText?
  /// The size of the image that gives it its size instead, in points.
  var image: CGSize?
  /// A few words about it for a comment; empty where there is nothing to say.
  var comment = ""

  static let none = ViewContent()

  /// Whether it gives the view a width.
  var hasWidth: Bool { width != nil || text != nil || image != nil }

  /// Gives the content the length that the view was drawn with, where it has none along an axis, and
  /// says so: in an app, such a length is ambiguous.
  mutating func setLength(of view: InterfaceView, along axis: Axis) {
    guard text == nil, image == nil, let size = view.frame?.size else { return }
    switch axis {
    case .horizontal:
      guard width == nil else { return }
      width = max(0, Double(size.width))
      addComment("no constraint decides its width: as drawn")
    case .vertical:
      guard height == nil else { return }
      height = max(0, Double(size.height))
      addComment("no constraint decides its height: as drawn")
    }
  }

  private mutating func addComment(_ words: String) {
    comment = comment.isEmpty ? words : "\(comment); \(words)"
  }
}

/// The text of a label.
struct ImportedText: Sendable, Equatable {
  var text: String
  var size: Double
  /// The weight of the font, in a scenario's word.
  var weight: String
  /// The most lines; 0 for as many as it takes.
  var lines: Int
}

/// Finds the content of views.
struct ViewContents {
  private let tree: ViewTree
  /// Sizes of images by name, in points.
  private let images: [String: CGSize]
  /// Content sizes of classes that Xcode draws itself, by the id of the view.
  private let designables: [String: CGSize]
  private let symbols: Set<Int>
  /// How far the frame of each view extends beyond what constraints place, in points.
  let alignment: [EdgeInsets]

  /// Prepares the contents of a tree with these constraints.
  init(tree: ViewTree, file: InterfaceFile, constraints: [InterfaceConstraint]) {
    self.tree = tree
    images = file.images
    designables = file.designables
    let symbols = tree.views.indices.filter { index in
      let view = tree.views[index]
      let background = view.element.child(key: "normal")?.attributes["backgroundImage"]
      return background.map(file.symbols.contains) == true
        || view.kind == "imageView"
          && (view.element.child(key: "image")?.attributes["catalog"] == "system"
            || view.imageName.map(file.symbols.contains) == true)
    }
    self.symbols = Set(symbols)
    var insets = tree.views.map { Self.usualInsets(of: $0, toolsVersion: file.toolsVersion) }
    let found = SymbolInsets(
      tree: tree, constraints: constraints, symbols: self.symbols, insets: insets
    ).all()
    for (symbol, own) in found { insets[symbol] = own }
    alignment = insets
  }

  /// Views whose content has a width and a height.
  private static let sized: Set = [
    "label", "button", "imageView", "textField", "switch", "segmentedControl", "stepper",
    "activityIndicatorView", "datePicker", "pageControl", "pickerView", "colorWell",
  ]
  /// Views whose content has a height only.
  ///
  /// Source: `intrinsicContentSize` of these classes has no width.
  private static let high: Set = [
    "slider", "progressView", "searchBar", "navigationBar", "toolbar", "tabBar",
  ]

  /// How far the frame of a view that shows no symbol extends beyond what constraints place, in points.
  ///
  /// Source: stored frames in public files. Sliders have had no insets since Xcode 26, which keeps the
  /// frames of views that it does not lay out.
  private static func usualInsets(of view: InterfaceView, toolsVersion: Int) -> EdgeInsets {
    switch view.kind {
    case "switch": EdgeInsets(right: 2)
    case "view" where isSwitch(view): EdgeInsets(right: 2)
    case "segmentedControl": EdgeInsets(bottom: 1)
    case "slider"
    where toolsVersion < toolsOfXcode26 || view.frame.map { Double($0.height) } == heightOfOldSlider:
      EdgeInsets(left: 2, bottom: 1, right: 2)
    default: EdgeInsets()
    }
  }

  /// Whether a view of an author's class is a switch: it has the name and the size of one.
  private static func isSwitch(_ view: InterfaceView) -> Bool {
    view.element.attributes["customClass"]?.hasSuffix("Switch") == true
      && view.frame?.size == CGSize(width: 51, height: 31)
  }

  /// The first version of the tools of Xcode 26.
  private static let toolsOfXcode26 = 24000
  /// The height of a slider of its own height before Xcode 26, in points.
  private static let heightOfOldSlider = 31.0

  /// The content of a view by its stored frame, as if it had been measured with this result.
  func stored(_ index: Int) -> ViewContent {
    let view = tree.views[index]
    if view.arranges || index == 0 { return .none }
    let insets = alignment[index]
    let width = view.frame.map { max(0, Double($0.width) - insets.left - insets.right) }
    let height = view.frame.map { max(0, Double($0.height) - insets.top - insets.bottom) }
    var content: ViewContent
    if Self.high.contains(view.kind), designables[view.id ?? ""] == nil {
      content = ViewContent(width: nil, height: height)
    } else if hasContent(view) {
      content = ViewContent(width: width, height: height)
    } else if tree.isArranged(index) || view.isStack {
      // A stack view gives a view without content the size that it was drawn with.
      content = ViewContent(width: width, height: height)
    } else {
      content = .none
    }
    placeholder(view, "placeholderIntrinsicWidth", &content.width)
    placeholder(view, "placeholderIntrinsicHeight", &content.height)
    return content
  }

  /// The baselines of a view in a box of this height, in points; `nil` for one without any.
  ///
  /// As UIKit has them: the first one by the font below the top, the last one above the bottom, even
  /// where the box is too short for its text.
  func baselines(of index: Int, height: Double) -> (first: Double, last: Double)? {
    let view = tree.views[index]
    let font = view.element.child(key: "fontDescription")
    var size = font == nil && view.kind != "label" ? 15 : Self.font(font).size
    let line = size * (Self.ascender + Self.descender)
    switch view.kind {
    case "label":
      // A class of its own may have set another font, which shows in the size that Xcode drew.
      if let drawn = designables[view.id ?? ""]?.height, drawn > 0, drawn < 2 * line {
        size *= drawn / line
      }
      return (size * Self.ascender, height - size * Self.descender)
    case "textView":
      // The text is inside an inset, and its lines have whole points above their baseline.
      let ascent = (size * Self.ascender).rounded(.up)
      return (Self.textInset + ascent, height - Self.textInset - (line - ascent))
    case "button" where buttonImages[index] != nil: return nil
    case "button", "textField":
      // The title of a control is in its middle.
      let first = (height - line) / 2 + size * Self.ascender
      return (first, first)
    case "imageView" where symbols.contains(index):
      // The middle of a symbol is that of the capital letters beside it.
      let first = (height + pointSize(ofSymbolIn: view) * Self.capHeight) / 2
      return (first, first)
    default: return nil
    }
  }

  private func pointSize(ofSymbolIn view: InterfaceView) -> Double {
    let configuration = view.element.child(key: "preferredSymbolConfiguration")
    let size = configuration?.number("pointSize") ?? Self.font(nil).size
    return ScenarioLimits.fontSizes.contains(size) ? size : Self.font(nil).size
  }

  /// The space between the edge of a text view and its text, in points.
  ///
  /// Source: the default of `UITextView.textContainerInset`.
  private static let textInset = 8.0

  /// Parts of the size of the system's font: above and below the baseline of a line, and the height of
  /// capital letters.
  ///
  /// Source: the metrics of San Francisco's Regular, 0.952, 0.241 and 0.705 of the size.
  private static let ascender = 0.952
  private static let descender = 0.241
  private static let capHeight = 0.705

  /// The content of a view as a person would write it: texts and images by what they are.
  func measured(_ index: Int) -> ViewContent {
    var content = stored(index)
    let view = tree.views[index]
    let attributes = view.element.attributes
    switch view.kind {
    case "label":
      content.text = text(of: view)
    case "imageView":
      let name = view.imageName
      if let size = name.flatMap({ images[$0] }) {
        content.image = size
      } else if !tree.isArranged(index), attributes["placeholderIntrinsicWidth"] == nil {
        if name == nil { content = .none }
      }
      content.comment = name ?? ""
    case "button":
      content.comment = view.element.child(key: "normal")?.attributes["title"] ?? ""
    case "textField":
      content.comment = attributes["placeholder"] ?? attributes["text"] ?? ""
    default: break
    }
    if let size = designables[view.id ?? ""] {
      content.width = size.width < 0 ? nil : size.width
      content.height = size.height < 0 ? nil : size.height
    }
    return content
  }

  /// The measured content of a view as an app has it, without what was only drawn.
  ///
  /// A control that `isStretched` has the width of its texts, and no width where code decides what it shows.
  /// Sizes for Xcode alone do not count. A view without content has no size where a stack
  /// view arranges it, nor has a stack view that arranges nothing.
  func running(_ index: Int, _ measured: ViewContent, isStretched: Bool) -> ViewContent {
    let view = tree.views[index]
    let attributes = view.element.attributes
    guard designables[view.id ?? ""] == nil else { return measured }
    var content = measured
    if attributes["placeholderIntrinsicWidth"] != nil { content.width = nil }
    if attributes["placeholderIntrinsicHeight"] != nil { content.height = nil }
    if !hasContent(view), tree.isArranged(index) || view.isStack {
      content = .none
    } else if isStretched, Self.flexible.contains(view.kind) {
      content.width = nil
    } else if isStretched, let drawn = content.width, let own = ControlWidth.width(of: view),
      drawn > Self.stretched * own
    {
      content.width = own
    }
    return content
  }

  /// Views whose width follows from what code shows in them.
  private static let flexible: Set = ["datePicker", "textView"]

  /// A control that is wider than its texts by this factor is drawn wider than its content.
  private static let stretched = 1.1

  /// Whether a view has a size of its own, along one axis or both.
  private func hasContent(_ view: InterfaceView) -> Bool {
    Self.sized.contains(view.kind) || Self.high.contains(view.kind) || growsWithText(view)
      || Self.isSwitch(view) || designables[view.id ?? ""] != nil
  }

  /// The sizes of the images of buttons that show nothing else, by the index of the button, in points.
  var buttonImages: [Int: CGSize] {
    var sizes: [Int: CGSize] = [:]
    for (index, view) in tree.views.enumerated() where view.kind == "button" {
      let states = view.element.children.filter {
        ["state", "buttonConfiguration"].contains($0.name)
      }
      let isPicture = states.allSatisfy { state in
        state.attributes["title"] == nil && state.attributes["backgroundImage"] == nil
          && state.child(key: "attributedTitle") == nil
      }
      let name = states.lazy.compactMap {
        $0.attributes["image"] ?? $0.child(key: "image")?.attributes["image"]
      }.first
      if isPicture, let size = name.flatMap({ images[$0] }) { sizes[index] = size }
    }
    return sizes
  }

  private func growsWithText(_ view: InterfaceView) -> Bool {
    view.kind == "textView" && view.element.flag("scrollEnabled") == false
  }

  private func placeholder(_ view: InterfaceView, _ attribute: String, _ length: inout Double?) {
    guard let text = view.element.attributes[attribute] else { return }
    length = MarkupNumber.parse(text).flatMap { $0 >= 0 ? $0 : nil }
  }

  private func text(of view: InterfaceView) -> ImportedText? {
    let element = view.element
    var text = element.attributes["text"] ?? element.child(key: "text")?.text ?? ""
    var font = element.child(key: "fontDescription")
    if let attributed = element.child(key: "attributedText") {
      let fragments = attributed.children(of: "fragments")
      text = fragments.map { fragment in
        fragment.attributes["content"] ?? fragment.child(key: "content")?.text ?? ""
      }.joined()
      var first: MarkupElement?
      attributed.forEach { if first == nil, $0.name == "font" { first = $0 } }
      font = first ?? font
    }
    let lines = element.number("numberOfLines") ?? 1
    guard ScenarioLimits.lines.contains(lines) else { return nil }
    let (size, weight) = Self.font(font)
    return ImportedText(text: text, size: size, weight: weight, lines: Int(lines))
  }
}

// Fonts.
extension ViewContents {
  /// Sizes and weights of text styles at the usual content size, in points.
  ///
  /// Source: Apple's Human Interface Guidelines, "Typography", table "Large (default)".
  private static let styles: [String: (size: Double, weight: String)] = [
    "UICTFontTextStyleTitle0": (34, "regular"), "UICTFontTextStyleTitle1": (28, "regular"),
    "UICTFontTextStyleTitle2": (22, "regular"), "UICTFontTextStyleTitle3": (20, "regular"),
    "UICTFontTextStyleHeadline": (17, "semibold"), "UICTFontTextStyleBody": (17, "regular"),
    "UICTFontTextStyleCallout": (16, "regular"), "UICTFontTextStyleSubhead": (15, "regular"),
    "UICTFontTextStyleFootnote": (13, "regular"), "UICTFontTextStyleCaption1": (12, "regular"),
    "UICTFontTextStyleCaption2": (11, "regular"),
  ]

  private static let weights: Set = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  /// The size and weight of a font description; those of a label where there is none.
  static func font(_ element: MarkupElement?) -> (size: Double, weight: String) {
    guard let element else { return (17, "regular") }
    let attributes = element.attributes
    if let style = attributes["style"], let font = styles[style] { return font }
    let size = element.number("pointSize") ?? element.number("size") ?? 17
    return (ScenarioLimits.fontSizes.contains(size) ? size : 17, weight(attributes))
  }

  /// The size in a font description, as it is written, if it is none and would count; else `nil`.
  static func wrongSize(of element: MarkupElement) -> String? {
    let attributes = element.attributes
    if let style = attributes["style"], styles[style] != nil { return nil }
    guard let name = ["pointSize", "size"].first(where: { attributes[$0] != nil }) else {
      return nil
    }
    return element.number(name).map(ScenarioLimits.fontSizes.contains) == true
      ? nil : attributes[name]
  }

  /// The name of a font that is neither the system's nor the one that measures texts; else `nil`.
  static func otherFont(_ element: MarkupElement) -> String? {
    let attributes = element.attributes
    if let style = attributes["style"], styles[style] != nil { return nil }
    guard let name = attributes["name"] ?? attributes["family"] else { return nil }
    let family = attributes["family"] ?? name
    // Names of the system's fonts begin with a dot: `.SFUI-Regular`.
    let isUsual = [name, family].contains { word in
      word.hasPrefix(".") || word == "System" || word == "Inter" || word.hasPrefix("Inter-")
    }
    return isUsual ? nil : name
  }

  private static func weight(_ attributes: [String: String]) -> String {
    if let weight = attributes["weight"], weights.contains(weight) { return weight }
    if attributes["type"] == "boldSystem" { return "bold" }
    // A named font says its weight behind a hyphen: `HelveticaNeue-Medium`.
    let name = (attributes["name"] ?? "").split(separator: "-").last?.lowercased() ?? ""
    let found = ["ultralight", "semibold", "thin", "light", "medium", "heavy", "black", "bold"]
      .first { name.hasPrefix($0) || (name.hasPrefix("demi") && $0 == "semibold") }
    return found == "ultralight" ? "ultraLight" : found ?? "regular"
  }
}
