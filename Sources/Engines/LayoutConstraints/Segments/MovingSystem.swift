import AffineGeometry
import Geometry
import LinearProgramming

/// A system in a container that changes, with its programs and frames before pixel rounding.
struct MovingSystem {
  let system: ConstraintSystem
  let tree: ItemTree
  let container: MovingContainer
  /// The measurements of the first pass: contents without limits, and guides as far as they are
  /// known.
  let natural: MovingMeasurements
  /// The items whose content is measured again.
  let wrapping: [Int]
  /// The pixels that contents are rounded up to; `nil` without rounding.
  private let grid: PixelGrid?

  init(_ preparation: LayoutPreparation, in container: MovingContainer) {
    if case .pixels(let scale) = preparation.rounding {
      grid = PixelGrid(scale: scale)
    } else {
      grid = nil
    }
    system = preparation.system
    self.container = container
    tree = preparation.tree
    wrapping = preparation.measuring.contents.wrapping
    let contents = preparation.measuring.contents.sizes.map { size in
      size.map {
        MovingContent(
          width: AffineLength($0.width), height: $0.height, firstBaseline: $0.firstBaseline,
          lastBaselineFromBottom: $0.lastBaselineFromBottom)
      }
    }
    natural = MovingMeasurements(contents: contents, guides: preparation.measuring.guides)
  }

  /// The largest number of passes of a layout: text is measured twice, and guides once more for
  /// each item around them.
  var mostPasses: Int { 2 + natural.guides.depth }

  /// The program at a parameter.
  func lowered(
    _ measurements: MovingMeasurements, broken: Set<Int>, after distance: Double
  ) -> ConstraintProgram {
    ConstraintProgram(
      system: system, tree: tree, measurements: measurements.after(distance),
      container: container.after(distance), broken: BrokenConstraints(dropped: broken))
  }

  /// The program with moving bounds.
  func program(_ measurements: MovingMeasurements, broken: Set<Int> = []) -> MovingProgram {
    MovingProgram(
      from: lowered(measurements, broken: broken, after: 0).program,
      to: lowered(measurements, broken: broken, after: 1).program)
  }

  /// The columns of the items, in their order.
  var itemColumns: Range<Int> {
    ItemColumns.all(itemCount: system.items.count)
  }

  /// The measurements for these values of the columns; `nil` if content does not state the widths
  /// at which its size changes.
  func adapted(
    _ measurements: MovingMeasurements, to values: [MovingValue], _ domain: inout AffineDomain
  ) -> MovingMeasurements? {
    guard let contents = adapted(measurements.contents, to: values, &domain) else { return nil }
    return MovingMeasurements(
      contents: contents, guides: adapted(measurements.guides, to: values, &domain))
  }

  /// The guides for these values of the columns.
  func adapted(
    _ guides: GuideInsets, to values: [MovingValue], _ domain: inout AffineDomain
  ) -> GuideInsets {
    guard guides.areMoving else { return guides }
    return guides.adapted(to: frames(of: values, &domain), &domain)
  }

  private func adapted(
    _ contents: [MovingContent?], to values: [MovingValue], _ domain: inout AffineDomain
  ) -> [MovingContent?]? {
    var adapted = contents
    for item in wrapping {
      let value = values[ItemColumns.column(.width, of: item)]
      let availableWidth = domain.larger(.zero, AffineLength(value.start, slope: value.slope))
      guard case .measured(let content) = system.items[item].content,
        let segment = ContentSegment.of(content, beside: availableWidth)
      else { return nil }
      domain.keep(availableWidth, in: segment.widths)
      let width = domain.smaller(AffineLength(segment.size.width), availableWidth)
      let height = Double(segment.size.height)
      adapted[item] = MovingContent(
        width: grid.map { domain.ceiling(width, on: $0) } ?? width,
        height: grid?.ceiling(height) ?? height,
        firstBaseline: segment.firstBaseline, lastBaselineFromBottom: segment.lastBaselineFromBottom
      )
    }
    return adapted
  }

  /// The frames of views in container coordinates.
  func layout(of values: [MovingValue], _ domain: inout AffineDomain) -> AffineLayout {
    let frames = frames(of: values, &domain)
    var layout = AffineLayout(whole: frames[ConstraintSystem.container], frames: [:])
    for (item, frame) in zip(system.items, frames).dropFirst() where item.kind == .view {
      layout.frames[item.name] = frame
    }
    return layout
  }

  /// The frames of all items; the same rule as in `ConstraintSystem.frames(ofColumns:tree:)`.
  func frames(of values: [MovingValue], _ domain: inout AffineDomain) -> [AffineFrame] {
    func value(_ variable: ItemColumns.Variable, _ item: Int) -> AffineLength {
      let value = values[ItemColumns.column(variable, of: item)]
      return AffineLength(value.start, slope: value.slope)
    }
    let zero = AffineFrame(x: .zero, y: .zero, width: .zero, height: .zero)
    var frames = [AffineFrame](repeating: zero, count: system.items.count)
    for item in tree.parentsFirst {
      let isContainer = item == ConstraintSystem.container
      let parent = isContainer ? zero : frames[tree[item].parent]
      let insets = tree[item].alignmentRectInsets
      frames[item] = AffineFrame(
        x: parent.x + value(.x, item) - insets.left, y: parent.y + value(.y, item) - insets.top,
        width: domain.larger(.zero, value(.width, item) + (insets.left + insets.right)),
        height: domain.larger(.zero, value(.height, item) + (insets.top + insets.bottom)))
    }
    return frames
  }

  /// The contents by the names of their items.
  func named(_ contents: [MovingContent?]) -> [String: MovingContent] {
    var named: [String: MovingContent] = [:]
    for (item, content) in zip(system.items, contents) { named[item.name] = content }
    return named
  }
}

/// The measurements for a pass, as functions of a parameter.
struct MovingMeasurements {
  /// One entry for each item; `nil` without content.
  var contents: [MovingContent?]
  var guides: GuideInsets

  /// The measurements at a parameter.
  func after(_ distance: Double) -> Measurements {
    let sizes = contents.map { content in
      content.map {
        ContentSize(
          width: $0.width.after(distance), height: $0.height, firstBaseline: $0.firstBaseline,
          lastBaselineFromBottom: $0.lastBaselineFromBottom)
      }
    }
    return Measurements(sizes: sizes, guides: guides.after(distance))
  }

  /// Whether a pass with other measurements is the same as with these, up to a parameter.
  func isSame(as other: MovingMeasurements, upTo distance: Double) -> Bool {
    contents == other.contents
      && guides.isClose(to: other.guides, upTo: distance, within: AffineDomain.noise)
  }
}
