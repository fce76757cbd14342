import LinearProgramming

/// The values of a reduced system that depend on its ambiguous components, each as a combination of
/// their columns.
///
/// Every other value is known. An ambiguous component has its columns first, and then the sums of several
/// of them that other values need.
struct Combinations {
  /// The ambiguous components.
  private(set) var components: [Component] = []
  /// The roots that depend on the ambiguous components.
  private(set) var roots: [Int] = []
  /// The definitions of the columns, the first to become known first.
  let definitions: [Int]
  /// The combination of each root; -1 for a known value.
  private var ofRoots: [Int32]
  private var all: [[Part]] = []

  /// An ambiguous component: its columns, and sums of them.
  struct Component {
    /// The number of the component among all components.
    var number: Int
    /// Its roots.
    var columns: [Int]
    /// Sums of columns, in places of `columns`, each with 1 as its first coefficient.
    var sums: [[Term]] = []
  }

  /// A multiple of a column or a sum of one ambiguous component.
  struct Part {
    /// The index among the ambiguous components.
    var component: Int
    /// The place of a column, or, counted after these, of a sum.
    var place: Int
    var factor: Double
  }

  /// Finds the combinations of all roots.
  ///
  /// Linear in the number of parts, and of the rows that the ambiguous roots are in: what does not depend
  /// on these is not looked at.
  init(_ problem: ReducedProblem, ambiguous: [Component]) {
    components = ambiguous
    ofRoots = [Int32](repeating: -1, count: problem.reduction.ground + 1)
    definitions = problem.reduction.definitions(around: ambiguous.flatMap { $0.columns })
    for (index, component) in ambiguous.enumerated() {
      for (place, column) in component.columns.enumerated() {
        set([Part(component: index, place: place, factor: 1)], ofRoot: column)
      }
    }
    for index in definitions {
      add(problem.reduction.definitions[index], problem.reduction.reduced)
    }
  }

  private mutating func set(_ parts: [Part], ofRoot root: Int) {
    if isKnown(root) { roots.append(root) }
    ofRoots[root] = Int32(truncatingIfNeeded: all.count)
    all.append(parts)
  }

  /// The combination of a root; `nil` if its value is known.
  func ofRoot(_ root: Int) -> [Part]? { isKnown(root) ? nil : all[Int(ofRoots[root])] }

  /// Whether the value of a root is known.
  func isKnown(_ root: Int) -> Bool { ofRoots[root] < 0 }

  private mutating func add(_ definition: Reduction.Definition, _ reduced: ReducedRows) {
    var terms: [(parts: [Part], factor: Double)] = []
    if definition.row < 0 {
      guard let base = ofRoot(definition.base) else { return }
      terms.append((ofRoot(definition.root) ?? [], 1))
      terms.append((base, definition.coefficient))
      return set(sum(of: terms), ofRoot: definition.root)
    }
    for place in reduced.rows[definition.row].terms {
      let term = reduced.terms[place]
      guard term.column != definition.root, let parts = ofRoot(term.column) else { continue }
      terms.append((parts, -term.coefficient / definition.coefficient))
    }
    if terms.isEmpty { return }
    let sum = sum(of: terms)
    if sum.isEmpty { return }
    set(sum, ofRoot: definition.root)
  }

  /// The sum of multiples of combinations, with one part for each component.
  mutating func sum(of terms: [(parts: [Part], factor: Double)]) -> [Part] {
    var sum: [Part] = []
    var places: [Int: Int] = [:]
    for (parts, factor) in terms {
      for part in parts {
        let added = Part(
          component: part.component, place: part.place, factor: part.factor * factor)
        if let place = places[part.component] {
          sum[place] = self.sum(of: sum[place], added)
        } else {
          places[part.component] = sum.count
          sum.append(added)
        }
      }
    }
    return sum.filter { $0.factor != 0 }
  }

  /// The sum of two parts of one component.
  private mutating func sum(of first: Part, _ second: Part) -> Part {
    var sum = first
    if first.place == second.place {
      sum.factor += second.factor
      let size = first.factor.magnitude + second.factor.magnitude
      if sum.factor.magnitude <= SolverLimits.cancelledPartOfCombination * size { sum.factor = 0 }
      return sum
    }
    if first.factor == 0 { return second }
    if second.factor == 0 { return first }
    var coefficients: [Int: (value: Double, size: Double)] = [:]
    for part in [first, second] {
      for term in terms(of: part) {
        let known = coefficients[term.column] ?? (0, 0)
        coefficients[term.column] = (
          known.value + term.coefficient, known.size + term.coefficient.magnitude
        )
      }
    }
    let terms = coefficients.filter {
      $0.value.value.magnitude > SolverLimits.cancelledPartOfCombination * $0.value.size
    }
    .sorted { $0.key < $1.key }.map { Term(column: $0.key, coefficient: $0.value.value) }
    guard let leading = terms.first?.coefficient else {
      sum.factor = 0
      return sum
    }
    sum.factor = leading
    if terms.count == 1 {
      sum.place = terms[0].column
      return sum
    }
    let normal = terms.map { Term(column: $0.column, coefficient: $0.coefficient / leading) }
    let component = first.component
    let known = components[component].sums.firstIndex(of: normal)
    sum.place = components[component].columns.count + (known ?? components[component].sums.count)
    if known == nil { components[component].sums.append(normal) }
    return sum
  }

  /// The terms of a part in the places of its component's columns.
  private func terms(of part: Part) -> [Term] {
    let component = components[part.component]
    let sum = part.place - component.columns.count
    if sum < 0 { return [Term(column: part.place, coefficient: part.factor)] }
    return component.sums[sum].map {
      Term(column: $0.column, coefficient: $0.coefficient * part.factor)
    }
  }
}
