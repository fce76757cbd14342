import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import SpecTranslation
import Testing

@Suite("What a translation promises of random specs")
struct TranslationLawTests {
  @Test("explore")
  func explore() throws {
    var good = 0
    var said = 0
    var bad: [(Int, UInt64, Double, String)] = []
    var said2: [String: Int] = [:]
    var reasons: [String: Int] = [:]
    for seed in 1...UInt64(12000) {
      var random = RandomScreenSpec(seed: seed)
      let spec = random.spec(depth: 1 + Int(seed % 4))
      let container = random.container()
      do {
        let trip = try RoundTrip(spec, in: container)
        let search = try DeviationSearch(of: spec, in: container, rounding: .exact)
        let isClean = !trip.translation.deviations.contains(where: search.shows) && search.proviso == nil
        for deviation in trip.translation.deviations { reasons[deviation.reason, default: 0] += 1 }
        if trip.worst.distance <= 1e-6 { good += 1; continue }
        if !isClean {
          said += 1
          for deviation in trip.translation.deviations where search.shows(deviation) { said2[deviation.reason, default: 0] += 1 }
          if let proviso = search.proviso { said2[proviso, default: 0] += 1 }
          continue
        }
        bad.append((trip.spec.elements.count, seed, trip.worst.distance, trip.worst.element + " " + (trip.constraints.conflicts.isEmpty ? "" : "CONFLICT")))
      } catch {
        bad.append((999, seed, 0, "\(error)"))
      }
    }
    print("good", good, "said", said, "bad", bad.count)
    for (reason, count) in reasons.sorted(by: { $0.value > $1.value }) { print(count, reason) }
    print("said:")
    for (reason, count) in said2.sorted(by: { $0.value > $1.value }) { print(count, reason) }
    for (size, seed, distance, name) in bad.sorted(by: { $0.0 < $1.0 }).prefix(4) {
      print("seed", seed, "elements", size, distance, name)
      var random = RandomScreenSpec(seed: seed)
      let spec = random.spec(depth: 1 + Int(seed % 4))
      let container = random.container()
      print(container, spec.outline())
      print((try? RoundTrip(spec, in: container))?.text ?? "")
    }
  }
}

extension LayoutSpec {
  func outline(_ indent: String = "  ") -> String {
    let plain = ElementStyle()
    var notes: [String] = []
    if style != plain {
      for (a, b) in zip(Mirror(reflecting: style).children, Mirror(reflecting: plain).children)
      where "\(a.value)" != "\(b.value)" { notes.append("\(a.label ?? "")=\(a.value)") }
    }
    return "\n\(indent)\(kind) \(notes)" + children.map { $0.outline(indent + "  ") }.joined()
  }
}
