import Comparison
import Explaining
import Geometry
import Layouts
import Phrases
import Reasons
import RecordWords
import RunRecords
import Scenarios

/// A difference with its cause: both values, the place in each notation, and the change that was tried.
struct CauseCard {
  /// `Likely mistake` or `Cause`.
  let causeKind: String
  let causeHeading: LinkedText
  let sides: [Side]
  /// Where the picture at any width shows it; `nil` for a difference, which has its containers.
  let shown: Shown?
  let fix: Fix?
  /// Other changes, which a reader has to open.
  let otherWays: [LinkedText]
  /// What follows from it, and its values in other containers.
  let consequences: [LinkedText]
  /// Edges for the script: `title top;title bottom`; `nil` without any.
  let litEdges: String?
  /// The lines of the sources that it is about.
  let lines: [Int]

  /// The place in one notation.
  struct Side {
    let sideStyle: String
    let sideTitle: LinkedText
    /// What the file has there; `nil` where it is not known.
    let sideCode: String?
    let sideWords: LinkedText?
  }

  /// A link to a width, a height and a case.
  struct Shown {
    let shownWidth: String
    /// `nil` where all containers have the same height.
    let shownHeight: String?
    let shownCase: String
    let shownText: String

    /// `nil` where no width is known.
    init?(_ place: BrokenPlace) {
      guard let width = place.width else { return nil }
      shownWidth = NumberText.plain(width)
      shownHeight = place.height.map(NumberText.plain)
      shownCase = place.caseName ?? ""
      let words = [width.withUnit, place.caseName].compactMap(\.self).joined(separator: ", ")
      shownText = "Show it at \(words)"
    }
  }

  /// A change, and what is left after it.
  struct Fix {
    /// `good` where it was tried and both layouts agree then, else `note`.
    let fixStyle: String
    let fixText: LinkedText
  }

  /// The differences of a scenario that are about elements, each once for all containers.
  ///
  /// `terms` are the lines that determine each edge in the container that is shown first.
  static func all(
    in comparison: ScenarioComparison, shown: ContainerComparison?, terms: [ElementLines],
    listed: ListedLines
  ) -> [CauseCard] {
    let differences = comparison.explainedDifferences.filter { difference in
      switch difference.cause?.cause.kind {
      case .engineError, .noLayout, .conflict, .tie, .ambiguity: difference.blame != nil
      case nil: difference.blame?.sides.isEmpty == false
      default: true
      }
    }
    var cards: [(difference: ExplainedDifference, alike: [CauseGroup])] = []
    for difference in differences {
      // Values that one line gives to an element share a card.
      let known = cards.firstIndex { $0.difference.isOfSameLine(as: difference) }
      if let known, let cause = difference.cause {
        cards[known].alike.append(cause)
      } else {
        cards.append((difference, []))
      }
    }
    return cards.map { difference, alike in
      CauseCard(
        difference, alike: alike, containers: comparison.containers.map(\.container),
        writer: SideWriter(shown: shown, terms: terms, listed: listed))
    }
  }

