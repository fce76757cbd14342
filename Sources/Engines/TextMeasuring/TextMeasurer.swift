import Geometry
import Synchronization

/// Measures text with real fonts and real shaping, and remembers the answers.
///
/// Any number of threads may use it at once. Fonts are read when the first text needs them.
///
///     let measurer = TextMeasurer()
///     let title = try measurer.text("octocat", font: FontDescription(size: 16, weight: .bold))
///     let size = title.measure(in: CGSize(width: 120, height: CGFloat.infinity)).size
public final class TextMeasurer: Sendable {
  let library: FontLibrary
  let identity = Mutex<UsedFont?>(nil)
  private let counters = MeasuringCounters()
  private let memories = Mutex<[TextMemory.Key: TextMemory]>([:])

  /// Creates a measurer that reads fonts when texts need them.
  init(library: FontLibrary) {
    self.library = library
  }

  /// Prepares `string` for measuring, and opens the fonts that it needs.
  ///
  /// Equal arguments give texts that share their answers. `maximumLines` is the maximum number of
  /// lines; 0 and below mean no maximum. Linear in the length of `string`, also when it is already
  /// known.
  ///
  /// Throws a `FontError` where the size is out of range, or a font is missing or cannot be read.
  public func text(
    _ string: String, font: FontDescription, maximumLines: Int = 0
  ) throws(FontError) -> MeasuredText {
    guard font.size > 0, font.size <= FontDescription.largestSize else {
      throw .unusableSize(font.size)
    }
    let key = TextMemory.Key(text: string, font: font, maximumLines: max(0, maximumLines))
    if let known = memories.withLock({ $0[key] }) { return MeasuredText(known) }

    let text = UnicodeText(string)
    let fonts = try library.stack(for: text, weight: font.weight)
    let memory = TextMemory(key, text: text, fonts: fonts, counters: counters)
    return memories.withLock { memories in
      // Another thread may have been faster; then its memory is shared.
      let shared = memories[key] ?? memory
      memories[key] = shared
      return MeasuredText(shared)
    }
  }

  /// The work that measuring took so far.
  public var statistics: MeasuringStatistics { counters.statistics }

  /// Discards every answer and every shaped glyph, so that the next measurement costs as much as
  /// the first; fonts stay open and `MeasuredText` values stay usable.
  public func forgetMeasurements() {
    memories.withLock { Array($0.values) }.forEach { $0.forget() }
  }

  /// The number of different texts that are remembered.
  package var rememberedTexts: Int { memories.withLock { $0.count } }

  /// Forgets all texts, so that a program that measures new ones for ever does not grow.
  ///
  /// Fonts stay open, and `MeasuredText` values stay usable.
  package func forgetTexts() {
    memories.withLock { $0 = [:] }
  }
}
