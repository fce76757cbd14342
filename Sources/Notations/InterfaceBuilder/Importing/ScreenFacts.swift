import Foundation
import Scenarios

/// Finds what a file says of a screen beside its layout.
struct ScreenFacts {
  let file: InterfaceFile
  let root: MarkupElement
  /// Whether it is a controller's view.
  let isOfController: Bool
  let tree: ViewTree
  /// The names of the views, by index.
  let names: [String]
  let constraints: [InterfaceConstraint]
  /// The sizes of the images of buttons without a title, by index, in points.
  let buttonImages: [Int: CGSize]

  var all: DocumentFacts {
    var facts = DocumentFacts(use: use)
    facts.sizesItself = sizesItself
    facts.phones = phones(facts.phones)
    facts.readsLeftToRight = file.code?.readsLeftToRight == true
    facts.isOnCanvas =
      isOfController
      && !InterfaceDevice.all.contains { tree.views[0].frame?.height == $0.screen.height }
    let placed = Self.cellViews.compactMap { root.attributes[$0] }
    let placeholders = placeholderViews
    facts.leftOut = named { index in
      let view = tree.views[index]
      return tree.around(index).contains { placeholders.contains($0) || isFaded(tree.views[$0]) }
        || view.id.map(placed.contains) == true || isSpacer(view) || ControlWidth.isUnknown(view)
    }
    facts.styledByCode = named { isStyledByCode(tree.views[$0]) }
    facts.samples = named { file.replacesText(of: tree.views[$0]) }
    facts.optional = named { tree.isArranged($0) && file.hides(tree.views[$0]) }
    facts.momentary = named {
      tree.views[$0].kind == "activityIndicatorView" || file.hides(tree.views[$0])
    }
    for index in tree.views.indices { facts.painted[names[index]] = paintedPart(index) }
    facts.movable = named { index in
      let element = tree.views[index].element
      let hasMask =
        element.flag("fixedFrame") == true
        || element.flag("translatesAutoresizingMaskIntoConstraints") != false
      return hasMask && index > 0 && element.id.map { file.outlets[$0] != nil } == true
    }
    facts.inOtherFonts = named { index in
      let font = tree.views[index].element.child(key: "fontDescription")
      return font.map { ViewContents.otherFont($0) != nil } ?? false
    }
    facts.transparent = named { isTransparent(tree.views[$0]) }
    facts.screens = named { tree.views[$0].isContentView && tree.views[$0].parent == 0 }
    facts.shortened = named { isShortened(tree.views[$0]) }
    return facts
  }

  private func named(_ counts: (Int) -> Bool) -> Set<String> {
    Set(tree.views.indices.filter(counts).map { names[$0] })
  }

  /// Whether the root has a size of its own in Xcode, and is neither a screen nor a cell.
  private var sizesItself: Bool {
    guard !isOfController else { return false }
    let isFreeform = root.children.contains { $0.name == "freeformSimulatedSizeMetrics" }
    let isHeader = ["tableHeaderView", "tableFooterView"].contains(root.attributes["key"])
    return (isFreeform || isHeader) && !decidesItsLength("height") && !root.name.hasSuffix("Cell")
  }

  /// Whether a constraint gives the root a width or a height by itself.
  private func decidesItsLength(_ attribute: String) -> Bool {
    constraints.contains {
      $0.first == ConstraintSide(reference: .view(0), attribute: attribute) && $0.second == nil
        && !$0.isPlaceholder
    }
  }

  /// The views that have a size for Xcode alone, or that a constraint places which Xcode removes when it builds.
  private var placeholderViews: Set<Int> {
    let sized = tree.views.indices.filter { index in
      ["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"].contains {
        tree.views[index].element.attributes[$0] != nil
      }
    }
    let sides = constraints.filter(\.isPlaceholder).flatMap { [$0.first, $0.second] }
    let placed = sides.compactMap { side -> Int? in
      if case .view(let view)? = side?.reference { view } else { nil }
    }
    return Set(sized + placed).subtracting([0])
  }

  /// Whether a runtime attribute names a style, a font or a class of a style sheet.
  private func isStyledByCode(_ view: InterfaceView) -> Bool {
    view.element.children(of: "userDefinedRuntimeAttributes").contains { attribute in
      let path = (attribute.attributes["keyPath"] ?? "").lowercased()
      return ["style", "font", "class"].contains(where: path.contains)
    }
  }

  /// What a label, a text field without a border, a button with an image alone or an image in its own
  /// proportions paints; `nil` for others.
  private func paintedPart(_ index: Int) -> DocumentFacts.PaintedPart? {
    let view = tree.views[index]
    let attributes = view.element.attributes
    if let size = buttonImages[index] ?? shownImage(view) {
      return .init(.middle, width: Double(size.width), height: Double(size.height))
    }
    let isField = view.kind == "textField" && attributes["borderStyle"] == nil
    guard isField || view.kind == "label", view.element.child(key: "attributedText") == nil else {
      return nil
    }
    // Xcode leaves out the left side.
    let side: DocumentFacts.PaintedPart.Side
    switch attributes["textAlignment"] ?? "left" {
    case "natural", "left": side = .leading
    case "right": side = .trailing
    case "center": side = .middle
    default: return nil
    }
    return .init(side, width: isField ? ControlWidth.width(of: view) : nil)
  }

