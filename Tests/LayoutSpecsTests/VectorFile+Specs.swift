import Foundation
import Geometry
import LayoutSpecs

extension LayoutVector {
  /// The range that the root is laid out in.
  var range: SizeRange {
    SizeRange(
      min: CGSize(width: sizeRange.min[0], height: sizeRange.min[1]),
      max: CGSize(
        width: sizeRange.max[0] ?? .infinity, height: sizeRange.max[1] ?? .infinity))
  }
}

extension VectorTree {
  /// The spec that the tree describes.
  func spec() throws -> LayoutSpec {
    try bareSpec().styled { style?.apply(to: &$0) }
  }

  private func bareSpec() throws -> LayoutSpec {
    switch type {
    case "node": .element(try id ?? lacking("id"), content)
    case "wrapper": .wrapper(try childSpecs())
    case "stack": .stack(try stack(), try childSpecs())
    case "inset": .inset(try insets?.value ?? lacking("insets"), try spec(in: .child))
    case "overlay": .overlay(try spec(in: .child), overlay: try spec(in: .overlay))
    case "background": .background(try spec(in: .child), background: try spec(in: .background))
    case "absolute": .absolute(sizing: try word(sizing, .default), try childSpecs())
    case "relative": .relative(try relative(), try spec(in: .child))
    case "center":
      .center(try centeringOptions(), sizing: try relativeSizing(), try spec(in: .child))
    case "ratio": .ratio(try ratio ?? lacking("ratio"), try spec(in: .child))
    case "corner": .corner(try cornerSpec(), try spec(in: .child), element: try spec(in: .corner))
    default: throw VectorError.unknown("type", value: type)
    }
  }

  private var content: Content {
    if let measureTable { return .measured(MeasureTable(entries: measureTable)) }
    return intrinsicSize.map { .fixed(CGSize(width: $0[0], height: $0[1])) } ?? .none
  }

  private func childSpecs() throws -> [LayoutSpec] { try (children ?? []).map { try $0.spec() } }

  private func spec(in slot: Slot) throws -> LayoutSpec { try self.slot(slot).spec() }

  private func lacking<Value>(_ key: String) throws -> Value {
    throw VectorError.missing(key, in: type)
  }

  private func stack() throws -> StackSpec {
    StackSpec(
      direction: try word(direction, .horizontal), spacing: spacing ?? 0,
      justifyContent: try word(justifyContent, .start),
      alignItems: try word(alignItems, .stretch), flexWrap: try word(flexWrap, .noWrap),
      alignContent: try word(alignContent, .start), lineSpacing: lineSpacing ?? 0)
  }

  private func relative() throws -> RelativeSpec {
    RelativeSpec(
      horizontalPosition: try word(horizontalPosition, .none),
      verticalPosition: try word(verticalPosition, .none), sizing: try relativeSizing())
  }

  private func centeringOptions() throws -> CenteringOptions {
    switch centering ?? "none" {
    case "none": []
    case "X": .x
    case "Y": .y
    case "XY": .xy
    case let other: throw VectorError.unknown("centering", value: other)
    }
  }

  private func relativeSizing() throws -> RelativeSizing {
    switch sizing ?? "default" {
    case "default": []
    case "minimumX", "minimumWidth": .minimumWidth
    case "minimumY", "minimumHeight": .minimumHeight
    case "minimumXY", "minimumSize": .minimumSize
    case let other: throw VectorError.unknown("sizing", value: other)
    }
  }

  private func cornerSpec() throws -> CornerSpec {
    CornerSpec(
      location: try word(location, .topLeft),
      offset: CGPoint(x: offset?[0] ?? 0, y: offset?[1] ?? 0), wrapsCorner: wrapsCorner ?? false)
  }
}

extension VectorTree.Insets {
  /// The insets as the engine takes them.
  fileprivate var value: EdgeInsets {
    EdgeInsets(
      top: top ?? .infinity, left: left ?? .infinity, bottom: bottom ?? .infinity,
      right: right ?? .infinity)
  }
}

extension VectorStyle {
  /// Sets what is given.
  fileprivate func apply(to style: inout ElementStyle) {
    if let preferredSize {
      style.preferredSize = CGSize(width: preferredSize[0], height: preferredSize[1])
    }
    if let width { style.width = width.value }
    if let height { style.height = height.value }
    if let minWidth { style.minWidth = minWidth.value }
    if let maxWidth { style.maxWidth = maxWidth.value }
    if let minHeight { style.minHeight = minHeight.value }
    if let maxHeight { style.maxHeight = maxHeight.value }
    if let flexBasis { style.flexBasis = flexBasis.value }
    style.flexGrow = flexGrow ?? 0
    style.flexShrink = flexShrink ?? 0
    style.spacingBefore = spacingBefore ?? 0
    style.spacingAfter = spacingAfter ?? 0
    style.ascender = ascender
    style.descender = descender
    style.alignSelf = alignSelf.flatMap(AlignSelf.init(rawValue:)) ?? .auto
    if let layoutPosition {
      style.layoutPosition = CGPoint(x: layoutPosition[0], y: layoutPosition[1])
    }
  }
}

extension VectorDimension {
  /// The dimension as the engine takes it.
  fileprivate var value: LayoutSpecs.Dimension {
    if let points { return .points(points) }
    return fraction.map { .fraction($0) } ?? .auto
  }
}

/// The value that `text` spells, or `fallback` where there is no text.
private func word<Word: RawRepresentable<String>>(
  _ text: String?, _ fallback: Word
) throws -> Word {
  guard let text else { return fallback }
  guard let word = Word(rawValue: text) else {
    throw VectorError.unknown("\(Word.self)", value: text)
  }
  return word
}

/// Content that looks its size up by the width it is offered.
private struct MeasureTable: ContentMeasuring {
  let entries: [VectorTree.MeasureEntry]

  func measure(in room: CGSize) -> ContentMeasurement {
    let entry = entries.first { $0.maxWidthAtLeast <= room.width }
    return ContentMeasurement(
      size: CGSize(width: entry?.size[0] ?? 0, height: entry?.size[1] ?? 0))
  }
}
