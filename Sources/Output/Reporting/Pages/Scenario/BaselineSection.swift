import Comparison
import Geometry
import Layouts
import RecordWords
import RunRecords
import Scenarios

/// How a scenario differs from its accepted baseline.
struct BaselineSection {
  let style: String
  let status: String
  /// The differences in short; `nil` where the status or the head of the page has them.
  let inShort: String?
  let file: String
  /// Differences other than frames that moved.
  let findings: [String]
  /// How many differences are left out; `nil` where all are shown.
  let moreFindings: Int?
  /// The frames that moved.
  let moves: DataTable
  let pictures: [BaselinePicture]
  /// The command that accepts the layout as it is now.
  ///
  /// `nil` where there is nothing to accept, and where the baseline is not beside its file: the
  /// record does not say which folder was given.
  let acceptCommand: String?

  init(
    _ baseline: BaselineRecord, of scenarioFile: String, containers: [ContainerComparison],
    isInHead: Bool
  ) {
    style =
      switch baseline.status {
      case .same: "good"
      case .incomplete, .missing, .slower: "note"
      case .moved, .unreadable: "bad"
      }
    status = baseline.status.words
    inShort =
      isInHead || baseline.sentence == baseline.status.words ? nil : baseline.sentence
    file = baseline.file
    let all = BaselineMove.joining(baseline.findings, in: containers)
    moves = DataTable(
      region: "Table of frames that moved from the baseline",
      caption: "Edges in pt, accepted → now",
      style: "moves stack",
      columns: [
        .init(Headings.element), .init(Headings.containers), .init(Headings.notation),
        .init("Edges"),
      ],
      rows: BaselineMove.joiningContainers(of: all).map {
        .init($0.element, [.text($0.place), .text($0.notation), .text($0.change)])
      }, most: SizeLimits.baselineFindings)
    pictures = BaselinePicture.all(of: all, in: containers)
    let drawn = Set(all.map { "\($0.container) \($0.element)" })
    let others = baseline.findings.filter { finding in
      finding.move == nil || !drawn.contains("\(finding.container) \(finding.element ?? "")")
    }
    // A difference that several containers share is one line.
    let lines = BaselineSentences.lines(for: others)
    findings = Array(lines.prefix(SizeLimits.baselineFindings))
    moreFindings = lines.count > findings.count ? lines.count - findings.count : nil
    acceptCommand =
      [.moved, .missing].contains(baseline.status)
        && baseline.file == BaselineRecord.usualFile(of: scenarioFile)
      ? "layoutdiff accept \(ShellWord.quote(scenarioFile))" : nil
  }
}

/// An element that moved from its accepted frame, in one notation or equally in both.
struct BaselineMove {
  /// The container as in the record, and as people read it; of a move that several containers share,
  /// the first one and all of them.
  let container: String
  private(set) var place: String
  let element: String
  let notation: String
  /// The edges with their old and new positions: `left 8 → 12, right 40 → 44`.
  let change: String
  let engines: Set<Engine>
  let accepted: Frame

  /// The moves with both frames in the record; equal moves of both notations are one.
  static func joining(
    _ findings: [BaselineFinding], in containers: [ContainerComparison]
  ) -> [BaselineMove] {
    var moves: [BaselineMove] = []
    for comparison in containers {
      let container = comparison.container.text
      let elements = Dictionary(comparison.elements.map { ($0.element, $0) }) { first, _ in first }
      let own = findings.filter { $0.container == container && $0.move != nil }
      for finding in own {
        guard let engine = Engine(rawValue: finding.engine), let name = finding.element,
          let old = finding.move?.from, let element = elements[name]
        else { continue }
        let place = comparison.container.shortText
        let move = BaselineMove(container, place, element, of: [engine], from: old)
        let twin = moves.firstIndex { known in
          known.container == container && known.element == name && known.change == move.change
            && known.accepted == old
        }
        if let twin {
          moves[twin] = BaselineMove(
            container, place, element, of: moves[twin].engines.union([engine]), from: old)
        } else {
          moves.append(move)
        }
      }
    }
    return moves
  }

  /// Joins the moves of an element that are equal in several containers, in the order of the first.
  static func joiningContainers(of moves: [BaselineMove]) -> [BaselineMove] {
    var joined: [BaselineMove] = []
    var known: [[String]: Int] = [:]
    for move in moves {
      let key = [move.element, move.notation, move.change]
      if let index = known[key] {
        joined[index].place += ", \(move.place)"
      } else {
        known[key] = joined.count
        joined.append(move)
      }
    }
    return joined
  }

  private init(
    _ container: String, _ place: String, _ element: ElementComparison, of engines: Set<Engine>,
    from old: Frame
  ) {
    self.container = container
    self.place = place
    self.element = element.element
    self.engines = engines
    accepted = old
    notation =
      engines.count == 2
      ? "both" : engines.contains(.spec) ? "layout spec" : "constraints"
    let new = engines.contains(.spec) ? element.spec : element.constraints
    change = EdgeMove.all(from: old, to: new).map {
      "\($0.edge.rawValue) \($0.before.points) → \($0.after.points)"
    }.joined(separator: ", ")
  }
}

/// The accepted and the current layout of one container, drawn over each other.
struct BaselinePicture {
  let place: String
  let isOpen: Bool
  let picture: LayoutPicture?

  static func all(
    of moves: [BaselineMove], in containers: [ContainerComparison]
  ) -> [BaselinePicture] {
    var pictures: [BaselinePicture] = []
    for comparison in containers {
      let own = moves.filter { $0.container == comparison.container.text }
      let isAlike = own.allSatisfy { $0.engines.count == 2 }
      for engine in isAlike ? [.spec] : [Engine.spec, .constraints] {
        let moved = own.filter { $0.engines.contains(engine) }
        if moved.isEmpty { continue }
        let notation =
          isAlike ? "both notations" : engine == .spec ? "the layout spec" : "the constraints"
        pictures.append(
          BaselinePicture(
            comparison, moved, of: engine, notation: notation, number: pictures.count + 1))
      }
    }
    return Array(pictures.prefix(SizeLimits.comparedPictures))
  }

  private init(
    _ comparison: ContainerComparison, _ moves: [BaselineMove], of engine: Engine,
    notation: String, number: Int
  ) {
    let accepted = Dictionary(moves.map { ($0.element, $0.accepted) }) { first, _ in first }
    let all = comparison.elements.map { element in
      let now = engine == .spec ? element.spec : element.constraints
      let old = accepted[element.element]
      return ElementComparison(
        element: element.element, spec: old ?? now, constraints: now,
        agreement: old == nil ? .equal : .differs)
    }
    // Elements that moved take precedence.
    let numbered = all.enumerated().map { NumberedElement(number: $0, comparison: $1) }
    let chosen =
      numbered.filter { !$0.comparison.agrees } + numbered.filter(\.comparison.agrees)
    let shown = chosen.prefix(SizeLimits.comparedElements).sorted { $0.number < $1.number }
    place = "\(comparison.container.longText): \(notation)"
    isOpen = number == 1
    picture = LayoutPicture(
      ContainerComparison(container: comparison.container, elements: all), elements: shown,
      number: number, open: [:], layers: .baseline)
  }
}