  /// The size in which an image view shows an image in the image's own proportions; `nil` where it fills the
  /// view.
  private func shownImage(_ view: InterfaceView) -> CGSize? {
    guard view.kind == "imageView", let frame = view.frame,
      let image = view.imageName.flatMap({ file.images[$0] }), image.width > 0, image.height > 0
    else { return nil }
    switch view.element.attributes["contentMode"] {
    case "center": return image
    case "scaleAspectFit":
      let scale = min(frame.width / image.width, frame.height / image.height)
      return CGSize(width: image.width * scale, height: image.height * scale)
    default: return nil
    }
  }

  /// Whether a view paints nothing and shows what sticks out of it, as far as the file says.
  private func isTransparent(_ view: InterfaceView) -> Bool {
    let element = view.element
    return ["view", "stackView"].contains(view.kind) && isUncoloured(view) && view.parent != nil
      && element.flag("clipsSubviews") != true && element.attributes["customClass"] == nil
      && element.children(of: "userDefinedRuntimeAttributes").isEmpty
  }

  /// Whether a view has no colour, or that of the view around it.
  private func isUncoloured(_ view: InterfaceView) -> Bool {
    guard let own = view.element.child(key: "backgroundColor"), own.number("alpha") != 0 else {
      return true
    }
    let around = view.parent.map { tree.around($0) }?.lazy.compactMap { [tree] in
      tree.views[$0].element.child(key: "backgroundColor")
    }.first { $0.number("alpha") != 0 }
    return around?.attributes == own.attributes
  }

  /// Whether nobody sees a view until code shows it.
  private func isFaded(_ view: InterfaceView) -> Bool { view.element.number("alpha") == 0 }

  /// Whether the titles and images of a system button have no colour: they have that of its tint.
  private func hasClearTint(_ button: InterfaceView) -> Bool {
    ["system", "roundedRect"].contains(button.element.attributes["buttonType"])
      && button.element.child(key: "tintColor")?.number("alpha") == 0
  }

  /// Whether a view only keeps others apart or can only be touched: it paints nothing, or was drawn without a
  /// size.
  private func isSpacer(_ view: InterfaceView) -> Bool {
    if view.kind == "button" {
      let isClear = hasClearTint(view)
      let configuration = view.element.child("buttonConfiguration")
      let isPlain =
        isClear && configuration?.attributes["style"] == "plain"
        && configuration?.child("backgroundConfiguration") == nil
        && configuration?.child(key: "baseForegroundColor") == nil
      let painted = isClear ? ["backgroundImage"] : ["title", "image", "backgroundImage"]
      return isUncoloured(view) && (configuration == nil || isPlain)
        && view.element.children.filter({ $0.name == "state" }).allSatisfy { state in
          painted.allSatisfy { state.attributes[$0] == nil }
            && state.child(key: "attributedTitle") == nil
            && !(isClear && state.child(key: "titleColor") != nil)
        }
    }
    return ["view", "scrollView", "imageView"].contains(view.kind) && view.children.isEmpty
      && view.imageName == nil
      && (isTransparent(view) || view.frame?.isEmpty ?? true
        || view.kind != "view" && isUncoloured(view))
      && view.id.map { file.outlets[$0] == nil } ?? true
  }

  /// A root below this width is a part of a screen, in points: what contains it decides how wide it is.
  private static let smallestScreen = 300.0

  /// The attributes of a table's cell that name what its style places.
  private static let cellViews = ["textLabel", "detailTextLabel", "imageView"]

  /// A file for tablets is also opened beside another app, but nobody says which of its screens.
  private var use: DocumentFacts.Use {
    let isSmall = tree.views[0].frame.map { Double($0.width) < Self.smallestScreen } ?? false
    let isDrawn = !isOfController && (isSmall || decidesItsLength("width"))
    if root.name == "collectionViewCell" || isDrawn { return .drawn }
    let isForOneDevice = file.isForOneDevice || file.device?.isPad == true
    return isForOneDevice || file.device?.isLandscape == true ? .nearDrawn : .phones
  }

  /// The phones among these that show the screen: where the app has copies of it for narrower or wider ones, code
  /// chooses.
  private func phones(_ all: ClosedRange<Double>) -> ClosedRange<Double> {
    guard let own = tree.views[0].frame.map({ Double($0.width) }), all.contains(own) else {
      return all
    }
    let others = tree.constraints.flatMap { file.code?.widths(withConstraint: $0.element.id) ?? [] }
      .filter(all.contains)
    let least = others.contains { $0 < own } ? own : all.lowerBound
    let most = others.contains { $0 > own } ? own : all.upperBound
    return least...most
  }

  /// Whether a label shortens its text where there is no room.
  ///
  /// Xcode writes that a font does not shrink, and leaves out that it does.
  private func isShortened(_ view: InterfaceView) -> Bool {
    guard view.kind == "label" else { return false }
    let element = view.element
    let hasLeast = ["minimumScaleFactor", "minimumFontSize"].contains {
      element.number($0).map { $0 > 0 } ?? false
    }
    let shrinks = hasLeast && element.flag("adjustsFontSizeToFit") != false
    return shrinks || element.attributes["lineBreakMode"] == "middleTruncation" || isIcon(element)
  }

  /// Whether a text has only characters for private use, which fonts of icons have.
  private func isIcon(_ element: MarkupElement) -> Bool {
    let text = (element.attributes["text"] ?? "").unicodeScalars
    return !text.isEmpty && text.allSatisfy { $0.properties.generalCategory == .privateUse }
  }
}
