extension ScenarioComparison {
  /// Why the layouts do not agree: each cause once with its containers, in the order in which they
  /// first appear.
  ///
  /// Empty where the layouts agree, whatever rounding or ambiguity is behind that.
  public var groupedCauses: [CauseGroup] {
    CauseGroup.groups(
      of: containers.map { container in
        let differing = Set(container.differingElements)
        let causes = (container.causes ?? []).filter { cause in
          !cause.kind.alwaysAgrees && cause.element.map(differing.contains) ?? true
        }
        return (container.container, causes)
      })
  }

  /// That so many elements differ that not all were asked about, in a sentence for each number of
  /// them; empty where all were.
  public var notAsked: [String] {
    let groups = containers.joined { container in
      let more = container.elementsNotAsked
      return more == 0 ? [] : ["\(more) more \(more == 1 ? "element differs" : "elements differ")"]
    }
    return groups.flatMap { group in
      let places = group.places.joined(separator: ", ")
      return group.words.map { "\($0) and were not asked why (at \(places))" }
    }
  }
}

extension ContainerComparison {
  /// How many elements differ whose cause was not asked for: only the first ones are asked about.
  package var elementsNotAsked: Int {
    guard let causes, conflicts.isEmpty, differingElements.count > ContainerCauses.mostElements
    else { return 0 }
    let asked = Set(causes.compactMap(\.element))
    return differingElements.count { !asked.contains($0) }
  }
}
