import Geometry

extension JSONValue {
  /// The value as JSON, on one line or with a line for each value.
  ///
  /// Infinities are the texts `inf` and `-inf`. No character changes how the text around it is
  /// shown: those are escaped.
  package func text(onLines: Bool = false) -> String {
    var writer = JSONWriter(onLines: onLines)
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// The text of a value, as `JSONEncoder` writes it with sorted keys.
private struct JSONWriter {
  let onLines: Bool
  private(set) var bytes: [UInt8] = []
  private var depth = 0

  init(onLines: Bool) { self.onLines = onLines }

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: add("null")
    case .bool(let bool): add(bool ? "true" : "false")
    case .integer(let integer): add("\(integer)")
    case .unsigned(let integer): add("\(integer)")
    case .number(let number): write(number)
    case .string(let text): write(text)
    case .array(let values):
      list(values.count, in: "[", "]") { writer, index in writer.write(values[index]) }
    case .object(let object):
      list(object.members.count, in: "{", "}") { writer, index in
        writer.write(object.members[index].name)
        writer.add(writer.onLines ? " : " : ":")
        writer.write(object.members[index].value)
      }
    }
  }

  private mutating func list(
    _ count: Int, in open: String, _ close: String, item: (inout JSONWriter, Int) -> Void
  ) {
    add(open)
    depth += 1
    for index in 0..<count {
      if index > 0 { add(",") }
      endLine()
      item(&self, index)
    }
    if count == 0, onLines { add("\n") }
    depth -= 1
    endLine()
    add(close)
  }

  private mutating func endLine() {
    guard onLines else { return }
    add("\n")
    for _ in 0..<depth { add("  ") }
  }

  private mutating func write(_ number: Double) {
    guard number.isFinite else { return write(number.isNaN ? "nan" : number < 0 ? "-inf" : "inf") }
    add(NumberText.exact(number))
  }

  private mutating func write(_ text: String) {
    add("\"")
    // Most texts need no escape: their bytes are added at once.
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 && $0 != 0x22 && $0 != 0x5C }) {
      add(text)
    } else {
      for scalar in text.unicodeScalars { write(scalar) }
    }
    add("\"")
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": add("\\\"")
    case "\\": add("\\\\")
    case "\n": add("\\n")
    case "\r": add("\\r")
    case "\t": add("\\t")
    case "\u{8}": add("\\b")
    case "\u{C}": add("\\f")
    case _ where String.isUnsafe(scalar):
      let digits = String(scalar.value, radix: 16)
      add("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
    default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  private mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
