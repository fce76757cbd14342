/// The sections and items of a table or a collection, by their identifiers.
///
/// Where UIKit stops the program, one that is there already is moved, and one that is not left out.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = [],
    reconfiguredItemIdentifiers: [ItemIdentifierType] = [],
    reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public init() {}
  public var numberOfItems: Int { sections.count }
  public var numberOfSections: Int { sectionIdentifiers.count }
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[identifier]?.count ?? 0
  }
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { items[identifier] ?? [] }
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sections[identifier] }
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    sections[identifier] == nil ? nil : itemIdentifiers.firstIndex(of: identifier)
  }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // Sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers) { $0.endIndex }
  }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection other: SectionIdentifierType
  ) { insert(identifiers, beside: other, 0) }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection other: SectionIdentifierType
  ) { insert(identifiers, beside: other, 1) }
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      for item in items.removeValue(forKey: identifier) ?? [] { sections[item] = nil }
    }
    sectionIdentifiers.removeAll(where: Set(identifiers).contains)
  }
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection other: SectionIdentifierType
  ) { if items[identifier] != nil { insert([identifier], beside: other, 0) } }
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection other: SectionIdentifierType
  ) { if items[identifier] != nil { insert([identifier], beside: other, 1) } }
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }
  private mutating func insert(
    _ identifiers: [SectionIdentifierType], beside other: SectionIdentifierType, _ offset: Int
  ) {
    guard items[other] != nil else { return }
    insert(identifiers.filter { $0 != other }) { ($0.firstIndex(of: other) ?? 0) + offset }
  }
  private mutating func insert(
    _ identifiers: [SectionIdentifierType], at place: ([SectionIdentifierType]) -> Int
  ) {
    let added = Self.unique(identifiers)
    sectionIdentifiers.removeAll(where: Set(added).contains)
    sectionIdentifiers.insert(contentsOf: added, at: place(sectionIdentifiers))
    for identifier in added where items[identifier] == nil { items[identifier] = [] }
  }

  // Items.

  /// Adds items at the end of a section, or of the last one; nothing without a section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {
    guard let section = section ?? sectionIdentifiers.last else { return }
    insert(identifiers, into: section) { $0.endIndex }
  }
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem other: ItemIdentifierType
  ) { insert(identifiers, beside: other, 0) }
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem other: ItemIdentifierType
  ) { insert(identifiers, beside: other, 1) }
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    for (section, gone) in Dictionary(grouping: identifiers, by: { sections[$0] }) {
      guard let section else { continue }
      items[section]?.removeAll(where: Set(gone).contains)
    }
    for identifier in identifiers { sections[identifier] = nil }
  }
  public mutating func deleteAllItems() { self = Self() }
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem other: ItemIdentifierType
  ) { if sections[identifier] != nil { insertItems([identifier], beforeItem: other) } }
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem other: ItemIdentifierType
  ) { if sections[identifier] != nil { insertItems([identifier], afterItem: other) } }
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }
  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, _ offset: Int
  ) {
    guard let section = sections[other] else { return }
    insert(identifiers.filter { $0 != other }, into: section) {
      ($0.firstIndex(of: other) ?? 0) + offset
    }
  }
  private mutating func insert(
    _ identifiers: [ItemIdentifierType], into section: SectionIdentifierType,
    at place: ([ItemIdentifierType]) -> Int
  ) {
    guard items[section] != nil else { return }
    let added = Self.unique(identifiers)
    deleteItems(added)
    let index = place(items[section] ?? [])
    items[section]?.insert(contentsOf: added, at: index)
    for identifier in added { sections[identifier] = section }
  }
  private static func unique<Identifier: Hashable>(_ identifiers: [Identifier]) -> [Identifier] {
    var seen: Set<Identifier> = []
    return identifiers.filter { seen.insert($0).inserted }
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSnapshot: Equatable {}
