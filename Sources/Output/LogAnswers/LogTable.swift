import JSONText

/// A table about a log, whose first column heads its rows.
package struct LogTable: Sendable {
  /// The name of the table for assistive technologies.
  package let region: String
  package let caption: String
  package let columns: [String]
  package let rows: [Row]

  /// One row, with a cell for each column but the first.
  package struct Row: Sendable {
    package let heading: String
    /// Whether it is the constraint that gives way.
    package var givesWay = false
    package let cells: [Cell]
  }

  /// One value.
  package enum Cell: Sendable {
    case text(String)
    case code(String)
    /// A number as people read it, and with all its digits.
    case number(String, exact: String)
  }

  /// The table for a page.
  var json: JSONValue {
    [
      "region": .string(region), "caption": .string(caption), "columns": JSONValue(columns),
      "rows": .array(
        rows.map { row in
          [
            "heading": .string(row.heading), "givesWay": .bool(row.givesWay),
            "cells": .array(row.cells.map { $0.json }),
          ]
        }),
    ]
  }
}

extension LogTable.Cell {
  fileprivate var json: JSONValue {
    switch self {
    case .text(let text): ["text": .string(text)]
    case .code(let text): ["text": .string(text), "kind": "code"]
    case .number(let text, let exact):
      ["text": .string(text), "kind": "number", "exact": .string(exact)]
    }
  }
}
