import RunRecords

/// The commit that a run is of, for the header of its pages.
struct RunFacts {
  /// The first characters of the commit's hash.
  let commit: String
  let hasChanges: Bool
  let branch: String?
  /// The date of the commit, in the time zone that it has there.
  let date: String

  init(_ revision: SourceRevision) {
    commit = String(revision.commit.prefix(7))
    hasChanges = revision.hasChanges
    branch = revision.branch
    date = Self.words(for: revision.date)
  }

  /// `28 Nov 2026, 02:19` for `2026-11-28T02:19:00+01:00`; anything else as it is.
  private static func words(for date: String) -> String {
    guard let match = date.prefixMatch(of: /(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d)/),
      let month = Int(match.2), let day = Int(match.3), months.indices.contains(month - 1)
    else { return date }
    return "\(day) \(months[month - 1]) \(match.1), \(match.4)"
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
