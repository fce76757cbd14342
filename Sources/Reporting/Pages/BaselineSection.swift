/// How a scenario stands to what was accepted of it, ready for the page.
struct BaselineSection {
  let style: String
  let status: String
  let sentence: String
  let file: String
  let findings: [String]
  let hasFindings: Bool
  /// How many findings the page does not show; `nil` where that is none.
  let moreFindings: Int?

  /// The most findings that are shown.
  ///
  /// Ours: who wants all of them reads the record.
  private static let mostFindings = 50

  init(_ baseline: BaselineRecord) {
    style =
      switch baseline.status {
      case .same: "good"
      case .incomplete, .missing: "note"
      case .slower, .moved, .unreadable: "bad"
      }
    status = baseline.status.words
    sentence = baseline.sentence
    file = baseline.file
    let findings = baseline.findings.prefix(Self.mostFindings).map { finding in
      let element = finding.element.map { "\($0), " } ?? ""
      return "\(element)\(finding.engine) at \(finding.container): \(finding.sentence)"
    }
    self.findings = findings
    hasFindings = !findings.isEmpty
    let more = baseline.findings.count - findings.count
    moreFindings = more == 0 ? nil : more
  }
}