  private init(
    _ difference: ExplainedDifference, alike: [CauseGroup], containers: [Container],
    writer: SideWriter
  ) {
    let (blame, group) = (difference.blame, difference.cause)
    let cause = group?.cause
    let listed = writer.listed
    causeKind = blame == nil ? Headings.causes : Headings.likelyMistake
    let written = cause?.values?.heading
    let plain = cause.map { "\($0.kind.words.capitalizedFirst): \($0.phrase)" as Phrase }
    causeHeading =
      written.map { LinkedText(pieces: [.init(words: $0)]) }
      ?? listed.linked(plain ?? Phrase(Headings.mistake))
    let places = blame?.sides ?? []
    let found = Engine.allCases.compactMap { engine in
      writer.side(
        engine, of: cause, at: places.first { $0.notation == engine }, hasHeading: written != nil)
    }
    sides = found.map(\.side)
    lines = found.compactMap(\.line)
    shown = nil
    let suggested = places.filter { $0.suggestion != nil }
    let count = containers.count
    if let suggestion = suggested.first?.suggestion {
      fix = Fix(
        fixStyle: suggestion.mends ? "good" : "note",
        fixText: listed.linked("\(suggestion.phrase(ofContainers: count).capitalizedFirst)."))
    } else {
      fix = cause?.fix.map {
        Fix(fixStyle: "note", fixText: listed.linked("To fix it, \($0.phrase)."))
      }
    }
    otherWays = (suggested.dropFirst() + (blame?.alternatives ?? [])).map {
      listed.linked("\($0.phrase(ofContainers: count).capitalizedFirst).")
    }
    let others = alike.prefix(SizeLimits.lineValues).compactMap { $0.cause.values?.heading }.map {
      Phrase("\($0).")
    }
    let all = others + Self.consequences(of: group, in: containers)
    consequences = all.isEmpty ? [] : [listed.linked(all.joined(separator: " "))]
    let explained = blame?.explains ?? cause.map { Self.explained(by: $0) } ?? []
    let edges = explained.prefix(SizeLimits.sliderElements).flatMap { place in
      Edge.allCases.filter { $0.axis == place.axis }.map { "\(place.element) \($0.rawValue)" }
    }
    litEdges = edges.isEmpty ? nil : edges.joined(separator: ";")
  }

  /// What breaks somewhere over the widths, with the lines that make it so.
  init(_ place: BrokenPlace, listed: ListedLines) {
    causeKind = place.isFound ? Headings.found : Headings.brokenPromise
    causeHeading = listed.linked(place.clause.beginning(unlessIn: place.elements))
    shown = Shown(place)
    let edges = place.cause?.edges ?? []
    let lines = Set(edges.flatMap(\.rules).compactMap(\.line)).sorted()
    self.lines = lines
    let name = place.notation == .spec ? "In the spec" : "In the constraints"
    sides =
      place.cause.map { cause in
        [
          Side(
            sideStyle: place.notation.rawValue,
            sideTitle: LinkedText(pieces: [.init(words: name)]),
            sideCode: lines.count == 1 ? listed.texts[lines[0]] : nil,
            sideWords: listed.linked("\(cause.sources)."))
        ]
      } ?? []
    fix = place.cause?.rule.map {
      Fix(fixStyle: "good", fixText: listed.linked("Adding \(rule: $0) mends it (tried)."))
    }
    (otherWays, consequences) = ([], [])
    let lit = edges.map { "\($0.element) \($0.edge.rawValue)" }
    litEdges = lit.isEmpty ? nil : lit.joined(separator: ";")
  }

  private static func explained(by cause: Cause) -> [Cause.Follower] {
    let own = cause.element.map { element in
      (cause.axis.map { [$0] } ?? [.horizontal, .vertical]).map {
        Cause.Follower(element: element, axis: $0)
      }
    }
    return (own ?? []) + cause.followers
  }

  /// The elements that follow, the values in other containers, and the containers where these are not all.
  private static func consequences(
    of group: CauseGroup?, in containers: [Container]
  ) -> [Phrase] {
    guard let group else { return [] }
    var phrases: [Phrase] = []
    let names = group.followers
    if !names.isEmpty {
      phrases.append("\(names.listed) \(names.count == 1 ? "follows" : "follow") from it.")
    }
    let numbers = group.numbers
    if numbers.count > 1 {
      let others = numbers.dropFirst().prefix(SizeLimits.lineValues).map { number -> Phrase in
        "at \(number.places): \(number.value)"
      }
      phrases.append("\(others.joined(separator: "; ").capitalizedFirst).")
    } else if group.containers.count < containers.count {
      phrases.append("At \(group.places) alone.")
    }
    return phrases.isEmpty ? [] : [phrases.joined(separator: " ")]
  }
}

extension ExplainedDifference {
  /// Whether both are values that one line gives to one element.
  fileprivate func isOfSameLine(as other: ExplainedDifference) -> Bool {
    guard blame == nil, other.blame == nil, let one = cause?.cause, let second = other.cause?.cause
    else { return false }
    return one.isValueOfLine && second.isValueOfLine && one.line == second.line
      && one.element == second.element && one.fix == second.fix
  }
}

