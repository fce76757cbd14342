import ConsoleLogs
package import Diagnosing
package import JSONText
import Phrases

/// The JSON that `diagnose --json` prints; indices count a log's list from 0.
package enum DiagnosisDocument {
  /// The document of some logs.
  package static func json(of diagnoses: [LogDiagnosis]) -> JSONValue {
    [
      "schemaVersion": .integer(PrintedJSON.schemaVersion),
      "logs": .array(diagnoses.map { log($0) }),
    ]
  }

  private static func log(_ diagnosis: LogDiagnosis) -> JSONValue {
    let log = diagnosis.log
    var fields: JSONObject = [:]
    fields["line"] = .integer(log.line)
    fields["toolkit"] = .string(log.toolkit.rawValue)
    fields["status"] = .string(diagnosis.status.rawValue)
    fields["constraints"] = .integer(diagnosis.lines.count)
    fields["conflict"] = JSONValue(diagnosis.conflict.map { $0.index })
    fields["inner"] =
      diagnosis.inner.map { inner in
        ["conflict": JSONValue(inner.lines), "needs": texts(inner.needs.map { $0.phrase })]
      } ?? .null
    fields["points"] = JSONValue(diagnosis.points)
    fields["needs"] = texts(diagnosis.needs.map { $0.phrase })
    fields["broken"] = JSONValue(diagnosis.broken)
    fields["likelyBroken"] = JSONValue(diagnosis.likelyBroken)
    fields["directions"] = JSONValue(diagnosis.directions.map { $0.rawValue }.sorted())
    fields["conditions"] = .array(
      diagnosis.conditions.map { condition in
        ["clause": text(condition.clause), "lines": JSONValue(condition.lines)]
      })
    fields["fix"] =
      diagnosis.fix.map { fix in
        [
          "line": .integer(fix.line), "advice": text(fix.advice),
          "consequence": text(fix.consequence),
        ]
      } ?? .null
    fields["furtherConflicts"] = .array(diagnosis.furtherConflicts.map { JSONValue($0) })
    fields["notes"] = texts(diagnosis.notes.map { $0.sentence })
    fields["end"] = diagnosis.end.map { text($0.phrase) } ?? .null
    fields["lines"] = .array(diagnosis.lines.indices.map { line($0, of: diagnosis) })
    fields["views"] = .array(diagnosis.items.map { view($0) })
    let unread = log.constraints.compactMap { constraint in
      constraint.unreadReason.map {
        UnreadLine(line: constraint.line, text: constraint.text, reason: $0)
      }
    }
    fields["unread"] = .array(
      (unread + log.unreadLines).map { line in
        [
          "line": .integer(line.line), "text": .string(line.text),
          "reason": .string(line.reason),
        ]
      })
    return .object(fields)
  }

  private static func line(_ index: Int, of diagnosis: LogDiagnosis) -> JSONValue {
    let (line, constraint) = (diagnosis.lines[index], diagnosis.log.constraints[index])
    let member = diagnosis.conflict.first { $0.index == index }
    var fields: JSONObject = [:]
    fields["line"] = .integer(constraint.line)
    fields["source"] =
      constraint.place.map { place in
        ["file": .string(place.file), "line": .integer(place.line)]
      } ?? .null
    fields["text"] = .string(constraint.text)
    fields["sentence"] = text(line.sentence)
    fields["rule"] = JSONValue(line.rule)
    fields["madeBy"] = JSONValue(line.origin?.maker)
    fields["takesNoPart"] = line.exclusion.map { text($0.phrase) } ?? .null
    fields["shortfall"] = JSONValue(member?.shortfall)
    fields["resolves"] = JSONValue(member?.resolves)
    return .object(fields)
  }

  private static func view(_ named: NamedItem) -> JSONValue {
    let item = named.item
    var address: String?
    if case .address(let printed) = item.identity { address = printed }
    return [
      "name": .string(named.name), "className": JSONValue(item.className),
      "address": JSONValue(address), "text": JSONValue(item.text ?? item.name),
    ]
  }

  private static func text(_ phrase: Phrase) -> JSONValue { .string(phrase.text) }

  private static func texts(_ phrases: [Phrase]) -> JSONValue { JSONValue(phrases.map { $0.text }) }
}
