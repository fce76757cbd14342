/// A text as an array of Unicode scalars, with the positions where its characters begin.
///
/// Every position in this module is an index into `scalars`. A tab becomes a space: there are no
/// tab stops.
struct UnicodeText: Sendable {
  /// The scalars of the text, in reading order.
  let scalars: [UInt32]
  /// Whether a character (an extended grapheme cluster, as in Swift) begins at each scalar; one
  /// more entry, which is true, for the end of the text.
  let isCharacterStart: [Bool]

  /// Splits `string` into scalars; linear in its length.
  init(_ string: String) {
    var scalars: [UInt32] = []
    var isCharacterStart: [Bool] = []
    for character in string {
      for (offset, scalar) in character.unicodeScalars.enumerated() {
        scalars.append(scalar == "\t" ? 0x20 : scalar.value)
        isCharacterStart.append(offset == 0)
      }
    }
    self.scalars = scalars
    self.isCharacterStart = isCharacterStart + [true]
  }

  /// The number of scalars.
  var count: Int { scalars.count }

  /// The start of the character after the one at `position`, which is before the end of the text.
  func characterBoundary(after position: Int) -> Int {
    var boundary = position + 1
    while !isCharacterStart[boundary] { boundary += 1 }
    return boundary
  }

  /// The characters, in order, each as the range of its scalars.
  var characters: some Sequence<Range<Int>> {
    sequence(state: 0) { start -> Range<Int>? in
      guard start < count else { return nil }
      let end = characterBoundary(after: start)
      defer { start = end }
      return start..<end
    }
  }

  /// The scalars of `range` as a string.
  func string(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range].lazy.compactMap(Unicode.Scalar.init))
    return String(view)
  }

  /// Whether the scalar at `position` draws nothing and has no width: control characters, and the
  /// line and paragraph separators.
  func isControl(at position: Int) -> Bool {
    switch scalars[position] {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether the scalar at `position` does not count towards the width at the end of a line: white
  /// space, except the three spaces that forbid a break.
  func hangs(at position: Int) -> Bool {
    switch scalars[position] {
    case 0x20: true
    case 0x21..<0x7F, 0xA0, 0x2007, 0x202F: false
    case let scalar: Unicode.Scalar(scalar)?.properties.isWhitespace ?? false
    }
  }
}
