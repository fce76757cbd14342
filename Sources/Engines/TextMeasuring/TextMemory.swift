import Foundation
import Geometry
import Synchronization

/// One text in one font, with its shaped glyphs and its answers so far.
final class TextMemory: Sendable {
  /// The properties by which texts share one memory.
  struct Key: Hashable {
    let text: String
    let font: FontDescription
    let maximumLines: Int

    // Byte by byte: `==` of strings does not distinguish a composed letter from its decomposed
    // form.
    static func == (left: Key, right: Key) -> Bool {
      left.font == right.font && left.maximumLines == right.maximumLines
        && left.text.utf8.elementsEqual(right.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(text)
      hasher.combine(font)
      hasher.combine(maximumLines)
    }
  }

  /// The length, in points, by which a line may exceed the available width.
  ///
  /// Ours: enough for the rounding error of a width that is measured, stored and offered as the
  /// available width again; far below anything visible.
  static let tolerance = 1e-6

  let key: Key
  /// The vertical metrics of each line, in points.
  let metrics: FontMetrics

  private let text: UnicodeText
  private let fonts: FontStack
  private let counters: MeasuringCounters
  private let state = Mutex(State())

  private struct State {
    var shaped: ShapedText?
    /// The last segment, and the width that it was asked for: equal texts of a list ask one after
    /// the other.
    var segment: (width: Double, answer: ContentSegment)?
    /// Answers by available width, in points.
    private var answers: [Double: ContentMeasurement] = [:]
    /// The last two different answers: most questions are one of these again.
    private var recent = (
      first: (width: Double.nan, answer: ContentMeasurement(size: .zero)),
      second: (width: Double.nan, answer: ContentMeasurement(size: .zero))
    )

    /// The answer for a width, if there is one.
    mutating func answer(width: Double) -> ContentMeasurement? {
      if recent.first.width == width { return recent.first.answer }
      if recent.second.width == width { return recent.second.answer }
      guard let answer = answers[width] else { return nil }
      note(answer, width: width)
      return answer
    }

    /// Remembers an answer.
    mutating func add(_ answer: ContentMeasurement, width: Double) {
      answers[width] = answer
      note(answer, width: width)
    }

    private mutating func note(_ answer: ContentMeasurement, width: Double) {
      recent = (first: (width, answer), second: recent.first)
    }
  }

  init(_ key: Key, text: UnicodeText, fonts: FontStack, counters: MeasuringCounters) {
    self.key = key
    self.text = text
    self.fonts = fonts
    self.counters = counters
    metrics = fonts.metrics(size: key.font.size)
  }

  /// The size and baselines in an available width of `width` points.
  func measure(width: Double) -> ContentMeasurement {
    counters.measurements.increment()
    return state.withLock { state in
      if let answer = state.answer(width: width) {
        counters.rememberedAnswers.increment()
        return answer
      }
      let answer = measurement(of: lines(width: width, in: &state), width: width)
      if MeasuringLimit.current?.isReached != true { state.add(answer, width: width) }
      return answer
    }
  }

  /// The lines in an available width of `width` points, for drawing.
  func lines(width: Double) -> [TextLine] {
    state.withLock { state in
      lines(within: limit(ofWidth: width), in: &state, isForDrawing: true).lines
    }.map { line in
      TextLine(
        text: text.string(line.range), width: points(line.width, width: width), isCut: line.isCut)
    }
  }

  /// The lines in an available width of `width` points, as numbers; see
  /// `MeasuredText.lines(inWidth:)`.
  func breaks(width: Double) -> [Int] {
    let broken = state.withLock { state in lines(width: width, in: &state) }
    return broken.reduce(into: [broken.count]) { numbers, line in
      numbers += [line.range.lowerBound, line.range.upperBound, line.width, line.isCut ? 1 : 0]
    }
  }

  /// The lines in an available width of `width` points, and the widths with the same comparisons.
  func drawing(width: Double) -> (lines: [DrawnLine], widths: ClosedRange<Double>) {
    let broken = state.withLock { state in
      self.lines(within: limit(ofWidth: width), in: &state, isForDrawing: true)
    }
    let drawn = broken.lines.map { line in
      DrawnLine(
        scalars: line.range, width: points(line.width, width: width), isCut: line.isCut)
    }
    let low = self.width(ofLimit: broken.sameLimits.lowerBound)
    let high = self.width(ofLimit: broken.sameLimits.upperBound)
    return (drawn, min(low, width)...max(high, width))
  }

