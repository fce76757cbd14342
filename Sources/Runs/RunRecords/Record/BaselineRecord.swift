import Geometry
package import Layouts
import Scenarios

/// The comparison of a scenario with its baseline.
package struct BaselineRecord: Codable, Sendable, Equatable {
  /// The path of the baseline, whether or not the file exists.
  package var file: String
  /// The result: the worst status of the findings.
  package var status: BaselineStatus
  /// The differences from the baseline, container by container.
  package var findings: [BaselineFinding]
  /// The reason why the file could not be used; `nil` where it could, or does not exist.
  package var problem: String?
  /// The file, the line and the column of that: `baselines/row.json:6:1`; `nil` where it is in no line.
  package var place: String?

  package init(
    file: String, status: BaselineStatus, findings: [BaselineFinding] = [], problem: String? = nil,
    place: String? = nil
  ) {
    self.file = file
    self.status = status
    self.findings = findings
    self.problem = problem
    self.place = place
  }

  /// The findings in lines, equal changes in one line, whatever the elements, the containers and the
  /// notations: `baseline, at 320, 375: icon and title moved 4 pt right in both notations`.
  package var sentences: [String] {
    sentences(of: Set(BaselineFinding.Kind.allCases)).map { "baseline, \($0)" }
  }

  package func sentences(of kinds: Set<BaselineFinding.Kind>) -> [String] {
    BaselineSentences.lines(for: findings.filter { kinds.contains($0.kind) })
  }

  /// The findings in few words: `2 frames moved`, `more work: the spec needs 3 nodes instead of 2`.
  package var sentence: String {
    if let problem { return problem }
    if status == .missing { return "there is no baseline" }
    var parts: [String] = []
    for kind in BaselineFinding.Kind.allCases {
      let own = findings.filter { $0.kind == kind }
      guard !own.isEmpty else { continue }
      parts.append(Self.newWords(own) ?? Self.workWords(own) ?? kind.words(own.count))
    }
    return parts.isEmpty ? "as accepted" : parts.joined(separator: ", ")
  }

  /// The counters that grew: `more work: the spec needs 3 nodes instead of 2`; `nil` where none did.
  var moreWork: String? {
    let grown = findings.filter { $0.kind == .moreWork }
    return grown.isEmpty
      ? nil : Self.workWords(grown) ?? BaselineFinding.Kind.moreWork.words(grown.count)
  }

  /// The number of new elements and of their containers; `nil` for other findings, and for whole new
  /// layouts.
  private static func newWords(_ findings: [BaselineFinding]) -> String? {
    guard findings.allSatisfy({ $0.kind == .appeared && $0.element != nil }) else { return nil }
    let elements = Set(findings.compactMap(\.element)).count
    let containers = Set(findings.map(\.container)).count
    return "\(elements) new element\(elements == 1 ? "" : "s")"
      + (containers == 1 ? "" : ", in \(containers) containers")
  }

  /// The changed counters, one that changed in several containers once; `nil` for other findings, and
  /// where counters have no names.
  private static func workWords(_ findings: [BaselineFinding]) -> String? {
    guard let first = findings.first, first.kind == .moreWork || first.kind == .lessWork,
      findings.allSatisfy({ $0.counter != nil })
    else { return nil }
    let start = first.kind == .moreWork ? "more work" : "less work"
    let containers = Set(findings.map(\.container)).count
    let place = containers == 1 ? "" : ", at \(containers) containers"
    let counters = Set(findings.map { "\($0.engine) \($0.counter ?? "")" }).count
    if counters > 1 { return "\(start) by \(counters) counters\(place)" }
    let isAlike = findings.allSatisfy { $0.sentence == first.sentence }
    guard isAlike else {
      let more = containers - 1
      return
        "\(start): \(first.sentence) at \(Container.words(of: first.container)) pt, and at \(more) other "
        + "container\(more == 1 ? "" : "s")"
    }
    return "\(start): \(first.sentence)\(place)"
  }
}

