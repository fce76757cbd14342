/// Comments for the human readers of a program's text; solvers skip them.
///
/// Any text is allowed: each of its lines becomes a comment line, and control characters become
/// spaces. Indices without a row or column are ignored.
public struct FileComments: Sendable, Equatable {
  /// The comment above everything else; may be empty.
  public var header: String
  /// The comments of rows, by index.
  public var rows: [Int: String]
  /// The comments of columns, by index.
  public var columns: [Int: String]

  /// Creates comments; by default there are none.
  public init(header: String = "", rows: [Int: String] = [:], columns: [Int: String] = [:]) {
    self.header = header
    self.rows = rows
    self.columns = columns
  }

  /// Whether there are no comments.
  public var isEmpty: Bool { header.isEmpty && rows.isEmpty && columns.isEmpty }
}

/// The text of a program, with comments inserted.
struct CommentedText {
  /// The lines so far, each ended by a newline.
  private(set) var text = ""
  private let format: FileFormat
  private var rows: [Substring: String] = [:]
  private var columns: [Substring: String] = [:]
  /// The current MPS section.
  private var section: Substring = ""

  /// Inserts the comments above the lines of `plain`, which GLPK wrote.
  init(
    _ plain: String, as format: FileFormat, of program: WritableProgram, _ comments: FileComments
  ) {
    self.format = format
    for (index, comment) in comments.rows {
      if let name = program.rowName(index) { rows[name[...]] = comment }
    }
    addComment(comments.header)
    for (index, comment) in comments.columns.sorted(by: { $0.key < $1.key }) {
      guard let name = program.columnName(index) else { continue }
      if format == .cplexLP {
        addComment("\(name): \(comment)")
      } else {
        columns[name[...]] = comment
      }
    }
    for line in plain.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      addLine(line)
    }
  }

  /// Adds a line, below the comment of the row or column that it introduces.
  private mutating func addLine(_ line: Substring) {
    if let comment = takeComment(for: line) { addComment(comment) }
    text += line
    text += "\n"
  }

  private mutating func takeComment(for line: Substring) -> String? {
    let fields = line.split(separator: " ", maxSplits: 3)
    switch format {
    case .cplexLP:
      // ` name: + 2 x + …`; only rows and the objective have a colon.
      guard let name = fields.first, name.last == ":" else { return nil }
      return rows.removeValue(forKey: name.dropLast())
    case .freeMPS:
      if line.first != " " { section = line }
      if section == "ROWS", fields.count == 2 { return rows.removeValue(forKey: fields[1]) }
      guard section == "COLUMNS", line.first == " ", let name = fields.first else { return nil }
      return columns.removeValue(forKey: name)
    case .glpk:
      // `n i 3 name` for row 3, `n j 3 name` for column 3.
      guard fields.count == 4, fields[0] == "n" else { return nil }
      return fields[1] == "i"
        ? rows.removeValue(forKey: fields[3]) : columns.removeValue(forKey: fields[3])
    }
  }

  private mutating func addComment(_ comment: String) {
    guard !comment.isEmpty else { return }
    for line in comment.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }) {
      text += mark
      // GLPK rejects control characters even in comments.
      let scalars = line.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
      if !scalars.isEmpty { text += " " }
      text.unicodeScalars.append(contentsOf: scalars)
      text += "\n"
    }
  }

  /// The characters that begin a comment line.
  private var mark: String {
    switch format {
    case .cplexLP: "\\"
    case .freeMPS: "*"
    case .glpk: "c"
    }
  }
}
