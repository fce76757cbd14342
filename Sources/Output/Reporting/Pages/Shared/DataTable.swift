import RecordWords

/// A table whose first column heads its rows, ready for its template.
///
/// On a narrow page each row is a card, and a cell is labelled with the name of its column.
package struct DataTable {
  /// The name of the table for assistive technologies.
  let region: String
  let caption: String
  /// The classes of the table: `stack` makes cards of rows, `narrow` keeps three columns together.
  let tableStyle: String
  let columns: [Column]
  let rows: [Row]
  let isEmpty: Bool
  /// How many rows the page leaves out, in a sentence; `nil` where it shows all.
  let moreText: String?

  /// A column; `isLabelled` where its cells repeat its name on a narrow page.
  package struct Column {
    let name: String
    let isLabelled: Bool
    /// Whether its cells are numbers, which are at the right, as its name is then.
    fileprivate(set) var isNumber = false

    package init(_ name: String, isLabelled: Bool = true) {
      self.name = name
      self.isLabelled = isLabelled
    }
  }

  /// One row, with a cell for each column but the first.
  ///
  /// Its properties have names that no page uses: templates look a `nil` property up in the page.
  package struct Row {
    let rowStyle: String?
    let rowHeading: String
    var cells: [Cell]

    package init(_ heading: String, style: String? = nil, _ cells: [Cell]) {
      rowHeading = heading
      rowStyle = style
      self.cells = cells
    }
  }

  /// One value.
  package struct Cell {
    let cellText: String
    /// Its class: `number`, `mark` or `code`.
    let cellKind: String?
    /// The exact value, where the text is rounded; shown as a tooltip.
    let cellTitle: String?
    /// The name of its column, for a narrow page.
    fileprivate(set) var cellLabel: String?

    private init(_ text: String, kind: String?, exact: String? = nil) {
      cellText = text
      cellKind = kind
      cellTitle = exact == text ? nil : exact
    }

    package static func text(_ text: String) -> Cell { Cell(text, kind: nil) }
    package static func code(_ text: String) -> Cell { Cell(text, kind: "code") }
    static func mark(_ mark: StatusMark) -> Cell {
      Cell("\(mark.shape) \(mark.word)", kind: "mark")
    }
    /// A number, at the right; `exact` is shown as a tooltip.
    package static func number(_ text: String, exact: String? = nil) -> Cell {
      Cell(text, kind: "number", exact: exact)
    }
  }

  /// Shows at most `most` rows.
  package init(
    region: String, caption: String, style: String = "stack", columns: [Column], rows: [Row],
    most: Int = .max
  ) {
    self.region = region
    self.caption = caption
    tableStyle = style
    self.columns = columns.enumerated().map { index, column in
      var column = column
      let cells = rows.compactMap { index > 0 ? $0.cells.dropFirst(index - 1).first : nil }
      let filled = cells.filter { !$0.cellText.isEmpty }
      column.isNumber = !filled.isEmpty && filled.allSatisfy { $0.cellKind == "number" }
      return column
    }
    self.rows = rows.prefix(most).map { row in
      var row = row
      for (index, column) in columns.dropFirst().enumerated()
      where column.isLabelled && row.cells.indices.contains(index) {
        row.cells[index].cellLabel = column.name
      }
      return row
    }
    isEmpty = rows.isEmpty
    moreText = rows.count > most ? "\(rows.count - most) more in run.json." : nil
  }
}
