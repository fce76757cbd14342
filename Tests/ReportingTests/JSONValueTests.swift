import Foundation
import JSONText
import RunRecords
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
      "k": .number(sample.k), "l": .number(sample.l), "m": [[nil, true, false]],
      "B": [["x": 1]],
    ]
    let encoder = JSONEncoder.printing(onLines ? .prettyPrinted : [])
    let expected = String(decoding: try encoder.printableData(sample), as: UTF8.self)
    #expect(value.text(onLines: onLines) == expected)
  }

  @Test("every character is written as JSONEncoder writes it")
  func characters() throws {
    let scalars = (0...0x3000).compactMap { Unicode.Scalar($0) }
    let texts = stride(from: 0, to: scalars.count, by: 64).map { start in
      String(String.UnicodeScalarView(scalars[start..<min(start + 64, scalars.count)]))
    }
    for text in texts {
      let expected = try JSONEncoder.printing().printableData(text)
      #expect(JSONValue.string(text).text() == String(decoding: expected, as: UTF8.self))
    }
  }
}
