import Comparison
import Explaining
import Foundation
import Geometry
import Layouts
import Linting
import Phrases
import RecordWords
import RunRecords
import Scenarios
import Timing

/// The page of a scenario.
struct ScenarioPage {
  let pageTitle: String
  /// The relative path from this page to the report's folder.
  let root = "../"
  let runFacts: RunFacts?
  let title: String
  let id: String
  let file: String
  let summary: String
  let mark: StatusMark
  /// What holds at which widths; before that what else decides the mark.
  let sentences: [String]
  /// Why a difference is expected; `nil` where none is.
  let expectedDifference: String?
  let baseline: BaselineSection?
  let containers: [ContainerSection]
  /// What differs with its cause, and what is found in the containers besides.
  let causes: [CauseCard]
  /// Whether there is anything to say of them, or of what the scenario is about.
  let hasCauses: Bool
  /// How many causes are left out; `nil` where all are shown.
  let moreCauses: Int?
  let messageGroups: [MessageGroup]
  /// Whether anything is beside the picture.
  let hasBeside: Bool
  /// What holds in each case; `nil` where the screen has one case.
  let cases: CasesSection?
  let frames: FramesSection
  /// Whether there is anything to show of frames.
  let hasFrames: Bool
  /// Whether pictures of a browser's page are beside those of the layouts.
  let hasPage: Bool
  /// Why each element is where it is, in the container that is shown first.
  let explanation: ExplanationSection?
  let slider: SliderSection?
  let hasSlider: Bool
  let scale: String
  let specSource: PageListing?
  let constraintsSource: PageListing?
  let pageSource: PageListing?
  let framesSource: PageListing?
  let layoutsHeading: String
  let hasGiven: Bool
  /// What the given frames are, for the legend.
  let givenWords: String
  /// Whether the pictures have one layer, so that there is nothing to lay over another.
  let isSingle: Bool
  /// Whether the layouts differ somewhere, so that pictures can be laid over each other.
  let hasModes: Bool
  /// Whether there is more than one container to choose from.
  let hasChoice: Bool
  /// Whether the legend explains more than one kind of line.
  let hasLegend: Bool
  /// What was decided about its promises; `nil` without any.
  let promises: PromiseSection?
  let warnings: [Warning]
  let widths: WidthSection?
  let proof: ProofSection?
  /// Whether something is known of all widths.
  let hasEveryWidth: Bool
  /// Links to the scenarios before and after it.
  let neighbours: [Neighbour]
  /// Links to the same scenario before or after it was fixed.
  let twins: [Twin]
  /// The folders of its file, below the one of all files, from the outermost.
  let folders: [Crumb]
  /// Which lines determine which edges; `nil` where that is not recorded.
  let links: LineLinks?
  /// Links to the pages of the translation, of the recovery and of changes.
  let leads: [Lead]
  /// The address of the scenario in a playground beside the report, at its first width; `nil` without one.
  let playground: String?
  let timings: [TimingSection]
  let growth: [GrowthDrawing]
  let hasTimingSection: Bool
  /// The times on devices; `nil` where none were given.
  let deviceTimes: DataTable?
  /// The missing times, and the reasons.
  let missingTimes: [String]
  let isDebugBuild: Bool
  let caveat: String
  let commands: [String]

  /// A link to another page of the scenario.
  typealias Lead = (page: String, text: String)

  /// A folder, with a link to its part of the overview.
  typealias Crumb = (folderName: String, folderPage: String)

  /// A link to the scenario before or after it.
  struct Neighbour {
    let neighbourPage: String
    let neighbourText: String
    /// `prev` or `next`, as HTML says it.
    let neighbourKind: String
    let neighbourTitle: String
    /// The key that leads there, as ARIA names it.
    let neighbourKey: String
  }

  /// A link to the scenario before or after a change.
  typealias Twin = (twinPage: String, twinText: String, twinTitle: String)

  /// A warning about a constraint or a layout spec.
  struct Warning {
    let place: LinkedText
    let message: LinkedText
    let advice: LinkedText

