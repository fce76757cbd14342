/// The snapshot that a table or a collection shows, with its sections and items by their places.
struct ShownSnapshot<Section: Hashable, Item: Hashable> {
  var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
  func numberOfItems(at index: Int) -> Int {
    section(at: index).map { snapshot.numberOfItems(inSection: $0) } ?? 0
  }
  func section(at index: Int) -> Section? {
    let sections = snapshot.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }
  func item(at path: IndexPath) -> Item? {
    guard let section = section(at: path.section) else { return nil }
    let items = snapshot.itemIdentifiers(inSection: section)
    return items.indices.contains(path.item) ? items[path.item] : nil
  }
  func indexPath(of item: Item) -> IndexPath? {
    guard let name = snapshot.sectionIdentifier(containingItem: item),
      let section = snapshot.indexOfSection(name),
      let place = snapshot.itemIdentifiers(inSection: name).firstIndex(of: item)
    else { return nil }
    return IndexPath(item: place, section: section)
  }
}
