package import Foundation
import Geometry
import Scenarios

extension JSONEncoder {
  /// An encoder with sorted keys, lossless numbers, and infinity as a string: the same bytes for the
  /// same value.
  package static func printing(_ layout: OutputFormatting = []) -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = layout.union([.sortedKeys, .withoutEscapingSlashes])
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }

  /// The value as JSON in which no character changes how the text around it is shown: those are
  /// escaped, so that a program reads them as they were.
  package func printableData(_ value: some Encodable) throws -> Data {
    let data = try encode(value)
    let json = String(decoding: data, as: UTF8.self)
    guard json.hasUnsafeCharacters else { return data }
    var escaped = ""
    for scalar in json.unicodeScalars {
      if String.isUnsafe(scalar), scalar != "\n" {
        let digits = String(scalar.value, radix: 16)
        escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return Data(escaped.utf8)
  }
}
