import Foundation
import Scenarios

/// Finds what a file says of a screen beside its layout.
struct ScreenFacts {
  let file: InterfaceFile
  let root: MarkupElement
  let tree: ViewTree
  /// The names of the views, by index.
  let names: [String]
  let constraints: [InterfaceConstraint]

  var all: DocumentFacts {
    var facts = DocumentFacts(use: use)
    let placed = Self.cellViews.compactMap { root.attributes[$0] }
    facts.placedBySystem = named { tree.views[$0].id.map(placed.contains) ?? false }
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
