package import Foundation
import JSONText
package import Scenarios

extension RunRecord {
  /// Reads a record that ``json()`` wrote, in this version of the format.
  ///
  /// Throws `newerSchema` where a later version wrote it, and `notARecord` for anything else.
  package init(json: Data) throws(RecordError) {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    // The decoder looks one byte too far where a text ends at the deepest level that it allows.
    let ended = json + Data("\n".utf8)
    do {
      let version = try decoder.decode(SchemaVersion.self, from: ended).schemaVersion
      guard version >= 1 else { throw RecordError.notARecord(reason: "it has no version") }
      guard version <= Self.currentSchemaVersion else {
        throw RecordError.newerSchema(found: version, known: Self.currentSchemaVersion)
      }
      self = try decoder.decode(RunRecord.self, from: ended)
    } catch let error as RecordError {
      throw error
    } catch {
      throw .notARecord(
        reason: DecodingReason.text(for: error, in: json),
        at: JSONPlace.position(of: error, in: json))
    }
  }

  /// The record as JSON, in one line or with a line for each value: keys sorted, every number lossless,
  /// infinity as a string.
  ///
  /// The same record gives the same bytes. Leaves out what follows from the text of a scenario, and
  /// the parts of fonts; `Runs` adds both to a record that was read.
  package func json(onLines: Bool = false) -> Data {
    var record = self
    record.scenarios = scenarios.map(\.withoutRepetition)
    return Data((record.json.text(onLines: onLines) + "\n").utf8)
  }

  /// Read before all else, since a later version may have changed anything but this.
  private struct SchemaVersion: Decodable {
    var schemaVersion: Int
  }
}

/// Why data gave no run record.
package enum RecordError: Error, Equatable, CustomStringConvertible {
  /// A later version of this tool wrote the record.
  case newerSchema(found: Int, known: Int)
  /// The data is no run record.
  case notARecord(reason: String, at: SourcePosition = .start)

  /// The place of the mistake in the data.
  package var position: SourcePosition {
    if case .notARecord(_, let position) = self { position } else { .start }
  }

  /// The mistake, and the next step where there is one.
  package var description: String {
    switch self {
    case .newerSchema(let found, let known):
      """
      the run record has schemaVersion \(found), and this layoutdiff knows up to \(known); \
      use the layoutdiff that wrote it, or a later one
      """
    case .notARecord(let reason, _):
      "this is not a run record: \(reason)"
    }
  }
}
