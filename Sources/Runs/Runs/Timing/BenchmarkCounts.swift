package import JSONText

/// Instructions and memory that tools counted outside of a program.
package struct BenchmarkCounts: Equatable {
  package private(set) var instructions: [InstructionCount] = []
  package private(set) var memory: [MemoryPeak] = []
  package private(set) var runs: [RunFigure] = []

  /// Reads the lines that `.ci/count-instructions` prints: `row 100 reduced cold 5100000`.
  ///
  /// Each line has a scene, a size, an engine, a phase and a count of instructions. With `memory` in
  /// place of the phase, the number is the peak memory of a process, in bytes. The engines of
  /// `make peers` have a version: `kiwi-1.5.1`. Lines of `.ci/measure-runs` have three words:
  /// `check-1000 milliseconds 3900`. Empty lines, and those after `#`, are ignored. Throws at the first
  /// line that has another form.
  package init(lines text: String) throws(CountedLineError) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      if words.count == 3, let unit = RunFigure.Unit(rawValue: words[1]), let value = Int(words[2]),
        value > 0
      {
        runs.append(RunFigure(name: words[0], unit: unit, value: value))
        continue
      }
      guard words.count == 5, let rows = Int(words[1]), rows > 0, let count = Int(words[4]),
        count > 0,
        BenchmarkEngine(rawValue: words[2]) != nil
          || words[2].wholeMatch(of: /[A-Za-z]+-[0-9.]+/) != nil
      else { throw CountedLineError(line: index + 1) }
      if words[3] == "memory" {
        memory.append(MemoryPeak(scenario: words[0], rows: rows, engine: words[2], bytes: count))
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

package struct CountedLineError: Error, Equatable {
  /// The line, counted from 1.
  package let line: Int
}

/// The cost of a whole run, as a person starts it.
package struct RunFigure: Decodable, Equatable, JSONRepresentable {
  /// The run: `check-1000`, `start`.
  package let name: String
  package let unit: Unit
  /// The value, above 0.
  package let value: Int

  package enum Unit: String, Decodable, JSONRepresentable {
    case milliseconds, bytes, instructions
  }

  package var json: JSONValue {
    .object(["name": name.json, "unit": unit.json, "value": value.json])
  }
}

/// How many instructions one layout takes.
package struct InstructionCount: Decodable, Equatable, JSONRepresentable {
  package let scenario: String
  package let rows: Int
  /// The raw value of a `BenchmarkEngine`, or another engine with its version: `kiwi-1.5.1`.
  package let engine: String
  package let phase: String
  package let instructions: Int

  package var json: JSONValue {
    .object([
      "scenario": scenario.json, "rows": rows.json, "engine": engine.json, "phase": phase.json,
      "instructions": instructions.json,
    ])
  }
}

/// The peak memory of a process that lays out a few times.
package struct MemoryPeak: Decodable, Equatable, JSONRepresentable {
  package let scenario: String
  package let rows: Int
  package let engine: String
  package let bytes: Int

  package var json: JSONValue {
    .object([
      "scenario": scenario.json, "rows": rows.json, "engine": engine.json, "bytes": bytes.json,
    ])
  }
}
