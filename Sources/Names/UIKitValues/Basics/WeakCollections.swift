/// How a table keeps and compares its entries.
public enum NSPointerFunctions: Sendable {
  public struct Options: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strongMemory: Options = [], weakMemory = Self(5),
      objectPersonality: Options = [], objectPointerPersonality = Self(512), copyIn = Self(65536)
  }
}

public typealias NSHashTableOptions = NSPointerFunctions.Options
public typealias NSMapTableOptions = NSPointerFunctions.Options

/// An entry of a table or a list: an object that is kept or not.
struct Entry {
  weak var reference: AnyObject?
  private let kept: AnyObject?
  init(_ object: AnyObject?, _ options: NSPointerFunctions.Options) {
    reference = object
    kept = options.contains(.weakMemory) ? nil : object
  }
}

/// What an object is found by.
private struct EntryKey: Hashable {
  let identity: ObjectIdentifier
  /// The object that says what it equals; not kept, so that weak entries can disappear.
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

/// A set of objects that are kept or not; only entries whose objects exist are counted.
public final class NSHashTable<ObjectType>: NSObject {
  private let options: NSPointerFunctions.Options
  private var entries: [EntryKey: Entry] = [:]
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    self.options = options
  }
  public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }
  public var allObjects: [ObjectType] { entries.values.compactMap { $0.reference as? ObjectType } }
  public var count: Int { allObjects.count }
  public var anyObject: ObjectType? { allObjects.first }
  public var setRepresentation: Set<AnyHashable> {
    Set(entries.values.compactMap { $0.reference as? NSObject })
  }
  public func add(_ object: ObjectType?) {
    guard let object, member(object) == nil else { return }
    removeFreed()
    entries[EntryKey(object as AnyObject, options)] = Entry(object as AnyObject, options)
  }
  public func remove(_ object: ObjectType?) {
    removeFreed()
    guard let object else { return }
    entries[EntryKey(object as AnyObject, options)] = nil
  }
  public func removeAllObjects() { entries = [:] }
  public func contains(_ object: ObjectType?) -> Bool { member(object) != nil }
  public func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return entries[EntryKey(object as AnyObject, options)]?.reference as? ObjectType
  }
  public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
  private func removeFreed() { entries = entries.filter { $0.value.reference != nil } }
}

/// A table of objects by objects, which are kept or not; only entries whose two objects exist count.
public final class NSMapTable<KeyType, ObjectType>: NSObject {
  private let keyOptions, valueOptions: NSPointerFunctions.Options
  private var entries: [EntryKey: (key: Entry, value: Entry)] = [:]
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity: Int = 0
  ) { (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions) }
  public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  public static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }
  public var count: Int { existing.count }
  public func object(forKey key: KeyType?) -> ObjectType? {
    guard let key, let entry = entries[EntryKey(key as AnyObject, keyOptions)],
      entry.key.reference != nil
    else { return nil }
    return entry.value.reference as? ObjectType
  }
  public func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    removeFreed()
    guard let key else { return }
    let place = EntryKey(key as AnyObject, keyOptions)
    entries[place] = nil
    guard let object else { return }
    entries[place] = (Entry(key as AnyObject, keyOptions), Entry(object as AnyObject, valueOptions))
  }
  public func removeObject(forKey key: KeyType?) { setObject(nil, forKey: key) }
  public func removeAllObjects() { entries = [:] }
  public func keyEnumerator() -> NSEnumerator {
    NSArray(array: existing.map(\.key)).objectEnumerator()
  }
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
