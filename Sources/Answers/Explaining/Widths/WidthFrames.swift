package import JSONText
import Layouts
package import Scenarios

/// Every frame of both layouts at every width of a range, as straight segments.
///
/// Between two breakpoints of a proof each edge is an affine function of the container's width. So a
/// few numbers for each edge give its position at any width, without an engine. Positions are not
/// rounded to pixels.
package struct WidthFrames: Sendable, Equatable, Decodable, JSONRepresentable {
  /// The version of the format that this code writes; a later one only adds to it.
  package static let currentVersion = 1

  /// The version of the format.
  package var version = currentVersion
  /// The smallest and the largest width.
  package var span: WidthSpan
  /// The container's height in points at all widths; `nil` for a self-sizing height.
  package var height: Double?
  /// The case of the screen; `nil` for the usual one.
  package var caseName: String?
  /// The only notation that has frames; `nil` where both have.
  package var notation: Engine?
  /// The frames of each element; the container itself, `superview`, is the first.
  package var elements: [MovingFrame]
  /// The widths whose frames were laid out at some widths only, and are straight in between: nothing
  /// is proven there.
  package var sampled: [WidthSpan]
  /// The widths at which an engine gives no layout; frames continue across them.
  package var missing: [WidthSpan]
  /// The widths at which required constraints conflict.
  package var conflicts: [WidthSpan]
  /// The widths at which elements are ambiguous.
  package var ambiguous: [AmbiguousSpan]

  private enum CodingKeys: String, CodingKey {
    case version, span, height, notation, elements, sampled, missing, conflicts, ambiguous
    case caseName = "case"
  }

  /// Makes frames over a range.
  package init(
    span: WidthSpan, height: Double? = nil, caseName: String? = nil, notation: Engine? = nil,
    elements: [MovingFrame], sampled: [WidthSpan] = [], missing: [WidthSpan] = [],
    conflicts: [WidthSpan] = [], ambiguous: [AmbiguousSpan] = []
  ) {
    self.span = span
    self.height = height
    self.caseName = caseName
    self.notation = notation
    self.elements = elements
    self.sampled = sampled
    self.missing = missing
    self.conflicts = conflicts
    self.ambiguous = ambiguous
  }

  package var json: JSONValue {
    .object([
      "version": version.json, "span": span.json, "height": height?.json, "case": caseName?.json,
      "notation": notation?.json, "elements": elements.json, "sampled": sampled.json,
      "missing": missing.json, "conflicts": conflicts.json, "ambiguous": ambiguous.json,
    ])
  }
}

extension WidthFrames {
  /// The same about some elements alone.
  package func only(_ names: Set<String>) -> WidthFrames {
    var frames = self
    frames.elements.removeAll { !names.contains($0.element) }
    frames.ambiguous.removeAll { !names.contains($0.element) }
    return frames
  }
}

extension [WidthFrames] {
  /// The cases that have frames, each once; `nil` for the usual one.
  package var caseNames: [String?] {
    reduce(into: []) { names, frames in
      if !names.contains(frames.caseName) { names.append(frames.caseName) }
    }
  }
}

/// The frame of an element in both layouts, as functions of the container's width.
package struct MovingFrame: Sendable, Equatable, Decodable, JSONRepresentable {
  /// The element, or `superview`.
  package var element: String
  /// The layout spec's left, top, right and bottom edges, in this order; those of the only notation
  /// where there is one.
  package var spec: [StraightSegments]
  /// The constraints' edges; `nil` where they are the layout spec's.
  package var constraints: [StraightSegments]?

  /// Makes a frame of its edges.
  package init(element: String, spec: [StraightSegments], constraints: [StraightSegments]? = nil) {
    self.element = element
    self.spec = spec
    self.constraints = constraints
  }

  package var json: JSONValue {
    .object(["element": element.json, "spec": spec.json, "constraints": constraints?.json])
  }
}

/// A function of a width that is straight between a few widths, and may jump there.
///
/// Encoded as three numbers for each segment: the width from which it is valid, the value there, and the
/// slope.
package struct StraightSegments: Sendable, Equatable, JSONRepresentable {
  /// One segment, valid from `start` up to the next segment.
  package struct Segment: Sendable, Equatable {
    /// The first width, in points.
    package var start: Double
    /// The value at that width, in points.
    package var value: Double
    /// The growth of the value with each point of width.
    package var slope: Double

    package init(start: Double, value: Double, slope: Double = 0) {
      self.start = start
      self.value = value
      self.slope = slope
    }

    package func value(at width: Double) -> Double { value + slope * (width - start) }
  }

  /// The segments, by ascending width.
  package private(set) var segments: [Segment]

  /// Makes a function of segments by ascending width.
  package init(_ segments: [Segment] = []) {
    self.segments = segments
  }

  /// The largest jump, in points, that is rounding.
  ///
  /// Far above the error of the solver, and a thousandth of what counts as a difference.
  private static let jump = 1e-5
  /// The largest change of a slope that is rounding: less than `jump` over 1000 points.
  private static let bend = 1e-8

  /// Appends a segment; one that continues the last one is part of it.
  package mutating func append(_ segment: Segment) {
    if let last = segments.last, abs(last.slope - segment.slope) <= Self.bend,
      abs(last.value(at: segment.start) - segment.value) <= Self.jump
    {
      return
    }
    segments.append(segment)
  }

  /// The value at a width; that of the first segment before it, and 0 without segments.
  package func value(at width: Double) -> Double {
    segment(at: width)?.value(at: width) ?? 0
  }

  /// The segment that is valid from a width on; the first one before it, `nil` without segments.
  ///
  /// Logarithmic in the number of segments.
  package func segment(at width: Double) -> Segment? {
    var (low, high) = (0, segments.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].start <= width { low = middle } else { high = middle }
    }
    return segments.isEmpty ? nil : segments[low]
  }

  /// The same function with as few digits as positions need: 10⁻⁶ points over a thousand points.
  package var rounded: StraightSegments {
    func round(_ number: Double, _ unit: Double) -> Double {
      let rounded = (number * unit).rounded() / unit
      // Minus zero takes a digit more, and means nothing.
      return rounded == 0 ? 0 : rounded
    }
    return StraightSegments(
      segments.map {
        Segment(
          start: round($0.start, 1e7), value: round($0.value, 1e6), slope: round($0.slope, 1e9))
      })
  }

  /// Three numbers for each segment.
  package var json: JSONValue { segments.flatMap { [$0.start, $0.value, $0.slope] }.json }
}
