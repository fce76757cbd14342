import Comparison
import Explaining
import Foundation
import Geometry
import Layouts
import RecordWords
import Scenarios

/// Two layouts of one container, drawn as two layers of one size that a page can overlay.
struct LayoutPicture {
  let number: Int
  /// Both layouts as one layer, where they are the same; `nil` where they are not.
  var both: Layer?
  /// The first layer; `nil` where the scenario has no layout spec.
  var spec: Layer?
  /// The second layer; `nil` where it has no constraints.
  var constraints: Layer?
  /// The given frames as outlines; `nil` where none are given.
  let givenLayer: Layer?
  /// The layouts and the page of a browser, to be drawn side by side; empty without a page.
  let apart: [Layer]
  let viewBox: String
  let bounds: CGRect
  /// Its width on a page that is wide enough, in CSS pixels.
  let displayWidth: String
  /// Whether all frames are equal, so that "differences only" shows nothing.
  let isWithoutDifference: Bool
  /// Whether one notation is drawn alone.
  let isSingle: Bool

  /// The layout of one engine.
  struct Layer {
    let engine: String
    let style: String
    let title: String
    /// What it shows, where its title does not say that.
    let description: String?
    var boxes: [Box]
    /// The name of its boxes where they are drawn once more with dashes, for both layouts; else `nil`.
    var boxesId: String?
    /// The lengths of differences; only the layer on top has them.
    var dimensions: [DimensionLine] = []
  }

  /// One element.
  struct Box {
    let element: String
    let finding: StatusMark
    /// Whether the finding is not that nothing is wrong.
    let isNotable: Bool
    /// Its classes; `nil` where both layouts are one and it is not the container.
    var boxStyle: String?
    let rectangle: Rectangle
    /// Other valid frames of an ambiguous element.
    let alternatives: [Rectangle]
    /// The content of the box; `nil` where it is not known.
    let drawn: DrawnContent?
    /// The name of its content, which other boxes use; `nil` where none may.
    let contentId: String?
    /// The same content elsewhere, which is used instead of `drawn`.
    let use: DrawnOnce.Use?
    let label: Label?
  }

  /// The kinds of the two layers.
  enum Layers {
    /// The layouts of both engines.
    case engines
    /// The accepted frames, and the frames now.
    case baseline

    fileprivate var titles: (String, String) {
      self == .engines ? (Headings.layoutSpec, Headings.constraints) : ("Accepted", "Now")
    }
    fileprivate var styles: (String, String) {
      self == .engines ? ("spec", "constraints") : ("accepted", "now")
    }
  }

  /// A rectangle's attributes.
  struct Rectangle {
    let x: String
    let y: String
    let width: String
    let height: String
  }

  /// A word inside a box.
  typealias Label = (text: String, x: String, y: String, size: String)

  /// Containers smaller than this width and height, in CSS pixels, are enlarged up to twice.
  ///
  /// Ours: the width of the column of pictures on a page of 1280 pixels.
  private static let (comfortableWidth, comfortableHeight) = (600.0, 480.0)

