import RunRecords
import Scenarios

/// The headings that several pages and files share, each written once.
///
/// Templates write them into pages, and into the attributes and rules that label narrow tables. The
/// script and the style sheet contain none of them.
package struct Headings {
  let verdict = Self.verdict
  let everyWidth = Self.everyWidth
  let promises = Self.promises
  let baseline = Self.baseline
  let layoutSpec = Self.layoutSpec
  let constraints = Self.constraints
  let bothLayouts = Self.bothLayouts
  let edgesByWidth = Self.edgesByWidth
  let bothNotations = Self.bothNotations
  let timing = Self.timing
  let whyThere = Self.whyThere
  let reproduce = Self.reproduce
  let words = Self.words
  let debugBuild = TimeWords.debugBuild
  let timingMethod = TimeWords.method
  let container = Self.container
  let chosenWidth = Self.chosenWidth
  let containerWidth = Self.containerWidth
  let events = Self.events
  let liveText = Self.liveText
  let element = Self.element
  let finding = Self.finding
  let given = Self.given
  let page = Self.page
  let difference = Self.difference
  let fix = Self.fix
  let workAndSamples = Self.workAndSamples
  let frames = Self.frames
  let cases = "Cases"

  package init() {}

  static let verdict = "Verdict"
  static let scenario = "Scenario"
  static let everyWidth = "Every width, before rounding"
  static let promises = "Promises"
  static let promise = "Promise"
  static let worstDifference = "Worst difference"
  static let baseline = "Baseline"
  static let layoutSpec = "Layout spec"
  static let constraints = "Constraints"
  static let bothLayouts = "Both layouts"
  static let bothAgree = "Both layouts agree"
  static let onlyLayout = "The only layout"
  static let layoutAndGiven = "Layout and given frames"
  static let layoutAndPage = "Layout and web page"
  static let edgesByWidth = "Edges over the container's width"
  static let bothNotations = "Both notations"
  static let timing = "Timing"
  static let whyThere = "Why each element is where it is"
  static let reproduce = "Reproduce"
  static let words = "What the words mean"

  static let chosenWidth = "at the chosen width"
  static let liveText = "Drawn for the width of the slider. The sentence below says what differs."
  static let containerWidth = "Width of the container"
  static let events = "Changes by width"

  static let likelyMistake = "Likely mistake"
  static let mistake = "Mistake"
  static let brokenPromise = "Broken promise"
  static let found = "Finding"
  static let causes = "Cause"
  static let causesAndFix = "Cause and fix"
  static let findings = "Findings"
  static let fix = "Fix"
  static let workAndSamples = "Work counted, and samples"
  static let frames = "Frames"
  static let container = "Container"
  static let containers = "Containers"
  static let counter = "Counter"
  static let difference = "Difference"
  static let element = "Element"
  static let engine = "Engine"
  static let finding = "Finding"
  static let given = "Given frames"
  static let page = "Web page"
  static let notation = "Notation"
  static let time = "Time"

  /// The columns of a table of scenarios in Markdown, before the one of times.
  static let summaryColumns = [verdict, scenario, "\(containers) (pt)", worstDifference]
}
