import ArgumentParser
import Examining
import Foundation
import Reporting
import RunRecords
import Runs
import Scenarios
import TextMeasuring
import Timing

struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Compare and time scenarios, and write a report to open in a browser.",
    discussion: """
      Writes index.html, a page for each scenario, summary.md, junit.xml, results.sarif, frames.csv, \
      timings.csv and run.json. run.json has everything that the others show: --from run.json writes \
      them again. Layouts are compared with their baselines, as check does. --markdown also writes \
      a README.md with pictures for a forge such as GitHub.

      An earlier report in the folder is replaced once the new one is complete; other files stay. A \
      debug build takes times only with --allow-debug.

      Examples:
        layoutdiff report Scenarios --output Reports
        layoutdiff report --from Reports/run.json --output Copy
        layoutdiff report Scenarios --no-timing --markdown Reports
        layoutdiff report Scenarios --shard 1/3 --output part-1

      \(ExitStatus.help)
      """)

  @OptionGroup var selection: ScenarioSelection

  @Option(help: ArgumentHelp("The folder to write to.", valueName: "folder"))
  var output = "Reports"

  @Option(
    help: ArgumentHelp(
      "Write the pages of this run.json again, instead of running anything. The exit status is 0 then, whatever they show.",
      valueName: "file"))
  var from: String?

  @Flag(
    inversion: .prefixedNo,
    help: "Time both engines if their layouts agree in the first container.")
  var timing = true

  @Flag(
    inversion: .prefixedNo,
    help: "Prove both layouts equal at every width, or find where they differ.")
  var proofs = true

  @Flag(help: "Recover layout specs from constraints, which takes some seconds for each scenario.")
  var recovered = false

  @Option(
    help: ArgumentHelp(
      "Write pages of these scenarios only: all, or failing. The others are compared and counted.",
      valueName: "which"))
  var only = ReportedScenarios.all

  @Option(
    help: ArgumentHelp(
      "Also time lists of the scenario with these numbers of rows, as in 1,10. (default: 1,10)",
      valueName: "counts"),
    transform: GrowthRows.init(argument:))
  var rows = GrowthRows()

  @Option(
    help: ArgumentHelp(
      "Also write README.md, with pictures beside it, to this folder.", valueName: "folder"))
  var markdown: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Show times that LayoutRecorder.time printed on devices, each beside those of its scenario.",
      valueName: "file"))
  var times: [String] = []

  @Flag(name: .customLong("open"), help: "Open the page in a browser once it is written.")
  var opensPage = false

  @OptionGroup var baselineOptions: BaselineOptions

  @OptionGroup var requirements: RequirementOptions

  @OptionGroup var browserOptions: BrowserOptions

  @OptionGroup var trustOption: TrustOption

  @OptionGroup var sampling: SamplingOptions

  @OptionGroup var budgetOption: TimeBudgetOption

  @OptionGroup var bandOption: BandOption

  @OptionGroup var debugBuild: DebugBuildOption

  @OptionGroup var solverOption: SolverOption

  @OptionGroup var layoutBudget: BudgetOption

  @OptionGroup var progressOptions: ProgressOptions

  func validate() throws {
    guard !output.isEmpty else { throw ValidationError("--output needs the name of a folder.") }
    if markdown?.isEmpty == true { throw ValidationError("--markdown needs the name of a folder.") }
    if from != nil, selection.isNarrowed {
      throw ValidationError(
        "--from takes all scenarios of the run record: give no paths and no filters.")
    }
  }

  func run() throws {
    let found = ResultsSoFar<ExaminedScenario>()
    Interruption.begin { [output] in
      let compared = found.all
      if !compared.isEmpty {
        ClosingSummary.lines(of: RunRecord(of: compared)).forEach(Terminal.print)
      }
      ReportPlace.tellEnd(of: output)
    }
    try checkFolders()
    if let from {
      return try write(try readRecord(from).completed, status: .fine)
    }
    let measurer = TextMeasurer()
    let loaded = try selection.load(measurer: measurer, quiet: progressOptions.quiet)
    // A path that leads nowhere is a slip of the hand: it must not cost the report that is there.
    if loaded.scenarios.isEmpty, loaded.invalidFiles.allSatisfy(\.error.isMissingFile) {
      try loaded.status.exit()
    }
    var run = selection.run(
      timesAnything ? [.report, .time] : .report, measurer: measurer,
      baselines: baselineOptions.baselines,
      solver: solverOption.solver, quiet: progressOptions.quiet)
    requirements.apply(to: &run)
    run.trusted = trustOption.trust
    run.browser = browserOptions.chosen
    if !proofs { run.steps.remove(.prove) }
    if recovered { run.steps.insert(.recover) }
    run.examinesOnlyFailing = only == .failing
    run.timing.samples = sampling.samples
    run.timing.seed = sampling.seed
    run.timing.rows = rows.counts
    run.timing.ratioOptions = bandOption.ratioOptions(seed: sampling.seed)
    run.timing.secondsBudget = budgetOption.timeBudget
    run.budget = layoutBudget.budget
    run.proofs = ProofCache(in: URL(fileURLWithPath: ".", isDirectory: true))
    run.found = found.add
    if !progressOptions.quiet {
      let count = "\(loaded.scenarios.count) scenario\(loaded.scenarios.count == 1 ? "" : "s")"
      Terminal.note("comparing \(count)\(run.steps.contains(.time) ? ", then timing" : "")")
    }
    let examined = run.examine(loaded)
    var record = examined.record
    let timesStatus = add(times, to: &record, run.timing.ratioOptions)
    BaselineProblems.note(
      record.scenarios.compactMap { shown in shown.baseline.map { ($0, shown.file) } })
    GitHub.report(record)
    for warning in examined.warnings { Terminal.note(warning.description) }
    try write(record, status: max(loaded.status, timesStatus, record.exitStatusOfScenarios))
  }

  /// Adds times of devices to their scenarios; reports each file that has none to show.
  private func add(
    _ files: [String], to record: inout RunRecord, _ options: RatioOptions
  ) -> ExitStatus {
    var status = ExitStatus.fine
    for file in files {
      guard let data = FileManager.default.contents(atPath: file) else {
        Terminal.note("\(file): error: cannot be read: \(UnreadableReason.text(of: file))")
        status = max(status, .nothingMatches)
        continue
      }
      do throws(DeviceTimesFile.Failure) {
        let read = try DeviceTimesFile(data: data, options: options)
        guard let index = record.scenarios.firstIndex(where: { $0.id == read.screen }) else {
          let hint = NearestWord.hint(for: read.screen, among: record.scenarios.map(\.id))
          Terminal.note("\(file): error: there is no scenario '\(read.screen)': \(hint)")
          status = max(status, .nothingMatches)
          continue
        }
        record.scenarios[index].deviceTimes =
          (record.scenarios[index].deviceTimes ?? []) + [read.times]
      } catch {
        Terminal.note("\(file): error: \(error)")
        status = max(status, .invalidScenario)
      }
    }
    return status
  }

  /// Whether times are wanted, and can be taken: a debug build says why not.
  private var timesAnything: Bool {
    guard timing else { return false }
    guard let refusal = debugBuild.refusal else { return true }
    Terminal.note("warning: nothing is timed: \(refusal)")
    return false
  }

  private func readRecord(_ path: String) throws -> RunRecord {
    do {
      return try RunRecord.read(path)
    } catch {
      try error.status.exit(with: "\(path)\(error.place): error: \(error)")
    }
  }

  private var directory: URL { URL(fileURLWithPath: output, isDirectory: true) }

  private var page: MarkdownFolder? {
    markdown.map { MarkdownFolder(URL(fileURLWithPath: $0, isDirectory: true)) }
  }

  private func checkFolders() throws {
    try ReportPlace.check(output)
    do {
      try page?.check()
    } catch {
      ReportPlace.tellEnd(of: output, error)
      throw ExitCode(ExitStatus(error).rawValue)
    }
  }

  private func write(_ record: RunRecord, status: ExitStatus) throws {
    // A page in the report's own folder is replaced together with the report.
    let page = page
    let isOneFolder = page?.isFolder(directory) ?? false
    try ReportPlace.write(record, to: output, only: only, hasPage: isOneFolder, status: status)
    var status = status
    do {
      if !isOneFolder { try page?.write(record) }
    } catch {
      Terminal.note("error: \(error)")
      Terminal.note("\(output) has the new report; the page for a forge was not written")
      status = max(status, ExitStatus(error))
    }
    ClosingSummary.lines(of: record).forEach(Terminal.print)
    Terminal.print(ReportPlace.page(of: output))
    if opensPage, let failure = PageOpener.failure(ofOpening: ReportPlace.page(of: output)) {
      Terminal.note(failure)
    }
    Interruption.endIfAsked()
    try status.exit()
  }
}

extension ExitStatus {
  init(_ error: ReportingError) {
    switch error {
    case .file(let error): self = ExitStatus(error)
    case .brokenTemplate, .interrupted: self = .failure
    }
  }
}
