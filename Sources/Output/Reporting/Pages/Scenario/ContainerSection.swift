import Comparison
import Explaining
import Geometry
import Layouts
import RunRecords
import Scenarios

/// Both layouts in one container: picture, table of frames, messages and explanations.
struct ContainerSection {
  let number: Int
  let isShownFirst: Bool
  let mark: StatusMark
  let sizeText: String
  /// The container in addresses and commands: `320`, `414x120`.
  let key: String
  let longText: String
  let picture: LayoutPicture?
  let rows: [FrameRow]
  let hasRows: Bool
  /// How many elements are left out of picture and table; `nil` where all are shown.
  let notShown: Int?
  /// The given frames beside those of the layouts, or the frames of the only notation; `nil` where
  /// there are neither.
  let givenTable: DataTable?
  let messages: [Message]
  /// Whether there is anything but its picture and its messages.
  var hasFrames: Bool { hasRows || givenTable != nil || tree != nil || explanations != nil }
  let explanations: ExplanationSection?
  /// The layout spec as a tree; `nil` where it is not recorded.
  let tree: SpecTreeDrawing?

  /// One element's frames in both layouts.
  struct FrameRow {
    let number: Int
    let element: String
    /// x, y, width and height in the layout spec, then in the constraints.
    let lengths: [Length]
    let differences: String
    let hasDifferences: Bool
    let finding: StatusMark
    /// The link target of the element's explanation; `nil` where there is none.
    let explanation: String?
  }

  /// A length in points.
  struct Length {
    let length: String
    /// All its digits, for a tooltip; `nil` where the text has them.
    let exactLength: String?

    init(_ value: Double) {
      let text = value.points
      let exact = NumberText.exact(value)
      length = text.withMinusSign
      exactLength = exact == text ? nil : exact
    }
  }

  /// Shows at most `mostRows` elements; those that differ or are ambiguous take precedence.
  init(
    _ comparison: ContainerComparison, single: SingleLayout? = nil, only: Engine? = nil,
    explanation: ExplanationSection?,
    tree: SpecTreeDrawing? = nil, open: [AmbiguityExplanation], blames: [Blame] = [],
    contents: [ElementContent], lines: ListedLines, number: Int, isShownFirst: Bool, mostRows: Int
  ) {
    self.number = number
    self.isShownFirst = isShownFirst
    mark = StatusMark(comparison)
    sizeText = comparison.container.sizeText
    key = comparison.container.text
    longText = comparison.container.longText
    let elements = Self.chosen(from: comparison, most: mostRows)
    let frames = Dictionary(open.map { ($0.element, $0.frames) }) { first, _ in first }
    picture = LayoutPicture(
      comparison,
      elements: elements.isEmpty
        ? comparison.onlyElements(of: single, most: mostRows) : elements,
      number: number, open: frames, contents: contents, only: only)
    rows = elements.map { FrameRow($0, explanation: explanation) }
    hasRows = !rows.isEmpty
    let missing = comparison.elements.count - elements.count
    notShown = missing == 0 ? nil : missing
    givenTable =
      DataTable(given: comparison, most: mostRows) ?? single.map { DataTable($0, most: mostRows) }
    messages = Message.all(in: comparison, open, explainedBy: blames)
    explanations = explanation
    self.tree = tree
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
    lengths = [comparison.spec, comparison.constraints].flatMap { frame in
      [frame.x, frame.y, frame.width, frame.height].map { ContainerSection.Length($0) }
    }
    differences = comparison.edges.map { edge in
      "\(edge.edge.rawValue) \(NumberText.difference(edge.difference))"
    }.joined(separator: ", ")
    hasDifferences = !differences.isEmpty
    finding = StatusMark(comparison)
    self.explanation = explanation?.place(of: comparison.element)
  }
}
