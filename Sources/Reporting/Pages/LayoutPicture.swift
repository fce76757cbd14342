import Comparison
import Foundation

/// Both layouts in one container, drawn as two pictures of one size that can lie on each other.
struct LayoutPicture {
  let number: Int
  let spec: Layer
  let constraints: Layer
  let viewBox: String
  /// The size on the page, in CSS pixels, where there is room for it.
  let displayWidth: String
  let displayHeight: String
  /// Whether there is nothing to see where only differences are shown.
  let isWithoutDifference: Bool

  /// The layout of one engine.
  struct Layer {
    let engine: String
    let style: String
    let title: String
    let description: String
    let boxes: [Box]
  }

  /// One element.
  struct Box {
    let element: String
    let frameText: String
    let finding: StatusMark
    let isContainer: Bool
    let rectangle: Rectangle
    /// Other frames that the constraints find as good.
    let alternatives: [Rectangle]
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
  ///
  /// `open` holds, for each element that the constraints leave open, frames that are as good.
  init?(
    _ comparison: ContainerComparison, elements: [NumberedElement], number: Int,
    open: [String: [Frame]]
  ) {
    let frames = elements.flatMap { [$0.comparison.spec, $0.comparison.constraints] }
    let alternatives = elements.flatMap { open[$0.comparison.element] ?? [] }
    guard let bounds = Self.bounds(of: frames + alternatives.filter(Self.isShowable)) else {
      return nil
    }
    let zoom = min(max(Self.comfortableWidth / max(bounds.width, 1), 1), 4)
    self.number = number
    viewBox = [bounds.minX, bounds.minY, bounds.width, bounds.height]
      .map(NumberText.plain).joined(separator: " ")
    displayWidth = NumberText.plain(bounds.width * zoom)
    displayHeight = NumberText.plain(bounds.height * zoom)
    let size = 13 / zoom
    let place = comparison.container.longText
    spec = Layer(
      engine: "Layout spec", style: "spec", title: "Layout spec, \(place)",
      description: Self.description(of: comparison),
      boxes: elements.map { Box($0, \.spec, labelSize: size, alternatives: []) })
    constraints = Layer(
      engine: "Constraints", style: "constraints", title: "Constraints, \(place)",
      description: Self.description(of: comparison),
      boxes: elements.map { element in
        let other = (open[element.comparison.element] ?? []).filter(Self.isShowable)
        return Box(element, \.constraints, labelSize: size, alternatives: other)
      })
    isWithoutDifference = comparison.elements.allSatisfy { $0.agreement == .equal }
  }

  /// The room that all frames take, and a little air around them.
  private static func bounds(of frames: [Frame]) -> CGRect? {
    let all = frames.map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
    guard let first = all.first, frames.allSatisfy(isShowable) else { return nil }
    let union = all.dropFirst().reduce(first) { $0.union($1) }
    return union.insetBy(dx: -2, dy: -2)
  }

  /// Whether all edges are numbers that a drawing can have; NaN is none.
  private static func isShowable(_ frame: Frame) -> Bool {
    Edge.allCases.allSatisfy { abs(frame.position(of: $0)) < 1e6 }
  }

  private static func description(of comparison: ContainerComparison) -> String {
    let differing = comparison.differingElements
    let open = comparison.elements.filter(\.isAmbiguous).map(\.element)
    let openText =
      open.isEmpty
      ? "" : " The constraints leave \(ListText.of(open)) open; dotted frames are as good."
    if differing.isEmpty {
      return "The frames of both layouts lie on each other." + openText
    }
    return "The layouts differ in \(ListText.of(differing))." + openText
  }
}

/// An element with its number on the page.
struct NumberedElement {
  let number: Int
  let comparison: ElementComparison
}

/// Names in a sentence.
enum ListText {
  /// The first ten names, and how many more there are.
  static func of(_ names: [String]) -> String {
    let more = names.count - 10
    return names.prefix(10).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}

extension LayoutPicture.Box {
  init(
    _ numbered: NumberedElement, _ path: KeyPath<ElementComparison, Frame>, labelSize: Double,
    alternatives: [Frame]
  ) {
    let comparison = numbered.comparison
    let frame = comparison[keyPath: path]
    element = comparison.element
    frameText =
      "\(frame.x.points), \(frame.y.points), \(frame.width.points) × \(frame.height.points)"
    finding = StatusMark(comparison)
    isContainer = numbered.number == 0
    rectangle = LayoutPicture.Rectangle(frame)
    self.alternatives = alternatives.filter { $0 != frame }.map(LayoutPicture.Rectangle.init)
    label =
      isContainer
      ? nil
      : LayoutPicture.Label(comparison.element, in: frame, size: labelSize)
        ?? LayoutPicture.Label("\(numbered.number)", in: frame, size: labelSize)
  }
}

extension LayoutPicture.Rectangle {
  init(_ frame: Frame) {
    x = NumberText.plain(frame.x)
    y = NumberText.plain(frame.y)
    width = NumberText.plain(max(frame.width, 0))
    height = NumberText.plain(max(frame.height, 0))
  }
}

extension LayoutPicture.Label {
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
