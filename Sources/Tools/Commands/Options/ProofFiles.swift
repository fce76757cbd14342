import ArgumentParser
import Foundation
import Layouts
import Proving
import Reporting
import RunRecords
import Runs
import Scenarios
import TextMeasuring

struct ProofFiles: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write a certificate, from which the proof can be checked, to this file.", valueName: "file"))
  var certificate: String?

  @Option(
    help: ArgumentHelp(
      "Check the certificate in this file instead of proving.", valueName: "file"))
  var verify: String?

  @Option(
    help: ArgumentHelp(
      "Write the smallest scenario that still shows the first difference to this file.",
      valueName: "file"))
  var saveCounterexample: String?

  func validate() throws {
    if verify != nil, certificate != nil || saveCounterexample != nil {
      throw ValidationError(
        "--verify writes no files: use it without --certificate and --save-counterexample.")
    }
  }

  /// Writes a certificate with the claim that promises are kept, where one was asked for; the status of writing.
  func write(
    _ content: Certificate, keeping promises: [Promise], of scenario: Scenario, in file: String
  ) -> ExitStatus {
    guard let certificate else { return .fine }
    var content = content
    content.claim(promises, of: scenario)
    return OutputFile.write(content.text, to: certificate, reading: [file])
  }

  /// Writes a counterexample where one was asked for; the status of writing.
  ///
  /// What `work` has left is what it is reduced with.
  func write(
    counterexampleOf proof: ScenarioProof, of file: String, _ work: LayoutWork
  ) -> ExitStatus {
    saveCounterexample.map { write(counterexampleOf: proof, of: file, to: $0, work) } ?? .fine
  }

  private func write(
    counterexampleOf proof: ScenarioProof, of file: String, to path: String, _ work: LayoutWork
  ) -> ExitStatus {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8),
      let counterexample = Counterexample(
        of: proof, text: text, file: file, measurer: TextMeasurer(), work: work)
    else {
      Terminal.note("\(path): not written, because there is no difference to show")
      return .fine
    }
    let place = counterexample.container.inPoints
    switch counterexample.subject {
    case .edge(let element, let edge):
      Terminal.note("\(path): \(element).\(edge.rawValue) differs at \(place)")
    case .conflict: Terminal.note("\(path): required constraints conflict at \(place)")
    }
    if !counterexample.isSmallest {
      Terminal.note(
        "\(path): not the smallest scenario, because the search ended after \(work.budget) layouts: allow more with "
          + "--budget \(2 * work.budget)")
    }
    return OutputFile.write(counterexample.text, to: path, reading: [file])
  }

  /// Checks the certificate in a file, prints the result, and exits with its status.
  static func verify(
    _ path: String, _ file: String, _ scenario: Scenario, _ work: LayoutWork, asJSON: Bool
  ) throws {
    let certificate: Certificate
    var json = Data()
    do {
      json = try Data(contentsOf: URL(filePath: path))
      certificate = try Certificate(data: json)
    } catch let error as DecodingError {
      let reason = DecodingReason.text(for: error, in: json)
      let place = JSONPlace.position(of: error, in: json).suffix
      try ExitStatus.invalidScenario.exit(
        with: "\(path)\(place): error: not a certificate: \(reason)")
    } catch {
      try ExitStatus.nothingMatches.exit(
        with: "\(path): error: cannot be read: \(UnreadableReason.text(of: path))")
    }
    let check: CertificateCheck
    do {
      check = try CertificateChecker.check(certificate, of: scenario, work: work)
    } catch {
      try error.status.exit(with: "\(file): error: \(error)")
    }
    let result = VerificationDocument(check, of: certificate, scenario: scenario.id)
    Terminal.print(asJSON ? JSONOutput.text(result) : result.text)
    try (check.passes ? ExitStatus.fine : .disagreement).exit()
  }
}
