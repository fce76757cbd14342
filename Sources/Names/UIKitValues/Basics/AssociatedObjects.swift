import Synchronization

// The functions of Objective-C's runtime that store objects with other objects.

/// How an object is stored with another one.
public struct objc_AssociationPolicy: RawRepresentable, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let OBJC_ASSOCIATION_ASSIGN = Self(rawValue: 0),
    OBJC_ASSOCIATION_RETAIN_NONATOMIC = Self(rawValue: 1),
    OBJC_ASSOCIATION_COPY_NONATOMIC = Self(rawValue: 3),
    OBJC_ASSOCIATION_RETAIN = Self(rawValue: 0x301), OBJC_ASSOCIATION_COPY = Self(rawValue: 0x303)
}

private struct AssociatedValues: @unchecked Sendable {
  weak var owner: AnyObject?
  var values: [UInt: Any] = [:]
}

/// The values of all objects; those of objects that no longer exist are removed from time to time.
private struct AssociationTable: Sendable {
  var entries: [ObjectIdentifier: AssociatedValues] = [:], limit = 64
  mutating func removeGoneOwners() {
    guard entries.count > limit else { return }
    entries = entries.filter { $0.value.owner != nil }
    limit = max(64, entries.count * 2)
  }
}

private let associations = Mutex(AssociationTable())

/// Stores a value until its object is gone and others have been stored since; `nil` removes it.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let place = UInt(bitPattern: key)
  nonisolated(unsafe) let value = value
  nonisolated(unsafe) let owner = object as AnyObject
  associations.withLock { table in
    table.removeGoneOwners()
    let identifier = ObjectIdentifier(owner)
    var entry = table.entries[identifier] ?? AssociatedValues(owner: owner)
    // Another object may have been at the same place in memory before.
    if entry.owner !== owner { entry = AssociatedValues(owner: owner) }
    entry.values[place] = value
    table.entries[identifier] = entry
  }
}

/// The value that is stored with an object under a key; `nil` where there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  nonisolated(unsafe) let owner = object as AnyObject
  let place = UInt(bitPattern: key)
  nonisolated(unsafe) var found: Any?
  associations.withLock { table in
    guard let entry = table.entries[ObjectIdentifier(owner)], entry.owner === owner else { return }
    found = entry.values[place]
  }
  return found
}

/// Removes all values that are stored with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  nonisolated(unsafe) let owner = object as AnyObject
  associations.withLock { $0.entries[ObjectIdentifier(owner)] = nil }
}
