// A page takes no times: what a record has of them has no values here.

package import JSONText

/// The samples of an engine, of which a page has none.
package enum RoundMeasurement: Codable, Sendable, Equatable, JSONRepresentable {
  package var json: JSONValue { switch self {} }
}

/// A ratio of times, of which a page has none.
package enum PairedRatio: Codable, Sendable, Equatable, JSONRepresentable {
  package var json: JSONValue { switch self {} }
}

/// The machine of a run, which a page does not know.
package enum MachineDescription: Codable, Sendable, Equatable, JSONRepresentable {
  package var json: JSONValue { switch self {} }
}
