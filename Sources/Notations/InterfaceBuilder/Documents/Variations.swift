/// Applies the variations of size classes to elements.
///
/// A `variation` overrides attributes and keyed elements of the element that it is in. Its `mask`
/// excludes subviews or constraints, and includes them again. The default variation comes first, the
/// one that names most classes last.
struct Variations {
  /// The classes whose variations apply.
  let classes: SizeClasses
  /// The subviews and constraints that are not there with these classes, in the order of the file.
  private(set) var absent: [MarkupElement] = []

  init(for classes: SizeClasses) {
    self.classes = classes
  }

  /// The element with its variations applied, and those of everything inside.
  mutating func applied(to element: MarkupElement) -> MarkupElement {
    var result = element
    let variations = element.children.enumerated().compactMap { index, child in
      child.name == "variation"
        ? classes.specificity(of: child.attributes["key"] ?? "").map { ($0, index, child) } : nil
    }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
    result.children.removeAll { $0.name == "variation" }
    var excluded: [String: Set<String>] = [:]
    var keyed = variations.isEmpty ? [:] : Self.keyed(result.children)
    for (_, _, variation) in variations {
      for (name, value) in variation.attributes where name != "key" {
        result.attributes[name] = value
      }
      for child in variation.children {
        if child.name == "mask" {
          mask(child, &excluded)
        } else {
          Self.replace(child, in: &result, &keyed)
        }
      }
    }
    for index in result.children.indices {
      let list = result.children[index].name
      guard let ids = excluded[list], !ids.isEmpty else { continue }
      let isAbsent = { (child: MarkupElement) in child.id.map(ids.contains) ?? false }
      absent += result.children[index].children.filter(isAbsent)
      result.children[index].children.removeAll(where: isAbsent)
    }
    result.children = result.children.map { applied(to: $0) }
    return result
  }

  private func mask(_ mask: MarkupElement, _ excluded: inout [String: Set<String>]) {
    let list = mask.attributes["key"] ?? ""
    for entry in mask.children {
      guard let id = entry.attributes["reference"] else { continue }
      if entry.name == "exclude" {
        excluded[list, default: []].insert(id)
      } else if entry.name == "include" {
        excluded[list]?.remove(id)
      }
    }
  }

  /// The index of the first element with each key.
  private static func keyed(_ elements: [MarkupElement]) -> [String: Int] {
    let pairs = elements.enumerated().compactMap { index, element in
      element.attributes["key"].map { ($0, index) }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private static func replace(
    _ child: MarkupElement, in element: inout MarkupElement, _ keyed: inout [String: Int]
  ) {
    guard let key = child.attributes["key"] else { return }
    if let index = keyed[key] {
      element.children[index] = child
    } else {
      keyed[key] = element.children.count
      element.children.append(child)
    }
  }
}