  /// The same text without a maximum of lines, with answers of its own.
  var withoutLineLimit: TextMemory {
    let unlimited = Key(text: key.text, font: key.font, maximumLines: 0)
    return key.maximumLines == 0
      ? self : TextMemory(unlimited, text: text, fonts: fonts, counters: counters)
  }

  /// The width of the widest character that begins a line in no width at all, in points.
  var widestCharacter: Double {
    let broken = state.withLock { state in lines(within: 0, in: &state) }
    return points(broken.lines.map({ $0.width }).max() ?? 0, width: .infinity)
  }

  /// Whether no font draws one of its characters.
  var hasUnknownCharacters: Bool {
    text.characters.contains { character in
      !text.isControl(at: character.lowerBound)
        && !fonts.fonts.contains { $0.covers(text.scalars[character]) }
    }
  }

  /// Discards the answers and the shaped glyphs; equal questions get equal answers again.
  func forget() {
    state.withLock { $0 = State() }
  }

  /// The size in an available width of `width` points, and the range of widths with the same size.
  func segment(containing width: Double) -> ContentSegment {
    state.withLock { state in
      if let known = state.segment, known.width == width { return known.answer }
      let segment = newSegment(containing: width, in: &state)
      if MeasuringLimit.current?.isReached != true { state.segment = (width, segment) }
      return segment
    }
  }

  private func newSegment(containing width: Double, in state: inout State) -> ContentSegment {
    let first = lines(within: limit(ofWidth: width), in: &state)
    let size = measurement(of: first.lines, width: .infinity)
    var widths = first.sameLimits
    // Where another word fits, the whole text often keeps its size.
    while widths.upperBound.isFinite {
      let next = lines(within: widths.upperBound, in: &state)
      guard measurement(of: next.lines, width: .infinity) == size,
        MeasuringLimit.current?.isReached != true,
        next.sameLimits.upperBound > widths.upperBound
      else { break }
      widths = widths.lowerBound...next.sameLimits.upperBound
    }
    return ContentSegment(
      size: size.size, firstBaseline: size.firstBaseline,
      lastBaselineFromBottom: size.lastBaselineFromBottom,
      widths: self.width(ofLimit: widths.lowerBound)...self.width(ofLimit: widths.upperBound))
  }

  private func lines(width: Double, in state: inout State) -> [LineBreaker.Line] {
    lines(within: limit(ofWidth: width), in: &state).lines
  }

  private func lines(
    within limit: Double, in state: inout State, isForDrawing: Bool = false
  ) -> LineBreaker.BrokenText {
    let none = LineBreaker.BrokenText(lines: [], sameLimits: limit...limit)
    if MeasuringLimit.current?.ends() == true { return none }
    let shaped = state.shaped ?? ShapedText(text, fonts: fonts, counters: counters)
    // A text that is shaped in part has no safe place to break behind that part: its first line would take
    // as long as all lines of a whole one, many times.
    if MeasuringLimit.current?.isReached == true { return none }
    state.shaped = shaped
    return LineBreaker.lines(
      shaped, limit: limit, maximumLines: key.maximumLines, isForDrawing: isForDrawing)
  }

  /// The maximum width of a line in this available width, in common units of the font stack.
  private func limit(ofWidth width: Double) -> Double {
    (width + Self.tolerance) / key.font.size * Double(fonts.unitsPerEm)
  }

  /// The smallest available width in which lines may be this wide.
  private func width(ofLimit limit: Double) -> Double {
    max(0, limit / Double(fonts.unitsPerEm) * key.font.size - Self.tolerance)
  }

  private func measurement(
    of lines: [LineBreaker.Line], width: Double
  ) -> ContentMeasurement {
    guard let widest = lines.map({ $0.width }).max() else { return ContentMeasurement(size: .zero) }
    return ContentMeasurement(
      size: CGSize(
        width: points(widest, width: width), height: Double(lines.count) * metrics.lineHeight),
      firstBaseline: metrics.ascender, lastBaselineFromBottom: metrics.baselineFromBottom)
  }

  /// A length in common units as points, at most `width`.
  private func points(_ length: Int, width: Double) -> Double {
    min(width, Double(length) / Double(fonts.unitsPerEm) * key.font.size)
  }
}
