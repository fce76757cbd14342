import RunRecords
import Scenarios

/// The headings that several pages and files share, each written once.
///
/// Templates write them into pages, and into the attributes and rules that label narrow tables. The
/// script and the style sheet contain none of them.
struct Headings {
  let verdict = Self.verdict
  let everyWidth = Self.everyWidth
  let promises = "Promises"
  let baseline = "Baseline"
  let layoutSpec = Self.layoutSpec
  let constraints = Self.constraints
  let edgesByWidth = "Edges over the container's width"
  let bothNotations = Self.bothNotations
  let timing = "Timing"
  let whyThere = "Why each element is where it is"
  let reproduce = "Reproduce"
  let words = "What the words mean"
  let debugBuild = TimeWords.debugBuild
  let timingMethod = TimeWords.method
  let container = Self.container
  let chosenWidth = "at the chosen width"
  let containerWidth = "Width of the container"
  let events = "Changes by width"
  let liveText = "Drawn for the width of the slider. The sentence below says what differs."
  let element = Self.element
  let given = Self.given
  let page = Self.page
  let layoutAndPage = Self.layoutAndPage
  let fix = "Fix"
  let workAndSamples = "Work counted, and samples"
  let frames = "Frames"
  let cases = "Cases"

  static let verdict = "Verdict"
  static let scenario = "Scenario"
  static let everyWidth = "Every width, before rounding"
  static let promise = "Promise"
  static let worstDifference = "Worst difference"
  static let layoutSpec = "Layout spec"
  static let constraints = "Constraints"
  static let bothLayouts = "Both layouts"
  static let bothAgree = "Both layouts agree"
  static let onlyLayout = "The only layout"
  static let layoutAndGiven = "Layout and given frames"
  static let layoutAndPage = "Layout and web page"
  static let bothNotations = "Both notations"

  static let likelyMistake = "Likely mistake"
  static let mistake = "Mistake"
  static let brokenPromise = "Broken promise"
  static let found = "Finding"
  static let causes = "Cause"
  static let causesAndFix = "Cause and fix"
  static let findings = "Findings"
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
