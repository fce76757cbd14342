import Foundation
import LinearProgramming
import Testing

/// Files that cannot be written.
@Suite struct FileErrorTests {
  private let folder: TemporaryFolder
  private static let writable: [FileFormat] = [.cplexLP, .freeMPS, .glpk]

  init() throws {
    folder = try TemporaryFolder()
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
