package import JSONText
package import Layouts
package import Scenarios

/// The comparison of a scenario with its baseline.
package struct BaselineRecord: Decodable, Sendable, Equatable, JSONRepresentable {
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

  package var json: JSONValue {
    .object([
      "file": file.json, "status": status.json, "findings": findings.json, "problem": problem?.json,
      "place": place?.json,
    ])
  }

  /// The notation whose frames are as accepted, where only those of the other one moved; `nil` elsewhere.
  package var untouched: Engine? {
    let moved = Set(findings.filter { $0.kind == .moved }.map { $0.engine })
    let same = Engine.allCases.filter { !moved.contains($0.rawValue) }
    return status == .moved && same.count == 1 ? same[0] : nil
  }
}

/// The result of comparing a scenario with its baseline, the better one first.
package enum BaselineStatus: String, Decodable, JSONRepresentable, Sendable, CaseIterable,
  Comparable
{
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
package struct BaselineFinding: Decodable, Sendable, Hashable, JSONRepresentable {
  /// The container, as a scenario file writes it: `320` or `414x120`.
  package var container: String
  /// The engine: `spec` or `constraints` for frames, `direct` or `reduced` for work, and `both` for
  /// all frames of a container.
  package var engine: String
  package var change: Change

  /// A change, with its values.
  package enum Change: Decodable, Sendable, Hashable, JSONRepresentable {
    case moved(element: String, from: Frame, to: Frame)
    /// A frame, or all frames of an engine or a container, were never accepted.
    case appeared(element: String?)
    /// A frame, or all frames of an engine or a container, disappeared.
    case disappeared(element: String?)
    /// A counter of work changed, by its key.
    case work(counter: String, from: Int, to: Int)
    /// The ratio of times is larger by more than its interval and the band allow.
    case slower(from: AcceptedRatio, to: AcceptedRatio)
    /// A counter, or all work of an engine, was never accepted.
    case newWork(counter: String?)
    /// A counter, or all work of an engine, was accepted and is not counted any more.
    case oldWork(counter: String?)

    package var json: JSONValue {
      switch self {
      case .moved(let element, let from, let to):
        .enumCase("moved", ["element": element.json, "from": from.json, "to": to.json])
      case .appeared(let element): .enumCase("appeared", ["element": element?.json])
      case .disappeared(let element): .enumCase("disappeared", ["element": element?.json])
      case .work(let counter, let from, let to):
        .enumCase("work", ["counter": counter.json, "from": from.json, "to": to.json])
      case .slower(let from, let to): .enumCase("slower", ["from": from.json, "to": to.json])
      case .newWork(let counter): .enumCase("newWork", ["counter": counter?.json])
      case .oldWork(let counter): .enumCase("oldWork", ["counter": counter?.json])
      }
    }
  }

  package init(container: String, engine: String, _ change: Change) {
    self.container = container
    self.engine = engine
    self.change = change
  }

  /// The kinds of change.
  package enum Kind: Sendable, CaseIterable {
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
  }

  /// The kind of change.
  package var kind: Kind {
    switch change {
    case .moved: .moved
    case .appeared: .appeared
    case .disappeared: .disappeared
    case .work(_, let old, let new): new > old ? .moreWork : .lessWork
    case .slower: .slower
    case .newWork, .oldWork: .uncounted
    }
  }

  /// The element whose frame changed; `nil` for other findings.
  package var element: String? {
    switch change {
    case .moved(let element, _, _): element
    case .appeared(let element), .disappeared(let element): element
    case .work, .slower, .newWork, .oldWork: nil
    }
  }

  /// The accepted frame and the one of the layout; `nil` unless it moved, and moved finitely.
  package var move: (from: Frame, to: Frame)? {
    guard case .moved(_, let old, let new) = change,
      [new.x, new.y, new.width, new.height].allSatisfy({ $0.isFinite })
    else { return nil }
    return (old, new)
  }

  package var json: JSONValue {
    .object(["container": container.json, "engine": engine.json, "change": change.json])
  }
}

/// A ratio of times with its interval, as a baseline keeps it.
package struct AcceptedRatio: Sendable, Hashable, Decodable, JSONRepresentable {
  /// The engine whose time is the numerator.
  package var of: String
  /// The engine whose time is the denominator.
  package var to: String
  /// The ratio, above 0.
  package var ratio: Double
  /// The lower end of its interval.
  package var low: Double
  /// The upper end of its interval.
  package var high: Double

  package init(of: String, to: String, ratio: Double, low: Double, high: Double) {
    (self.of, self.to) = (of, to)
    (self.ratio, self.low, self.high) = (ratio, low, high)
  }

  package var json: JSONValue {
    .object([
      "of": of.json, "to": to.json, "ratio": ratio.json, "low": low.json, "high": high.json,
    ])
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
