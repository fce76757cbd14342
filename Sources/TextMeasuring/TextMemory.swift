import Foundation
import Geometry
import Synchronization

/// One text in one font, with everything that has been found out about it.
final class TextMemory: Sendable {
  /// What makes two texts the same for measuring.
  struct Key: Hashable {
    let text: String
    let font: FontDescription
    let maximumLines: Int

    // Byte by byte: to a string's own `==`, a composed letter and its decomposed form are one.
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

  /// How much wider than the room a line may be, in points: enough for the rounding of a width
  /// that is measured, kept and offered as a room again, and far below what anyone can see.
  static let tolerance = 1e-6

  let key: Key
  /// The vertical measures of each line, in points.
  let metrics: FontMetrics

  private let text: UnicodeText
  private let fonts: FontStack
  private let counters: MeasuringCounters
  private let state = Mutex(State())

  private struct State {
    var shaped: ShapedText?
    /// Answers by the width of the room, in points.
    var answers: [Double: ContentMeasurement] = [:]
  }

  init(_ key: Key, text: UnicodeText, fonts: FontStack, counters: MeasuringCounters) {
    self.key = key
    self.text = text
    self.fonts = fonts
    self.counters = counters
    metrics = fonts.metrics(size: key.font.size)
  }

  /// The size and baselines in a room `width` points wide.
  func measure(width: Double) -> ContentMeasurement {
    counters.measurements.increment()
    return state.withLock { state in
      if let answer = state.answers[width] {
        counters.rememberedAnswers.increment()
        return answer
      }
      let answer = measurement(of: lines(width: width, in: &state), width: width)
      state.answers[width] = answer
      return answer
    }
  }

  /// The lines in a room `width` points wide, for drawing.
  func lines(width: Double) -> [TextLine] {
    state.withLock { state in lines(width: width, in: &state) }.map { line in
      TextLine(
        text: text.string(line.range), width: points(line.width, width: width), isCut: line.isCut)
    }
  }

  /// Forgets the answers and the shaped glyphs; the same questions get the same answers again.
  func forget() {
    state.withLock { $0 = State() }
  }

  private func lines(width: Double, in state: inout State) -> [LineBreaker.Line] {
    let shaped = state.shaped ?? ShapedText(text, fonts: fonts, counters: counters)
    state.shaped = shaped
    let limit = (width + Self.tolerance) / key.font.size * Double(fonts.unitsPerEm)
    return LineBreaker.lines(shaped, limit: limit, maximumLines: key.maximumLines)
  }

  private func measurement(
    of lines: [LineBreaker.Line], width: Double
  ) -> ContentMeasurement {
    guard let widest = lines.map(\.width).max() else { return ContentMeasurement(size: .zero) }
    return ContentMeasurement(
      size: CGSize(
        width: points(widest, width: width), height: Double(lines.count) * metrics.lineHeight),
      firstBaseline: metrics.ascender, lastBaselineFromBottom: metrics.baselineFromBottom)
  }

  /// A length in parts of an em as points, at most `width`.
  private func points(_ length: Int, width: Double) -> Double {
    min(width, Double(length) / Double(fonts.unitsPerEm) * key.font.size)
  }
}
