package import Comparison
package import Geometry
import LayoutConstraints
import LayoutSpecs
package import Layouts
import Phrases
package import Scenarios

/// Checks certificates with other code than the code that finds proofs.
///
/// - Constraints: every linear program is written down again, and its basis proven optimal at both
///   ends by elimination. A linear condition that is true at both ends is true in between.
/// - Spec: the engine itself lays out at both ends and records its decision path. The same path at both
///   ends is the path in between.
/// - Both engines, which know nothing of segments, then lay out near both ends and in the middle.
/// - Layouts on pixels: see `SweepChecker.roundingObjections`.
package enum CertificateChecker {
  /// The objections to a certificate of a scenario, each with its length; empty for a valid one.
  package static func objections(
    to certificate: Certificate, of scenario: Scenario
  ) throws(ProofError) -> [CertificateObjection] {
    try check(certificate, of: scenario).objections
  }

  /// Checks a certificate of a scenario; where `work` ends, ``CertificateCheck/end`` says so.
  ///
  /// - Throws: ``ProofError`` where there is nothing to compare, and where an engine fails.
  package static func check(
    _ certificate: Certificate, of scenario: Scenario, work: LayoutWork = LayoutWork()
  ) throws(ProofError) -> CertificateCheck {
    var check = CertificateCheck(certificate, of: scenario)
    guard check.objections.isEmpty else { return check }
    var screen = try ProvenScreen(scenario, promises: scenario.promises, allowsOne: true)
    for sweep in certificate.sweeps {
      if sweep.caseName != screen.scenario.caseName {
        screen = try ProvenScreen(
          scenario.shown(inCase: sweep.caseName), promises: scenario.promises, allowsOne: true)
        guard screen.scenario.caseName == sweep.caseName else {
          check.objections.append(.unknownCase(sweep.caseName ?? ""))
          return check
        }
      }
      do {
        var checker = SweepChecker(screen: screen, certified: sweep, work: work)
        let found = try checker.objections()
        check.objections += found
        if found.isEmpty { check.objections += try checker.roundingObjections() }
        check.differingElements.formUnion(checker.differingElements)
      } catch .workEnded {
        check.end = work.endSentence
        return check
      } catch {
        throw .layout(failure: error)
      }
    }
    if !screen.isAlone {
      check.expectationObjection =
        ProvenExpectation(of: check.differingElements, hasConflict: false, in: scenario, work)
        .objection
    }
    return check
  }
}

extension Certificate {
  /// Claims that promises of a scenario are kept, in each sweep of widths whose frames show it.
  package mutating func claim(_ kept: [Promise], of scenario: Scenario) {
    for index in sweeps.indices where !scenario.promises.isEmpty {
      let shown = scenario.shown(inCase: sweeps[index].caseName)
      guard let screen = try? ProvenScreen(shown, promises: kept, allowsOne: true) else { continue }
      sweeps[index].promises = screen.promises.map { $0.text }.filter { text in
        var sweep = sweeps[index]
        sweep.promises = [text]
        return SweepChecker(screen: screen, certified: sweep, work: LayoutWork()).showsPromises
      }
    }
  }

  /// Whether it claims that a promise of a scenario is kept at all widths, in each case in which it must hold.
  fileprivate func claims(_ promise: Promise, of scenario: Scenario) -> Bool {
    promise.kind != .mirrored
      && scenario.everyCase.allSatisfy { shown in
        ShownPromise.all(of: [promise], in: shown).allSatisfy { own in
          shown.containers.allSatisfy { container in
            sweeps.contains { sweep in
              sweep.axis == Axis.horizontal.rawValue && sweep.caseName == shown.caseName
                && sweep.across == container.height && sweep.from <= own.widths.lowerBound
                && own.widths.upperBound <= sweep.to && sweep.promises?.contains(own.text) == true
            }
          }
        }
      }
  }
}

