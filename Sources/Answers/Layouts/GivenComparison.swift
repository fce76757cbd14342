package import Geometry
package import JSONText
package import LayoutConstraints
package import Scenarios

/// The frames of both layouts in one container, compared with the frames that the scenario gives.
package struct GivenComparison: Sendable, Equatable, Decodable, JSONRepresentable {
  /// How far from its given value a length may be, in points.
  package var tolerance: Double
  /// The elements with a given frame, in the order of the scenario.
  package var elements: [GivenElement]

  package init(tolerance: Double, elements: [GivenElement]) {
    self.tolerance = tolerance
    self.elements = elements
  }

  package var json: JSONValue { .object(["tolerance": tolerance.json, "elements": elements.json]) }
}

/// One element's given frame and those of the layouts.
package struct GivenElement: Sendable, Equatable, Decodable, JSONRepresentable {
  /// The element's name; `superview` is the container itself.
  package var element: String
  /// The given frame.
  package var frame: Frame
  /// The line of the file that gives it, counted from 1; `nil` for code.
  package var line: Int?
  /// Where it comes from; `nil` for the file or the code of the scenario.
  package var source: GivenSource?
  /// The frame in the layout spec, on pixels; `nil` where that does not place the element.
  package var spec: Frame?
  /// The frame in the constraints, on pixels; `nil` where they do not place it.
  package var constraints: Frame?
  /// The lengths that are too far from the given ones: those of the spec first, each in the order x, y,
  /// width, height.
  package var differences: [GivenDifference]
  /// Whether the frame is ambiguous in the constraints, and the given one is one valid solution.
  ///
  /// The constraints then agree with it, whatever their differences are.
  package var isAmbiguous: Bool

  /// Whether every layout agrees with the given frame.
  package var agrees: Bool { engines.isEmpty }

  /// The notations that do not agree with it.
  package var engines: [Engine] {
    Engine.allCases.filter { engine in countedDifferences.contains { $0.engine == engine } }
  }

  /// The differences that count: without those of an ambiguous frame, and those of the device's font.
  package var countedDifferences: [GivenDifference] {
    differences.filter { !($0.engine == .constraints && isAmbiguous) && !isOfFont($0) }
  }

  /// Whether some length differs only because a device measures texts in another font.
  package var hasOtherFont: Bool { differences.contains(where: isOfFont) }

  /// Whether a length differs only because a device measures texts in another font; a browser has ours.
  private func isOfFont(_ difference: GivenDifference) -> Bool {
    difference.reason == .font && source == nil
  }

  /// Makes a comparison of one element.
  package init(
    element: String, frame: Frame, line: Int? = nil, source: GivenSource? = nil, spec: Frame? = nil,
    constraints: Frame? = nil, differences: [GivenDifference] = [], isAmbiguous: Bool = false
  ) {
    self.element = element
    self.frame = frame
    self.line = line
    self.source = source
    self.spec = spec
    self.constraints = constraints
    self.differences = differences
    self.isAmbiguous = isAmbiguous
  }

  package var json: JSONValue {
    .object([
      "element": element.json, "frame": frame.json, "line": line?.json, "source": source?.json,
      "spec": spec?.json, "constraints": constraints?.json, "differences": differences.json,
      "isAmbiguous": isAmbiguous.json,
    ])
  }
}

/// Where given frames come from, other than a scenario itself.
package enum GivenSource: String, Sendable, Decodable, JSONRepresentable {
  /// A browser, which laid out the scenario's page; its frames and those of the layouts are not rounded.
  case browser
}

/// What a browser made of a scenario's page.
package struct BrowserFinding: Sendable, Equatable, Decodable, JSONRepresentable {
  /// The name and the version of the browser; `nil` where it gave no frames.
  package var browser: String?
  /// Why there are no frames, each once; empty where all are there.
  package var problems: [BrowserProblem]
  /// Whether the scenario fails for that.
  package var fails: Bool

  /// Takes the result out of the browser's layouts, one for each case.
  package init(_ layouts: [BrowserLayout]) {
    browser = layouts.lazy.compactMap { $0.browser }.first
    problems = layouts.compactMap { $0.problem }.reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
    fails = layouts.contains { $0.fails }
  }

  package var json: JSONValue {
    .object(["browser": browser?.json, "problems": problems.json, "fails": fails.json])
  }
}

