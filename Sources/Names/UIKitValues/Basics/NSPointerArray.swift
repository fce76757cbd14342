/// A list of objects that are kept or not; the entry of one that is gone counts until `compact()`.
public final class NSPointerArray: NSObject {
  private let keeps: Bool
  private var entries: [Entry] = []
  private struct Entry {
    weak var reference: AnyObject?
    private let kept: AnyObject?
    init(_ pointer: UnsafeMutableRawPointer?, keeps: Bool) {
      let object = pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
      reference = object
      kept = keeps ? object : nil
    }
  }
  public init(options: NSPointerFunctions.Options = []) { keeps = !options.contains(.weakMemory) }
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
  public func addPointer(_ pointer: UnsafeMutableRawPointer?) {
    entries.append(Entry(pointer, keeps: keeps))
  }
  public func insertPointer(_ pointer: UnsafeMutableRawPointer?, at index: Int) {
    entries.insert(Entry(pointer, keeps: keeps), at: index)
  }
  public func replacePointer(at index: Int, withPointer pointer: UnsafeMutableRawPointer?) {
    entries[index] = Entry(pointer, keeps: keeps)
  }
  public func removePointer(at index: Int) { entries.remove(at: index) }
  public func compact() { entries.removeAll { $0.reference == nil } }
}
