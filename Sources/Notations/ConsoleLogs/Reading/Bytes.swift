/// UTF-8 text: everything that has a meaning in a log is ASCII, everything else is free text.
package typealias Bytes = ArraySlice<UInt8>

extension Bytes {
  package var text: String { String(decoding: self, as: UTF8.self) }

  /// Whether it begins with an ASCII text.
  package func starts(with text: StaticString) -> Bool {
    guard count >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { prefix in
      for offset in 0..<prefix.count where self[startIndex + offset] != prefix[offset] {
        return false
      }
      return true
    }
  }

  /// Whether it ends with an ASCII text.
  package func ends(with text: StaticString) -> Bool {
    count >= text.utf8CodeUnitCount && suffix(text.utf8CodeUnitCount).starts(with: text)
  }

  /// The index of the first occurrence of an ASCII text at or after an index.
  package func first(_ text: StaticString, from start: Int? = nil) -> Int? {
    let length = text.utf8CodeUnitCount
    guard length > 0, count >= length else { return nil }
    let head = text.utf8Start[0]
    var index = start ?? startIndex
    let last = endIndex - length
    while index <= last {
      if self[index] == head, self[index...].starts(with: text) { return index }
      index += 1
    }
    return nil
  }

  /// The index of the last occurrence of an ASCII text.
  package func last(_ text: StaticString) -> Int? {
    var index = endIndex - text.utf8CodeUnitCount
    while index >= startIndex {
      if self[index...].starts(with: text) { return index }
      index -= 1
    }
    return nil
  }

  /// The indices of all occurrences of an ASCII text, which may overlap.
  package func all(_ text: StaticString) -> [Int] {
    var indices: [Int] = []
    var next = first(text)
    while let index = next {
      indices.append(index)
      next = index + 1 < endIndex ? first(text, from: index + 1) : nil
    }
    return indices
  }

  /// The text without spaces and tabs at both ends.
  package var trimmed: Bytes {
    var rest = self
    while let first = rest.first, first.isBlank { rest.removeFirst() }
    while let last = rest.last, last.isBlank { rest.removeLast() }
    return rest
  }

  /// Removes an ASCII text from the start, and returns whether it was there.
  package mutating func skip(_ text: StaticString) -> Bool {
    guard starts(with: text) else { return false }
    removeFirst(text.utf8CodeUnitCount)
    return true
  }
}

extension UInt8 {
  package var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D || self == 0x0A }
  package var isDigit: Bool { (0x30...0x39).contains(self) }
  package var isHexadecimal: Bool {
    isDigit || (0x41...0x46).contains(self) || (0x61...0x66).contains(self)
  }
  package var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
  package var isUppercase: Bool { (0x41...0x5A).contains(self) }
  /// Whether it can be in the name of a class; names outside of ASCII are allowed.
  package var isOfClassName: Bool {
    isLetter || isDigit || self == 0x5F || self == 0x2E || self == 0x24 || self >= 0x80
  }
}

/// An ASCII character of a log's notation.
package enum Sign {
  package static let quote = UInt8(ascii: "\"")
  package static let apostrophe = UInt8(ascii: "'")
  package static let backslash = UInt8(ascii: "\\")
  package static let less = UInt8(ascii: "<")
  package static let greater = UInt8(ascii: ">")
  package static let open = UInt8(ascii: "(")
  package static let close = UInt8(ascii: ")")
  package static let openSquare = UInt8(ascii: "[")
  package static let closeSquare = UInt8(ascii: "]")
  package static let colon = UInt8(ascii: ":")
  package static let dot = UInt8(ascii: ".")
  package static let comma = UInt8(ascii: ",")
  package static let plus = UInt8(ascii: "+")
  package static let minus = UInt8(ascii: "-")
  package static let star = UInt8(ascii: "*")
  package static let slash = UInt8(ascii: "/")
  package static let equals = UInt8(ascii: "=")
  package static let at = UInt8(ascii: "@")
  package static let hash = UInt8(ascii: "#")
  package static let bar = UInt8(ascii: "|")
  package static let space = UInt8(ascii: " ")
}
