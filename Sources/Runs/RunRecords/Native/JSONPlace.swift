package import Foundation
package import Scenarios

/// Finds the place of a mistake in JSON text, which decoders do not name.
package enum JSONPlace {
  /// The place of the value that `error` is about, or of the first character that is not JSON.
  package static func position(of error: any Error, in json: Data) -> SourcePosition {
    position(of: path(of: error), in: json)
  }

  /// The place of the value at the end of a path of keys and indices, or of the last one on the way to
  /// it that exists; where the text is not JSON, of the first character that is not.
  package static func position(of path: [String], in json: Data) -> SourcePosition {
    var scanner = Scanner(bytes: Array(json), path: path)
    let byte = scanner.place()
    let text = String(decoding: json.prefix(byte), as: UTF8.self)
    let lines = SourceText(file: "", text: text).lines
    return SourcePosition(line: lines.count, column: (lines.last?.unicodeScalars.count ?? 0) + 1)
  }

  private static func path(of error: any Error) -> [String] {
    let keys: [any CodingKey] =
      switch error {
      case DecodingError.keyNotFound(_, let context): context.codingPath
      case DecodingError.typeMismatch(_, let context): context.codingPath
      case DecodingError.valueNotFound(_, let context): context.codingPath
      case DecodingError.dataCorrupted(let context): context.codingPath
      default: []
      }
    return keys.map { $0.intValue.map(String.init) ?? $0.stringValue }
  }
}

/// Walks through JSON along a path, and stops at its first mistake.
private struct Scanner {
  let bytes: [UInt8]
  let path: [String]
  private var index = 0
  /// The deepest value of the path so far, and how many of its steps lead there.
  private var found = (byte: 0, steps: -1)

  init(bytes: [UInt8], path: [String]) {
    self.bytes = bytes
    self.path = path
  }

  private struct Mistake: Error {}

  /// Deeper text is not followed: a call takes space on the stack.
  private static let deepest = 400

  mutating func place() -> Int {
    do {
      try value(steps: 0)
      skipSpace()
      if index < bytes.count { return index }
    } catch {
      return index
    }
    return found.byte
  }

  /// Reads a value; `steps` is how much of the path leads to it, or `nil` beside the path.
  private mutating func value(steps: Int?, depth: Int = 0) throws(Mistake) {
    skipSpace()
    if let steps, steps > found.steps { found = (index, steps) }
    guard depth < Self.deepest, index < bytes.count else { throw Mistake() }
    switch bytes[index] {
    case UInt8(ascii: "{"): try entries(to: "}", steps, depth)
    case UInt8(ascii: "["): try entries(to: "]", steps, depth)
    case UInt8(ascii: "\""): _ = try text()
    default: try word()
    }
  }

  private mutating func entries(
    to end: Unicode.Scalar, _ steps: Int?, _ depth: Int
  ) throws(Mistake) {
    index += 1
    skipSpace()
    if skip(end) { return }
    for number in 0... {
      var key = String(number)
      if end == "}" {
        skipSpace()
        key = try text()
        skipSpace()
        guard skip(":") else { throw Mistake() }
      }
      let isNext = steps.map { $0 < path.count && path[$0] == key } ?? false
      try value(steps: isNext ? steps.map { $0 + 1 } : nil, depth: depth + 1)
      skipSpace()
      if skip(end) { return }
      guard skip(",") else { throw Mistake() }
    }
  }

  private mutating func text() throws(Mistake) -> String {
    guard skip("\"") else { throw Mistake() }
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      guard bytes[index] >= 0x20 else { throw Mistake() }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(index, bytes.count)
    guard skip("\"") else { throw Mistake() }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// A number, `true`, `false` or `null`.
  private mutating func word() throws(Mistake) {
    let start = index
    while index < bytes.count, bytes[index].isOfWord { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    guard ["true", "false", "null"].contains(word) || Double(word) != nil else {
      index = start
      throw Mistake()
    }
  }

  private mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
  }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }
}

extension UInt8 {
  fileprivate var isOfWord: Bool {
    (0x30...0x39).contains(self) || (0x61...0x7A).contains(self) || self == 0x45
      || self == 0x2B || self == 0x2D || self == 0x2E
  }
}
