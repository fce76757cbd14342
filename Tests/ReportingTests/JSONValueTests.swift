import Foundation
import Geometry
import JSONText
import SeededRandom
import Testing

@Suite("JSON without Codable")
struct JSONValueTests {
  private struct Sample: Encodable {
    var B = [["x": 1]]
    var aB = 1.0
    var ab = 2.5
    var a = 1e16
    var b = 1e-7
    var c = 123_456_789_012_345_680.0
    var d: [Int] = []
    var e: [String: Int] = [:]
    var f = "a/b\u{1}\n\r\t\u{8}\u{C}\"\\é\u{7F}\u{9B}\u{202E}😀"
    var g = [1, 2]
    var h = -0.0
    var i = Double.infinity
    var j = -Double.infinity
    var k = 0.1 + 0.2
    var l = Double.leastNonzeroMagnitude
    var m = [[nil, true, false]] as [[Bool?]]
    var z10 = 1
    var z9 = 2
  }

  @Test("a value has the bytes that JSONEncoder writes", arguments: [true, false])
  func same(onLines: Bool) throws {
    let sample = Sample()
    let value: JSONValue = [
      "z9": 2, "z10": 1, "aB": 1.0, "ab": 2.5, "a": .number(sample.a), "b": .number(sample.b),
      "c": .number(sample.c), "d": [], "e": [:], "f": .string(sample.f), "g": [1, 2],
      "h": .number(sample.h), "i": .number(.infinity), "j": .number(-.infinity),
      "k": .number(sample.k), "l": .number(sample.l), "m": [[.null, true, false]],
      "B": [["x": 1]],
    ]
    #expect(try value.text(onLines: onLines) == Self.foundationText(of: sample, onLines: onLines))
  }

  @Test("every character is written as JSONEncoder writes it")
  func characters() throws {
    let scalars = (0...0x3000).compactMap { Unicode.Scalar($0) }
    let texts = stride(from: 0, to: scalars.count, by: 64).map { start in
      String(String.UnicodeScalarView(scalars[start..<min(start + 64, scalars.count)]))
    }
    for text in texts {
      #expect(try text.json.text() == Self.foundationText(of: text))
    }
  }

  @Test("no character changes how the text around it is shown, and all are read as they were")
  func unsafe() throws {
    let texts = ["a\u{202E}b\u{9B}31m\u{1B}\u{7F}\u{2069}é", "plain"]
    let json = texts.json.text()
    #expect(!json.hasUnsafeCharacters)
    #expect(json.contains(#"\u202eb\u009b31m"#) && json.contains(#"\u007f\u2069é"#))
    #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == texts)
  }

  @Test(
    "a member that is nil is left out, and one that is null is written; each name is there once")
  func members() {
    let missing: Int? = nil
    var object: JSONObject = ["b": missing?.json, "a": JSONValue(missing), "c": 1, "a2": 2]
    #expect(JSONValue.object(object).text() == #"{"a":null,"a2":2,"c":1}"#)
    (object["c"], object["a"], object["b"]) = (nil, 3, 4)
    #expect(JSONValue.object(object).text() == #"{"a":3,"a2":2,"b":4}"#)
    #expect(JSONValue.object(object).adding(["b": 5]).text() == #"{"a":3,"a2":2,"b":5}"#)
  }

  @Test("a case of an enumeration is read as Decodable reads it")
  func enumerations() throws {
    enum Choice: Decodable, Equatable {
      case nothing, one(Int), named(text: String, more: Int?)
    }
    func read(_ json: JSONValue) throws -> Choice {
      try JSONDecoder().decode(Choice.self, from: Data(json.text().utf8))
    }
    #expect(try read(.enumCase("nothing")) == .nothing)
    #expect(try read(.enumCase("one", ["_0": 1])) == .one(1))
    #expect(
      try read(.enumCase("named", ["text": "a", "more": nil])) == .named(text: "a", more: nil))
  }

  @Test(
    "any value has the bytes that JSONEncoder writes", arguments: 1...200 as ClosedRange<UInt64>)
  func any(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let value = Self.value(depth: 4, &random)
    for onLines in [false, true] {
      let expected = try Self.foundationText(of: AsEncodable(value: value), onLines: onLines)
      #expect(value.text(onLines: onLines) == expected, "seed \(seed)")
    }
  }

  /// What Foundation writes, with characters escaped that change how the text around them is shown.
  private static func foundationText(of value: some Encodable, onLines: Bool = false) throws
    -> String
  {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if onLines { encoder.outputFormatting.insert(.prettyPrinted) }
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let text = String(decoding: try encoder.encode(value), as: UTF8.self)
    return text.unicodeScalars.map { scalar in
      guard String.isUnsafe(scalar), scalar != "\n" else { return String(scalar) }
      return String(format: "\\u%04x", scalar.value)
    }.joined()
  }

  private static func value(depth: Int, _ random: inout SeededGenerator) -> JSONValue {
    func text() -> String {
      let scalars: [Unicode.Scalar] = [
        "a", "Z", "9", " ", "\"", "\\", "/", "\n", "\r", "\t", "\u{1}", "\u{7F}", "\u{85}", "é",
        "e", "\u{301}", "\u{202E}", "한", "😀",
      ]
      return String(
        String.UnicodeScalarView(
          (0..<random.index(below: 8)).map { _ in
            scalars[random.index(below: scalars.count)]
          }))
    }
    let count = random.index(below: 5)
    switch random.index(below: depth > 0 ? 9 : 7) {
    case 0: return .null
    case 1: return .bool(count > 2)
    case 2: return .integer(Int(truncatingIfNeeded: random.next()))
    case 3: return .unsigned(random.next())
    case 4: return .number(Double(bitPattern: random.next()))
    case 5: return .number(Double(random.index(below: 2000) - 1000) / 8)
    case 6: return .string(text())
    case 7: return .array((0..<count).map { _ in value(depth: depth - 1, &random) })
    default:
      var object: JSONObject = [:]
      for _ in 0..<count { object[text()] = value(depth: depth - 1, &random) }
      return .object(object)
    }
  }
}

/// A value for Foundation's encoder.
private struct AsEncodable: Encodable {
  let value: JSONValue

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch value {
    case .null: try container.encodeNil()
    case .bool(let bool): try container.encode(bool)
    case .integer(let integer): try container.encode(integer)
    case .unsigned(let integer): try container.encode(integer)
    case .number(let number): try container.encode(number)
    case .string(let text): try container.encode(text)
    case .array(let values): try container.encode(values.map { AsEncodable(value: $0) })
    case .object(let object):
      let members = object.members.map { ($0.name, AsEncodable(value: $0.value)) }
      try container.encode(Dictionary(members) { first, _ in first })
    }
  }
}
