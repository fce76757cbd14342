import Geometry
package import InterfaceBuilder
package import JSONText
import Scenarios
package import TextMeasuring

/// The comparison of an imported scenario with the frames that Xcode stored.
package struct ImportCheck: JSONRepresentable {
  /// The result.
  package let status: Status
  /// The frames that differ, in points.
  package let differences: [VectorDifference]
  /// What differs and then why, or why there is no result, each on a line; empty otherwise.
  package let reason: String

  /// The result of a comparison.
  package enum Status: String, JSONRepresentable, CaseIterable {
    /// All frames are those that Xcode stored.
    case agrees
    /// Some frames are others.
    case differs
    /// Some frames are others, and Xcode says that the stored ones are out of date.
    case misplaced
    /// Some frames are others, and the constraints have several solutions there: Xcode says so, or the
    /// layout of the scenario shows it.
    case ambiguous
    /// Some frames are others, and required constraints contradict each other: UIKit broke others.
    case conflicting
    /// Some frames are others, and the stored ones contradict a required constraint, which no layout
    /// does: Xcode stored them before somebody changed it.
    case outdated
    /// There is nothing to compare.
    case unchecked
  }

  /// Lays a document out and compares it.
  package init(_ document: ImportedDocument, _ contents: ImportedContents, measurer: TextMeasurer) {
    guard document.constraintCount > 0 else {
      self.init(.unchecked, reason: "it has no constraints")
      return
    }
    guard !document.frames.isEmpty else {
      self.init(.unchecked, reason: "no stored frames are those of this device")
      return
    }
    do {
      let scenario = try document.scenario(contents, measurer: measurer)
      var frames: [String: LayoutDocument.RelativeFrame] = [:]
      for frame in document.frames {
        frames[frame.name] = LayoutDocument.RelativeFrame(
          parent: frame.parent, frame: frame.frame)
      }
      let result = LayoutDocument(
        scenario: scenario, container: document.container, frames: frames
      ).result(name: document.name)
      switch result.outcome {
      case .agrees: self.init(.agrees)
      case .unchecked: self.init(.unchecked, reason: "no frames are stored")
      case .differs(let differences):
        let complaint = result.complaint ?? ""
        if document.isMisplaced {
          self.init(.misplaced, differences: differences, reason: complaint)
        } else if document.isAmbiguous {
          self.init(.ambiguous, differences: differences, reason: complaint)
        } else {
          let cause = try? DifferenceCause(document, scenario, differences)
          self.init(
            cause?.status ?? .differs, differences: differences,
            reason: [complaint, cause?.words].compactMap(\.self).joined(separator: "\n"))
        }
      case .failed, .unsolved, .invalid:
        self.init(.differs, reason: result.complaint ?? "")
      }
    } catch {
      self.init(.differs, reason: error.diagnostics.first.map { $0.message } ?? "\(error)")
    }
  }

  private init(_ status: Status, differences: [VectorDifference] = [], reason: String = "") {
    self.status = status
    self.differences = differences
    self.reason = reason
  }

  package var json: JSONValue {
    .object(["status": status.json, "differences": differences.json, "reason": reason.json])
  }
}

/// How many documents agree with the frames that Xcode stored.
package struct ImportAgreement: JSONRepresentable {
  /// The documents whose frames are those that Xcode stored.
  package let agreeing: Int
  /// The documents whose frames differ.
  package let differing: Int
  /// The documents whose frames differ and of which Xcode says so itself.
  package let misplaced: Int
  /// The documents whose frames differ where the constraints have several solutions.
  package let ambiguous: Int
  /// The documents whose frames differ and whose required constraints contradict each other.
  package let conflicting: Int
  /// The documents whose stored frames contradict a required constraint.
  package let outdated: Int
  /// The documents that cannot be compared.
  package let unchecked: Int
  /// The agreeing ones among those that agree or differ, from 0 to 1; `nil` where there are none.
  package let share: Double?

  /// Counts checks.
  package init(_ checks: [ImportCheck]) {
    func count(_ status: ImportCheck.Status) -> Int { checks.count { $0.status == status } }
    agreeing = count(.agrees)
    differing = count(.differs)
    misplaced = count(.misplaced)
    ambiguous = count(.ambiguous)
    conflicting = count(.conflicting)
    outdated = count(.outdated)
    unchecked = count(.unchecked)
    let compared = agreeing + differing
    share = compared == 0 ? nil : Double(agreeing) / Double(compared)
  }

  /// The counts in words: `96 of 100 documents (96.0 %)`.
  package var words: String {
    let compared = agreeing + differing
    let percent = share.map { " (\(NumberText.decimal($0 * 100, places: 1)) %)" } ?? ""
    return "\(agreeing) of \(compared) \(compared == 1 ? "document" : "documents")\(percent)"
  }

  package var json: JSONValue {
    .object([
      "agreeing": agreeing.json, "differing": differing.json, "misplaced": misplaced.json,
      "ambiguous": ambiguous.json, "conflicting": conflicting.json, "outdated": outdated.json,
      "unchecked": unchecked.json, "share": share?.json,
    ])
  }
}
