package import ConsoleLogs
package import LinearProgramming

/// What is said after the constraints of a log.
package enum Remark: Sendable, Equatable {
  /// The log conflicts under this condition only.
  case condition(LogCondition)
  /// A size that would have to be negative.
  case negative(SizeFact)
  /// The lines that conflict without the others of the conflict.
  case inner(lines: [Int])
  /// Relaxing one of these lines resolves the conflict, which has others if not `all`.
  case relaxing([ConflictingLine], all: Bool)
  case fix(LogFix)
  /// Lines that conflict after the fix, or `without` another line.
  case further(lines: [Int], without: Int?)
  case note(LogNote)
  case end(DiagnosisEnd)
}

/// What else matters to the author of a log.
package enum LogNote: Sendable, Hashable {
  /// The line that was broken is not in the conflict.
  case brokenElsewhere(line: Int)
  case brokenNotListed
  /// It conflicts where text is read in this direction only.
  case direction(ReadingDirection)
  case printedTwice
  /// A framework made each of the conflict's lines.
  case allMade
  /// A framework made a line.
  case made(line: Int, by: LineOrigin)
  /// `minY` is the lower edge.
  case measuredFromBelow
  /// The system's log hides text of this toolkit.
  case redacted(ConsoleLog.Toolkit)
}

/// Where the work for a log ended, and why.
package struct DiagnosisEnd: Sendable, Equatable {
  package enum Search: String, Sendable {
    case conflict = "a conflict"
    case otherDirection = "a conflict in the other reading direction"
    case conditions = "what would make the constraints conflict"
    case negativeSizes = "the sizes that would be negative"
    case fix = "the constraint to change"
    case furtherConflicts = "further conflicts"
    case picture = "where the views would be"
  }

  package enum Reason: Sendable, Equatable {
    case allowance(SolverAllowance.End)
    case roundingErrors
  }

  package var search: Search
  package var reason: Reason

  /// Whether more work is all that is missing.
  package var isBudgetSpent: Bool { reason != .roundingErrors }
}

extension LogDiagnosis {
  /// Conditions, sizes below 0, what resolves the conflict, the fix, what remains then, and notes.
  package var remarks: [Remark] {
    var remarks = conditions.map(Remark.condition) + needs.map(Remark.negative)
    if let inner {
      remarks.append(.inner(lines: inner.lines))
      remarks += inner.needs.map(Remark.negative)
    }
    if conflict.count > 1 {
      remarks.append(
        .relaxing(conflict.filter { $0.resolves }, all: conflict.allSatisfy { $0.resolves }))
    }
    if let fix { remarks.append(.fix(fix)) }
    remarks += furtherConflicts.map { .further(lines: $0, without: fix == nil ? givingWay : nil) }
    remarks += notes.map(Remark.note)
    if let end { remarks.append(.end(end)) }
    return remarks
  }
}
