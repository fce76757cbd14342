public import Foundation

// UIKit's names for the two numbers of an index path in tables and collections.
extension IndexPath {
  /// Makes the path of a row.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Makes the path of an item.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section, which is the first number; 0 where there is none.
  public var section: Int {
    get { number(at: 0) }
    set { self = IndexPath(item: item, section: newValue) }
  }
  /// The item, which is the second number; 0 where there is none.
  public var item: Int {
    get { number(at: 1) }
    set { self = IndexPath(item: newValue, section: section) }
  }
  /// The row, which is the second number; 0 where there is none.
  public var row: Int {
    get { item }
    set { item = newValue }
  }

  private func number(at index: Int) -> Int { index < count ? self[index] : 0 }
}

extension NSIndexPath {
  /// The section; 0 for a path without one.
  public var section: Int { length > 0 ? index(atPosition: 0) : 0 }
  /// The row; 0 for a path without one.
  public var row: Int { length > 1 ? index(atPosition: 1) : 0 }
  /// The item; 0 for a path without one.
  public var item: Int { row }

  /// Makes the index path of a row in a section.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// Makes the index path of an item in a section.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }
}
