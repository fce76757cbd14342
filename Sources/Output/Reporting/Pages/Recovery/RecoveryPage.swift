import RecordWords
import RunRecords
import Scenarios

/// The page of a recovery: constraints beside the layout spec that they are, and as stack views.
struct RecoveryPage {
  let pageTitle: String
  /// The relative path from this page to the report's folder.
  let root = "../"
  let title: String
  let scenario: String
  let style: String
  let sentence: String
  let sentences: [String]
  let source: PageListing?
  let spec: String?
  let texts: [NotationText]
  let command: String

  /// The recovered spec in another notation than its own.
  struct NotationText {
    let notation: String
    let heading: String
    let text: String

    init(_ text: TranslationRecord.Text) {
      notation = text.notation
      heading =
        switch text.notation {
        case "texture": "As a node in Swift"
        case "stackviews": "As stack views"
        case "uikit": "As a view with stack views in Swift"
        default: text.notation
        }
      self.text = text.text
    }
  }

  init(_ scenario: ScenarioRecord, _ recovery: RecoveryRecord, page: String) {
    pageTitle = "\(scenario.title), recovered – LayoutDiff report"
    title = scenario.title
    self.scenario = "../" + page
    style = recovery.isProven ? "good" : "note"
    sentence =
      recovery.reason.map { "Not recovered: \($0)." } ?? recovery.sentences.first ?? recovery.grade
    sentences = Array(recovery.sentences.dropFirst())
    source = (scenario.sections.constraints ?? scenario.sections.frames).map(PageListing.init)
    spec = recovery.notations.first { $0.notation == "spec" }.map { text in
      text.text.split(separator: "\n").filter { !$0.hasPrefix("#") }.joined(separator: "\n")
    }
    texts = recovery.notations.filter { $0.notation != "spec" }.map(NotationText.init)
    command = "layoutdiff recover \(ShellWord.quote(scenario.file))"
  }
}
