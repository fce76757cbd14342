import Foundation
import Geometry
import LinearProgramming

/// A system in a container that changes: its programs and what they come to, before frames are put on
/// pixels.
struct MovingSystem {
  let system: ConstraintSystem
  let tree: ItemTree
  let container: MovingContainer
  let guides: GuideInsets
  /// The contents in unlimited room, as the first pass takes them.
  let natural: [MovingContent?]
  /// The items whose content is measured again.
  let wrapping: [Int]
  /// The pixels that contents are rounded up to, if they are.
  private let grid: PixelGrid?

  init(
    _ system: ConstraintSystem, in container: MovingContainer, rounding: Rounding = .exact
  ) throws(ConstraintError) {
    let preparation = try LayoutPreparation(system, rounding: rounding)
    if case .pixels(let scale) = rounding { grid = PixelGrid(scale: scale) } else { grid = nil }
    self.system = system
    self.container = container
    tree = preparation.tree
    guides = preparation.measuring.guides
    wrapping = preparation.measuring.contents.wrapping
    natural = preparation.measuring.contents.sizes.map { size in
      size.map {
        MovingContent(
          width: AffineLength($0.width), height: $0.height, firstBaseline: $0.firstBaseline,
          lastBaselineFromBottom: $0.lastBaselineFromBottom)
      }
    }
  }

  /// Why the layout does not depend on the container by bases and measurements alone, if so.
  var obstacle: String? {
    let followsLayout = system.items.contains {
      $0.preservesSuperviewLayoutMargins || $0.additionalSafeAreaInsets != EdgeInsets()
    }
    guard let item = guides.movedItem,
      followsLayout || system.safeAreaInsets != EdgeInsets()
    else { return nil }
    return """
      a constraint speaks of the safe area or the margins of \(system.items[item].name), which \
      depend on where it lies: that is not followed from width to width
      """
  }

  /// What was measured, after `distance`.
  func measurements(_ contents: [MovingContent?], after distance: Double) -> Measurements {
    let sizes = contents.map { content in
      content.map {
        ContentSize(
          width: $0.width.after(distance), height: $0.height, firstBaseline: $0.firstBaseline,
          lastBaselineFromBottom: $0.lastBaselineFromBottom)
      }
    }
    return Measurements(sizes: sizes, guides: guides)
  }

  /// The program after `distance`.
  func lowered(
    _ contents: [MovingContent?], broken: Set<Int>, after distance: Double
  ) -> ConstraintProgram {
    ConstraintProgram(
      system: system, tree: tree, measurements: measurements(contents, after: distance),
      container: container.after(distance), broken: broken)
  }

  /// The program with bounds that move.
  func program(_ contents: [MovingContent?], broken: Set<Int> = []) -> MovingProgram {
    MovingProgram(
      from: lowered(contents, broken: broken, after: 0).program,
      to: lowered(contents, broken: broken, after: 1).program)
  }

  /// The columns that place items, in the order in which ties are broken.
  var itemColumns: Range<Int> {
    0..<(system.items.count * ConstraintProgram.Variable.allCases.count)
  }

  /// What is measured where the columns have these values; `nil` where a content does not say at
  /// which widths its size changes.
  func adapted(
    _ contents: [MovingContent?], to values: [MovingValue], _ domain: inout AffineDomain
  ) -> [MovingContent?]? {
    var adapted = contents
    for item in wrapping {
      let value = values[ConstraintProgram.column(.width, of: item)]
      let room = domain.larger(.zero, AffineLength(value.start, slope: value.slope))
      guard case .measured(let content) = system.items[item].content,
        let piece = content.piece(beside: room)
      else { return nil }
      domain.keep(room, in: piece.rooms)
      let width = domain.smaller(AffineLength(piece.size.width), room)
      let height = Double(piece.size.height)
      adapted[item] = MovingContent(
        width: grid.map { domain.ceiling(width, on: $0) } ?? width,
        height: grid?.ceiling(height) ?? height,
        firstBaseline: piece.firstBaseline, lastBaselineFromBottom: piece.lastBaselineFromBottom)
    }
    return adapted
  }

  /// The frames in container coordinates; the rule of `ConstraintSystem.frames(ofColumns:tree:)`.
  func layout(of values: [MovingValue], _ domain: inout AffineDomain) -> AffineLayout {
    func value(_ variable: ConstraintProgram.Variable, _ item: Int) -> AffineLength {
      let value = values[ConstraintProgram.column(variable, of: item)]
      return AffineLength(value.start, slope: value.slope)
    }
    let zero = AffineFrame(x: .zero, y: .zero, width: .zero, height: .zero)
    var frames = [AffineFrame](repeating: zero, count: system.items.count)
    var layout = AffineLayout(whole: zero, frames: [:])
    for item in tree.parentsFirst {
      let parent = frames[tree[item].parent]
      let insets = tree[item].alignmentRectInsets
      frames[item] = AffineFrame(
        x: parent.x + value(.x, item) - insets.left, y: parent.y + value(.y, item) - insets.top,
        width: domain.larger(.zero, value(.width, item) + (insets.left + insets.right)),
        height: domain.larger(.zero, value(.height, item) + (insets.top + insets.bottom)))
      if system.items[item].kind == .view { layout.frames[system.items[item].name] = frames[item] }
    }
    layout.whole = frames[ConstraintSystem.container]
    layout.frames[system.items[ConstraintSystem.container].name] = nil
    return layout
  }

  /// The contents by the names of their items.
  func named(_ contents: [MovingContent?]) -> [String: MovingContent] {
    var named: [String: MovingContent] = [:]
    for (item, content) in zip(system.items, contents) { named[item.name] = content }
    return named
  }
}
