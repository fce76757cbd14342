import ConsoleLogs
import Geometry
import LayoutConstraints
import Phrases
import ScenarioFiles
import Scenarios
import SeededRandom
import TestSupport
import Testing
import TextMeasuring

@testable import Diagnosing

/// What is said of a log is done in its scenario file, and laid out by the constraint engine, which
/// shares neither the rows nor the search of `diagnose`.
@Suite("Fixes of logs that are followed")
struct FollowedFixTests {
  @Test("after the fix of a random log no conflict is left that is not named, in any direction")
  func fixes() throws {
    var kinds: [Kind: Int] = [:]
    for seed in LawSeeds.of(2400, from: 3_000_000) {
      var random = SeededGenerator(seed: seed)
      let log = RandomLog(&random, isVaried: seed % 3 > 0)
      let diagnosis = try #require(try LogDiagnoser.diagnoses(of: log.text).first)
      guard diagnosis.status == .conflict else { continue }
      let followed = FollowedLog(diagnosis: diagnosis, place: "seed \(seed)\n\(log.text)")
      kinds[try followed.check(), default: 0] += 1
    }
    #expect(Kind.allCases.allSatisfy { kinds[$0, default: 0] > 0 }, "\(kinds)")
  }

  enum Kind: CaseIterable {
    /// No line of an author's resolves the conflict.
    case noFix
    /// The fix leaves no conflict, or another one.
    case whole, partial
  }
}

private struct FollowedLog {
  let diagnosis: LogDiagnosis
  let place: String

  private var members: [Int] { diagnosis.conflict.map(\.index) }

  /// The reading directions in which it conflicts, the one whose conflict is printed first.
  private var directions: [ReadingDirection] {
    ReadingDirection.allCases.filter(diagnosis.directions.contains)
  }

  func check() throws -> FollowedFixTests.Kind {
    for direction in directions {
      #expect(try !layout(in: direction).conflictSets.isEmpty, "\(direction), \(place)")
    }
    try checkMembers()
    for lines in diagnosis.furtherConflicts {
      let layouts = try directions.map { try layout(in: $0, only: lines) }
      #expect(layouts.contains { !$0.conflictSets.isEmpty }, "\(lines) remain, \(place)")
    }
    guard let fix = diagnosis.fix else {
      for member in diagnosis.conflict where diagnosis.lines[member.index].origin == nil {
        let layouts = try directions.map {
          try layout(in: $0, lowering: member.index, only: members)
        }
        #expect(layouts.contains { !$0.conflictSets.isEmpty }, "\(member.index), \(place)")
      }
      return .noFix
    }
    try check(fix)
    return fix.leavesConflict ? .partial : .whole
  }

  /// The distances by which single members resolve the conflict.
  private func checkMembers() throws {
    let direction = try #require(directions.first)
    for member in diagnosis.conflict {
      let layout = try layout(in: direction, lowering: member.index, only: members)
      #expect(layout.conflictSets.isEmpty == member.resolves, "\(member.index), \(place)")
      guard let shortfall = member.shortfall else { continue }
      let missed = Self.missed(layout)
      #expect(abs(missed - shortfall) < 1e-3, "\(member.index) by \(missed), \(place)")
    }
  }

  private func check(_ fix: LogFix) throws {
    let text = "\(fix.phrase.text) \(place)"
    var isLeft = false
    for direction in directions {
      let others = try layout(in: direction, lowering: fix.line, only: members)
      #expect(others.conflictSets.isEmpty, "\(direction), \(text)")
      let all = try layout(in: direction, lowering: fix.line)
      isLeft = isLeft || !all.conflictSets.isEmpty
      if let missedBy = fix.missedBy {
        #expect(abs(Self.missed(all) - missedBy) < 1e-3, "\(direction), \(text)")
      }
      guard let size = fix.size else { continue }
      let frames = zip(all.rawLayout.elements, all.rawLayout.frames)
      let frame = try #require(frames.first { $0.0 == size.view }?.1)
      let points = Double(size.axis == .horizontal ? frame.width : frame.height)
      #expect(abs(points - size.points) < 1e-3, "\(direction), \(text)")
    }
    #expect(isLeft == fix.leavesConflict, "\(text)")
    #expect(isLeft != diagnosis.furtherConflicts.isEmpty, "\(text)")
  }

  /// The points by which the lowered line is missed.
  private static func missed(_ layout: ConstraintLayout) -> Double {
    layout.priorityLevels.first { $0.priority == 999 }?.missedPoints ?? 0
  }

  /// The layout of the log's scenario file, with one line at priority 999, of all lines or of some.
  private func layout(
    in direction: ReadingDirection, lowering lowered: Int? = nil, only kept: [Int]? = nil
  ) throws -> ConstraintLayout {
    let text = text(in: direction, lowering: lowered, only: kept)
    let scenario = try ScenarioReader.scenario(
      from: SourceText(file: "log.yaml", text: text), measurer: TextMeasurer())
    let system = try #require(scenario.constraints, "\(text)")
    return try system.layout(in: scenario.containers[0], rounding: .exact)
  }

  private func text(
    in direction: ReadingDirection, lowering lowered: Int?, only kept: [Int]?
  ) -> String {
    var written = diagnosis.lines.indices.filter { index in
      let line = diagnosis.lines[index]
      return line.rule != nil && (line.exclusion == nil || line.exclusion == .optional)
    }[...]
    var rows: [String] = []
    for row in LogScenario.text(of: diagnosis).split(separator: "\n") {
      guard row.hasPrefix("    - "), let line = written.popFirst() else {
        rows.append(String(row))
        continue
      }
      guard kept?.contains(line) ?? true else { continue }
      // What follows says who made the line, and where.
      let rule = row.split(separator: "  # ", maxSplits: 1).first ?? row
      rows.append(line == lowered ? rule + " @999" : String(rule))
    }
    let text = rows.joined(separator: "\n")
    return direction == .leftToRight || text.contains("direction: rightToLeft")
      ? text
      : text.replacing("constraints:\n", with: "constraints:\n  direction: rightToLeft\n")
  }
}