  /// `nil` where there are no frames, or frames too large to draw.
  ///
  /// `open` maps ambiguous elements to further valid frames. `zoom` is the number of pixels per point, if it is not
  /// that of a report's page; words have the same size in pixels at any.
  init?(
    _ comparison: ContainerComparison, elements: [NumberedElement], number: Int,
    open: [String: [Frame]], contents: [ElementContent] = [], only: Engine? = nil,
    layers: Layers = .engines, once: DrawnOnce? = nil, zoom chosenZoom: Double? = nil
  ) {
    let given = layers == .engines ? comparison.given?.elements ?? [] : []
    let outlines = given.prefix(SizeLimits.pageElements).filter { Self.isShowable($0.frame) }
    let contents = Dictionary(contents.map { ($0.element, $0) }) { first, _ in first }
    let frames = elements.flatMap { [$0.comparison.spec, $0.comparison.constraints] }
    let alternatives = elements.flatMap { open[$0.comparison.element] ?? [] }
    guard
      let bounds = Self.bounds(
        of: frames + alternatives.filter(Self.isShowable) + outlines.map(\.frame))
    else {
      return nil
    }
    let fitting = min(
      Self.comfortableWidth / max(bounds.width, 1), Self.comfortableHeight / max(bounds.height, 1))
    let zoom = chosenZoom ?? min(max(fitting, 1), 2)
    self.number = number
    self.bounds = bounds
    viewBox = [bounds.minX, bounds.minY, bounds.width, bounds.height]
      .map(NumberText.plain).joined(separator: " ")
    displayWidth = NumberText.plain(bounds.width * zoom)
    let place = comparison.container.longText
    let description = Self.description(of: comparison, layers)
    // Texts of the constraints that would be over others are not drawn while both are in one place.
    let covered = Self.coveredLines(of: elements, contents)
    var placed: PictureLabels.Placed = [:]
    let isOverlaid = only == nil
    let isSame =
      isOverlaid && layers == .engines && alternatives.isEmpty
      && elements.allSatisfy { $0.comparison.isSame }
    // Nothing is compared of a single notation but what has a given frame.
    let compared = Set(given.map(\.element))
    func isCompared(_ element: String) -> Bool { only == nil || compared.contains(element) }
    func layer(
      _ path: KeyPath<ElementComparison, Frame>, title: String, style: String
    ) -> Layer {
      let texts = elements.flatMap { element in
        contents[element.comparison.element]?.text?.rectangles(
          in: element.comparison[keyPath: path])
          ?? []
      }
      // A content says which element it is.
      let silent = elements.filter { contents[$0.comparison.element] == nil }
      let labels = PictureLabels.labels(
        for: silent, in: path, size: 13 / zoom, besides: texts, like: placed,
        around: frames + outlines.map(\.frame))
      // Labels that jump between the layers would look like a difference.
      placed = labels
      return Layer(
        engine: title, style: style, title: isSame ? title : "\(title), \(place)",
        description: isSame || path == \.constraints && isOverlaid ? nil : description,
        boxes: elements.map { element in
          let other = (open[element.comparison.element] ?? []).filter(Self.isShowable)
          return Box(
            element, path, isPlain: isSame, label: labels[element.number]?.label,
            once: once,
            content: contents[element.comparison.element],
            covered: path == \.constraints && isOverlaid ? covered[element.number] : nil,
            alternatives: path == \.constraints ? other : [],
            isCompared: isCompared(element.comparison.element))
        })
    }
    var joined =
      isSame
      ? layer(\.spec, title: Headings.bothAgree, style: "both") : nil
    var spec =
      isSame || only == .constraints
      ? nil : layer(\.spec, title: layers.titles.0, style: layers.styles.0)
    var top =
      isSame || only == .spec
      ? nil : layer(\.constraints, title: layers.titles.1, style: layers.styles.1)
    isSingle = only != nil
    let texts = [\ElementComparison.spec, \.constraints].flatMap { path in
      elements.flatMap { element in
        contents[element.comparison.element]?.textRectangles(in: element.comparison[keyPath: path])
          ?? []
      }
    }
    func lines(_ size: Double, _ labels: PictureLabels.Placed) -> [DimensionLine] {
      guard layers == .engines else { return [] }
      return DimensionLine.all(
        for: elements, given: Array(outlines), size: size,
        besides: texts + labels.values.map(\.place), within: bounds)
    }
    let lengths = lines(12 / zoom, placed)
    if top == nil { spec?.dimensions = lengths } else { top?.dimensions = lengths }
    self.spec = spec
    constraints = top
    joined?.boxesId = "boxes-\(number)"
    both = joined
    let givenHeading = comparison.given?.heading ?? Headings.given
    givenLayer =
      outlines.isEmpty
      ? nil
      : Layer(
        engine: givenHeading, style: "given", title: "\(givenHeading), \(place)",
        description: description, boxes: outlines.map { Box($0) })
    let page = outlines.filter { $0.source == .browser }
    apart =
      page.isEmpty
      ? []
      : Engine.allCases.filter { only == nil || $0 == only }.map { engine in
        layer(
          engine == .spec ? \.spec : \.constraints, title: engine.heading, style: engine.rawValue)
      } + [
        Layer(
          engine: Headings.page, style: "page", title: "\(Headings.page), \(place)",
          description: nil, boxes: page.map { Box($0, content: contents[$0.element], once: once) })
      ]
    isWithoutDifference =
      !isSingle && comparison.elements.allSatisfy { $0.agreement == .equal }
      && given.allSatisfy(\.agrees)
  }

