import ConsoleLogs
package import Diagnosing
import Layouts
import Phrases

/// The JSON that `diagnose --json` prints.
package struct DiagnosisDocument: Encodable, Sendable {
  let schemaVersion = PrintedJSON.schemaVersion
  let logs: [Log]

  /// Makes the document of some logs.
  package init(_ diagnoses: [LogDiagnosis]) {
    logs = diagnoses.map(Log.init)
  }

  /// One log; indices count its list from 0.
  struct Log: Encodable, Sendable {
    let constraints: Int
    let conflict: [Int]
    @OrNull var inner: InnerConflict?
    @OrNull var points: Double?
    @OrNull var broken: Int?
    let status: LogDiagnosis.Status
    let needs: [Phrase]
    @OrNull var likelyBroken: Int?
    let line: Int
    let toolkit: String
    let lines: [Line]
    let views: [View]
    let directions: [String]
    let conditions: [Condition]
    @OrNull var fix: Fix?
    let furtherConflicts: [[Int]]
    let notes: [Phrase]
    @OrNull var end: Phrase?
    let unread: [UnreadLine]

    init(_ diagnosis: LogDiagnosis) {
      constraints = diagnosis.lines.count
      conflict = diagnosis.conflict.map(\.index)
      inner = diagnosis.inner.map {
        InnerConflict(conflict: $0.lines, needs: $0.needs.map(\.phrase))
      }
      points = diagnosis.points
      broken = diagnosis.broken
      status = diagnosis.status
      needs = diagnosis.needs.map(\.phrase)
      likelyBroken = diagnosis.likelyBroken
      line = diagnosis.log.line
      toolkit = diagnosis.log.toolkit.rawValue
      let members = Dictionary(diagnosis.conflict.map { ($0.index, $0) }) { first, _ in first }
      lines = diagnosis.lines.enumerated().map { index, line in
        Line(line, diagnosis.log.constraints[index], members[index])
      }
      views = diagnosis.items.map(View.init)
      directions = diagnosis.directions.map(\.rawValue).sorted()
      conditions = diagnosis.conditions.map { Condition(clause: $0.clause, lines: $0.lines) }
      fix = diagnosis.fix.map {
        Fix(line: $0.line, advice: $0.advice, consequence: $0.consequence)
      }
      furtherConflicts = diagnosis.furtherConflicts
      notes = diagnosis.notes.map(\.sentence)
      end = diagnosis.end?.phrase
      unread =
        diagnosis.log.constraints.compactMap { constraint in
          constraint.unreadReason.map {
            UnreadLine(line: constraint.line, text: constraint.text, reason: $0)
          }
        } + diagnosis.log.unreadLines
    }
  }

  struct InnerConflict: Encodable, Sendable {
    let conflict: [Int]
    let needs: [Phrase]
  }

  struct Line: Encodable, Sendable {
    let line: Int
    let text: String
    @OrNull var source: SourcePlace?
    let sentence: Phrase
    @OrNull var rule: String?
    @OrNull var madeBy: String?
    @OrNull var takesNoPart: Phrase?
    @OrNull var shortfall: Double?
    @OrNull var resolves: Bool?

    init(
      _ diagnosed: DiagnosedLine, _ constraint: LoggedConstraint, _ member: ConflictingLine?
    ) {
      line = constraint.line
      source = constraint.place
      text = constraint.text
      sentence = diagnosed.sentence
      rule = diagnosed.rule
      madeBy = diagnosed.origin?.rawValue
      takesNoPart = diagnosed.exclusion?.phrase
      shortfall = member?.shortfall
      resolves = member?.resolves
    }
  }

  struct View: Encodable, Sendable {
    let name: String
    @OrNull var className: String?
    @OrNull var address: String?
    @OrNull var text: String?

    init(_ item: NamedItem) {
      name = item.name
      className = item.item.className
      text = item.item.text ?? item.item.name
      if case .address(let address) = item.item.identity { self.address = address }
    }
  }

  struct Condition: Encodable, Sendable {
    let clause: Phrase
    let lines: [Int]
  }

  struct Fix: Encodable, Sendable {
    let line: Int
    let advice: Phrase
    let consequence: Phrase
  }
}

/// A value that is printed as `null` where there is none, so that every key is always there.
@propertyWrapper
struct OrNull<Value: Encodable & Sendable>: Encodable, Sendable {
  var wrappedValue: Value?

  init(wrappedValue: Value? = nil) {
    self.wrappedValue = wrappedValue
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue { try container.encode(wrappedValue) } else { try container.encodeNil() }
  }
}
