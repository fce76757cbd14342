package import JSONText
import Layouts
package import Scenarios

/// What was decided about one promise of a scenario.
package struct PromiseRecord: Decodable, Sendable, Equatable, JSONRepresentable {
  /// The promise as an item of the file: `apart: [title, time]`.
  package var promise: String
  /// The line of the file, from 1; `nil` for a promise that was made from values.
  package var line: Int?
  /// The column, from 1.
  package var column: Int?
  /// The result for each notation that the scenario has, the layout spec first.
  package var notations: [NotationPromise]

  package init(promise: String, line: Int?, column: Int?, notations: [NotationPromise]) {
    self.promise = promise
    self.line = line
    self.column = column
    self.notations = notations
  }

  /// The worst result of the notations that place what it is about.
  package var status: PromiseStatus {
    notations.map { $0.status }.filter { $0 != .unplaced }.min()
      ?? (notations.isEmpty ? .kept : .unplaced)
  }

  package var json: JSONValue {
    .object([
      "promise": promise.json, "line": line?.json, "column": column?.json,
      "notations": notations.json,
    ])
  }
}

/// What was decided about one promise in one notation.
package struct NotationPromise: Decodable, Sendable, Equatable, JSONRepresentable {
  package var notation: Engine
  /// The first case in which that is so; `nil` for the usual one.
  package var caseName: String?
  /// In how many cases it is so.
  package var caseCount = 1
  /// The result.
  package var status: PromiseStatus
  /// The widths that were decided, in points; `nil` where only the containers were.
  package var widths: PromisedWidths?
  /// The widths among these at which frames are known at some widths only.
  package var sampled: [PromisedWidths]
  /// The elements of which the constraints allow several frames at some of these widths.
  package var ambiguous: [String]
  /// The widths at which required constraints conflict, in points; `nil` where none do.
  package var conflicts: [PromisedWidths]?
  /// What breaks it, the first one first.
  package var breaches: [PromiseBreach]

  private enum CodingKeys: String, CodingKey {
    case notation, caseCount, status, widths, sampled, ambiguous, conflicts, breaches
    case caseName = "case"
  }

  package init(
    notation: Engine, status: PromiseStatus, widths: PromisedWidths? = nil,
    sampled: [PromisedWidths] = [], ambiguous: [String] = [], breaches: [PromiseBreach] = []
  ) {
    self.notation = notation
    self.status = status
    self.widths = widths
    self.sampled = sampled
    self.ambiguous = ambiguous
    self.breaches = breaches
  }

  package var json: JSONValue {
    .object([
      "notation": notation.json, "case": caseName?.json, "caseCount": caseCount.json,
      "status": status.json, "widths": widths?.json, "sampled": sampled.json,
      "ambiguous": ambiguous.json, "conflicts": conflicts?.json, "breaches": breaches.json,
    ])
  }
}

/// The result of a promise, worst first.
package enum PromiseStatus: String, Decodable, JSONRepresentable, Sendable, CaseIterable, Comparable
{
  /// It does not hold.
  case broken
  /// The work ended before all widths were decided.
  case unfinished
  /// No notation places one of its elements.
  case unplaced
  /// Required constraints conflict at some of its widths: which one is broken there decides whether it
  /// holds.
  case conflict
  /// It holds in the containers; nothing is known in between.
  case keptInContainers
  /// It holds, but frames are known at some widths only in a part of the range.
  case keptWhereSampled
  /// It holds for the frames that the engine chose; the constraints allow others.
  case keptAmbiguously
  /// It holds at every width.
  case kept

  /// Whether a check passes with it.
  package var passes: Bool { self >= .keptInContainers }

  /// Whether `left` is worse than `right`.
  package static func < (left: PromiseStatus, right: PromiseStatus) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// The widths of the container from one to another, both included, in points.
package struct PromisedWidths: Decodable, Sendable, Equatable, JSONRepresentable {
  package var from: Double
  package var to: Double

  package init(from: Double, to: Double) {
    self.from = from
    self.to = to
  }

  package var json: JSONValue { .object(["from": from.json, "to": to.json]) }
}
