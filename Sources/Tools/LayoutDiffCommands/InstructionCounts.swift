import Foundation
import Runs

/// How many instructions one layout takes, counted by a tool from outside.
struct InstructionCount: Codable, Equatable {
  let scenario: String
  let rows: Int
  let engine: String
  let phase: String
  let instructions: Int
}

/// The most memory that a process had which laid out a few times.
struct MemoryPeak: Codable, Equatable {
  let scenario: String
  let rows: Int
  let engine: String
  let bytes: Int
}

/// The lines that counting writes: `row 100 reduced cold 5100000`, and with `memory` in the place
/// of the phase the bytes of a process.
struct CountedLines {
  private(set) var instructions: [InstructionCount] = []
  private(set) var memory: [MemoryPeak] = []

  /// Reads the lines; throws at the first one that is none.
  init(_ text: String) throws(CountedLineError) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 5, let rows = Int(words[1]), rows > 0, let count = Int(words[4]),
        count > 0, BenchmarkEngine(rawValue: words[2]) != nil
      else { throw CountedLineError(line: index + 1) }
      if words[3] == "memory" {
        memory.append(
          MemoryPeak(scenario: words[0], rows: rows, engine: words[2], bytes: count))
      } else if BenchmarkPhase(rawValue: words[3]) != nil {
        instructions.append(
          InstructionCount(
            scenario: words[0], rows: rows, engine: words[2], phase: words[3],
            instructions: count))
      } else {
        throw CountedLineError(line: index + 1)
      }
    }
  }
}

/// A line of counts that cannot be read.
struct CountedLineError: Error, CustomStringConvertible {
  /// The line, counted from 1.
  let line: Int

  var description: String {
    "line \(line) is no count: expected   row 100 reduced cold 5100000"
  }
}

/// The memory of this process.
enum ProcessMemory {
  /// The most that this process ever had in memory, in bytes; 0 where the system does not tell.
  static var peakBytes: Int {
    #if os(Linux)
      // What `getrusage` tells begins with the memory of whoever started this process.
      guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
        let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
        let kibibytes = line.split(whereSeparator: { !$0.isNumber }).first.flatMap({ Int($0) })
      else { return 0 }
      return kibibytes * 1024
    #else
      var usage = rusage()
      return getrusage(RUSAGE_SELF, &usage) == 0 ? Int(usage.ru_maxrss) : 0
    #endif
  }
}
