import ConsoleLogs
import LayoutConstraints

/// Which items of a log are the same, which is inside which, and their names.
struct ItemKeys {
  /// The items in the order in which they are first named, without repetition.
  private(set) var items: [LoggedItem] = []
  /// Their names in rules.
  var names: [String] { itemNames.all }
  private var itemNames = ItemNames()
  private var indices: [LoggedItem.Identity: Int] = [:]
  /// The index of the superview of each item that has a known one.
  private(set) var superviews: [Int: Int] = [:]

  init(_ log: ConsoleLog) {
    for constraint in log.constraints {
      if let superview = constraint.superview { add(superview) }
      for term in constraint.terms { add(term.item) }
      readSuperview(constraint)
    }
    nameItems()
  }

  /// Names the items that have none yet, of which all lines were read.
  private mutating func nameItems() {
    for item in items[names.count...] {
      var inside: String?
      if case .superview(let child) = item.identity, let index = index(of: child),
        index < names.count
      {
        inside = names[index]
      }
      itemNames.add(item, around: inside)
    }
  }

  private mutating func add(_ item: LoggedItem) {
    if case .ambiguous = item.identity { return }
    if let index = indices[item.identity] {
      // A later line may print more of the same view.
      items[index].className = items[index].className ?? item.className
      items[index].text = items[index].text ?? item.text
      items[index].name = items[index].name ?? item.name
      return
    }
    indices[item.identity] = items.count
    items.append(item)
  }

  private mutating func readSuperview(_ constraint: LoggedConstraint) {
    guard let superview = constraint.superview, let around = indices[superview.identity],
      let equation = constraint.equation
    else { return }
    for term in constraint.terms where term.item.identity != superview.identity {
      guard let inside = indices[term.item.identity] else { continue }
      if equation.isVisual || term.attribute.isOfFrame {
        // A cycle would be a mistake of the log.
        if !chain(of: around).contains(inside) { superviews[inside] = superviews[inside] ?? around }
      }
    }
  }

  /// The index of an item; `nil` for one whose name several views have.
  ///
  /// An unnamed superview that another line names is that one.
  func index(of identity: LoggedItem.Identity) -> Int? {
    if case .superview(let child) = identity, let index = indices[child],
      let known = superviews[index]
    {
      return known
    }
    return indices[identity]
  }

  /// The index of an unnamed superview, which is added where it is new.
  mutating func hiddenSuperview(of item: Int) -> Int {
    if let known = superviews[item] { return known }
    let identity = LoggedItem.Identity.superview(of: items[item].identity)
    add(LoggedItem(identity: identity))
    nameItems()
    let index = indices[identity] ?? item
    superviews[item] = index
    return index
  }

  /// An item and all known views around it, from the inside.
  func chain(of item: Int) -> [Int] {
    var chain = [item]
    while let last = chain.last, let next = superviews[last], !chain.contains(next) {
      chain.append(next)
    }
    return chain
  }

  /// The closest known view around both items, which may be one of them.
  func commonAncestor(_ first: Int, _ second: Int) -> Int? {
    let others = Set(chain(of: second))
    return chain(of: first).first(where: others.contains)
  }

  /// The items with their names.
  var named: [NamedItem] { zip(names, items).map { NamedItem(name: $0, item: $1) } }

  /// The items that are unnamed superviews.
  var hidden: [Int] {
    items.indices.filter { if case .superview = items[$0].identity { true } else { false } }
  }
}

extension LoggedConstraint {
  /// The terms of both sides.
  var terms: [LoggedTerm] {
    (equation?.first.terms ?? []) + (equation?.second.terms ?? [])
  }
}

extension LoggedAttribute {
  /// Whether this is a coordinate in the superview.
  var isOfFrame: Bool { if case .frame = self { true } else { false } }
}
