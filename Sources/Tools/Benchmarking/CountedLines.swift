package import Runs

extension BenchmarkCounts {
  /// Reads the lines that `.ci/count-instructions` prints: `row 100 reduced cold 5100000`.
  ///
  /// Each line has a scene, a size, an engine, a phase and a count of instructions. With `memory` in
  /// place of the phase, the number is the peak memory of a process, in bytes. Lines of
  /// `.ci/measure-runs` have three words: `check-1000 milliseconds 3900`. Empty lines are ignored.
  /// Throws at the first line that has another form.
  package init(lines text: String) throws(CountedLineError) {
    self.init()
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty {
      let words = line.split(separator: " ").map(String.init)
      if words.count == 3, let unit = RunFigure.Unit(rawValue: words[1]), let value = Int(words[2]),
        value > 0
      {
        runs.append(RunFigure(name: words[0], unit: unit, value: value))
        continue
      }
      guard words.count == 5, let rows = Int(words[1]), rows > 0, let count = Int(words[4]),
        count > 0, BenchmarkEngine(rawValue: words[2]) != nil
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
