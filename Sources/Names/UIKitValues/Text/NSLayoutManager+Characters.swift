import Geometry

// Where the characters of a text are. Ours: each UTF-16 unit is one glyph.
extension NSLayoutManager {
  public var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  public func glyphIndexForCharacter(at index: Int) -> Int { index }
  public func characterIndexForGlyph(at index: Int) -> Int { index }
  public func glyphRange(
    forCharacterRange range: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = range
    return range
  }
  public func characterRange(
    forGlyphRange range: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = range
    return range
  }
  /// The UTF-16 unit of the character nearest to a point, and how far that is inside, from 0 to 1.
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints fraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let lines = PlacedLine.lines(of: textStorage, in: container)
    fraction?.pointee = 0
    guard let line = lines.last(where: { $0.top <= point.y }) ?? lines.first else { return 0 }
    let found = line.character(at: point.x - line.left)
    fraction?.pointee = found.fraction
    return found.index
  }
  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }
  /// The rectangle of the text in a glyph's line with the space at both ends, in points, or zero.
  public func lineFragmentUsedRect(
    forGlyphAt index: Int, effectiveRange: NSRangePointer?
  ) -> CGRect { rectangle(ofLineAt: index, effectiveRange) { $0.usedRectangle(in: $1) } }
  /// The rectangle of a glyph's line over the container's whole width, in points, or zero.
  public func lineFragmentRect(forGlyphAt index: Int, effectiveRange: NSRangePointer?) -> CGRect {
    rectangle(ofLineAt: index, effectiveRange) { $0.rectangle(in: $1) }
  }
  private func rectangle(
    ofLineAt index: Int, _ range: NSRangePointer?,
    _ rectangle: (PlacedLine, NSTextContainer) -> CGRect
  ) -> CGRect {
    guard let container = textContainers.first,
      let line = PlacedLine.lines(of: textStorage, in: container).line(of: index)
    else { return .zero }
    range?.pointee = line.range
    return rectangle(line, container)
  }

  /// Calls the closure for each line of glyphs, from the top: with the rectangle over the whole width,
  /// that of the text, the container, the glyphs of the line, and a flag that ends the calls.
  public func enumerateLineFragments(
    forGlyphRange glyphs: NSRange,
    using body: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var ends = ObjCBool(false)
    for line in PlacedLine.lines(of: textStorage, in: container) {
      guard NSIntersectionRange(line.range, glyphs).length > 0 else { continue }
      let used = line.usedRectangle(in: container)
      body(line.rectangle(in: container), used, container, line.range, &ends)
      if ends.boolValue { return }
    }
  }

  /// The rectangle around glyphs, in points from the container's origin; zero without any.
  public func boundingRect(forGlyphRange glyphs: NSRange, in container: NSTextContainer) -> CGRect {
    let rectangles = PlacedLine.lines(of: textStorage, in: container).compactMap { line in
      line.rectangle(of: glyphs)
    }
    guard let first = rectangles.first else { return .zero }
    return rectangles.dropFirst().reduce(first) { $0.union($1) }
  }
}

/// A line of a text in a container; lengths in points.
private struct PlacedLine {
  let text: Substring, attributes: [NSAttributedString.Key: Any], start: Int, left, top,
    height: CGFloat, length: CGFloat
  /// The UTF-16 units of the line, with spaces at its end.
  var range = NSRange()
  /// The lines of a text, from the top; none where it cannot be measured.
  static func lines(of text: NSAttributedString?, in container: NSTextContainer) -> [PlacedLine] {
    guard let text, text.length > 0,
      let content = try? AttributedTextContent(
        text, maximumNumberOfLines: container.maximumNumberOfLines)
    else { return [] }
    let padding = container.lineFragmentPadding
    let width =
      container.size.width > 0 ? max(0, container.size.width - padding * 2) : CGFloat.infinity
    let drawing = content.drawing(in: Double(width))
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    let alignment = (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
    let share: CGFloat = alignment == .center ? 0.5 : alignment == .right ? 1 : 0
    let string = text.string
    let scalars = string.unicodeScalars
    var placed = drawing.lines.enumerated().map { number, line in
      let from = scalars.index(scalars.startIndex, offsetBy: line.scalars.lowerBound)
      let to = scalars.index(from, offsetBy: line.scalars.count)
      let room = width.isFinite ? max(0, width - CGFloat(line.width)) : 0
      return PlacedLine(
        text: string[from..<to], attributes: attributes,
        start: string.utf16.distance(from: string.startIndex, to: from),
        left: padding + room * share, top: CGFloat(number) * CGFloat(drawing.lineHeight),
        height: CGFloat(drawing.lineHeight), length: CGFloat(line.width))
    }
    for (number, line) in placed.enumerated() {
      let next = number + 1 < placed.count ? placed[number + 1].start : text.length
      placed[number].range = NSRange(location: line.start, length: next - line.start)
    }
    return placed
  }

  /// The rectangle of the text with the space at both ends.
  func usedRectangle(in container: NSTextContainer) -> CGRect {
    let padding = container.lineFragmentPadding
    return CGRect(x: left - padding, y: top, width: length + padding * 2, height: height)
  }
  /// The rectangle over the container's whole width; that of the text where the container has no limit.
  func rectangle(in container: NSTextContainer) -> CGRect {
    guard container.size.width > 0 else { return usedRectangle(in: container) }
    return CGRect(x: 0, y: top, width: container.size.width, height: height)
  }
  /// The distance from the start of the line to the end of its first characters.
  private func width(of characters: Substring) -> CGFloat {
    // The full stop keeps spaces at the end, which a line does not count.
    let stop = ".".size(withAttributes: attributes).width
    return max(0, (characters + ".").size(withAttributes: attributes).width - stop)
  }

  /// The first UTF-16 unit of the character at a distance, and how far inside that is.
  func character(at distance: CGFloat) -> (index: Int, fraction: CGFloat) {
    var index = start
    var left: CGFloat = 0
    for place in text.indices {
      let right = width(of: text[...place])
      if distance < right {
        let fraction = right > left ? (distance - left) / (right - left) : 0
        return (index, min(max(fraction, 0), 1))
      }
      let next = text.index(after: place)
      guard next < text.endIndex else { return (index, 1) }
      index += text.utf16.distance(from: place, to: next)
      left = right
    }
    return (index, 0)
  }

  /// The rectangle of the UTF-16 units of a range that are in the line; `nil` where none is.
  func rectangle(of range: NSRange) -> CGRect? {
    guard range.location >= 0 else { return nil }
    let count = text.utf16.count
    let (end, isTooFar) = range.location.addingReportingOverflow(range.length)
    let lower = max(range.location - start, 0)
    let upper = min(isTooFar ? count : end - start, count)
    guard lower < upper else { return nil }
    let from = width(of: text.prefix(unitCount: lower))
    let to = width(of: text.prefix(unitCount: upper))
    return CGRect(x: left + from, y: top, width: to - from, height: height)
  }
}

extension [PlacedLine] {
  fileprivate func line(of glyph: Int) -> PlacedLine? {
    first { NSLocationInRange(glyph, $0.range) }
  }
}

extension Substring {
  fileprivate func prefix(unitCount: Int) -> Substring {
    var count = 0
    return prefix { character in
      count += character.utf16.count
      return count <= unitCount
    }
  }
}
