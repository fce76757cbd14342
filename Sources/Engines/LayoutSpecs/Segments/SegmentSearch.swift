import AffineGeometry
import Geometry

/// Finds the segment of a layout that begins in a container, by the decisions that the engine
/// records.
///
/// Where two layouts have the same decisions, whatever decides is affine between them, and so is
/// known as a line. The nearest distance at which such a line changes its sign, or reaches the next
/// pixel, is the segment's end. The engine lays out again just before it. If its decisions are still
/// the same, the segment is proven; else its end is before that.
struct SegmentSearch {
  let tree: SpecTree
  let width: AffineLength
  /// `nil` for a self-sizing height.
  let height: AffineLength?
  let rounding: Rounding
  /// The largest distance from the start of the segment.
  let limit: Double

  /// The layout at a distance from the start of the segment.
  struct Place {
    let distance: Double
    let path: DecisionPath
  }

  /// What is found.
  struct Segment {
    let reach: Double
    /// The layout just beyond the start.
    let first: Place
    /// A layout near the end with the same decisions; `nil` where the segment is too short for one.
    let last: Place?
  }

  /// The distance of the first layout, in points.
  ///
  /// All distances are multiples of it. It is a power of two, so that lengths stay exact.
  private static let start = 0x1p-23
  /// The distance between the first two layouts.
  private static let firstStep = 0x1p-10
  /// The distance from the end of the last layout: less than the uncertainty of an end.
  private static let beforeEnd = 0x1p-21
  /// The most layouts; a search takes three or four.
  private static let mostLayouts = 100
  /// The shortest chord of a share; below it, the tangent replaces it.
  private static let shortestChord = 1e-6

  func place(at distance: Double) -> Place {
    let container = Container(width: width.after(distance), height: height?.after(distance))
    return Place(distance: distance, path: tree.decisionPath(in: container, rounding: rounding))
  }

  func segment() -> Segment {
    let first = place(at: min(Self.start, limit / 4))
    if first.path.obstacle != nil { return obstructed(from: first) }
    let contents = first.path.measurements.map { $0.segment }
    guard var last = neighbour(of: first, contents) else {
      return Segment(reach: first.distance, first: first, last: nil)
    }
    var end = limit
    for _ in 0..<Self.mostLayouts {
      let reach = reach(from: first, through: last, contents, limit: end)
      let distance = ((reach - Self.beforeEnd) / Self.start).rounded(.down) * Self.start
      guard distance > last.distance else { return Segment(reach: reach, first: first, last: last) }
      let place = place(at: distance)
      if let index = difference(of: first.path, place.path, contents) {
        let crossing = crossing(of: index, from: first, through: place, contents)
        let isBetween = last.distance < crossing && crossing < distance
        end = isBetween ? crossing : (last.distance + distance) / 2
      } else {
        last = place
      }
    }
    return Segment(reach: last.distance, first: first, last: last)
  }

  /// A layout near the first one with the same decisions.
  private func neighbour(of first: Place, _ contents: [ContentSegment?]) -> Place? {
    var step = min(Self.firstStep, limit / 2)
    while step > Self.start / 32 {
      let place = place(at: first.distance + step)
      if difference(of: first.path, place.path, contents) == nil { return place }
      step /= 32
    }
    return nil
  }

  /// A segment without known frames, up to a layout that has an obstacle too.
  private func obstructed(from first: Place) -> Segment {
    var reach = limit
    while reach > Self.firstStep, place(at: reach).path.obstacle == nil { reach /= 2 }
    return Segment(reach: reach, first: first, last: nil)
  }

  /// The number of the first decision that differs; `nil` where none does.
  ///
  /// Shares may differ: their chords limit the reach.
  private func difference(
    of one: DecisionPath, _ two: DecisionPath, _ contents: [ContentSegment?]
  ) -> Int? {
    for (index, decisions) in zip(one.decisions, two.decisions).enumerated() {
      let isSame =
        switch decisions {
        case (.share, .share): true
        case (.content(let number), .content):
          isSame(one.measurements[number], two.measurements[number], contents[number])
        default: decisions.0.deviation(to: decisions.1) != nil
        }
      if !isSame { return index }
    }
    let isSame = one.decisions.count == two.decisions.count && one.hasFault == two.hasFault
    return isSame ? nil : min(one.decisions.count, two.decisions.count)
  }

