import Comparison
import Explaining
import Geometry
import LayoutConstraints
import Layouts
import Scenarios

/// The promises of one notation.
struct DecidedNotation {
  let engine: Engine
  /// The scenario with this notation alone.
  let scenario: Scenario
  let promises: [Promise]
  /// Whether the scenario has another notation besides.
  let isOneOfTwo: Bool
  /// Whether nobody promised it: what follows from a conflict is then left out, and so is a text that is cut
  /// by no more than fonts differ.
  let isInspection: Bool
  private let layouts: [ContainerLayouts]
  private let work: LayoutWork
  private let sweeps: [FollowedSweep]

  init(
    _ engine: Engine, of scenario: Scenario, _ promises: [Promise], _ layouts: [ContainerLayouts],
    _ work: LayoutWork, isInspection: Bool = false, followed: [WidthFrames] = []
  ) {
    self.isInspection = isInspection
    let alone = scenario.alone(engine)
    (self.engine, self.promises, self.layouts, self.work) = (engine, promises, layouts, work)
    self.scenario = alone
    isOneOfTwo = scenario.hasBothNotations
    sweeps = FollowedSweep.all(of: alone, promises, work, followed)
  }

  /// The height of all containers; `nil` where it is self-sizing, and where there are several.
  var onlyHeight: Double? { sweeps.count == 1 ? sweeps[0].height : nil }

  /// Whether required constraints conflict at some width.
  var hasConflict: Bool { sweeps.contains { $0.hasConflict } }

  /// The widths at which required constraints conflict, for each height where they do.
  var conflicts: [(widths: [PromisedWidths], height: Double?)] {
    sweeps.map { ($0.conflicts, $0.height) }.filter { !$0.widths.isEmpty }
  }

  /// The elements that are ambiguous, with the widths at which they are, for each height.
  var ambiguities: [(element: String, widths: [PromisedWidths], height: Double?)] {
    sweeps.flatMap { sweep in
      sweep.ambiguities.sorted { $0.key < $1.key }.map { name, spans in
        let parts = spans.flatMap { span in
          isInspection
            ? sweep.withoutConflicts(span.from...span.to, known: knownWidth).map {
              PromisedWidths(from: $0.lowerBound, to: $0.upperBound)
            } : [span]
        }
        return (name, parts, sweep.height)
      }.filter { !$0.1.isEmpty }
    }
  }

  /// The width at which somebody has seen an inspected screen.
  private var knownWidth: Double? {
    scenario.caseName == nil ? scenario.containers.first?.width : nil
  }

  /// The result of each promise, in their order.
  var results: [NotationPromise] { promises.map(result) }

  private func result(of promise: Promise) -> NotationPromise {
    let asked = promise.widths ?? scenario.containerWidths
    let elements = promisedElements(promise)
    // The container is always placed, and what is mirrored is compared as far as it is.
    let needed =
      promise.kind == .mirrored ? [] : elements.filter { $0 != ConstraintSystem.containerName }
    var result = NotationPromise(notation: engine, status: .kept)
    var breaches: [PromiseBreach] = []
    var (hasFrames, isWhole) = (false, true)
    for sweep in sweeps {
      let parts = isInspection ? sweep.withoutConflicts(asked, known: knownWidth) : [asked]
      let pieces = parts.flatMap { sweep.pieces(of: elements, over: $0) }
      guard let first = pieces.first, let last = pieces.last else {
        isWhole = false
        continue
      }
      hasFrames = hasFrames || needed.allSatisfy { first.edges(of: $0) != nil }
      let range = PromisedWidths(from: first.widths.lowerBound, to: last.widths.upperBound)
      // The least of all heights: the work may end within a range.
      result.widths = PromisedWidths(
        from: range.from, to: min(range.to, result.widths?.to ?? range.to))
      result.sampled += sweep.sampled(in: range)
      result.ambiguous = (result.ambiguous + sweep.ambiguous(of: elements, in: range)).distinct
      let found = Breaches.found(
        by: conditions(of: promise, slack: Tolerance.equal, in: pieces), in: pieces,
        sampled: result.sampled)
      breaches += found.map { breach in
        var breach = breach
        breach.height = sweeps.count > 1 ? sweep.height : nil
        return breach
      }
    }
    result.sampled = result.sampled.distinct
    result.breaches = Breaches.joined(breaches)
    result.breaches += breachesOnPixels(of: promise, elements, within: asked, besides: breaches)
    if !isWhole { result.widths = nil }
    hasFrames = hasFrames || layouts.contains { places(needed, in: $0) }
    if scenario.expectation?.isConflict != true {
      let spans = sweeps.flatMap { $0.conflicts }.filter {
        $0.from == $0.to
          ? asked.contains($0.from) : $0.from < asked.upperBound && asked.lowerBound < $0.to
      }
      result.conflicts = spans.isEmpty ? nil : spans
    }
    result.status = status(of: result, promise, asked, hasFrames: hasFrames)
    return result
  }

