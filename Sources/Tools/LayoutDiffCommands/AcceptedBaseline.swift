/// What accepting did to one file.
struct AcceptedBaseline: Encodable {
  /// The scenario's id; `nil` where it is gone.
  var id: String?
  /// The path of the baseline's file.
  let file: String
  /// What was done.
  var change: Change
  /// What changed, or why nothing could be done: a line each.
  var notes: [String] = []
  /// What it comes to.
  private(set) var status = ExitStatus.fine

  /// What can be done to a file.
  enum Change: String, Encodable, CaseIterable {
    case new, changed, unchanged, removed
    /// The scenario is gone, and with filters nothing is removed.
    case obsolete
    case failed
  }

  private enum CodingKeys: CodingKey {
    case id, file, change, notes
  }

  init(_ file: String, _ change: Change) {
    self.file = file
    self.change = change
  }

  /// The same as something that could not be done.
  func failing(_ status: ExitStatus, _ reason: String) -> AcceptedBaseline {
    var result = self
    result.change = .failed
    result.status = status
    result.notes.append(reason)
    return result
  }

  /// The line of the file, unless nothing happened, and its notes below it.
  var lines: [String] {
    if change == .unchanged { return [] }
    let padded = change.rawValue + String(repeating: " ", count: 9 - change.rawValue.count)
    let word = change == .failed ? Colour.red.paint(padded) : Colour.green.paint(padded)
    let shown = notes.prefix(Self.mostNotes).map { "    \($0)" }
    let more = notes.count - shown.count
    return ["\(word)\(id.map { "\($0): " } ?? "")\(file)"] + shown
      + (more > 0 ? ["    and \(more) more"] : [])
  }

  private static let mostNotes = 8

  /// One line over all files: `2 new, 35 unchanged`.
  static func summary(of results: [AcceptedBaseline]) -> String {
    Change.allCases.compactMap { change in
      let count = results.count { $0.change == change }
      return count == 0 ? nil : "\(count) \(change.rawValue)"
    }.joined(separator: ", ")
  }
}

/// What `accept --json` prints.
struct AcceptedBaselines: Encodable {
  let schemaVersion = JSONOutput.schemaVersion
  let baselines: [AcceptedBaseline]
  let invalidFiles: [LoadedScenarios.InvalidFile]
}
