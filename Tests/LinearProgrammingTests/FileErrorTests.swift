import Foundation
import LinearProgramming
import SeededRandom
import Testing

/// Files that cannot be read or written.
@Suite struct FileErrorTests {
  private let folder: TemporaryFolder
  private static let writable: [FileFormat] = [.cplexLP, .freeMPS, .glpk]

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("a broken file is an error with GLPK's message and line")
  func broken() throws {
    let cases: [(FileFormat, String, Int?, String)] = [
      (.cplexLP, "Minimize\n obj: x +\nSubject To\n", 3, "missing variable name"),
      (.cplexLP, "", 1, "'minimize' or 'maximize' keyword missing"),
      (.freeMPS, "NAME a\nROWS\n Q bad\n", 3, "invalid row type in field 1"),
      (.glpk, "p lp min 1 1 1\ni 9 f\n", 2, "row number out of range"),
      (.cplexLP, "Minimize\n obj: 1e400 x\nEnd\n", 2, "numeric constant '1e400' out of range"),
      (
        .glpk, "p lp min 0 1 0\nj 1 l nan\ne o f\n", 2,
        "column lower bound/fixed value missing or invalid"
      ),
      (.glpk, "nonsense", 1, "line designator missing or invalid"),
    ]
    for (format, text, line, message) in cases {
      let broken = try folder.file("broken", text)
      let error = #expect(throws: LinearProgramError.self) {
        try LinearProgram.read(from: broken, as: format)
      }
      #expect(error == .malformedFile(path: broken, line: line, message: message))
    }
  }

  @Test(
    "a file with random damage is read or is an error, and never crashes",
    arguments: FileFormat.allCases)
  func damage(format: FileFormat) throws {
    let program = LinearProgram.randomBounded(seed: 3, columns: 5, rows: 4, levels: 1)
    try program.write(to: folder.path("good"), as: format)
    let good = Array(try Data(contentsOf: folder.url.appending(path: "good")))
    // An abort or a hang would end the test process.
    var refusals = 0
    for seed in UInt64(1)...200 {
      var generator = SeededGenerator(seed: seed)
      var bytes = good
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: bytes.indices, using: &generator)
        bytes[place] = Bool.random(using: &generator) ? .random(in: 0...255, using: &generator) : 57
      }
      if seed.isMultiple(of: 5) {
        bytes.removeLast(Int.random(in: 1..<bytes.count, using: &generator))
      }
      try Data(bytes).write(to: folder.url.appending(path: "bad"))
      do {
        let program = try LinearProgram.read(from: folder.path("bad"), as: format)
        _ = try program.solve(options: SolverOptions(iterationLimit: 100))
      } catch {
        refusals += 1
      }
    }
    #expect(refusals > 20 && refusals < 200)
  }

  @Test("a file with integer columns is an error that names one of them") func integers() throws {
    let text = "Minimize\n obj: x + y\nSubject To\n c: x + y >= 1\nGeneral\n y\nEnd\n"
    let integer = try folder.file("integer.lp", text)
    #expect(throws: LinearProgramError.integerColumn(path: integer, name: "y")) {
      try LinearProgram.read(from: integer, as: .cplexLP)
    }
  }

  @Test(
    "a file that is missing, a folder or unreadable is an error with the system's reason",
    arguments: FileFormat.allCases)
  func inaccessible(format: FileFormat) throws {
    let missing = folder.path("missing - file")
    #expect(
      throws: LinearProgramError.fileNotAccessible(
        path: missing, reason: "No such file or directory")
    ) {
      try LinearProgram.read(from: missing, as: format)
    }
    #expect(
      throws: LinearProgramError.fileNotAccessible(path: folder.url.path, reason: "Is a directory")
    ) {
      try LinearProgram.read(from: folder.url.path, as: format)
    }
    for wrong in ["", "a\0b"] {
      let error = #expect(throws: LinearProgramError.self) {
        try LinearProgram.read(from: wrong, as: format)
      }
      guard case .fileNotAccessible = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
    }
    guard getuid() != 0 else { return }
    let secret = try folder.file("secret", "text")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: secret)
    #expect(
      throws: LinearProgramError.fileNotAccessible(path: secret, reason: "Permission denied")
    ) {
      try LinearProgram.read(from: secret, as: format)
    }
  }

  @Test("a path that cannot be written is an error with the system's reason", arguments: writable)
  func unwritable(format: FileFormat) throws {
    let program = LinearProgram.randomBounded(seed: 3, columns: 9, rows: 7, levels: 1)
    let reasons = [
      folder.path("missing/p"): "No such file or directory",
      folder.url.path: "Is a directory",
    ]
    for (place, reason) in reasons {
      #expect(throws: LinearProgramError.fileNotAccessible(path: place, reason: reason)) {
        try program.write(to: place, as: format)
      }
    }
  }

  @Test("a program that a format cannot express is an error") func notExpressible() throws {
    let error = #expect(throws: LinearProgramError.self) {
      try LinearProgram().write(to: folder.path("p"), as: .cplexLP)
    }
    guard case .notExpressible(.cplexLP, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    let program = LinearProgram.randomBounded(seed: 3, columns: 9, rows: 7, levels: 2)
    #expect(throws: LinearProgramError.objectiveOutOfRange(index: 2, count: 2)) {
      try program.write(to: folder.path("p"), as: .glpk, level: 2)
    }
  }

  #if os(Linux)
    @Test("a file that does not fit on the disk is an error") func fullDisk() async throws {
      await #expect(processExitsWith: .success) {
        // Beyond this size a write fails, as on a full disk.
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: 100, rlim_max: 100)
        try #require(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
        let program = LinearProgram.randomBounded(seed: 3, columns: 9, rows: 7, levels: 1)
        let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: path) }
        for format in [FileFormat.cplexLP, .freeMPS, .glpk] {
          let error = #expect(throws: LinearProgramError.self) {
            try program.write(to: path, as: format)
          }
          #expect(error == .fileNotAccessible(path: path, reason: "the file is incomplete"))
        }
      }
    }
  #endif
}