  /// Which lines of the constraints' texts are over a text of the layout spec, or over one another; by
  /// the numbers of elements.
  private static func coveredLines(
    of elements: [NumberedElement], _ contents: [String: ElementContent]
  ) -> [Int: [Bool]] {
    func areas(_ element: NumberedElement, _ path: KeyPath<ElementComparison, Frame>) -> [CGRect] {
      contents[element.comparison.element]?.text?.rectangles(in: element.comparison[keyPath: path])
        ?? []
    }
    var taken = elements.flatMap { areas($0, \.spec) }
    return Dictionary(
      elements.map { element in
        let covered = areas(element, \.constraints).map { area in
          // What lines have above and below their letters may touch.
          let letters = area.insetBy(dx: min(1, area.width / 4), dy: area.height * 0.15)
          let isOver = taken.contains(where: letters.intersects)
          if !isOver { taken.append(area) }
          return isOver
        }
        return (element.number, covered)
      }
    ) { first, _ in first }
  }

  /// The bounding box of all frames, with a margin of 2 pt.
  private static func bounds(of frames: [Frame]) -> CGRect? {
    let all = frames.map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
    guard let first = all.first, frames.allSatisfy(isShowable) else { return nil }
    let union = all.dropFirst().reduce(first) { $0.union($1) }
    return union.insetBy(dx: -2, dy: -2)
  }

  /// Whether all edges are finite and small enough to draw.
  private static func isShowable(_ frame: Frame) -> Bool {
    Edge.allCases.allSatisfy { abs(frame.position(of: $0)) < 1e6 }
  }

  private static func description(
    of comparison: ContainerComparison, _ layers: Layers
  ) -> String {
    let differing = comparison.elementsThatDiffer
    if layers == .baseline {
      return "Moved from the accepted frames: \(ListText.of(differing))."
    }
    let open = comparison.elements.filter(\.isAmbiguous).map(\.element)
    let openText =
      open.isEmpty
      ? "" : " Ambiguous: \(ListText.of(open)); dotted frames are equally valid."
    let given = comparison.given?.elements.filter { !$0.agrees }.map(\.element) ?? []
    let givenText =
      given.isEmpty
      ? ""
      : " Not as in the \(comparison.given?.heading.lowercased() ?? ""): \(ListText.of(given))."
    if comparison.elements.isEmpty {
      if comparison.given == nil { return "The layout of the only notation." }
      return given.isEmpty
        ? "The layout agrees with the \(comparison.given?.heading.lowercased() ?? "")."
        : String(givenText.dropFirst())
    }
    if differing.isEmpty {
      return "Both layouts agree." + givenText + openText
    }
    return "The layouts differ in \(ListText.of(differing))." + givenText + openText
  }
}

/// An element with its number on the page; 0 is the container.
struct NumberedElement {
  let number: Int
  let comparison: ElementComparison
}

extension ElementComparison {
  /// Whether both layouts draw it alike.
  fileprivate var isSame: Bool {
    agreement == .equal && !isAmbiguous
      && Edge.allCases.allSatisfy {
        abs(spec.position(of: $0) - constraints.position(of: $0)) < 1e-6
      }
  }
}

