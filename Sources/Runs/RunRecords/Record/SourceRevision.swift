package import JSONText

/// The commit that the files of a run are of.
package struct SourceRevision: Decodable, Sendable, Equatable, JSONRepresentable {
  /// The full hash of the commit.
  package var commit: String
  /// The branch that is checked out; `nil` where none is, as in many builds of continuous integration.
  package var branch: String?
  /// The date of the commit, with its time zone.
  ///
  /// For example `2026-11-28T02:19:00+01:00`. Not the date of the run:
  /// equal runs have equal records.
  package var date: String
  /// Whether tracked files differ from the commit.
  package var hasChanges: Bool

  package init(commit: String, branch: String? = nil, date: String, hasChanges: Bool = false) {
    (self.commit, self.branch, self.date) = (commit, branch, date)
    self.hasChanges = hasChanges
  }

  package var json: JSONValue {
    .object([
      "commit": commit.json, "branch": branch?.json, "date": date.json,
      "hasChanges": hasChanges.json,
    ])
  }
}
