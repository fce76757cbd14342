import Layouts

extension ScenarioComparison {
  /// Why the layouts do not agree: each cause once with its containers, in the order in which they
  /// first appear.
  ///
  /// Empty where the layouts agree, whatever rounding or ambiguity is behind that.
  package var groupedCauses: [CauseGroup] {
    CauseGroup.groups(
      of: containers.map { container in
        let differing = Set(container.differingElements)
        let causes = container.allCauses.filter { cause in
          !cause.kind.alwaysAgrees && cause.element.map(differing.contains) ?? true
        }
        return (container.container, causes)
      })
  }

  /// Why values are ambiguous that are drawn differently although the layouts agree: each reason once
  /// with its containers; empty where nothing is.
  package var groupedAmbiguities: [CauseGroup] {
    CauseGroup.groups(
      of: containers.map { container in
        let differing = Set(container.differingElements)
        let causes = container.causes.filter { cause in
          guard cause.kind == .tie || cause.kind == .ambiguity, let element = cause.element else {
            return false
          }
          return !differing.contains(element)
        }
        return (container.container, causes)
      })
  }

  /// Sentences about differing elements whose causes were not searched for, one for each number of
  /// them; empty where all were.
  package var notAsked: [String] {
    let groups = containers.joined { container in
      let more = container.elementsNotAsked
      return more == 0 ? [] : ["\(more) more \(more == 1 ? "element differs" : "elements differ")"]
    }
    return groups.flatMap { group in
      let places = group.places.listedInPoints
      return group.words.map { "\($0); their causes were not searched for (at \(places))" }
    }
  }
}

extension ContainerComparison {
  /// The number of differing elements whose cause was not searched for: there is a limit for each
  /// container.
  package var elementsNotAsked: Int {
    guard conflicts.isEmpty, differingElements.count > ContainerCauses.mostElements
    else { return 0 }
    let asked = Set(causes.flatMap { $0.elements })
    return differingElements.count { !asked.contains($0) }
  }
}
