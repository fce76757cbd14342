import Foundation
import Geometry

/// The safe area and the layout margins of a screen, in points.
///
/// Where stored frames show an inset, that is what counts: it depends on the version of Xcode, and on
/// bars that a file does not name. Elsewhere it is the device's, or UIKit's default.
struct ScreenInsets {
  let safeArea: EdgeInsets
  private let tree: ViewTree
  /// The width of the container, in points.
  private let width: Double
  private let shown: [Int: [StoredEdges.Side: Double]]

  /// Finds the insets; the stored frames count only for the device that the screen was drawn for.
  ///
  /// `bars` are those of the whole screen. Xcode gives them to a root of any size, except to cells.
  init(
    tree: ViewTree, width: Double, bars: EdgeInsets, isDesignDevice: Bool, isUpright: Bool,
    edges: StoredEdges
  ) {
    self.tree = tree
    self.width = width
    var usual = Self.cells.contains(tree.views[0].kind) ? EdgeInsets() : bars
    if isDesignDevice {
      // Xcode drew no bar where a view that must be outside it is inside.
      let limits = edges.safeAreaLimits()
      if let limit = limits[.top], limit < usual.top { usual.top = 0 }
      if let limit = limits[.bottom], limit < usual.bottom { usual.bottom = 0 }
    }
    var found = isDesignDevice ? edges.safeArea() : [:]
    if isDesignDevice, let shift = edges.safeAreaShift() {
      switch (found[.top], found[.bottom]) {
      case (let top?, nil): found[.bottom] = top - shift
      case (nil, let bottom?): found[.top] = bottom + shift
      case (nil, nil):
        found[.bottom] = max(usual.bottom, -shift)
        found[.top] = max(usual.bottom, -shift) + shift
      default: break
      }
    }
    // Only phones in landscape have insets at the sides: another frame that shows some is out of date.
    if isUpright { (found[.leading], found[.trailing]) = (nil, nil) }
    safeArea = EdgeInsets(
      top: max(0, found[.top] ?? usual.top), left: max(0, found[.leading] ?? usual.left),
      bottom: max(0, found[.bottom] ?? usual.bottom),
      right: max(0, found[.trailing] ?? usual.right))
    shown = isDesignDevice ? edges.margins() : [:]
  }

  private static let cells: Set = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

  /// The settings of a view about its margins: `layoutMargins: { leading: 20 }`.
  func settings(of index: Int) -> [String] {
    let expected = margins(of: index)
    if let shown = shown[index], !shown.isEmpty {
      let isAsExpected = shown.allSatisfy { abs(expected[$0.key] - $0.value) <= 0.5 }
      if !isAsExpected {
        var own = expected
        for (side, inset) in shown { own[side] = inset }
        return [own.setting, "insetsLayoutMarginsFromSafeArea: false"]
      }
    }
    var settings: [String] = []
    if let own = own(of: index) { settings.append(own.setting) }
    if preserves(index), index > 0 { settings.append("preservesSuperviewLayoutMargins: true") }
    if !followsSafeArea(index) { settings.append("insetsLayoutMarginsFromSafeArea: false") }
    return settings
  }

  /// Margins on four sides, in points.
  private struct Margins {
    var sides: [StoredEdges.Side: Double]

    init(_ top: Double, _ leading: Double, _ bottom: Double, _ trailing: Double) {
      sides = [.top: top, .leading: leading, .bottom: bottom, .trailing: trailing]
    }

    subscript(side: StoredEdges.Side) -> Double {
      get { sides[side] ?? 0 }
      set { sides[side] = newValue }
    }

    var setting: String {
      let texts = StoredEdges.Side.allCases.map {
        "\($0.rawValue): \(NumberText.exact(self[$0]))"
      }
      return "layoutMargins: { \(texts.joined(separator: ", ")) }"
    }
  }

  /// The margins that a view has of its own, unlike UIKit's 8, or 0 for a stack view.
  private func own(of index: Int) -> Margins? {
    let view = tree.views[index]
    for key in ["layoutMargins", "directionalLayoutMargins"] {
      guard let insets = view.element.child(key: key) else { continue }
      func side(_ names: String...) -> Double {
        names.lazy.compactMap { insets.number($0) }.first ?? 0
      }
      return Margins(
        side("top"), side("leading", "left"), side("bottom"), side("trailing", "right"))
    }
    let sides = width >= 400 ? 20.0 : 16.0
    if view.isContentView, view.kind == "tableViewCellContentView" {
      return Margins(11, sides, 11, sides)
    }
    let root = tree.views[0].kind
    if index == 0, !view.isStack, !Self.cells.contains(root) { return Margins(0, sides, 0, sides) }
    return nil
  }

  private func preserves(_ index: Int) -> Bool {
    let view = tree.views[index]
    return view.element.flag("preservesSuperviewLayoutMargins") == true && !view.isContentView
  }

  private func followsSafeArea(_ index: Int) -> Bool {
    let view = tree.views[index]
    return view.element.flag("insetsLayoutMarginsFromSafeArea") ?? !view.isContentView
  }

  /// The margins of a view as the stored frames should show them.
  private func margins(of index: Int) -> Margins {
    let view = tree.views[index]
    var margins = own(of: index) ?? (view.isStack ? Margins(0, 0, 0, 0) : Margins(8, 8, 8, 8))
    guard let frame = tree.frameInRoot(index), let root = tree.views[0].frame else {
      return margins
    }
    if followsSafeArea(index) {
      margins[.top] += overlap(safeArea.top - frame.minY, frame.height)
      margins[.leading] += overlap(safeArea.left - frame.minX, frame.width)
      margins[.bottom] += overlap(frame.maxY - (root.height - safeArea.bottom), frame.height)
      margins[.trailing] += overlap(frame.maxX - (root.width - safeArea.right), frame.width)
    }
    if preserves(index), let parent = view.parent, let outer = tree.views[parent].frame,
      let own = view.frame
    {
      let superview = self.margins(of: parent)
      func inherit(_ side: StoredEdges.Side, _ distance: Double) {
        // What scrolls may extend far beyond, and has no larger margins there.
        let overlap = superview[side] - (tree.views[parent].scrolls ? max(0, distance) : distance)
        margins[side] = max(margins[side], overlap)
      }
      inherit(.top, own.minY)
      inherit(.leading, own.minX)
      inherit(.bottom, outer.height - own.maxY)
      inherit(.trailing, outer.width - own.maxX)
    }
    return margins
  }

  private func overlap(_ distance: Double, _ length: Double) -> Double {
    max(0, min(distance, length))
  }
}
