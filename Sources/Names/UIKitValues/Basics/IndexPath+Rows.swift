// UIKit's names for the two numbers of an index path in tables and collections.
extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int {
    get { number(at: 0) }
    set { self = IndexPath(item: item, section: newValue) }
  }
  public var item: Int {
    get { number(at: 1) }
    set { self = IndexPath(item: newValue, section: section) }
  }
  public var row: Int {
    get { item }
    set { item = newValue }
  }
  private func number(at index: Int) -> Int { index < count ? self[index] : 0 }
}

extension NSIndexPath {
  public var section: Int { length > 0 ? index(atPosition: 0) : 0 }
  public var row: Int { length > 1 ? index(atPosition: 1) : 0 }
  public var item: Int { row }
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }
}