extension BrowserProblem: JSONRepresentable {
  package var json: JSONValue {
    switch self {
    case .notFound: .enumCase("notFound")
    case .notStarted(let path, let reason):
      .enumCase("notStarted", ["path": path.json, "reason": reason.json])
    case .tooSlow(let seconds): .enumCase("tooSlow", ["seconds": seconds.json])
    case .ended: .enumCase("ended")
    case .givenUp: .enumCase("givenUp")
    case .unknownDeclaration(let property, let value, let line):
      .enumCase(
        "unknownDeclaration",
        ["property": property.json, "value": value.json, "line": line.json])
    case .misunderstood(let message): .enumCase("misunderstood", ["_0": message.json])
    }
  }
}

/// One length of a frame that is not the given one.
package struct GivenDifference: Sendable, Equatable, Decodable, JSONRepresentable {
  /// The notation.
  package var engine: Engine
  /// Which of the four numbers of a frame.
  package var length: FrameLength
  /// The given value, in points.
  package var given: Double
  /// The value in the notation's layout, on pixels, in points.
  package var found: Double
  /// What follows from the layouts about the difference; `nil` where a rule must be wrong.
  package var reason: GivenReason?

  /// How far the layout is to the right, below, wider or higher, in points; negative the other way.
  package var difference: Double { found - given }

  package init(
    engine: Engine, length: FrameLength, given: Double, found: Double, reason: GivenReason? = nil
  ) {
    self.reason = reason
    self.engine = engine
    self.length = length
    self.given = given
    self.found = found
  }

  package var json: JSONValue {
    .object([
      "engine": engine.json, "length": length.json, "given": given.json, "found": found.json,
      "reason": reason?.json,
    ])
  }
}

/// Why a layout has another length than a given frame, where that follows from the layouts alone.
package enum GivenReason: String, Sendable, Decodable, CaseIterable, JSONRepresentable {
  /// The values are at most a pixel apart: a device may round to the other side.
  case pixel
  /// With texts as large as in the given frames, the layout has the given length.
  case font
  /// The value is ambiguous in the constraints.
  case tie
  /// A stack of the layout spec distributes whole points; only beside a browser's frames.
  case wholePoints
  /// Both notations have the same value: beside a device's frames, the mistake may be LayoutDiff's.
  case shared
}

/// One of the four numbers of a frame.
package enum FrameLength: String, Sendable, Decodable, JSONRepresentable, CaseIterable {
  case x, y, width, height

  /// The axis along which it is measured.
  package var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }

  /// The attribute that constraints use for it.
  package var attribute: Constraint.Attribute {
    switch self {
    case .x: .left
    case .y: .top
    case .width: .width
    case .height: .height
    }
  }

  /// Its value in a frame, in points.
  package func value(in frame: Frame) -> Double {
    switch self {
    case .x: frame.x
    case .y: frame.y
    case .width: frame.width
    case .height: frame.height
    }
  }

  /// The words for more and for less of it.
  fileprivate var comparatives: (more: String, less: String) {
    switch self {
    case .x: ("further right", "further left")
    case .y: ("further down", "further up")
    case .width: ("wider", "narrower")
    case .height: ("taller", "shorter")
    }
  }
}

extension GivenDifference {
  /// The difference in words: `title.width is 290 pt in the constraints and 288 pt in the given frame
  /// (line 12): 2 pt wider`.
  package func sentence(element: String, line: Int?, source: GivenSource? = nil) -> String {
    let words = length.comparatives
    let place = line.map { " (line \($0))" } ?? ""
    return """
      \(element).\(length.rawValue) is \(found.withUnit) in the \(engine.rawValue) and \
      \(given.withUnit) in the \(source?.rawValue ?? "given frame")\(place): \(abs(difference).withUnit) \
      \(difference > 0 ? words.more : words.less)
      """
  }
}

extension Engine {
  /// The notation in words, after an article: `layout spec`, `constraints`.
  var notation: String { self == .spec ? "layout spec" : "constraints" }
}
