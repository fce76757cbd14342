import Comparison
import Explaining
import Geometry
import Layouts
import Phrases
import RecordWords
import RunRecords
import Scenarios

/// The picture of both layouts at any width, which the script draws from straight segments.
///
/// Without script, its list of events stays.
struct SliderSection {
  let courses: [Course]
  let heights: [Choice]
  let hasHeights: Bool
  let cases: [Choice]
  let hasCases: Bool
  let snaps: [Snap]
  let contents: [CaseContents]
  /// The first width, in points: where something is broken, or that of the container shown first.
  let firstWidth: String
  /// Pixels per point of the scenario, of which the frames on pixels are known at its containers.
  let pixelScale: String
  /// The layers of the picture, the lower one first.
  let sides: [Side]
  /// Whether there is one.
  let isAlone: Bool

  /// A layer.
  struct Side {
    let sideStyle: String
    let sideHeading: String
  }

  /// A height or a case to choose.
  struct Choice {
    /// Its name in addresses: `120`, `auto`; of the usual case nothing.
    let key: String
    let choiceText: String
    /// Whether something is broken there.
    let choiceStyle: String?
    let isFirst: Bool
  }

  /// The contents of elements in one case.
  typealias CaseContents = (caseKey: String, own: [Content])

  /// What is broken at some widths.
  struct Broken {
    let brokenSpans: String
    /// Its elements, separated by line feeds, as no name has them.
    let brokenElements: String
    let brokenText: String
  }

  /// All widths at one height, or at a self-sizing height, in one case.
  struct Course {
    let heightKey: String
    let caseKey: String
    /// What is chosen, where there is a choice; else empty.
    let courseText: String
    let isFirst: Bool
    /// Whether it is of the case that is shown first.
    let isOfFirstCase: Bool
    let from: String
    let to: String
    /// What holds where, as bars; empty where nothing is known.
    let bars: [ProofPicture.Bar]
    let broken: [Broken]
    let events: [SliderEvent]
    let moreEvents: Int?
    /// Where frames are not proven, in a sentence; `nil` where all are.
    let sampledText: String?
    /// Ranges of widths; `nil` for none.
    let sampled: String?
    let missing: String?
    let conflicts: String?
    let elements: [Element]
  }

  /// The functions of one element.
  struct Element {
    let element: String
    /// Four functions, separated by `;`, each of three numbers for each segment.
    let specNumbers: String
    /// The same for the constraints; `nil` where they are the layout spec's.
    let constraintsNumbers: String?
    let ambiguousSpans: String?
    let refusedSpans: String?
  }

  /// The content of an element; its properties have names that no page uses.
  struct Content {
    let element: String
    let kind: String
    let controlLook: String?
    let controlTitle: String?
    let contentSize: String?
    let contentText: String?
    /// Size, weight, left edge, first baseline and line height.
    let contentFont: String?
    let contentColor: String?
    let contentBreaks: String?
  }

  /// A way to draw edges on pixels.
  typealias Snap = (scale: String, snapText: String, isOff: Bool)

  /// `nil` where frames at all widths are not known, too many, or cannot be drawn.
  init?(_ scenario: ScenarioRecord) {
    let broken = BrokenPlace.all(of: scenario)
    guard let frames = Self.shownFrames(of: scenario) else { return nil }
    let comparisons = scenario.shownContainers.filter { $0.container.caseName == nil }
    sides = scenario.shownEngines.map { Side(sideStyle: $0.rawValue, sideHeading: $0.heading) }
    isAlone = sides.count == 1
    let first = comparisons.firstShown?.container
    let names = frames.caseNames
    // Nothing else is wrong where a promise is broken alone: the page begins there.
    let worst =
      [.brokenPromise, .found].contains(scenario.standing)
      ? broken.first { $0.width != nil && names.contains($0.caseName) } : nil
    let height = worst?.height ?? first?.height
    let shown =
      frames.firstIndex { $0.height == height && $0.caseName == worst?.caseName }
      ?? frames.firstIndex { $0.caseName == worst?.caseName } ?? 0
    let caseName = frames[shown].caseName
    let heights = frames.filter { $0.caseName == nil }.map(\.height)
    courses = frames.enumerated().map { index, frames in
      Course(
        frames, isFirst: index == shown,
        isOfFirstCase: frames.caseName == caseName, hasHeights: heights.count > 1,
        hasCases: names.count > 1,
        proof: scenario.proof?.sweeps.first {
          $0.sweep.across == frames.height && $0.sweep.caseName == frames.caseName
        },
        broken: broken.filter { $0.isOf(height: frames.height, caseName: frames.caseName) },
        contents: scenario.drawableContents(inCase: frames.caseName),
        containers: comparisons.map(\.container.width))
    }
    self.heights = heights.map { height in
      Choice(
        key: height.heightKey, choiceText: height.heightText,
        choiceStyle: nil, isFirst: height == frames[shown].height)
    }
    hasHeights = heights.count > 1
    cases = CaseChoice.all(names, of: scenario).map { choice in
      Choice(
        key: choice.name, choiceText: choice.words, choiceStyle: choice.isWrong ? "bad" : nil,
        isFirst: choice.name == caseName ?? "")
    }
    hasCases = names.count > 1
    firstWidth = NumberText.plain(worst?.width ?? first?.width ?? frames[0].span.from)
    snaps =
      [Snap(scale: "0", snapText: "Off", isOff: true)]
      + [1, 2, 3].map { Snap(scale: "\($0)", snapText: "\($0)×", isOff: false) }
    pixelScale = NumberText.plain(scenario.scale)
    contents = names.map { name in
      CaseContents(
        caseKey: name ?? "", own: scenario.drawableContents(inCase: name).map(Content.init))
    }
  }

