extension ScenarioComparison {
  /// The values that the constraints leave open in any container, such as `title.width`, each once;
  /// empty where a conflict leaves open what follows from it.
  public var openValues: [String] { containers.openValues }
}

extension [ContainerComparison] {
  var openValues: [String] {
    var values: [String] = []
    for container in self where container.conflicts.isEmpty {
      let own = container.ambiguities.map { "\($0.element).\($0.attribute)" }
      // Records of elements without values of their own say at least who is open.
      let others = own.isEmpty ? container.elements.filter(\.isAmbiguous).map(\.element) : []
      for value in own + others where !values.contains(value) { values.append(value) }
    }
    return values
  }
}
