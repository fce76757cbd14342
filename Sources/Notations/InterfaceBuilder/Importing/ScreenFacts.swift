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
    let placed = Self.cellViews.compactMap { root.attributes[$0] }
    facts.placedBySystem = named { tree.views[$0].id.map(placed.contains) ?? false }
    let placeholders = placeholderViews
    facts.sizedInXcode = named(placeholders.contains)
    facts.styledByCode = named { isStyledByCode(tree.views[$0]) }
    facts.leadingTexts = named { isLeadingText(tree.views[$0]) }
    for (index, size) in buttonImages { facts.buttonImages[names[index]] = size }
    facts.shortened = named { isShortened(tree.views[$0]) }
    let moved = movedViews
    facts.movedByCode = named { index in
      var around: Int? = index
      while let view = around, !moved.contains(view) { around = tree.views[view].parent }
      return around != nil
    }
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
    let hasHeight = constraints.contains {
      $0.first == ConstraintSide(reference: .view(0), attribute: "height") && $0.second == nil
        && !$0.isPlaceholder
    }
    return (isFreeform || isHeader) && !hasHeight && !root.name.hasSuffix("Cell")
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

  /// Whether a runtime attribute names a style or a font.
  private func isStyledByCode(_ view: InterfaceView) -> Bool {
    view.element.children(of: "userDefinedRuntimeAttributes").contains { attribute in
      let path = (attribute.attributes["keyPath"] ?? "").lowercased()
      return path.contains("style") || path.contains("font")
    }
  }

  /// Whether a label begins its text at the leading side: Xcode leaves out the left one.
  private func isLeadingText(_ view: InterfaceView) -> Bool {
    guard view.kind == "label", view.element.child(key: "attributedText") == nil else {
      return false
    }
    return ["natural", "left"].contains(view.element.attributes["textAlignment"] ?? "left")
  }

  /// The attributes of a table's cell that name what its style places.
  private static let cellViews = ["textLabel", "detailTextLabel", "imageView"]

  /// A file for tablets is also opened beside another app, but nobody says which of its screens.
  private var use: DocumentFacts.Use {
    if root.name == "collectionViewCell" { return .drawn }
    let isForPads = file.isForPads || file.device?.isPad == true
    return isForPads || file.device?.isLandscape == true ? .nearDrawn : .phones
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

  /// The views that a constraint about left or right places by a number that code has a name for, and those
  /// that are at their sides.
  private var movedViews: Set<Int> {
    var views: Set<Int> = []
    var ties: [[Int]] = []
    for constraint in constraints {
      let sides = [constraint.first, constraint.second].compactMap(\.self)
      let placed = sides.compactMap { side -> Int? in
        if case .view(let view) = side.reference, view > 0 { view } else { nil }
      }
      let isNamed = constraint.element.id.map { file.outlets[$0] != nil } ?? false
      if isNamed, sides.contains(where: { ["left", "right"].contains($0.attribute) }) {
        views.formUnion(placed)
      }
      let isAtSide = sides.allSatisfy {
        ["left", "right", "leading", "trailing"].contains($0.attribute)
      }
      if isAtSide, placed.count == 2 { ties.append(placed) }
    }
    guard !views.isEmpty else { return [] }
    var before = -1
    while before < views.count {
      before = views.count
      for tie in ties where !views.isDisjoint(with: tie) { views.formUnion(tie) }
    }
    return views
  }
}
