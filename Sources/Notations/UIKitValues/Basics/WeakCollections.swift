public import Foundation

/// How a table keeps and compares its entries.
public enum NSPointerFunctions: Sendable {
  /// The options of a table.
  public struct Options: OptionSet, Sendable, Hashable {
    /// One bit for each option.
    public let rawValue: UInt

    /// Makes the set with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Entries are kept.
    public static let strongMemory: Options = []
    /// Entries are not kept: they disappear with their objects.
    public static let weakMemory = Options(rawValue: 5)
    /// Entries are compared by `isEqual`.
    public static let objectPersonality: Options = []
    /// Entries are compared by identity.
    public static let objectPointerPersonality = Options(rawValue: 512)
    /// Entries are copied; here they are kept as they are.
    public static let copyIn = Options(rawValue: 65536)
  }
}

/// The options of a hash table.
public typealias NSHashTableOptions = NSPointerFunctions.Options
/// The options of a map table.
public typealias NSMapTableOptions = NSPointerFunctions.Options

/// An entry of a table: an object that is kept or not.
private struct Entry {
  weak var reference: AnyObject?
  private let kept: AnyObject?

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    reference = object
    kept = options.contains(.weakMemory) ? nil : object
  }
}

/// What an object is found by.
private struct EntryKey: Hashable {
  let identity: ObjectIdentifier
  /// The object that says what it equals; not kept here, so that weak entries can disappear.
  weak var comparable: NSObject?
  let hash: Int

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    identity = ObjectIdentifier(object)
    comparable = options.contains(.objectPointerPersonality) ? nil : object as? NSObject
    hash = comparable?.hash ?? identity.hashValue
  }

  static func == (left: EntryKey, right: EntryKey) -> Bool {
    guard left.identity != right.identity else { return true }
    guard let first = left.comparable, let second = right.comparable else { return false }
    return first.isEqual(second)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// A set of objects that are kept or not.
///
/// Foundation on Linux has none. Ours: only entries whose objects exist are counted, and objects of
/// every class and protocol are entries.
public final class NSHashTable<ObjectType>: NSObject {
  private let options: NSPointerFunctions.Options
  private var entries: [EntryKey: Entry] = [:]

  /// Makes an empty table; the capacity has no influence.
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    self.options = options
    super.init()
  }

  /// Makes an empty table that does not keep its objects.
  public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects, in no order.
  public var allObjects: [ObjectType] {
    entries.values.compactMap { $0.reference as? ObjectType }
  }
  /// The number of objects.
  public var count: Int { allObjects.count }
  /// One of the objects; `nil` where there is none.
  public var anyObject: ObjectType? { allObjects.first }
  /// The objects as a set.
  public var setRepresentation: Set<AnyHashable> {
    Set(entries.values.compactMap { $0.reference as? NSObject })
  }

  /// Adds an object, unless there is an equal one.
  public func add(_ object: ObjectType?) {
    guard let object, member(object) == nil else { return }
    removeFreed()
    entries[EntryKey(object as AnyObject, options)] = Entry(object as AnyObject, options)
  }
  /// Removes the equal object.
  public func remove(_ object: ObjectType?) {
    removeFreed()
    guard let object else { return }
    entries[EntryKey(object as AnyObject, options)] = nil
  }
  /// Removes all objects.
  public func removeAllObjects() { entries = [:] }
  /// Whether there is an equal object.
  public func contains(_ object: ObjectType?) -> Bool { member(object) != nil }
  /// The equal object; `nil` where there is none.
  public func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return entries[EntryKey(object as AnyObject, options)]?.reference as? ObjectType
  }
  /// The objects, one after the other.
  public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

  private func removeFreed() { entries = entries.filter { $0.value.reference != nil } }
}

/// A table of objects by objects, which are kept or not.
///
/// Foundation on Linux has none. Ours: only entries whose two objects exist are counted, and objects
/// of every class and protocol are keys and values.
public final class NSMapTable<KeyType, ObjectType>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [EntryKey: (key: Entry, value: Entry)] = [:]

  /// Makes an empty table; the capacity has no influence.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  /// Makes an empty table that keeps keys and values.
  public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Makes an empty table that keeps its values.
  public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// Makes an empty table that keeps its keys.
  public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// Makes an empty table that keeps neither keys nor values.
  public static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The number of entries.
  public var count: Int { existing.count }

  /// The value of a key; `nil` where there is none.
  public func object(forKey key: KeyType?) -> ObjectType? {
    guard let key, let entry = entries[EntryKey(key as AnyObject, keyOptions)],
      entry.key.reference != nil
    else { return nil }
    return entry.value.reference as? ObjectType
  }
  /// Sets the value of a key; `nil` removes it.
  public func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    removeFreed()
    guard let key else { return }
    let place = EntryKey(key as AnyObject, keyOptions)
    entries[place] = nil
    guard let object else { return }
    entries[place] = (
      Entry(key as AnyObject, keyOptions), Entry(object as AnyObject, valueOptions)
    )
  }
  /// Removes a key and its value.
  public func removeObject(forKey key: KeyType?) { setObject(nil, forKey: key) }
  /// Removes all keys and values.
  public func removeAllObjects() { entries = [:] }
  /// The keys, one after the other, in no order.
  public func keyEnumerator() -> NSEnumerator {
    NSArray(array: existing.map(\.key)).objectEnumerator()
  }
  /// The values, one after the other, in no order; `nil` where there are none.
  public func objectEnumerator() -> NSEnumerator? {
    existing.isEmpty ? nil : NSArray(array: existing.map(\.value)).objectEnumerator()
  }

  private var existing: [(key: AnyObject, value: AnyObject)] {
    entries.values.compactMap { entry in
      guard let key = entry.key.reference, let value = entry.value.reference else { return nil }
      return (key, value)
    }
  }

  private func removeFreed() {
    entries = entries.filter { $0.value.key.reference != nil && $0.value.value.reference != nil }
  }
}