  /// The frames that a page has room for: those of the usual case, then of cases in which something is
  /// wrong, then of others, in the order of the record; `nil` where not even the first ones fit.
  private static func shownFrames(of scenario: ScenarioRecord) -> [WidthFrames]? {
    let frames = scenario.knownFrames
    guard !frames.isEmpty, frames.allSatisfy(\.isDrawable) else { return nil }
    let others = CaseChoice.all(frames.caseNames.compactMap(\.self), of: scenario)
    let sorted = others.filter(\.isWrong) + others.filter { !$0.isWrong }
    var (kept, count): ([String?], Int) = ([], 0)
    for name in [nil] + sorted.map(\.name) {
      let own = frames.filter { $0.caseName == name }.map(\.count).reduce(0, +)
      let texts = scenario.drawableContents(inCase: name).map { $0.text?.count ?? 0 }
      count += own + texts.reduce(0, +)
      guard count <= SizeLimits.sliderNumbers else { break }
      kept.append(name)
    }
    return kept.isEmpty ? nil : frames.filter { kept.contains($0.caseName) }
  }
}

extension Double? {
  /// The height in addresses: `120`, or `auto`.
  fileprivate var heightKey: String { map(NumberText.plain) ?? "auto" }
  fileprivate var heightText: String { map { $0.withUnit } ?? "self-sizing" }
}

extension SliderSection.Course {
  fileprivate init(
    _ frames: WidthFrames, isFirst: Bool, isOfFirstCase: Bool, hasHeights: Bool, hasCases: Bool,
    proof: SweepProof?, broken: [BrokenPlace], contents: [ElementContent], containers: [Double]
  ) {
    (self.isFirst, self.isOfFirstCase) = (isFirst, isOfFirstCase)
    heightKey = frames.height.heightKey
    caseKey = frames.caseName ?? ""
    courseText = [
      hasHeights ? frames.height.heightText : nil,
      hasCases ? frames.caseName ?? "as usual" : nil,
    ].compactMap(\.self).joined(separator: ", ")
    (from, to) = (NumberText.plain(frames.span.from), NumberText.plain(frames.span.to))
    bars = Self.bars(over: frames.span, proof, broken: broken.filter { $0.fact != nil })
    self.broken = broken.compactMap { place in
      guard let fact = place.fact, !place.spans.isEmpty else { return nil }
      return SliderSection.Broken(
        brokenSpans: Self.numbers(place.spans.map { WidthSpan(from: $0.from, to: $0.to) }),
        brokenElements: place.elements.joined(separator: "\n"), brokenText: fact.typeset)
    }
    let all = SliderEvent.all(in: frames, proof: proof, broken: broken, contents: contents)
    events = SliderEvent.chosen(from: all)
    moreEvents = all.count > events.count ? all.count - events.count : nil
    let whole = frames.sampled.first { $0 == frames.span } != nil
    let engines = frames.notation == nil ? "both engines" : "the engine"
    let proven = frames.notation == nil ? "proven" : "exact"
    sampledText =
      frames.sampled.isEmpty
      ? nil
      : whole
        ? "Nothing is \(proven) here: \(engines) laid out some widths, and frames in between are "
          + "straight lines."
        : "Not \(proven) \(SpanText.of(frames.sampled)): there, \(engines) laid out some widths, and "
          + "frames in between are straight lines."
    func ranges(_ spans: [WidthSpan]) -> String? { spans.isEmpty ? nil : Self.numbers(spans) }
    sampled = ranges(frames.sampled)
    missing = ranges(frames.missing)
    conflicts = ranges(frames.conflicts)
    elements = frames.elements.map { moving in
      func spans(_ admits: Bool) -> String? {
        let spans = frames.ambiguous.filter {
          $0.element == moving.element && $0.admitsSpec == admits
        }
        return spans.isEmpty ? nil : Self.numbers(spans.map(\.span))
      }
      return SliderSection.Element(
        element: moving.element, specNumbers: Self.numbers(moving.spec),
        constraintsNumbers: moving.constraints.map(Self.numbers), ambiguousSpans: spans(true),
        refusedSpans: spans(false))
    }
  }