    init(_ finding: LintFinding, isCode: Bool, lines: ListedLines) {
      let owner: Phrase = isCode ? "In Swift" : "All rules"
      place = lines.linked(finding.line.map { line -> Phrase in "Line \(number: line)" } ?? owner)
      message = lines.linked(finding.problem)
      advice = lines.linked(finding.fix)
    }
  }

  init(
    _ whole: ScenarioRecord, at index: Int, record: RunRecord, pages: PageNames,
    playground: String? = nil
  ) {
    var scenario = whole
    scenario.comparison.containers = whole.comparison.containers.ofShownCases
    cases = CasesSection(whole)
    pageTitle = "\(scenario.title) – LayoutDiff report"
    runFacts = record.revision.map(RunFacts.init)
    title = scenario.title
    id = scenario.id
    file = scenario.file
    summary = scenario.summary
    mark = StatusMark(scenario.standing)
    sentences = Self.sentences(of: scenario)
    expectedDifference = scenario.expectedDifference
    baseline = scenario.baseline.map {
      BaselineSection(
        $0, of: scenario.file, containers: scenario.comparison.containers,
        isInHead: scenario.reportsBaseline)
    }
    promises = scenario.promises.map(PromiseSection.init)
    let written = scenario.sections
    let sources = [written.spec, written.constraints, written.css, written.frames].map {
      $0.map(PageListing.init)
    }
    let given = scenario.comparison.containers.compactMap(\.given)
    givenWords = given.first?.heading.lowercased() ?? ""
    hasGiven = !given.isEmpty
    let only = scenario.only
    isSingle = only != nil
    hasLegend = only == nil || hasGiven
    layoutsHeading =
      only == nil
      ? Headings.bothLayouts
      : given.first.map { $0.isOfBrowser ? Headings.layoutAndPage : Headings.layoutAndGiven }
        ?? Headings.onlyLayout
    let lines = ListedLines(sources)
    let sections = Self.containers(of: scenario)
    containers = sections
    hasModes = !isSingle && sections.contains { $0.picture?.spec != nil }
    hasChoice = sections.count > 1
    let shown = scenario.shownContainers.firstShown
    let explained =
      scenario.explanations?.first { $0.container == shown?.container }
      ?? scenario.explanations?.first
    let cards =
      CauseCard.all(
        in: whole.comparison, shown: shown, terms: explained?.lines ?? [], listed: lines)
      + BrokenPlace.all(of: whole).filter { !$0.isRepeated }.map { CauseCard($0, listed: lines) }
    causes = Array(cards.prefix(SizeLimits.causes))
    moreCauses = cards.count > causes.count ? cards.count - causes.count : nil
    messageGroups = MessageGroup.all(of: sections, lines)
    links = explained.flatMap(LineLinks.init)
    let marked = Set(causes.flatMap(\.lines))
    let listings = sources.map { $0?.marking(marked) }
    (specSource, constraintsSource) = (listings[0], listings[1])
    (pageSource, framesSource) = (listings[2], listings[3])
    explanation = explained.flatMap { Self.explanation($0, of: scenario, lines) }
    frames = FramesSection(
      scenario.comparison, explanation: explanation,
      most: max(
        SizeLimits.pageElements / max(sections.count, 1), SizeLimits.containerElements))
    hasPage = sections.contains { $0.pageSentence != nil }
    hasFrames = !frames.rows.isEmpty || sections.contains { $0.givenTable != nil }
    slider = sections.isEmpty ? nil : SliderSection(scenario)
    hasSlider = slider != nil
    widths = WidthSection(
      scenario.knownFrames.filter { $0.caseName == nil },
      containers: scenario.comparison.containers.map(\.container),
      proof: scenario.proof)
    proof = scenario.proof.map {
      ProofSection($0, containers: scenario.comparison.containers.map(\.container.width))
    }
    hasEveryWidth = widths != nil || proof?.ranges.isEmpty == false
    hasCauses =
      !causes.isEmpty || !messageGroups.isEmpty || !summary.isEmpty || expectedDifference != nil
    hasBeside =
      hasCauses || baseline != nil || slider?.courses.contains { !$0.events.isEmpty } == true
    neighbours = [
      (index - 1, "prev", "← previous", "ArrowLeft"), (index + 1, "next", "next →", "ArrowRight"),
    ].compactMap { neighbour, kind, text, key in
      guard pages.paths.indices.contains(neighbour) else { return nil }
      return Neighbour(
        neighbourPage: "../" + pages.paths[neighbour], neighbourText: text, neighbourKind: kind,
        neighbourTitle: record.scenarios[neighbour].title, neighbourKey: key)
    }
    twins = Self.twins(of: scenario, in: record, pages)
    folders = Self.folders(of: scenario.file)
    leads = Self.leads(from: scenario, at: index, in: record, pages)
    self.playground = playground.map { path in
      let width = scenario.comparison.containers.first?.container.width
      return "../\(path)#file=\(scenario.id)" + (width.map { "&width=\($0.points)" } ?? "")
    }
    scale = NumberText.plain(scenario.scale)
    let isCode = scenario.commands != nil
    warnings = scenario.warnings.map { Warning($0, isCode: isCode, lines: lines) }
    let ratioScale = RatioScale(covering: scenario.timings.flatMap(\.ratios))
    timings = scenario.timings.map {
      TimingSection($0, isCode: isCode, scale: ratioScale)
    }
    growth = GrowthDrawing.all(scenario.timings)
    missingTimes = scenario.missingTimes.map { missing in
      missing.sentence.capitalizedFirst + "."
    }
    deviceTimes = DataTable(
      timesOnDevicesOf: scenario, on: record.machine.processor ?? record.machine.architecture)
    hasTimingSection = !timings.isEmpty || !missingTimes.isEmpty || deviceTimes != nil
    caveat = TimeWords.caveat(of: [scenario])
    isDebugBuild = record.machine.buildMode == .debug
    commands = scenario.commands ?? Self.commands(for: scenario)
  }

