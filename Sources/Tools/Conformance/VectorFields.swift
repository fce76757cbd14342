import Foundation

/// The entries of one JSON object, by key.
///
/// A key that is absent or `null` means the default. Unknown keys are ignored. Every error has the
/// path of the value.
struct VectorFields {
  private let entries: KeyedDecodingContainer<Key>

  /// Any key, as the file spells it.
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Reads the object at the position of `decoder`.
  init(_ decoder: any Decoder) throws {
    entries = try decoder.container(keyedBy: Key.self)
  }

  /// All keys of the object.
  var keys: [String] { entries.allKeys.map(\.stringValue) }

  /// The path of the value at `key`, present or not.
  func path(of key: String) -> String {
    (entries.codingPath + [Key(stringValue: key)]).jsonPath
  }

  /// The value at `key`; `nil` where it is absent.
  func value<Value: Decodable>(_ key: String, as _: Value.Type = Value.self) throws -> Value? {
    do {
      return try entries.decodeIfPresent(Value.self, forKey: Key(stringValue: key))
    } catch let error as DecodingError {
      throw error
    } catch let error as VectorError {
      throw error
    } catch {
      // The decoder's error for a number that is out of range for Double, which has no path.
      throw VectorError.unreadable(path: path(of: key), reason: "it is out of range")
    }
  }

  /// Throws the error that `key`, which has no default, is missing.
  func missing<Value>(_ key: String) throws -> Value {
    throw VectorError.missing(path: path(of: key))
  }

  /// The value at `key`, which has no default.
  func required<Value: Decodable>(_ key: String, as _: Value.Type = Value.self) throws -> Value {
    try value(key) ?? missing(key)
  }

  /// Exactly `count` values.
  func list<Item: Decodable>(_ key: String, count: Int) throws -> [Item]? {
    guard let items: [Item] = try value(key) else { return nil }
    guard items.count == count else {
      throw VectorError.wrongCount(path: path(of: key), found: items.count, expected: count)
    }
    return items
  }

  /// Exactly `count` numbers.
  func numbers(_ key: String, count: Int) throws -> [Double]? {
    try list(key, count: count)
  }

  /// `[width, height]`.
  func size(_ key: String) throws -> CGSize? {
    try numbers(key, count: 2).map { CGSize(width: $0[0], height: $0[1]) }
  }

  /// `[width, height]`, where `null` is infinite.
  func sizeOrInfinity(_ key: String) throws -> CGSize? {
    let lengths: [Double?]? = try list(key, count: 2)
    return lengths.map { CGSize(width: $0[0] ?? .infinity, height: $0[1] ?? .infinity) }
  }

  /// `[x, y]`.
  func point(_ key: String) throws -> CGPoint? {
    try numbers(key, count: 2).map { CGPoint(x: $0[0], y: $0[1]) }
  }

  /// A number, where `null` is infinite; `nil` where the key is absent.
  func numberOrInfinity(_ key: String) throws -> Double? {
    guard entries.contains(Key(stringValue: key)) else { return nil }
    return try value(key) ?? .infinity
  }

  /// One of an enumeration's cases, by its raw value.
  func word<Word: RawRepresentable<String> & CaseIterable>(_ key: String) throws -> Word? {
    guard let text: String = try value(key) else { return nil }
    return try Word(rawValue: text) ?? wrong(key, text, among: Word.allCases.map(\.rawValue))
  }

  /// The meaning of the word at `key`.
  func word<Meaning>(
    _ key: String, among words: KeyValuePairs<String, Meaning>
  ) throws -> Meaning? {
    guard let text: String = try value(key) else { return nil }
    return try words.first { $0.key == text }?.value ?? wrong(key, text, among: words.map(\.key))
  }

  private func wrong<Word>(_ key: String, _ text: String, among words: [String]) throws -> Word {
    throw VectorError.wrongValue(
      path: path(of: key), found: text, expected: "one of \(words.joined(separator: ", "))")
  }
}
