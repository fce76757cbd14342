import Comparison
import Geometry
import Scenarios

/// Both layouts in one container, ready for the page.
struct ContainerSection {
  let number: Int
  let isShownFirst: Bool
  let mark: StatusMark
  let shortText: String
  /// The container as addresses and commands name it: `320`, `414x120`.
  let key: String
  let longText: String
  let picture: LayoutPicture?
  let rows: [FrameRow]
  let hasRows: Bool
  /// How many elements are left out of picture and table; `nil` where that is none.
  let notShown: Int?
  let messages: [LinkedMessage]
  let hasMessages: Bool
  let explanations: ExplanationSection?

  /// One element's frames in both layouts.
  struct FrameRow {
    let number: Int
    let element: String
    let spec: FrameText
    let constraints: FrameText
    let differences: String
    let hasDifferences: Bool
    let finding: StatusMark
    /// The place on the page that explains the element; `nil` where there is none.
    let explanation: String?
  }

  /// The four numbers of a frame.
  struct FrameText {
    let x: String
    let y: String
    let width: String
    let height: String
  }

  /// Makes a section with at most `mostRows` elements, those that do not agree before all others.
  init(
    _ comparison: ContainerComparison, explanation: ExplanationSection?, open: [OpenElement],
    lines: ListedLines, number: Int, isShownFirst: Bool, mostRows: Int
  ) {
    self.number = number
    self.isShownFirst = isShownFirst
    mark = StatusMark(comparison)
    shortText = comparison.container.shortText
    key = comparison.container.text
    longText = comparison.container.longText
    let elements = Self.chosen(from: comparison, most: mostRows)
    let frames = Dictionary(open.map { ($0.element, $0.frames) }) { first, _ in first }
    picture = LayoutPicture(comparison, elements: elements, number: number, open: frames)
    rows = elements.map { FrameRow($0, explanation: explanation) }
    hasRows = !rows.isEmpty
    let missing = comparison.elements.count - elements.count
    notShown = missing == 0 ? nil : missing
    messages = Message.all(in: comparison, open).map { LinkedMessage($0, lines) }
    hasMessages = !messages.isEmpty
    explanations = explanation
  }

  private static func chosen(from comparison: ContainerComparison, most: Int) -> [NumberedElement] {
    let all = comparison.elements.enumerated().map {
      NumberedElement(number: $0, comparison: $1)
    }
    if all.count <= most { return all }
    let important = all.filter {
      $0.number == 0 || $0.comparison.isAmbiguous || !$0.comparison.agrees
    }
    let other = all.filter { element in !important.contains { $0.number == element.number } }
    return (important + other).prefix(most).sorted { $0.number < $1.number }
  }
}

extension ContainerSection.FrameRow {
  init(_ numbered: NumberedElement, explanation: ExplanationSection?) {
    let comparison = numbered.comparison
    number = numbered.number
    element = comparison.element
    spec = ContainerSection.FrameText(comparison.spec)
    constraints = ContainerSection.FrameText(comparison.constraints)
    differences = comparison.edges.map { edge in
      "\(edge.edge.rawValue) \(NumberText.difference(edge.difference))"
    }.joined(separator: ", ")
    hasDifferences = !differences.isEmpty
    finding = StatusMark(comparison)
    self.explanation = explanation?.place(of: comparison.element)
  }
}

extension ContainerSection.FrameText {
  init(_ frame: Frame) {
    x = frame.x.points
    y = frame.y.points
    width = frame.width.points
    height = frame.height.points
  }
}