/// The result of comparing a scenario with its baseline, the better one first.
package enum BaselineStatus: String, Codable, Sendable, CaseIterable, Comparable {
  /// Everything is as accepted, or takes less work.
  case same
  /// Everything is as accepted, but something new was never accepted.
  case incomplete
  /// There is no baseline.
  case missing
  /// The frames are as accepted, but an engine takes more work, or more time; more work alone is a warning.
  case slower
  /// An accepted frame moved, or is gone.
  case moved
  /// The file exists, but cannot be used.
  case unreadable

  /// Whether `left` is the better status.
  package static func < (left: BaselineStatus, right: BaselineStatus) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// One difference from a baseline.
package struct BaselineFinding: Codable, Sendable, Equatable {
  /// The kind of change.
  package var kind: Kind
  /// The container, as a scenario file writes it: `320` or `414x120`.
  package var container: String
  /// The engine: `spec` or `constraints` for frames, and `direct` or `reduced` for work.
  package var engine: String
  /// The element whose frame changed; `nil` for other findings.
  package var element: String?
  /// The key of the counter that changed; `nil` for other findings.
  package var counter: String?
  /// The change in words, without a full stop.
  package var sentence: String
  /// The accepted frame, if it moved; `nil` for other findings.
  package var before: Frame?
  /// The frame of the layout; `nil` where ``before`` is.
  package var after: Frame?

  /// The kinds of change.
  package enum Kind: String, Codable, Sendable, CaseIterable {
    /// A frame moved.
    case moved
    /// A frame, or all frames of a container, disappeared.
    case disappeared
    /// A frame, or all frames of a container, were never accepted.
    case appeared
    /// A counter of work is larger.
    case moreWork
    /// A counter of work is smaller.
    case lessWork
    /// The ratio of times is larger by more than its interval and the band allow.
    case slower
    /// A counter of work exists on one side only, so that it cannot be compared.
    case uncounted

    package var status: BaselineStatus {
      switch self {
      case .moved, .disappeared: .moved
      case .appeared, .uncounted: .incomplete
      case .moreWork, .slower: .slower
      case .lessWork: .same
      }
    }

    func words(_ count: Int) -> String {
      switch self {
      case .moved: "\(count) frame\(count == 1 ? "" : "s") moved"
      case .disappeared: "\(count) gone"
      case .appeared: "\(count) new layout\(count == 1 ? "" : "s")"
      case .moreWork: "more work in \(count) place\(count == 1 ? "" : "s")"
      case .lessWork: "less work in \(count) place\(count == 1 ? "" : "s")"
      case .slower: "slower"
      case .uncounted: "\(count) counter\(count == 1 ? "" : "s") of work not accepted"
      }
    }
  }

  package init(
    kind: Kind, container: String, engine: String, element: String? = nil, counter: String? = nil,
    sentence: String, before: Frame? = nil, after: Frame? = nil
  ) {
    self.kind = kind
    self.container = container
    self.engine = engine
    self.element = element
    self.counter = counter
    self.sentence = sentence
    self.before = before
    self.after = after
  }
}

/// Where a baseline is unless an option says otherwise.
extension BaselineRecord {
  /// The name of the folder beside scenario files.
  package static let folderName = "baselines"

  /// The baseline of a scenario file: `a/baselines/card.json` for `a/card.yaml`.
  package static func usualFile(of scenarioFile: String) -> String {
    let parts = scenarioFile.split(separator: "/").map(String.init)
    let root = scenarioFile.hasPrefix("/") ? "/" : ""
    let name = fileName(ofScenarioNamed: parts.last ?? scenarioFile)
    return root + (parts.dropLast() + [folderName, name]).joined(separator: "/")
  }

  /// `card.json` for `card.yaml`; other extensions stay, since both files may exist.
  package static func fileName(ofScenarioNamed name: String) -> String {
    (name.hasSuffix(".yaml") ? String(name.dropLast(5)) : name) + ".json"
  }
}