  private func status(
    of result: NotationPromise, _ promise: Promise, _ asked: ClosedRange<Double>, hasFrames: Bool
  ) -> PromiseStatus {
    if !result.breaches.isEmpty { return .broken }
    guard hasFrames else { return work.hasEnded ? .unfinished : .unplaced }
    guard let widths = result.widths else {
      // Containers have no layout that reads the other way.
      return work.hasEnded || promise.kind == .mirrored ? .unfinished : .keptInContainers
    }
    if asked.upperBound - widths.to > ProofTolerance.breakpointCluster { return .unfinished }
    if result.conflicts != nil { return .conflict }
    if !result.sampled.isEmpty { return .keptWhereSampled }
    return result.ambiguous.isEmpty ? .kept : .keptAmbiguously
  }

  /// The names that must have a frame.
  private func promisedElements(_ promise: Promise) -> [String] {
    var names = promise.kind.elements
    if case .mirrored = promise.kind { names = scenario.elements.map({ $0.name }) }
    if case .rule(let rule) = promise.kind { names += rule.measured }
    return (names + [ConstraintSystem.containerName]).distinct
  }

  /// The conditions of a promise that may happen in these pieces; `slack` is the length by which a text may miss
  /// its own.
  private func conditions(
    of promise: Promise, slack: Double, in pieces: [MovingFrames]
  ) -> [Condition] {
    let painted = isInspection ? PaintedPart.all(in: scenario) : [:]
    return switch promise.kind {
    case .apart(let names): FrameConditions.apart(names, painted: painted, in: pieces)
    case .inside(let names, let outer):
      FrameConditions.inside(names, of: outer, painted: painted)
    case .whole(let names):
      TextConditions.whole(names, in: scenario, slack: slack, isInspection: isInspection)
    case .visible(let names): FrameConditions.visible(names)
    case .tappable(let names, let size): FrameConditions.tappable(names, size)
    case .inOrder(let names): FrameConditions.inOrder(names)
    case .rule(let rule): RuleConditions.all(of: rule)
    case .mirrored: FrameConditions.mirrored(scenario.elements.map { $0.name })
    }
  }

  /// What is broken by more than a pixel in containers where the frames before rounding keep it, or are
  /// not known.
  private func breachesOnPixels(
    of promise: Promise, _ elements: [String], within asked: ClosedRange<Double>,
    besides known: [PromiseBreach]
  ) -> [PromiseBreach] {
    let pixel = 1 / scenario.scale + Tolerance.equal
    var pieces: [(container: Container, frames: MovingFrames)] = []
    for layouts in layouts where asked.contains(layouts.container.width) {
      guard let layout = engine == .spec ? layouts.spec : layouts.constraints else { continue }
      let frames = MovingFrames(
        at: layouts.container.width, NamedFrames(layout.frames.mapValues(CGRect.init)),
        readsRightToLeft: scenario.readsRightToLeft)
      pieces.append((layouts.container, frames))
    }
    let conditions = conditions(of: promise, slack: pixel, in: pieces.map { $0.frames })
    var breaches: [PromiseBreach] = []
    for (container, frames) in pieces {
      for breach in Breaches.found(by: conditions, in: [frames], sampled: []) {
        guard let worst = breach.worst, breach.kind.isWithoutAmount || worst.amount > pixel,
          !known.contains(where: { $0.isOf(breach, at: worst.width) })
        else { continue }
        var own = breach
        own.ranges = []
        own.containers = [BrokenContainer(container, amount: worst.amount)]
        breaches.append(own)
      }
    }
    return Breaches.joined(breaches)
  }

  private func places(_ elements: [String], in layouts: ContainerLayouts) -> Bool {
    let layout = engine == .spec ? layouts.spec : layouts.constraints
    return layout.map { layout in elements.allSatisfy { layout.frames[$0] != nil } } ?? false
  }
}

extension PromiseBreach {
  /// Whether it is the same thing as another breach, and known at a width.
  fileprivate func isOf(_ other: PromiseBreach, at width: Double) -> Bool {
    isSame(as: other)
      && ranges.contains { $0.from - 1e-6 <= width && width <= $0.to + 1e-6 }
  }
}
