import ArgumentParser
import Conformance
import Foundation
import Geometry
import JSONText
import RunRecords
import Scenarios

struct ConformCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conform",
    abstract: "Lay out a file of trees or constraints with known frames; count those that agree.",
    discussion: """
      Prints one line for each layout that does not have its expected frames, and the number of \
      those that do. There are two formats, described in \
      Tests/ConformanceTests/Vectors/README.md:
        1. Vectors: layout spec trees, each with a size range and frames, such as
           those measured in Texture's own reference images.
        2. Documents: constraints with frames, such as those that Auto Layout
           stored in files of Interface Builder.

      Frames are in points, rounded to pixels at the file's scale (default: 2). A frame that is \
      null or absent is not compared. Those of a document agree within half a point, on pixels or \
      before rounding. If --budget or Ctrl-C ends the command, the results so far are printed. A \
      vectors file:

        {"scale": 2, "vectors": [{"class": "Row", "name": "title",
          "sizeRange": {"min": [320, 0], "max": [320, null]},
          "tree": {"type": "stack", "children": [
            {"type": "node", "id": "title", "intrinsicSize": [80, 20]}]},
          "rootSize": [320, 20], "frames": {"title": [0, 0, 80, 20]}}]}

      Example:
        layoutdiff conform Tests/ConformanceTests/Vectors/texture-given.json

      \(ExitStatus.help)
      """)

  @Argument(help: "A file of vectors or documents.")
  var file: String

  @Option(
    help: ArgumentHelp(
      "Also write all computed frames to this file, as JSON.", valueName: "file"))
  var output: String?

  @OptionGroup var budgetOption: BudgetOption

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let vectors = try read()
    if vectors.count == 0 { try fail(.nothingMatches, "there are no vectors") }
    let found = ResultsSoFar<VectorResult>()
    Interruption.begin { [json] in
      // JSON is whole or none.
      if !json { found.all.compactMap(\.line).forEach(Terminal.print) }
      let agreeing = found.all.count { $0.outcome == .agrees }
      Terminal.note(
        """
        interrupted: \(found.all.count) of \(vectors.count) vectors were laid out, \
        \(agreeing) of them agree
        """)
    }
    let results = vectors.results(most: budgetOption.budget, found: found.add)
    Interruption.beginToPrint()
    if json {
      JSONOutput.printDocument(ConformSummary(results: results).document(of: file))
    } else {
      results.compactMap(\.line).forEach(Terminal.print)
      Terminal.print(ConformSummary(results: results).sentence)
    }
    var status = results.map { ExitStatus($0.outcome) }.max() ?? .fine
    if results.count < vectors.count {
      Terminal.note(
        """
        \(ScenarioName.printable(file)): error: the work ended after \(results.count) of \
        \(vectors.count) vectors; --budget allows more
        """)
      status = max(status, .disagreement)
    }
    if let output {
      let text = FramesText.json(of: results)
      status = max(status, OutputFile.write(text, to: output, reading: [file]))
    }
    try status.exit()
  }

  private func read() throws -> ConformanceFile {
    guard FileManager.default.fileExists(atPath: file) else {
      try fail(.nothingMatches, "there is no such file")
    }
    guard let data = FileManager.default.contents(atPath: file) else {
      try fail(.nothingMatches, "cannot be read: \(UnreadableReason.text(of: file))")
    }
    do {
      return try ConformanceFile(json: data)
    } catch {
      let place = JSONPlace.position(of: error.steps, in: data).suffix
      try fail(.invalidScenario, at: place, "\(error)")
    }
  }

  private func fail(
    _ status: ExitStatus, at place: String = "", _ message: String
  ) throws -> Never {
    try status.exit(with: "\(ScenarioName.printable(file))\(place): error: \(message)")
  }
}

extension ExitStatus {
  fileprivate init(_ outcome: VectorResult.Outcome) {
    switch outcome {
    case .agrees, .unchecked: self = .fine
    case .differs, .failed, .unsolved: self = .disagreement
    case .invalid: self = .invalidScenario
    }
  }
}

extension VectorResult {
  /// The line of a vector that does not agree, coloured on a terminal.
  fileprivate var line: String? {
    complaint.map {
      "\(Colour.red.paint(outcome.word)) \(ScenarioName.printable("\(name): \($0)"))"
    }
  }
}

extension VectorResult.Outcome {
  fileprivate var word: String {
    switch self {
    case .agrees: "agrees"
    case .unchecked: "unchecked"
    case .differs: "differs"
    case .failed, .unsolved: "failed"
    case .invalid: "invalid"
    }
  }
}

/// The counts of all results.
private struct ConformSummary {
  let results: [VectorResult]

  var sentence: String {
    let (vectors, unchecked) = (results.count, count(.unchecked))
    let agree = vectors == 1 ? "vector agrees" : "vectors agree"
    let words = "\(count(.agrees)) of \(vectors) \(agree)"
    return unchecked == 0 ? words : words + ", \(unchecked) without anything to compare with"
  }

  func document(of file: String) -> JSONObject {
    [
      "file": file.json, "vectors": results.count.json, "agreeing": count(.agrees).json,
      "unchecked": count(.unchecked).json,
      "disagreeing": .array(results.compactMap(\.disagreement)),
    ]
  }

  private func count(_ outcome: VectorResult.Outcome) -> Int {
    results.count { $0.outcome == outcome }
  }
}

extension VectorResult {
  /// What is wrong with a vector that does not agree, as JSON.
  fileprivate var disagreement: JSONValue? {
    complaint.map { complaint in
      let differences =
        if case .differs(let found) = outcome { found } else { [VectorDifference]() }
      return .object([
        "vector": name.json, "outcome": outcome.word.json, "message": complaint.json,
        "differences": differences.json,
      ])
    }
  }
}
