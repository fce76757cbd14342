import Foundation
import Geometry
import LayoutSpecs

/// A spec or node as a vectors file spells it.
struct VectorTree: Decodable {
  /// The spec that the tree describes.
  let spec: LayoutSpec

  init(from decoder: any Decoder) throws {
    let fields = try VectorFields(decoder)
    let read = try fields.word("type", among: Self.types) ?? fields.missing("type")
    let style = try fields.value("style", as: VectorStyle.self)?.style ?? ElementStyle()
    spec = try read(fields).styled { $0 = style }
  }

  /// The reader of each type.
  private static var types: KeyValuePairs<String, (VectorFields) throws -> LayoutSpec> {
    [
      "node": { try .element($0.required("id"), $0.content()) },
      "spacer": { _ in .spacer },
      "wrapper": { try .wrapper($0.children()) },
      "stack": { try .stack($0.stack(), $0.children()) },
      "inset": { try .inset($0.insets(), $0.spec("child")) },
      "overlay": { try .overlay($0.spec("child"), overlay: $0.spec("overlay")) },
      "background": { try .background($0.spec("child"), background: $0.spec("background")) },
      "absolute": { try .absolute(sizing: $0.word("sizing") ?? .default, $0.children()) },
      "static": { try .static($0.children()) },
      "center": { try .center($0.center(), $0.spec("child")) },
      "relative": { try .relative($0.relative(), $0.spec("child")) },
      "ratio": { try .ratio($0.required("ratio"), $0.spec("child")) },
      "corner": { try .corner($0.corner(), $0.spec("child"), element: $0.spec("corner")) },
    ]
  }
}

extension VectorFields {
  fileprivate func spec(_ key: String) throws -> LayoutSpec {
    try required(key, as: VectorTree.self).spec
  }

  fileprivate func children() throws -> [LayoutSpec] {
    try value("children", as: [VectorTree].self)?.map(\.spec) ?? []
  }

  fileprivate func content() throws -> Content {
    if let table: [MeasureTable.Entry] = try value("measureTable") {
      return .measured(MeasureTable(entries: table))
    }
    if let size = try size("intrinsicSize") { return .fixed(size) }
    // `measure` describes the size in words; only the table has numbers.
    return try value("measure", as: String.self) == nil ? .none : missing("measureTable")
  }

  fileprivate func insets() throws -> EdgeInsets {
    try value("insets", as: VectorInsets.self)?.insets ?? EdgeInsets()
  }

  fileprivate func relative() throws -> RelativeSpec {
    let sizing: RelativeSizing? = try word(
      "sizing",
      among: [
        "default": [], "minimumWidth": .minimumWidth, "minimumHeight": .minimumHeight,
        "minimumSize": .minimumSize,
      ])
    return try positions(within: RelativeSpec(sizing: sizing ?? []))
  }

  fileprivate func center() throws -> RelativeSpec {
    let centering: CenteringOptions? = try word(
      "centering", among: ["none": [], "X": .x, "Y": .y, "XY": .xy])
    let sizing: RelativeSizing? = try word(
      "sizing",
      among: [
        "default": [], "minimumX": .minimumWidth, "minimumY": .minimumHeight,
        "minimumXY": .minimumSize,
      ])
    return try positions(within: RelativeSpec(centering: centering ?? [], sizing: sizing ?? []))
  }

  /// The positions of the file, or else those of `relative`.
  private func positions(within relative: RelativeSpec) throws -> RelativeSpec {
    RelativeSpec(
      horizontalPosition: try word("horizontalPosition") ?? relative.horizontalPosition,
      verticalPosition: try word("verticalPosition") ?? relative.verticalPosition,
      sizing: relative.sizing)
  }

  fileprivate func corner() throws -> CornerSpec {
    CornerSpec(
      location: try word("location") ?? .topLeft, offset: try point("offset") ?? .zero,
      wrapsCorner: try value("wrapsCorner") ?? false)
  }
}

/// The four insets, where `null` is infinite.
private struct VectorInsets: Decodable {
  let insets: EdgeInsets

  init(from decoder: any Decoder) throws {
    let fields = try VectorFields(decoder)
    insets = EdgeInsets(
      top: try fields.numberOrInfinity("top") ?? 0, left: try fields.numberOrInfinity("left") ?? 0,
      bottom: try fields.numberOrInfinity("bottom") ?? 0,
      right: try fields.numberOrInfinity("right") ?? 0)
  }
}

extension VectorFields {
  /// The properties of a stack.
  ///
  /// `horizontalAlignment` and `verticalAlignment` set `justifyContent` or `alignItems`, depending
  /// on the direction; where the file also has these, they override.
  func stack() throws -> StackSpec {
    var stack = StackSpec(
      direction: try word("direction") ?? .horizontal, spacing: try value("spacing") ?? 0,
      flexWrap: try word("flexWrap") ?? .noWrap,
      alignContent: try word("alignContent") ?? .start,
      lineSpacing: try value("lineSpacing") ?? 0)
    stack.align(horizontally: try word("horizontalAlignment") ?? .none)
    stack.align(vertically: try word("verticalAlignment") ?? .none)
    stack.justifyContent = try word("justifyContent") ?? stack.justifyContent
    stack.alignItems = try word("alignItems") ?? stack.alignItems
    return stack
  }
}

/// Content with a table of sizes by available width, as for text of several lines.
final class MeasureTable: ContentMeasuring {
  /// The sizes, from the largest available width down.
  let entries: [Entry]

  init(entries: [Entry]) { self.entries = entries }

  /// The size of the content in at least this available width.
  struct Entry: Decodable {
    let maxWidthAtLeast: Double
    let size: CGSize

    init(from decoder: any Decoder) throws {
      let fields = try VectorFields(decoder)
      maxWidthAtLeast = try fields.required("maxWidthAtLeast")
      size = try fields.size("size") ?? fields.missing("size")
    }
  }

  /// The size of the first entry for which the available width is enough; zero where there is none.
  func measure(in available: CGSize) -> ContentMeasurement {
    let size = entries.first { $0.maxWidthAtLeast <= available.width }?.size ?? .zero
    return ContentMeasurement(
      size: CGSize(width: min(size.width, available.width), height: size.height))
  }
}
