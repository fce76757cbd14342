import Geometry

extension [ContainerComparison] {
  /// The containers that are shown at length: those of the usual case, and the first one that differs of
  /// some other cases.
  ///
  /// Ours: three cases; what they show, others mostly repeat.
  package var ofShownCases: [ContainerComparison] {
    var cases: Set<String> = []
    return filter { comparison in
      guard let name = comparison.container.caseName else { return true }
      return !comparison.agrees && cases.count < 3 && cases.insert(name).inserted
    }
  }
}