extension Cause {
  /// Whether the cause is what the layout spec does, in its own line.
  fileprivate var isSpecStep: Bool { if case .specStep = reason { true } else { false } }

  /// Whether the cause is a value that one line of the source gives, and nothing else.
  fileprivate var isValueOfLine: Bool {
    guard kind == .value, line != nil, case .violated(let condition) = reason else { return false }
    return condition.line == line && values?.constraints != nil && missed == nil
      && stretched == nil
  }
}

/// Writes what each notation has at the place of a cause.
private struct SideWriter {
  let shown: ContainerComparison?
  let terms: [ElementLines]
  let listed: ListedLines

  func side(
    _ engine: Engine, of cause: Cause?, at place: Blame.Side?, hasHeading: Bool
  ) -> (side: CauseCard.Side, line: Int?)? {
    engine == .spec ? spec(of: cause, at: place) : constraints(of: cause, at: place, hasHeading)
  }

  private func spec(
    of cause: Cause?, at place: Blame.Side?
  ) -> (side: CauseCard.Side, line: Int?)? {
    let stepLine = cause?.isSpecStep == true ? cause?.line : nil
    if let line = place?.line ?? stepLine { return side(.spec, line, code: listed.texts[line]) }
    let sum = (cause.flatMap(specTerms) ?? []).filter { $0.points != 0 }
    guard let largest = sum.max(by: { abs($0.points) < abs($1.points) }) else { return nil }
    let parts = sum.prefix(5).map { term -> Phrase in
      "\(points: term.points) by \(line: term.line)"
    }
    let more: Phrase = sum.count > 5 ? " and more" : ""
    return side(
      .spec, largest.line, code: listed.texts[largest.line],
      words: sum.count > 1 ? "\(parts.joined(separator: " + "))\(more)" : nil)
  }

  private func constraints(
    of cause: Cause?, at place: Blame.Side?, _ hasHeading: Bool
  ) -> (side: CauseCard.Side, line: Int?)? {
    guard let cause else {
      return place?.line.flatMap { side(.constraints, $0, code: listed.texts[$0]) }
    }
    if cause.isSpecStep, place == nil { return nil }
    if case .violated(.rule(let rule)) = cause.reason {
      return side(.constraints, rule.line ?? place?.line ?? cause.line, code: rule.text)
    }
    let line = place?.line ?? cause.line
    let words = hasHeading ? cause.phrase : nil
    return side(.constraints, line, code: line.flatMap { listed.texts[$0] }, words: words)
  }

  private func side(
    _ engine: Engine, _ line: Int?, code: String?, words: Phrase? = nil
  ) -> (side: CauseCard.Side, line: Int?)? {
    if line == nil, code == nil, words == nil { return nil }
    let name = engine == .spec ? "In the spec" : "In the constraints"
    let place = line.map { line -> Phrase in ", \(line: line)" } ?? ""
    return (
      CauseCard.Side(
        sideStyle: engine.rawValue, sideTitle: listed.linked("\(name)\(place)"), sideCode: code,
        sideWords: words.map(listed.linked)),
      line
    )
  }

  /// The lines that determine, in the spec, the edge of the element that differs most.
  private func specTerms(_ cause: Cause) -> [EdgeTerms.Term]? {
    guard let name = cause.element,
      let element = shown?.elements.first(where: { $0.element == name }),
      let edges = terms.first(where: { $0.element == name })?.spec
    else { return nil }
    let differing = element.edges.filter { cause.axis == nil || $0.edge.axis == cause.axis }
    let largest = differing.max { abs($0.difference) < abs($1.difference) }?.edge
    guard
      let index = (cause.values?.edge ?? largest).flatMap({ Edge.allCases.firstIndex(of: $0) }),
      edges.indices.contains(index)
    else { return nil }
    return edges[index].terms
  }
}
