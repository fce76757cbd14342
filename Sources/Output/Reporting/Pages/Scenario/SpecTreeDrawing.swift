import Explaining
import Foundation
import Geometry
import Layouts
import Reasons

/// The layout spec of one container as a tree, with a line from each row to its box in a picture.
///
/// Rows are as high as one and a half letters, in the list and in the picture beside it.
struct SpecTreeDrawing {
  let treeTitle: String
  let rows: [Row]
  let boxes: [Box]
  /// The size of the picture, in letters.
  let pictureWidth: String
  let pictureHeight: String
  let pictureBox: String

  /// One part of the spec.
  struct Row {
    /// The class of its depth.
    let depth: String
    let rowName: String
    let sizeText: String
    let isElement: Bool
    /// The link target of its explanation; `nil` where there is none.
    let explained: String?
    /// Its line in the file; `nil` where that is not known.
    let rowLine: Int?
  }

  /// The box of a part, and the line from its row to it.
  struct Box {
    let boxStyle: String
    let x: String
    let y: String
    let width: String
    let height: String
    let lead: String
    let boxTitle: String
  }

  /// The height of a row, and the space for lines before the picture.
  private static let (rowHeight, space, widest, highest) = (24.0, 72.0, 380.0, 480.0)

  /// `nil` where the frames of specs are not recorded, or there are too many parts.
  init?(_ explanation: ContainerExplanation, places: ExplanationSection?, listed: ListedLines) {
    let nodes = explanation.spec ?? []
    let frames = nodes.map { $0.box ?? $0.frame }
    guard let root = frames.first ?? nil, nodes.count > 1,
      nodes.count <= SizeLimits.treeRows, root.width > 0, root.height > 0,
      frames.allSatisfy({ frame in
        frame.map { frame in Edge.allCases.allSatisfy { abs(frame.position(of: $0)) < 1e5 } }
          ?? true
      })
    else { return nil }
    treeTitle = explanation.container.sizeText
    let rows = nodes.enumerated().map { index, node in
      let parts = node.path.split(separator: ".").count - 1
      let name = node.element ?? node.path.split(separator: ".").last.map(String.init) ?? node.path
      return Row(
        depth: "d\(min(parts, 12))", rowName: name,
        sizeText: frames[index].map { "\($0.width.points) × \($0.height.points)" } ?? "",
        isElement: node.element != nil, explained: places?.place(of: node),
        rowLine: node.line.flatMap { listed.numbers.contains($0) ? $0 : nil })
    }
    self.rows = rows
    let all = frames.compactMap(\.self)
    let left = min(all.map(\.x).min() ?? 0, 0)
    let right = all.map { $0.x + $0.width }.max() ?? root.width
    let bottom = all.map { $0.y + $0.height }.max() ?? root.height
    let top = min(all.map(\.y).min() ?? 0, 0)
    let zoom = min(Self.widest / max(right - left, 1), Self.highest / max(bottom - top, 1), 1.5)
    let height = max(Double(nodes.count) * Self.rowHeight, (bottom - top) * zoom + 4)
    let width = Self.space + (right - left) * zoom + 4
    let plain = NumberText.coordinate
    boxes = zip(nodes, frames).enumerated().compactMap { index, pair in
      guard let frame = pair.1 else { return nil }
      let (x, y) = (Self.space + (frame.x - left) * zoom + 2, (frame.y - top) * zoom + 2)
      let own = (w: max(frame.width * zoom, 0.01), h: max(frame.height * zoom, 0.01))
      let row = (Double(index) + 0.5) * Self.rowHeight
      let isElement = pair.0.element != nil
      let end = y + own.h / 2
      return Box(
        boxStyle: isElement ? "leaf" : "branch", x: plain(x), y: plain(y), width: plain(own.w),
        height: plain(own.h),
        lead: isElement
          ? "M0 \(plain(row))C\(plain(Self.space * 0.6)) \(plain(row)) "
            + "\(plain(x - Self.space * 0.5)) \(plain(end)) \(plain(x)) \(plain(end))" : "",
        boxTitle: rows[index].rowName)
    }
    pictureWidth = plain(width / 16)
    pictureHeight = plain(height / 16)
    pictureBox = "0 0 \(plain(width)) \(plain(height))"
  }
}