  private static func containers(of scenario: ScenarioRecord) -> [ContainerSection] {
    let comparisons = scenario.shownContainers
    let shownFirst = comparisons.firstIndex { $0.container == comparisons.firstShown?.container }
    let mostRows = max(
      SizeLimits.pageElements / max(comparisons.count, 1), SizeLimits.containerElements)
    let once = DrawnOnce()
    return comparisons.enumerated().map { index, comparison in
      let recorded = scenario.explanations?.first { $0.container == comparison.container }
      let single = scenario.single(in: comparison.container)
      return ContainerSection(
        comparison, single: single, only: scenario.only, open: recorded?.ambiguities ?? [],
        contents: comparisons.count * max(comparison.elements.count, single?.elements.count ?? 0)
          <= SizeLimits.pageElements
          ? scenario.contents(inCase: comparison.container.caseName) : [],
        number: index + 1, isShownFirst: index == shownFirst, mostRows: mostRows,
        once: once)
    }
  }

  private static func explanation(
    _ explained: ContainerExplanation, of scenario: ScenarioRecord, _ lines: ListedLines
  ) -> ExplanationSection? {
    let compared = scenario.comparison.containers.first { $0.container == explained.container }
    let elements = compared?.elements ?? []
    let others = scenario.shownContainers.map(\.container).filter { $0 != explained.container }
    // Code has commands of its own.
    let command = others.last.flatMap { other in
      scenario.commands == nil
        ? "layoutdiff explain \(ShellWord.quote(scenario.file)) --container \(ShellWord.quote(other.text))"
        : nil
    }
    return ExplanationSection(
      explained, elements: elements,
      first: Set(elements.filter { !$0.agrees || $0.isAmbiguous }.map(\.element)), lines: lines,
      command: command, bytes: SizeLimits.explanationBytes)
  }

