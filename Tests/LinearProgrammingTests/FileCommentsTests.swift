import Foundation
import LinearProgramming
import TestSupport
import Testing

/// Programs as text, with and without comments.
@Suite struct FileCommentsTests {
  private let folder: TemporaryFolder
  private static let writable: [FileFormat] = [.cplexLP, .freeMPS, .glpk]
  /// Characters that could end a comment, continue it, or be rejected within it.
  private static let nasty =
    "제목.width == 40\r\nEnd\n\nSubject To\n x >= 3 \\ \\* *\\ \"'$\u{2028}e o f\u{0}\u{7}\u{85}ENDATA\t;\\"

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("without comments the text is that of the file", arguments: writable)
  func plain(format: FileFormat) throws {
    let program = LinearProgram.randomBounded(seed: 3, columns: 30, rows: 20, levels: 2)
    try program.write(to: folder.path("p"), as: format, level: 1)
    let file = try String(contentsOfFile: folder.path("p"), encoding: .utf8)
    #expect(try program.text(as: format, level: 1) == file)
    #expect(try program.text(as: format, level: 1, comments: FileComments()) == file)
  }

  @Test("the text reads back as the same program, whatever the comments say", arguments: writable)
  func roundTrip(format: FileFormat) throws {
    var written = 0
    for seed in UInt64(1)...100 {
      let program = LinearProgram.random(seed: seed)
      let comments = FileComments(
        header: Self.nasty,
        rows: Dictionary(uniqueKeysWithValues: (-1...99).map { ($0, "row \($0): \(Self.nasty)") }),
        columns: Dictionary(uniqueKeysWithValues: (-1...99).map { ($0, Self.nasty + "\($0)") }))
      guard let plain = try? program.text(as: format) else { continue }
      let commented = try program.text(as: format, comments: comments)
      #expect(commented.count > plain.count)
      let expected = try LinearProgram.read(from: folder.file("plain", plain), as: format)
      let copy = try LinearProgram.read(from: folder.file("commented", commented), as: format)
      #expect(copy == expected, "\(program.name)")
      written += 1
    }
    #expect(written > 70)
  }

  @Test("a row's comment is directly above the line that introduces it")
  func places() throws {
    var program = LinearProgram(name: "two labels")
    program.addColumn("title.width", bounds: .atLeast(0))
    program.addColumn("icon width", bounds: .between(0, 40))
    program.addRow("left free", bounds: .free, terms: [Term]([1, 1]))
    program.addRow("title == 2 icon", bounds: .exactly(0), terms: [Term]([1, -2]))
    program.addRow("fits", bounds: .between(10, 100), terms: [Term]([1, 1]))
    program.addObjective(Objective(name: "750", direction: .maximise, terms: [Term]([1, 0])))
    let comments = FileComments(
      header: "Priority 750\nof two", rows: [0: "unseen", 1: "제목 == 2 × icon", 2: "first\nsecond"],
      columns: [0: "points", 1: "also points"])
    let lp = try program.text(as: .cplexLP, comments: comments)
    #expect(
      lp == """
        \\ Priority 750
        \\ of two
        \\ title.width: points
        \\ icon_width: also points
        \\* Problem: two_labels *\\

        Maximize
         _750: + title.width

        Subject To
        \\ 제목 == 2 × icon
         title_2_icon: - 2 icon_width + title.width = 0
        \\ first
        \\ second
         fits: + icon_width + title.width - ~r_2 = 10

        Bounds
         0 <= ~r_2 <= 90
         0 <= icon_width <= 40

        End

        """)
    let mps = try program.text(as: .freeMPS, comments: comments)
    #expect(mps.hasPrefix("* Priority 750\n* of two\n* Problem: "))
    #expect(mps.contains("\n* 제목 == 2 × icon\n E title_2_icon\n* first\n* second\n"))
    #expect(mps.contains("COLUMNS\n* points\n title.width "))
    #expect(mps.contains("\n* also points\n icon_width "))
    #expect(!mps.contains("unseen"))
    let glpk = try program.text(as: .glpk, comments: comments)
    #expect(glpk.hasPrefix("c Priority 750\nc of two\np lp max "))
    #expect(glpk.contains("\nc unseen\nn i 1 left_free\n"))
    #expect(glpk.contains("\nc 제목 == 2 × icon\nn i 2 title_2_icon\n"))
    #expect(glpk.contains("\nc also points\nn j 2 icon_width\n"))
  }

  @Test("comments follow their rows when names had to be numbered, or are the objective's")
  func equalNames() throws {
    var program = LinearProgram()
    program.addColumn("same", bounds: .atLeast(0))
    for index in 0..<3 {
      program.addRow("same", bounds: .atLeast(Double(index)), terms: [Term]([1]))
    }
    program.addObjective(Objective(name: "same", direction: .minimise, terms: [Term]([1])))
    let comments = FileComments(
      rows: [0: "the first", 2: "the third"], columns: [0: "the column"])
    for format in Self.writable {
      let lines = try program.text(as: format, comments: comments).split(separator: "\n")
      let first = try #require(lines.firstIndex { $0.hasSuffix("the first") })
      let third = try #require(lines.firstIndex { $0.hasSuffix("the third") })
      #expect(lines[first + 1].contains("same_2"), "\(format)")
      #expect(lines[third + 1].contains("same_4"), "\(format)")
      #expect(lines.filter { $0.contains("the column") }.count == 1, "\(format)")
    }
  }

  @Test("a program that cannot be written is an error of `text` too") func errors() throws {
    let program = LinearProgram.randomBounded(seed: 3, columns: 9, rows: 7, levels: 2)
    #expect(throws: LinearProgramError.objectiveOutOfRange(index: 2, count: 2)) {
      try program.text(as: .cplexLP, level: 2)
    }
    let error = #expect(throws: LinearProgramError.self) { try LinearProgram().text(as: .cplexLP) }
    guard case .notExpressible(.cplexLP, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("no space for a temporary file is an error with the system's reason, and no file is left")
  func temporaryFile() async throws {
    await #expect(processExitsWith: .success) {
      let program = LinearProgram.randomBounded(seed: 3, columns: 9, rows: 7, levels: 1)
      let folder = try TemporaryFolder()
      setenv("TMPDIR", folder.url.path, 1)
      _ = try program.text(as: .cplexLP)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
      setenv("TMPDIR", folder.path("missing"), 1)
      #expect(
        throws: LinearProgramError.fileNotAccessible(
          path: "a temporary file", reason: "No such file or directory")
      ) {
        try program.text(as: .cplexLP)
      }
    }
  }
}
