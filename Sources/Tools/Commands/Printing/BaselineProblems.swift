import RunRecords

/// Reports why baselines cannot be used.
enum BaselineProblems {
  /// Prints each problem, one that several baselines share, such as another font, once.
  ///
  /// `baselines` have the words that commands take for their scenarios.
  static func note(_ baselines: [(record: BaselineRecord, word: String)]) {
    var counts: [String: Int] = [:]
    for problem in baselines.compactMap(\.record.problem) { counts[problem, default: 0] += 1 }
    for (baseline, word) in baselines {
      // A place in the file is that of one baseline alone.
      guard let problem = baseline.problem,
        let count = baseline.place == nil ? counts.removeValue(forKey: problem) : 1
      else { continue }
      Terminal.note("\(baseline.place ?? baseline.file): error: \(problem)")
      if count == 1 {
        Terminal.note("\(RunningProgram.name) accept \(word) writes it again")
      } else {
        let others = count == 2 ? "1 more baseline" : "\(count - 1) more baselines"
        Terminal.note(
          "the same is true of \(others); \(RunningProgram.name) accept writes them again")
      }
    }
  }
}