  /// What holds at which widths, before it what that does not say: that a notation is missing, a run
  /// failed, a baseline moved, or that only pixels or given frames differ.
  private static func sentences(of scenario: ScenarioRecord) -> [String] {
    let (comparison, proof) = (scenario.comparison, scenario.proof)
    let widths = proof?.widthSentence
    let isSaid =
      switch comparison.verdict {
      case .agrees: true
      case .differs, .differsAsExpected, .conflict, .conflictAsExpected:
        proof?.outcome == .differs && comparison.worstFromGiven == nil
      case .failed, .invalid, .unfinished, .skipped, .unexpected: false
      }
    let needsSentence =
      widths == nil || !isSaid || scenario.isAmbiguous || scenario.reportsBaseline
    let own = needsSentence ? sentence(of: scenario) + "." : nil
    let untried = widths == nil ? proof.map { $0.sentence.capitalizedFirst + "." } : nil
    return [own, widths, untried].compactMap(\.self)
  }

  /// The comparison, its baseline, and values that are ambiguous but must not be.
  private static func sentence(of scenario: ScenarioRecord) -> String {
    let sentence = scenario.beginningSentence
    guard scenario.isAmbiguous else { return sentence }
    let values = ListText.of(scenario.comparison.ambiguousValues)
    return "\(sentence); ambiguous, which the scenario does not allow: \(values)"
  }

  private static func leads(
    from scenario: ScenarioRecord, at index: Int, in record: RunRecord, _ pages: PageNames
  ) -> [Lead] {
    var leads: [Lead] = []
    if scenario.translation != nil {
      leads.append(
        Lead(
          page: "../" + pages.translations[index], text: "The layout spec, written as constraints"))
    }
    if scenario.recovery != nil {
      leads.append(
        Lead(
          page: "../" + pages.recoveries[index], text: "The constraints, recovered as a layout spec"
        ))
    }
    if let change = scenario.change {
      leads.append(
        Lead(
          page: "../" + pages.changes[index], text: "Cost of the change from \(change.title)"))
    }
    for place in pages.changesFrom[scenario.id] ?? [] {
      let title = record.scenarios[place].title
      leads.append(
        Lead(page: "../" + pages.changes[place], text: "Cost of the change to \(title)"))
    }
    return leads
  }

  private static func twins(
    of scenario: ScenarioRecord, in record: RunRecord, _ pages: PageNames
  ) -> [Twin] {
    func link(_ place: Int, _ words: String) -> Twin {
      Twin(
        twinPage: "../" + pages.paths[place], twinText: words,
        twinTitle: record.scenarios[place].title)
    }
    let before = scenario.change.flatMap { pages.places[$0.before] }
    return (pages.changesFrom[scenario.id] ?? []).map { link($0, "after the change") }
      + (before.map { [link($0, "before the change")] } ?? [])
  }

  /// `wiki` for `Scenarios/wiki/row.yaml`; none for `Scenarios/row.yaml`, and for absolute paths.
  private static func folders(of file: String) -> [Crumb] {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty && $0 != ".." }) else { return [] }
    return parts.indices.dropFirst().map { index in
      let folder = parts[...index].joined(separator: "/") + "/"
      // The address of the overview while it searches for the folder.
      let words = folder.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
      return Crumb(folderName: String(parts[index]), folderPage: "../index.html#search=\(words)")
    }
  }

  private static func commands(for scenario: ScenarioRecord) -> [String] {
    let file = ShellWord.quote(scenario.file)
    var commands = ["layoutdiff check \(file)"]
    if let container = scenario.comparison.containers.firstShown?.container {
      commands.append("layoutdiff frames \(file) --container \(ShellWord.quote(container.text))")
    }
    if let element = scenario.comparison.worst?.element, element != "superview" {
      commands += ["spec", "constraints"].map { engine in
        "layoutdiff explain \(file) --engine \(engine) \(ShellWord.quote(element))"
      }
    }
    if scenario.proof != nil { commands.append("layoutdiff prove \(file)") }
    return scenario.timings.isEmpty ? commands : commands + ["layoutdiff bench \(file)"]
  }
}