  /// What a proof says, and over it where something is broken; nothing where neither is known.
  private static func bars(
    over span: WidthSpan, _ proof: SweepProof?, broken: [BrokenPlace]
  ) -> [ProofPicture.Bar] {
    let proven = proof.flatMap { ProofPicture($0, containers: []) }?.bars ?? []
    if proven.isEmpty, broken.isEmpty { return [] }
    func bar(_ from: Double, _ to: Double, _ style: String, _ title: String) -> ProofPicture.Bar {
      ProofPicture.Bar(from: from, to: to, of: span, style: style, title: title)
    }
    let whole = bar(span.from, span.to, "idle", "")
    return (proven.isEmpty ? [whole] : proven)
      + broken.flatMap { place in
        place.spans.prefix(SizeLimits.proofBars).map {
          bar($0.from, $0.to, "bad", place.fact?.text ?? "")
        }
      }
  }

  private static func numbers(_ spans: [WidthSpan]) -> String {
    spans.map { "\(number($0.from)) \(number($0.to))" }.joined(separator: " ")
  }

  private static func numbers(_ functions: [StraightSegments]) -> String {
    functions.map { function in
      function.segments.map {
        "\(number($0.start)) \(number($0.value)) \(number($0.slope))"
      }.joined(separator: " ")
    }.joined(separator: ";")
  }

  private static func number(_ number: Double) -> String { NumberText.exact(number) }
}

extension SliderSection.Content {
  init(_ content: ElementContent) {
    element = content.element
    kind = content.kind.rawValue
    controlLook = content.control?.rawValue
    controlTitle = content.title
    contentSize = content.size.map { $0.map { $0.points }.joined(separator: "×") }
    contentText = content.text?.text
    contentFont = content.text.map { text in
      [text.fontSize, Double(text.fontWeight), text.left, text.firstBaseline, text.lineHeight]
        .map(NumberText.exact).joined(separator: " ")
    }
    contentColor = content.text?.drawnColor
    contentBreaks = content.text.map { text in
      text.breaks.enumerated().map { index, breaks in
        let next = index + 1 < text.breaks.count ? text.breaks[index + 1].from : nil
        return Self.numbers(of: breaks, isUpToNext: breaks.to == next)
      }.joined(separator: ";")
    }
  }

  /// The first and the last width; then the end and the width of each line.
  ///
  /// What follows from the numbers before it is left out, as most of it does: the last width where the
  /// next lines begin there, and the start of a line, written after `@`, where it is one scalar after the
  /// end of the line before. The width of a line that is cut is negative.
  private static func numbers(of breaks: TextBreaks, isUpToNext: Bool) -> String {
    var words = [
      NumberText.exact(breaks.from) + (isUpToNext ? "" : "~\(NumberText.exact(breaks.to))")
    ]
    var start = 0
    for line in breaks.lines {
      if line.start != start { words.append("@\(line.start)") }
      words.append("\(line.end)")
      words.append((line.isCut ? "-" : "") + NumberText.decimal(line.width, places: 2))
      start = line.end + 1
    }
    return words.joined(separator: " ")
  }
}

extension ElementText {
  /// The colour, where it is one: records may say anything.
  var drawnColor: String? {
    guard let color, color.utf8.count == 7, color.hasPrefix("#"),
      color.dropFirst().allSatisfy({ $0.isASCII && $0.isHexDigit })
    else { return nil }
    return color
  }

  /// How many numbers a page needs for it, and characters by eights.
  fileprivate var count: Int {
    text.utf8.count / 8 + breaks.reduce(0) { $0 + 2 + 4 * $1.lines.count }
  }
}

extension ScenarioRecord {
  /// The contents of elements in a case that can be drawn.
  fileprivate func drawableContents(inCase name: String?) -> [ElementContent] {
    contents(inCase: name).filter { $0.text?.isDrawable ?? true }
  }

  /// The frames at all widths, for each height: exact ones, else samples; empty where there are none.
  var knownFrames: [WidthFrames] {
    let exact = widthFrames ?? []
    return exact.isEmpty ? [sampledFrames].compactMap(\.self) : exact
  }
}

extension WidthFrames {
  /// How many numbers a page needs for it.
  fileprivate var count: Int {
    elements.reduce(0) { count, element in
      count + 3 * (element.spec + (element.constraints ?? [])).reduce(0) { $0 + $1.segments.count }
    }
  }

  /// Whether each element has four functions, and all numbers are finite and of a size that can be
  /// drawn: records may say anything.
  fileprivate var isDrawable: Bool {
    func isNumber(_ number: Double) -> Bool { abs(number) < 1e6 }
    return span.from > 0 && span.from < span.to && isNumber(span.to)
      && (height.map { $0 > 0 && isNumber($0) } ?? true) && !elements.isEmpty
      && elements.count <= SizeLimits.sliderElements
      && elements.allSatisfy { element in
        [element.spec, element.constraints ?? element.spec].allSatisfy { edges in
          edges.count == 4
            && edges.allSatisfy { edge in
              !edge.segments.isEmpty
                && edge.segments.allSatisfy {
                  isNumber($0.start) && isNumber($0.value) && isNumber($0.slope)
                }
            }
        }
      }
  }
}
