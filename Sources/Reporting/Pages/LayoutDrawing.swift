import Comparison
import Foundation

/// Both layouts in one container, one drawn over the other.
struct LayoutDrawing {
  let number: Int
  let title: String
  let description: String
  let viewBox: String
  /// The size on the page, in CSS pixels, where there is room for it.
  let displayWidth: String
  let displayHeight: String
  let boxes: [Box]

  /// One element.
  struct Box {
    let element: String
    let finding: StatusMark
    let isContainer: Bool
    let spec: Rectangle
    let constraints: Rectangle
    let label: Label?
  }

  /// A rectangle's attributes.
  struct Rectangle {
    let x: String
    let y: String
    let width: String
    let height: String
  }

  /// A word inside a box.
  struct Label {
    let text: String
    let x: String
    let y: String
    let size: String
  }

  /// The width that smaller containers are enlarged to, in CSS pixels, up to four times their size.
  private static let comfortableWidth = 340.0

  /// `nil` where there are no frames, or frames that no page can show.
  init?(_ comparison: ContainerComparison, number: Int) {
    let frames = comparison.elements.flatMap { [$0.spec, $0.constraints] }
    guard let bounds = Self.bounds(of: frames) else { return nil }
    let zoom = min(max(Self.comfortableWidth / max(bounds.width, 1), 1), 4)
    self.number = number
    title = "Both layouts, \(comparison.container.longText)"
    description = Self.description(of: comparison)
    viewBox = [bounds.minX, bounds.minY, bounds.width, bounds.height]
      .map(NumberText.plain).joined(separator: " ")
    displayWidth = NumberText.plain(bounds.width * zoom)
    displayHeight = NumberText.plain(bounds.height * zoom)
    boxes = comparison.elements.enumerated().map { index, element in
      Box(element, number: index, labelSize: 13 / zoom)
    }
  }

  /// The room that all frames take, and a little air around them.
  private static func bounds(of frames: [Frame]) -> CGRect? {
    let all = frames.map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
    guard let first = all.first, all.allSatisfy(isShowable) else { return nil }
    let union = all.dropFirst().reduce(first) { $0.union($1) }
    return union.insetBy(dx: -2, dy: -2)
  }

  /// Whether all edges are numbers that a drawing can have; NaN is none.
  private static func isShowable(_ frame: CGRect) -> Bool {
    [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy { abs($0) < 1e6 }
  }

  private static func description(of comparison: ContainerComparison) -> String {
    let differing = comparison.differingElements
    if differing.isEmpty {
      return "The frames of both layouts lie on each other."
    }
    return "The layouts differ in \(differing.joined(separator: ", "))."
  }
}

extension LayoutDrawing.Box {
  init(_ comparison: ElementComparison, number: Int, labelSize: Double) {
    element = comparison.element
    finding = StatusMark(comparison)
    isContainer = number == 0
    spec = LayoutDrawing.Rectangle(comparison.spec)
    constraints = LayoutDrawing.Rectangle(comparison.constraints)
    label =
      isContainer
      ? nil
      : LayoutDrawing.Label(comparison.element, in: comparison.spec, size: labelSize)
        ?? LayoutDrawing.Label("\(number)", in: comparison.spec, size: labelSize)
  }
}

extension LayoutDrawing.Rectangle {
  init(_ frame: Frame) {
    x = NumberText.plain(frame.x)
    y = NumberText.plain(frame.y)
    width = NumberText.plain(max(frame.width, 0))
    height = NumberText.plain(max(frame.height, 0))
  }
}

extension LayoutDrawing.Label {
  /// `nil` where the text is larger than the frame.
  init?(_ text: String, in frame: Frame, size: Double) {
    // Wide enough for any letter of a sans-serif face; what is not ASCII may be as wide as high.
    let width = text.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 0.65 : 1.05) } * size
    let padding = size / 3
    guard width + 2 * padding <= frame.width, size * 1.2 <= frame.height else { return nil }
    self.text = text
    self.size = NumberText.plain(size)
    x = NumberText.plain(frame.x + padding)
    y = NumberText.plain(frame.y + min(padding + size * 0.85, (frame.height + size * 0.7) / 2))
  }
}
