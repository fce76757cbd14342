import Comparison
import Geometry
import Layouts
import Phrases
import RecordWords
import RunRecords

/// The frames of all elements in all containers, as one table.
struct FramesSection {
  let columns: [Column]
  let rows: [Row]
  /// How many elements are left out; `nil` where all are shown.
  let notShown: Int?
  /// The numbers of elements and containers: `5 elements, 4 containers`.
  ///
  /// `nil` where nothing is compared: the frames of one notation are in tables of their own.
  let frameCounts: String?

  /// A container.
  struct Column {
    let columnText: String
  }

  /// One element.
  struct Row {
    let element: String
    /// The link target of its explanation; `nil` where there is none.
    let explained: String?
    let cells: [Cell]
  }

  /// The frames of an element in a container.
  struct Cell {
    /// The containers in words: `320 pt`, `320 pt, 414 pt`.
    private(set) var columnText: String
    /// The number of containers with the same frames; `nil` for one.
    private(set) var span: Int?
    /// The class of what was found; `nil` where both are equal.
    let cellStyle: String?
    let specFrame: String
    /// All digits, for a tooltip; `nil` where the text has them.
    let exactFrame: String?
    /// The frame in the constraints; `nil` where it is the same.
    let otherFrame: String?
    /// What differs, or that it is ambiguous; `nil` where both are equal.
    let cellFinding: String?
  }

  /// Shows at most `most` elements; those that differ or are ambiguous somewhere take precedence.
  init(_ comparison: ScenarioComparison, explanation: ExplanationSection?, most: Int) {
    let containers = comparison.containers
    var names: [String] = []
    var notable: Set<String> = []
    var known: Set<String> = []
    for element in containers.flatMap(\.elements) {
      if known.insert(element.element).inserted { names.append(element.element) }
      if !element.agrees || element.isAmbiguous { notable.insert(element.element) }
    }
    let chosen = Set(
      (names.prefix(1) + names.filter(notable.contains) + names).distinct.prefix(most))
    columns = containers.map { Column(columnText: $0.container.sizeText) }
    let frames = containers.map { container in
      Dictionary(container.elements.map { ($0.element, $0) }) { first, _ in first }
    }
    rows = names.filter(chosen.contains).map { name in
      Row(
        element: name, explained: explanation?.place(of: name),
        cells: Cell.joining(
          zip(containers, frames).map { container, elements in
            Cell(elements[name], in: container.container.sizeText)
          }))
    }
    notShown = names.count > rows.count ? names.count - rows.count : nil
    frameCounts =
      rows.isEmpty
      ? nil
      : ListText.count(max(names.count - 1, 0), "element") + ", "
        + ListText.count(containers.count, "container")
  }
}

extension FramesSection.Cell {
  /// The cells of a row; neighbours with the same frames are one.
  static func joining(_ cells: [Self]) -> [Self] {
    var joined: [Self] = []
    for cell in cells {
      guard var last = joined.last, last.hasSameFrames(as: cell) else {
        joined.append(cell)
        continue
      }
      last.columnText += ", \(cell.columnText)"
      last.span = (last.span ?? 1) + 1
      joined[joined.count - 1] = last
    }
    return joined
  }

  private func hasSameFrames(as other: Self) -> Bool {
    specFrame == other.specFrame && otherFrame == other.otherFrame
      && exactFrame == other.exactFrame && cellFinding == other.cellFinding
  }

  init(_ element: ElementComparison?, in place: String) {
    (columnText, span) = (place, nil)
    guard let element else {
      (specFrame, exactFrame, otherFrame, cellStyle, cellFinding) = ("–", nil, nil, nil, nil)
      return
    }
    let (spec, constraints) = (element.spec, element.constraints)
    specFrame = spec.shortWords(\.points)
    let other = constraints.shortWords(\.points)
    otherFrame = other == specFrame ? nil : other
    let exact = [spec, constraints].map { $0.shortWords(NumberText.exact) }.distinct
    exactFrame = exact == [specFrame] ? nil : exact.joined(separator: "; ")
    let mark = StatusMark(element)
    let isEqual = element.agreement == .equal && !element.isAmbiguous
    cellStyle = isEqual ? nil : mark.style
    let differences = element.edges.map {
      "\($0.edge.rawValue) \(NumberText.difference($0.difference))"
    }
    cellFinding =
      isEqual
      ? nil
      : "\(mark.shape) "
        + (differences.isEmpty || element.isAmbiguous ? [mark.word] + differences : differences)
        .joined(separator: ", ")
  }
}

extension Frame {
  /// `8, −8, 304 × 21`.
  fileprivate func shortWords(_ words: (Double) -> String) -> String {
    let numbers = [x, y, width, height].map { words($0).withMinusSign }
    return "\(numbers[0]), \(numbers[1]), \(numbers[2])\u{A0}×\u{A0}\(numbers[3])"
  }
}
