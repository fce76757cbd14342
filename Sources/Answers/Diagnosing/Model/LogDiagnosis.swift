package import ConsoleLogs

/// The answer to one console log: what conflicts, by how much, and what to change.
package struct LogDiagnosis: Sendable, Equatable {
  /// Whether the constraints of a log conflict.
  package enum Status: String, Sendable {
    case conflict
    /// The result depends on values that the log does not contain, or the work ended before.
    case undecided
    case noConflict = "no conflict"
  }

  package var log: ConsoleLog
  package var status = Status.undecided
  /// Each line of the list, in its order.
  package var lines: [DiagnosedLine]
  /// The views and guides, in the order in which they are first named.
  package var items: [NamedItem]
  /// The irreducible conflict: its members in their order; empty where there is none as printed.
  package var conflict: [ConflictingLine] = []
  /// The facts that the conflict needs besides.
  package var needs: [SizeFact] = []
  /// The smaller conflict in it where no size may be negative; `nil` where all of its members are
  /// needed.
  ///
  /// Only where the broken line is in no conflict of that kind: a toolkit lists lines that it needs
  /// as long as sizes may be negative.
  package var inner: InnerConflict?
  /// The least distance by which the broken line alone must give way or, where that does not help,
  /// another line of the conflict, in points; `nil` where nothing conflicts as printed.
  package var points: Double?
  /// The index of the line that was broken; `nil` where the log names none.
  package var broken: Int?
  /// The index of the line that would probably be broken; a guess, only where `broken` is `nil`.
  package var likelyBroken: Int?
  /// The reading directions in which it conflicts.
  package var directions: Set<ReadingDirection> = []
  /// Under which conditions it conflicts, where that is undecided.
  package var conditions: [LogCondition] = []
  /// The fix that changes least; `nil` where no line that an author wrote resolves the conflict.
  package var fix: LogFix?
  /// Conflicts that remain once the fix is made or, where there is none, the line that gives way is
  /// broken: up to three, the later ones without a line of each earlier one.
  package var furtherConflicts: [[Int]] = []
  /// The positions of the conflict's views without the broken line; `nil` where fewer
  /// than two have one place.
  package var picture: LogPicture?
  /// What else matters, such as who made a line.
  package var notes: [LogNote] = []
  /// Whether it was searched for a conflict as printed, which the work may end before.
  package var isSearched = false
  /// Where the work ended and why; `nil` where nothing is missing.
  package var end: DiagnosisEnd?

  /// The lines of the conflict or, if there is none as printed, those that may conflict.
  package var linesInConflict: [Int] {
    conflict.isEmpty ? Set(conditions.flatMap { $0.lines }).sorted() : conflict.map { $0.index }
  }

  /// The index of the line that gives way: the broken one, or the likely one.
  package var givingWay: Int? { broken ?? likelyBroken }
}

/// The direction in which leading comes before trailing.
package enum ReadingDirection: String, Sendable, CaseIterable {
  case leftToRight, rightToLeft
}

package struct ConflictingLine: Sendable, Equatable {
  package var index: Int
  /// The least distance by which it alone must give way so that the other members can be satisfied,
  /// in points; above 0.
  ///
  /// `nil` where they cannot then, as no size is negative: only for some members of a conflict with an
  /// ``LogDiagnosis/inner`` one.
  package var shortfall: Double?

  /// Whether the other members can be satisfied without it.
  package var resolves: Bool { shortfall != nil }
}

/// A conflict among the members of a larger one, in which no size may be negative.
package struct InnerConflict: Sendable, Equatable {
  /// The indices of its lines in the list.
  package var lines: [Int]
  package var needs: [SizeFact]
}

/// The fact that a size is never negative.
package struct SizeFact: Sendable, Equatable {
  /// The address or the label of the view.
  package var item: String
  /// The name of the view in rules.
  package var name: String
  /// `width`, `height`, or a variable of the engine.
  package var size: String
  /// The size that the conflicting lines would give it, in points; below 0.
  package var wouldBe: Double
  /// Whether they allow no smaller size.
  package var isExact: Bool
}

/// A view or a guide with its name in rules.
package struct NamedItem: Sendable, Equatable {
  package var name: String
  /// The item as it was printed first.
  package var item: LoggedItem
}

/// The extents of views along one axis.
package struct LogPicture: Sendable, Equatable {
  /// The extent of one view, in points from the start of the outermost one.
  package struct Bar: Sendable, Equatable {
    package var name: String
    package var start: Double
    /// Its size; 0 or more.
    package var length: Double
  }

  package var isHorizontal: Bool
  /// The views, the outermost first.
  package var bars: [Bar]
}