/// The result of checking a certificate.
package struct CertificateCheck: Sendable {
  /// The reasons why it is not valid, each with its length; empty for a valid one.
  package internal(set) var objections: [CertificateObjection] = []
  /// Where the work ended, in a sentence without a full stop; `nil` where everything was checked.
  package internal(set) var end: String?
  /// The elements that differ by the certificate.
  package internal(set) var differingElements: Set<String> = []
  /// The outcome that it claims; `nil` of a scenario with one notation.
  package let outcome: ProofRecord.Outcome?
  /// The scenario's promises that it claims to be kept, at all widths and in all cases, as the file has them.
  package let keptPromises: [String]
  /// The others.
  package let otherPromises: [String]
  /// The scenario's containers that no sweep of it covers.
  package let uncoveredContainers: [Container]
  /// The reason why what differs is not what the scenario expects; `nil` where it is, and
  /// where it expects nothing.
  package internal(set) var expectationObjection: ExpectationObjection?
  private let expectsSomething: Bool

  init(_ certificate: Certificate, of scenario: Scenario) {
    outcome = scenario.hasBothNotations ? certificate.outcome : nil
    var promises = scenario.promises
    let others = promises.partition { !certificate.claims($0, of: scenario) }
    keptPromises = promises[..<others].map { $0.text }
    otherPromises = promises[others...].map { $0.text }
    expectsSomething = scenario.expectation != nil
    uncoveredContainers = scenario.allContainers.filter { container in
      !certificate.sweeps.contains { $0.covers(container) }
    }
    let version = certificate.layoutdiffCertificate
    if version != Certificate.currentVersion {
      objections = [.version(version)]
    } else if certificate.scenario != scenario.id {
      objections = [.scenario(certificate.scenario, not: scenario.id)]
    } else if certificate.sweeps.isEmpty {
      objections = [.noContainers]
    }
  }

  /// Whether it is valid: all of it was checked, and there is no objection.
  package var isValid: Bool { objections.isEmpty && end == nil }

  /// Whether the scenario expects exactly what it shows.
  package var isAsAnnounced: Bool {
    expectsSomething && outcome != .unproven && expectationObjection == nil
  }

  /// Whether it proves what the author of the scenario wants, in every case: equality, or what is expected, and
  /// all promises.
  package var passes: Bool {
    isValid && uncoveredContainers.allSatisfy { $0.caseName == nil } && otherPromises.isEmpty
      && (outcome == nil || (expectsSomething ? isAsAnnounced : outcome == .equal))
  }
}

extension Certificate {
  /// The claim in one sentence without a full stop.
  package var sentence: String {
    var groups: [(phrase: Phrase, sweeps: [CertifiedSweep])] = []
    for sweep in sweeps {
      let phrase = sweep.phrase
      if let same = groups.firstIndex(where: { $0.phrase == phrase }) {
        groups[same].sweeps.append(sweep)
      } else {
        groups.append((phrase, [sweep]))
      }
    }
    let phrases = groups.map { phrase, sweeps -> Phrase in
      sweeps.count == 1
        ? "\(phrase)\(sweeps[0].sweep.caseWords)" : "\(phrase) in \(sweeps.count) cases"
    }
    return phrases.joined(separator: "; ").text
  }

  /// The claim about all sweeps: `unproven` where any segment has no claim, else `differs` where one
  /// differs.
  var outcome: ProofRecord.Outcome {
    let claims = Set(sweeps.flatMap { $0.segments }.map { $0.claim })
    if claims.contains(.nothing) { return .unproven }
    return claims.contains(.differs) ? .differs : .equal
  }
}

extension CertifiedSweep {
  /// The sweep; over widths where the certificate names no known axis.
  var sweep: Sweep {
    let ends = [from, to].sorted()
    return Sweep(
      lengths: ends[0]...ends[1], axis: Axis(rawValue: axis) ?? .horizontal, across: across
    ).inCase(caseName)
  }

  /// Whether the sweep covers a container.
  func covers(_ container: Container) -> Bool {
    guard container.caseName == caseName else { return false }
    return switch sweep.axis {
    case .horizontal: container.height == across && sweep.lengths.contains(container.width)
    case .vertical:
      container.width == across && container.height.map(sweep.lengths.contains) == true
    }
  }

  /// The claim in one clause.
  ///
  /// A segment that differs does so at one end at least, so a difference is somewhere between the ends
  /// of a range.
  fileprivate var phrase: Phrase {
    let sweep = sweep
    let range: Phrase = "from \(sweep.lengths.words(" to ")) pt\(sweep.acrossWords)"
    let differing = ranges(of: .differs).map { lengths -> Phrase in "\(lengths.words(" and ")) pt" }
    let silent = ranges(of: .nothing).map { lengths -> Phrase in "\(lengths.words(" to ")) pt" }
    let isAlone = segments.contains { $0.claim == .alone }
    guard !differing.isEmpty || !silent.isEmpty else {
      return "\(isAlone ? "frames" : "equal") at every \(sweep.word) \(range)\(roundedWords)"
    }
    var parts: [Phrase] = []
    if !differing.isEmpty { parts.append("differs between \(Self.short(differing))") }
    if !silent.isEmpty { parts.append("no claim from \(Self.short(silent))") }
    if segments.contains(where: { $0.claim == .equal }) { parts.append("equal elsewhere") }
    if isAlone { parts.append("frames elsewhere") }
    return "\(range): \(parts.joined(separator: "; "))\(roundedWords)"
  }

  /// The ranges of neighbouring segments with this claim, including `rounding` ones between them.
  private func ranges(of claim: CertifiedSegment.Claim) -> [ClosedRange<Double>] {
    var ranges: [ClosedRange<Double>] = []
    var isOpen = false
    for segment in segments where segment.from < segment.to {
      if segment.claim == claim, isOpen, let last = ranges.last {
        ranges[ranges.count - 1] = last.lowerBound...segment.to
      } else if segment.claim == claim {
        ranges.append(segment.from...segment.to)
        isOpen = true
      } else if segment.claim != .rounding {
        isOpen = false
      }
    }
    return ranges
  }

  private static func short(_ ranges: [Phrase]) -> Phrase {
    let most = 2
    guard ranges.count > most else { return ranges.listed }
    return "\(ranges[0]) and in \(ranges.count - 1) more ranges"
  }
}
