public import Foundation

/// A list of objects that are kept or not, by their addresses.
///
/// Foundation on Linux has none. An object that is not kept and no longer exists leaves an empty
/// entry, which counts until `compact()`.
public final class NSPointerArray: NSObject {
  private let keeps: Bool
  private var entries: [Entry] = []

  /// An object, or nothing.
  private struct Entry {
    weak var reference: AnyObject?
    private let kept: AnyObject?

    init(_ pointer: UnsafeMutableRawPointer?, keeps: Bool) {
      let object = pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
      reference = object
      kept = keeps ? object : nil
    }
  }

  /// Makes an empty list.
  public init(options: NSPointerFunctions.Options = []) {
    keeps = !options.contains(.weakMemory)
    super.init()
  }

  /// Makes an empty list that keeps its objects.
  public static func strongObjects() -> NSPointerArray { NSPointerArray() }
  /// Makes an empty list that does not keep its objects.
  public static func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// The objects that exist, in order.
  public var allObjects: [Any] { entries.compactMap(\.reference) }

  /// The number of entries, also of empty ones; a larger number adds empty ones at the end.
  public var count: Int {
    get { entries.count }
    set {
      entries.removeLast(max(0, entries.count - newValue))
      while entries.count < newValue { addPointer(nil) }
    }
  }

  /// The address of an object; `nil` for an empty entry.
  public func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    entries[index].reference.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Adds an object at the end, or an empty entry.
  public func addPointer(_ pointer: UnsafeMutableRawPointer?) {
    entries.append(Entry(pointer, keeps: keeps))
  }

  /// Inserts an object, or an empty entry.
  public func insertPointer(_ pointer: UnsafeMutableRawPointer?, at index: Int) {
    entries.insert(Entry(pointer, keeps: keeps), at: index)
  }

  /// Replaces an entry.
  public func replacePointer(at index: Int, withPointer pointer: UnsafeMutableRawPointer?) {
    entries[index] = Entry(pointer, keeps: keeps)
  }

  /// Removes an entry.
  public func removePointer(at index: Int) { entries.remove(at: index) }

  /// Removes empty entries.
  public func compact() { entries.removeAll { $0.reference == nil } }
}
