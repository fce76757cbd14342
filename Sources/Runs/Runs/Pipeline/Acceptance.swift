import Comparison
package import Examining
import Foundation
package import JSONText
package import LayoutConstraints
import Layouts
import Reasons
package import RunRecords
package import Scenarios

package struct AcceptedBaseline: JSONRepresentable {
  package var id: String?
  package let file: String
  package var change: Change
  /// The changes, or the reason why nothing could be done: a line each.
  package var notes: [String] = []
  package private(set) var status = ExitStatus.fine

  package enum Change: String, JSONRepresentable, CaseIterable {
    case new, changed, unchanged, removed
    /// The scenario is gone, and with filters nothing is removed.
    case obsolete
    case failed
  }

  package init(_ file: String, _ change: Change) {
    self.file = file
    self.change = change
  }

  func failing(_ status: ExitStatus, _ reason: String) -> AcceptedBaseline {
    var result = self
    result.change = .failed
    result.status = status
    result.notes.append(reason)
    return result
  }

  package var json: JSONValue {
    .object(["id": id?.json, "file": file.json, "change": change.json, "notes": notes.json])
  }
}

extension BaselineFiles {
  /// Accepts the layouts of a scenario: writes its baseline, unless it is unchanged.
  ///
  /// A scenario without a layout gets no baseline, nor does one whose baseline a later version wrote. A
  /// file that is no baseline stays; one that was edited or merged is replaced.
  package func accept(
    _ scenario: Scenario, _ examined: ExaminedScenario, solver: ConstraintSolver,
    font: FontFile? = nil
  ) -> AcceptedBaseline {
    let comparison = examined.record.comparison
    var result = AcceptedBaseline(path(of: scenario), .unchanged)
    result.id = scenario.id
    let lacksLayout = examined.layouts.contains { $0.spec == nil && $0.constraints == nil }
    guard ![.failed, .invalid, .unfinished].contains(comparison.verdict), !lacksLayout else {
      return result.failing(
        comparison.verdict == .skipped
          ? .invalidScenario : Standing(comparison).exitStatus,
        comparison.containers.lazy.compactMap(\.failure).first?.message() ?? "it has no layout")
    }
    if !comparison.verdict.passes {
      result.notes.append("it does not pass: \(comparison.sentence)")
    }
    var baseline = Baseline(
      scenario: scenario.ownName, layouts: examined.layouts, solver: solver.rawValue,
      font: font, timing: examined.ratio.map { AcceptedRatio($0) })
    guard baseline.isFinite else { return result.failing(.failure, "a frame is infinite") }
    var replaced: BaselineError?
    do {
      let earlier = try BaselineStore.read(result.file, of: scenario.ownName)
      if let earlier {
        if baseline.hasFrames(of: earlier) {
          if baseline.timing == nil { baseline.timing = earlier.timing }
          if let font = earlier.font { baseline.font = font }
        }
        let findings = BaselineComparer.findings(
          examined.layouts, against: earlier, solver: solver.rawValue)
        result.notes += BaselineSentences.lines(for: findings)
      }
      result.change = earlier == nil ? .new : earlier == baseline ? .unchanged : .changed
    } catch .newer(let found, let known) {
      let error = BaselineError.newer(found: found, known: known)
      return result.failing(.invalidScenario, "\(error); it stays as it is")
    } catch {
      guard BaselineStore.isBaseline(result.file) else {
        return result.failing(
          .cannotCreate,
          "\(error); the file stays as it is: move it away, or name another folder with --baselines"
        )
      }
      result.change = .changed
      replaced = error
    }
    guard result.change != .unchanged else { return result }
    do {
      try BaselineStore.write(baseline, to: result.file)
      if let replaced {
        let place = replaced.place(in: result.file).map { "\($0): " } ?? ""
        result.notes.append("replaced: \(place)\(replaced)")
      }
      return result
    } catch {
      return result.failing(ExitStatus(error), error.description)
    }
  }

  package static func remove(_ path: String) -> AcceptedBaseline {
    do {
      try FileManager.default.removeItem(atPath: path)
      return AcceptedBaseline(path, .removed)
    } catch {
      let failure = FileError.cannotWrite(path: path, reason: FileError.reason(of: error))
      return AcceptedBaseline(path, .obsolete).failing(.cannotWrite, failure.description)
    }
  }
}

extension ExitStatus {
  package init(_ error: FileError) {
    switch error {
    case .cannotCreate: self = .cannotCreate
    case .cannotWrite: self = .cannotWrite
    }
  }
}
