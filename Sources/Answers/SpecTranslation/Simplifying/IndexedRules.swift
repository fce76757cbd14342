import LayoutConstraints

/// The rules of a draft with the places where each item occurs, for changes of a few rules at a time.
///
/// A rule keeps its place when it changes, and others keep theirs when it is removed, so that the order
/// stays.
struct IndexedRules {
  private var places: [TranslationDraft.DraftRule?]
  /// The places of the rules in which each item occurs or occurred, in any order.
  private var placesOfItem: [[Int]]

  /// Linear in the number of rules.
  init(_ draft: TranslationDraft) {
    places = draft.rules.map(Optional.init)
    placesOfItem = Array(repeating: [], count: draft.items.count)
    for (place, rule) in draft.rules.enumerated() { note(rule, at: place) }
  }

  /// The rules that are left, in their order.
  var all: [TranslationDraft.DraftRule] { places.compactMap { $0 } }

  /// The rules in which an item occurs, with their places, in their order.
  mutating func naming(_ item: Int) -> [(place: Int, rule: TranslationDraft.DraftRule)] {
    var found: [(place: Int, rule: TranslationDraft.DraftRule)] = []
    for place in placesOfItem[item].sorted() where found.last?.place != place {
      guard let rule = places[place], rule.constraint.names(item) else { continue }
      found.append((place, rule))
    }
    placesOfItem[item] = found.map { $0.place }
    return found
  }

  /// Changes the constraint of a rule; `nil` removes the rule.
  mutating func change(at place: Int, to constraint: Constraint?) {
    guard let constraint else {
      places[place] = nil
      return
    }
    places[place]?.constraint = constraint
    if let rule = places[place] { note(rule, at: place) }
  }

  /// Adds a rule after all others.
  mutating func append(_ rule: TranslationDraft.DraftRule) {
    note(rule, at: places.count)
    places.append(rule)
  }

  private mutating func note(_ rule: TranslationDraft.DraftRule, at place: Int) {
    for anchor in rule.constraint.places where placesOfItem[anchor.item].last != place {
      placesOfItem[anchor.item].append(place)
    }
  }
}
