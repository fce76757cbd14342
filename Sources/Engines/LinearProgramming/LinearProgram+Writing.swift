import CGLPK
import CGLPKShims

extension LinearProgram {
  /// Writes the program to a file; one that exists is replaced, and a name that ends in `.gz`
  /// compresses it.
  ///
  /// That the file is complete is checked, except where it is compressed or no regular file.
  ///
  /// No format knows levels, so one objective is written: the one at index `level`; `locked` says
  /// what is left to it by those above. What else a format cannot say is told at `FileFormat`.
  /// Names are made portable, so that each format reads back what it wrote: characters other than
  /// ASCII letters, digits, `_` and `.` become `_`, and equal names are numbered. Numbers have 15
  /// digits, but 12 characters in MPS.
  ///
  /// Throws what is wrong with the program, as `solve` does; `objectiveOutOfRange`, unless there
  /// are no objectives at all; `notExpressible`; `fileNotAccessible`.
  public func write(
    to path: String, as format: FileFormat, level: Int = 0
  ) throws(LinearProgramError) {
    var problem = try WritableProgram(self, as: format, level: level).problem()
    try problem.write(to: path, as: format)
  }

  /// The text that `write` would put into a file, with comments.
  ///
  /// A comment is one line or more in the format's own syntax. The header comes first. A row's
  /// comment stands right above the line on which the format names the row, and so does a column's;
  /// but the CPLEX LP format does not name every column on a line of its own, so that there they
  /// follow the header, each behind the column's name in the file. What the format leaves out has
  /// no comment either. The text reads back as the same program with and without comments.
  ///
  /// GLPK writes to files only, so this needs room for a temporary one in `TMPDIR`, or else `/tmp`.
  /// Throws what `write` throws.
  public func text(
    as format: FileFormat, level: Int = 0, comments: FileComments = FileComments()
  ) throws(LinearProgramError) -> String {
    let writable = try WritableProgram(self, as: format, level: level)
    var problem = try writable.problem()
    let text = try problem.text(as: format)
    return comments.isEmpty
      ? text : CommentedText(text, as: format, of: writable, comments).text
  }
}

extension FencedProblem {
  fileprivate mutating func write(
    to path: String, as format: FileFormat
  ) throws(LinearProgramError) {
    try FileMessage.check(path: path)
    var code: Int32 = 0
    try check(fenced_write(problem, format.glpkCode, path, &code))
    if code != 0 { throw FileMessage(fenced_message()).error(path: path) }
  }

  fileprivate mutating func text(as format: FileFormat) throws(LinearProgramError) -> String {
    var code: Int32 = 0
    var text: UnsafeMutablePointer<CChar>?
    try check(fenced_write_text(problem, format.glpkCode, &text, &code))
    guard code == 0, let text else {
      throw FileMessage(fenced_message()).error(path: "a temporary file")
    }
    defer { fenced_free_text(text) }
    return String(cString: text)
  }
}

extension FileFormat {
  /// The number by which the C side knows the format.
  var glpkCode: Int32 {
    switch self {
    case .cplexLP: Int32(FENCED_CPLEX_LP)
    case .freeMPS: Int32(FENCED_FREE_MPS)
    case .glpk: Int32(FENCED_GLPK)
    case .mathProg: Int32(FENCED_MATHPROG)
    }
  }
}
