import ConsoleLogs
import Geometry

/// Makes a view of a description of `recursiveDescription`, of UIKit or of Texture's nodes.
enum DescribedView {
  /// The view; `nil` for a layer.
  static func view(of description: DescriptionReader.Description, in bytes: [UInt8]) -> ReadView? {
    if description.className == TextureLayout.className {
      return TextureLayout.view(of: description, in: bytes)
    }
    let isLayer =
      description.className.hasPrefix("CA") && description.className.hasSuffix("Layer")
      || bytes[description.end...].starts(with: " (layer)")
    if isLayer { return nil }
    let values = description.values
    var view = ReadView(line: description.line, className: description.className)
    view.isCut = !description.isClosed
    view.baseClass = values[.baseClass].flatMap { word(bytes, at: $0) }
    view.identifier =
      (values[.identifier] ?? values[.nodeIdentifier] ?? values[.debugName])
      .flatMap { word(bytes, at: $0) }
    view.text = description.text.map { bytes[$0].text }
    view.isHidden = values[.hidden] != nil
    view.hasTransform = values[.transform] != nil
    if let start = values[.contentOffset], let offset = NumberList.numbers(bytes, at: start, 2) {
      view.boundsOrigin = CGPoint(x: offset[0]?.value ?? 0, y: offset[1]?.value ?? 0)
    }
    if let start = values[.frame] ?? values[.pairFrame] {
      view.frame = NumberList.numbers(bytes, at: start, 4).map(ReadView.Frame.init) ?? .missing
    }
    return view
  }

  /// The value up to the next item or the bracket, without quotes.
  private static func word(_ bytes: [UInt8], at start: Int) -> String? {
    let end = bytes[start...].prefix(200).firstIndex {
      $0 == UInt8(ascii: ";") || $0 == Sign.greater || $0 == DumpLines.lineFeed
    }
    let word = bytes[start..<(end ?? min(bytes.count, start + 200))].trimmed.text
      .trimmingQuotes
    return word.isEmpty ? nil : word
  }
}

/// Numbers between brackets, as UIKit prints rectangles, points and sizes.
enum NumberList {
  /// The next numbers after an index, whatever brackets, commas and semicolons are between them.
  ///
  /// A word such as `nan` is `nil`. The result is `nil` where the text ends before.
  static func numbers(_ bytes: [UInt8], at start: Int, _ count: Int) -> [LoggedNumber?]? {
    var numbers: [LoggedNumber?] = []
    var index = start
    let limit = min(bytes.count, start + 400)
    while numbers.count < count {
      while index < limit, isBetween(bytes[index]) { index += 1 }
      let first = index
      while index < limit, isOfNumber(bytes[index]) { index += 1 }
      guard index > first, index < limit else { return nil }
      numbers.append(LoggedNumber(bytes[first..<index]))
    }
    return numbers
  }

  private static func isBetween(_ byte: UInt8) -> Bool {
    byte.isBlank || "(){},;".utf8.contains(byte)
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    byte.isDigit || byte.isLetter || byte == Sign.minus || byte == Sign.plus || byte == Sign.dot
  }
}

extension String {
  /// The text without one pair of quotes around it.
  var trimmingQuotes: String {
    guard count >= 2, let first, first == last, first == "'" || first == "\"" else { return self }
    return String(dropFirst().dropLast())
  }
}
