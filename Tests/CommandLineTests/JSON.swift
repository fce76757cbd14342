import Foundation
import Testing

/// JSON that a test takes apart.
struct JSON {
  let value: Any

  init(_ value: Any) {
    self.value = value
  }

  /// Reads a text that must be JSON.
  init(text: String) throws {
    value = try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  /// The sorted keys of an object; none for anything else.
  var keys: [String] { (value as? [String: Any])?.keys.sorted() ?? [] }

  /// The items of a list; none for anything else.
  var items: [JSON] { ((value as? [Any]) ?? []).map(JSON.init) }

  var numbers: [Double]? { (value as? [NSNumber])?.map(\.doubleValue) }
  var number: Double? { (value as? NSNumber)?.doubleValue }
  var text: String? { value as? String }

  /// The item of a list at an index from 0.
  subscript(index: Int) -> JSON {
    get throws {
      let items = items
      try #require(items.indices.contains(index), "there is no item \(index)")
      return items[index]
    }
  }

  /// The value at a key of an object.
  subscript(key: String) -> JSON {
    get throws { JSON(try #require((value as? [String: Any])?[key], "there is no key \(key)")) }
  }
}
