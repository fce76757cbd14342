/// A list of objects that are kept or not; the entry of one that is gone counts until `compact()`.
public final class NSPointerArray: NSObject {
  private let options: NSPointerFunctions.Options
  private var entries: [Entry] = []
  public init(options: NSPointerFunctions.Options = []) { self.options = options }
  public static func strongObjects() -> NSPointerArray { NSPointerArray() }
  public static func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
  public var allObjects: [Any] { entries.compactMap(\.reference) }
  public var count: Int {
    get { entries.count }
    set {
      entries.removeLast(max(0, entries.count - newValue))
      while entries.count < newValue { addPointer(nil) }
    }
  }
  public func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    entries[index].reference.map { Unmanaged.passUnretained($0).toOpaque() }
  }
  private func entry(_ pointer: UnsafeMutableRawPointer?) -> Entry {
    Entry(pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }, options)
  }
  public func addPointer(_ pointer: UnsafeMutableRawPointer?) { entries.append(entry(pointer)) }
  public func insertPointer(_ pointer: UnsafeMutableRawPointer?, at index: Int) {
    entries.insert(entry(pointer), at: index)
  }
  public func replacePointer(at index: Int, withPointer pointer: UnsafeMutableRawPointer?) {
    entries[index] = entry(pointer)
  }
  public func removePointer(at index: Int) { entries.remove(at: index) }
  public func compact() { entries.removeAll { $0.reference == nil } }
}