  private func isSame(
    _ one: MeasuredDecision, _ two: MeasuredDecision, _ segment: ContentSegment?
  ) -> Bool {
    guard let segment, one.isAsHigh(as: two),
      one.limit(segment).deviation(to: two.limit(segment)) != nil
    else { return false }
    return segment.widths.lowerBound - AffineDomain.noise <= two.width
      && two.width <= segment.widths.upperBound + AffineDomain.noise
  }

  /// The distance at which a decision changes, by the lines through two layouts.
  private func crossing(
    of index: Int, from first: Place, through last: Place, _ contents: [ContentSegment?]
  ) -> Double {
    guard index < min(first.path.decisions.count, last.path.decisions.count) else {
      return .infinity
    }
    guard case .content(let number) = first.path.decisions[index] else {
      return first.path.decisions[index].crossing(
        from: first.distance, to: last.path.decisions[index], at: last.distance)
    }
    guard let segment = contents[number] else { return .infinity }
    let (one, two) = (first.path.measurements[number], last.path.measurements[number])
    let limit = one.limit(segment).crossing(
      from: first.distance, to: two.limit(segment), at: last.distance)
    var domain = AffineDomain(limit: limit)
    domain.keep(
      AffineLength(through: one.width, at: first.distance, two.width, at: last.distance),
      in: segment.widths)
    return domain.reach
  }

  /// The distance up to which no decision changes, by the lines through two layouts.
  private func reach(
    from first: Place, through last: Place, _ contents: [ContentSegment?], limit: Double
  ) -> Double {
    var reach = limit
    for index in first.path.decisions.indices {
      if case .share(let one) = first.path.decisions[index],
        case .share(let two) = last.path.decisions[index]
      {
        reach = chord(from: one, through: two, last.distance - first.distance, upTo: reach)
      } else {
        reach = min(reach, crossing(of: index, from: first, through: last, contents))
      }
    }
    return reach
  }

  /// The length of the chord of a share, so short that it deviates by at most
  /// `Share.mostDeviation`, and at most `reach`.
  private func chord(
    from start: Share, through other: Share, _ distance: Double, upTo reach: Double
  ) -> Double {
    var length = reach
    while length > Self.shortestChord {
      let end = start.extended(to: other, by: length / distance)
      let deviation = start.deviation(to: end) ?? .infinity
      if deviation <= Share.mostDeviation { return length }
      // The deviation grows with the square of the length.
      length *= min(0.9, max(0.1, 0.95 * (Share.mostDeviation / deviation).squareRoot()))
    }
    return reach
  }
}

extension SegmentSearch.Segment {
  /// The largest distance between an edge and the affine function through both layouts, in points.
  var deviation: Double {
    guard let last else { return 0 }
    var sum = 0.0
    for case (.share(let one), .share(let two)) in zip(first.path.decisions, last.path.decisions) {
      let deviation = one.deviation(to: two) ?? 0
      if deviation > AffineDomain.noise { sum += deviation }
    }
    return sum
  }

  /// The first layout; where there is none at the very start either, throws the error there, whose
  /// text has the lengths of the start.
  func firstLayout(in search: SegmentSearch) throws(SpecError) -> Layout {
    do {
      return try first.path.layout
    } catch {
      _ = try search.place(at: 0).path.layout
      throw error
    }
  }
}

extension DecisionPath {
  /// Whether there is no layout.
  var hasFault: Bool {
    if case .failure = outcome { true } else { false }
  }

  /// The reason why layouts with equal decisions are not known to be affine; `nil` where they are.
  var obstacle: SpecObstacle? {
    for decision in decisions {
      switch decision {
      case .unknown:
        return .code
      case .content(let number) where measurements[number].content.segments == nil:
        return .content
      case .choice, .limit, .share, .nearer, .step, .content: continue
      }
    }
    return nil
  }
}