extension LayoutPicture.Box {
  init(
    _ numbered: NumberedElement, _ path: KeyPath<ElementComparison, Frame>, isPlain: Bool,
    label: LayoutPicture.Label?, once: DrawnOnce?, content: ElementContent?,
    covered: [Bool]?, alternatives: [Frame], isCompared: Bool
  ) {
    let comparison = numbered.comparison
    let frame = comparison[keyPath: path]
    element = comparison.element
    finding = isCompared ? StatusMark(comparison) : .notCompared
    isNotable = isCompared && finding.style != "good"
    let styles = [numbered.number == 0 ? "outline" : nil, isPlain ? nil : finding.style]
    boxStyle =
      isPlain && numbered.number != 0 ? nil : styles.compactMap(\.self).joined(separator: " ")
    rectangle = LayoutPicture.Rectangle(frame)
    var drawn = content.flatMap { DrawnContent($0, in: frame) }
    if let covered {
      drawn?.isMoved = covered.contains(false)
      for (index, isCovered) in covered.enumerated()
      where drawn?.lines.indices.contains(index) == true {
        drawn?.lines[index].isCovered = isCovered
      }
    }
    // Lines of the constraints that are to be seen beside the spec's have a colour of their own.
    let isOwn = drawn?.isMoved == true
    let known = isOwn ? nil : drawn.flatMap { once?.use(of: $0, comparison.element, in: frame) }
    use = known?.use
    contentId = use == nil ? known?.id : nil
    self.drawn = use == nil ? drawn : nil
    self.alternatives = alternatives.filter { $0 != frame }.map(LayoutPicture.Rectangle.init)
    self.label = label
  }
}

extension LayoutPicture.Box {
  /// A given frame as an outline, or with its content.
  init(_ given: GivenElement, content: ElementContent? = nil, once: DrawnOnce? = nil) {
    element = given.element
    finding = StatusMark(given)
    isNotable = finding.style != "good"
    let isOutline = once != nil && element == "superview"
    boxStyle = isOutline ? "outline" : finding.style
    rectangle = LayoutPicture.Rectangle(given.frame)
    alternatives = []
    label = nil
    let drawn = content.flatMap { DrawnContent($0, in: given.frame) }
    let known = drawn.flatMap { once?.use(of: $0, given.element, in: given.frame) }
    (use, contentId) = (known?.use, known?.use == nil ? known?.id : nil)
    self.drawn = use == nil ? drawn : nil
  }
}

extension LayoutPicture.Rectangle {
  init(_ frame: Frame) {
    x = NumberText.plain(frame.x)
    y = NumberText.plain(frame.y)
    // A browser does not draw a rectangle of size 0; this gives a line or a dot.
    width = NumberText.plain(max(frame.width, 0.01))
    height = NumberText.plain(max(frame.height, 0.01))
  }
}

extension ElementContent {
  /// The rectangles of its texts in a frame, which lengths do not cover.
  fileprivate func textRectangles(in frame: Frame) -> [CGRect] {
    if let text { return text.rectangles(in: frame) }
    guard let middle = DrawnContent(self, in: frame)?.middleText, let x = Double(middle.x),
      let y = Double(middle.y), let size = Double(middle.middleSize)
    else { return [] }
    let width = Double(middle.words.count) * size * 0.6
    return [CGRect(x: x - width / 2, y: y - size, width: width, height: size * 1.2)]
  }
}

extension ElementText {
  /// The rectangles of its lines in a frame, which labels leave free.
  func rectangles(in frame: Frame) -> [CGRect] {
    guard isDrawable, let lines = lines(in: frame.width) else { return [] }
    return lines.enumerated().map { index, line in
      CGRect(
        x: frame.x + left,
        y: frame.y + firstBaseline + Double(index) * lineHeight - fontSize,
        width: line.width, height: fontSize * 1.2)
    }
  }
}
