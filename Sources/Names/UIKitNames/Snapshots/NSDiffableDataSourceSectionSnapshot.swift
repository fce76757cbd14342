/// The items of one section, of which some contain others; doubles and orphans are left out.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var children: [ItemIdentifierType?: [ItemIdentifierType]] = [:],
    parents: [ItemIdentifierType: ItemIdentifierType?] = [:], expanded: Set<ItemIdentifierType> = []
  public init() {}
  /// All items, each before those inside.
  public var items: [ItemIdentifierType] { listed { _ in true } }
  public var rootItems: [ItemIdentifierType] { children[nil] ?? [] }
  /// The items whose parents are all expanded.
  public var visibleItems: [ItemIdentifierType] { listed(expanded.contains) }
  /// Adds items at the end of what is inside another one, or of the section.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent, parents[parent] == nil { return }
    for item in items where parents[item] == nil {
      children[parent, default: []].append(item)
      parents[item] = .some(parent)
    }
  }
  public mutating func insert(_ items: [ItemIdentifierType], before other: ItemIdentifierType) {
    insert(items, at: other, 0)
  }
  public mutating func insert(_ items: [ItemIdentifierType], after other: ItemIdentifierType) {
    insert(items, at: other, 1)
  }
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let parent = parents.removeValue(forKey: item) else { continue }
      children[parent]?.removeAll { $0 == item }
      delete(children.removeValue(forKey: item) ?? [])
      expanded.remove(item)
    }
  }
  public mutating func deleteAll() { self = Self() }
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] ?? nil }
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  public func level(of item: ItemIdentifierType) -> Int {
    parent(of: item).map { level(of: $0) + 1 } ?? 0
  }
  private mutating func insert(
    _ items: [ItemIdentifierType], at other: ItemIdentifierType, _ offset: Int
  ) {
    guard let parent = parents[other], let index = children[parent]?.firstIndex(of: other) else {
      return
    }
    var seen = Set(parents.keys)
    let added = items.filter { seen.insert($0).inserted }
    children[parent]?.insert(contentsOf: added, at: index + offset)
    for item in added { parents[item] = .some(parent) }
  }
  private func listed(_ isOpen: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
    var list: [ItemIdentifierType] = []
    var waiting = Array(rootItems.reversed())
    while let item = waiting.popLast() {
      list.append(item)
      if isOpen(item) { waiting += (children[item] ?? []).reversed() }
    }
    return list
  }
}
