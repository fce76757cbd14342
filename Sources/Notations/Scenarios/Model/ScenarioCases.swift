public import Geometry

extension Scenario {
  /// Every case of the screen, the usual one first: each is a scenario with its own contents.
  public var everyCase: [Scenario] {
    var usual = self
    usual.cases = []
    return [usual] + cases
  }

  /// The containers of every case, the usual ones first.
  public var allContainers: [Container] { containers + cases.flatMap(\.containers) }

  /// The screen in the case that a container shows; the usual one where there is no such case.
  public func shown(in container: Container) -> Scenario { shown(inCase: container.caseName) }

  /// The screen in a case; the usual one where there is no such case.
  public func shown(inCase name: String?) -> Scenario {
    cases.first { $0.caseName == name } ?? self
  }
}
