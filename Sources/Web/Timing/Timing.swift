// A page takes no times: nothing makes a value of what a record has of them.

package import JSONText

/// The samples of an engine.
package struct RoundMeasurement: Decodable, Sendable, Equatable, JSONRepresentable {
  package var json: JSONValue { .null }
}

/// A ratio of times.
package struct PairedRatio: Decodable, Sendable, Equatable, JSONRepresentable {
  package var json: JSONValue { .null }
}
