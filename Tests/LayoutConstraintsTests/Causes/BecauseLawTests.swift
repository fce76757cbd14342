import Foundation
import Geometry
import LayoutConstraints
import SeededRandom
import TestSupport
import Testing

@Suite("Laws of because")
struct BecauseLawTests {
  private static let attributes: [Constraint.Attribute] = [
    .left, .right, .top, .bottom, .width, .height, .centerX, .centerY,
  ]
  private static let distance = 1.0 / 64

  @Test("the contributions of the causes add up to the value, ambiguous or not")
  func sums() throws {
    for seed in LawSeeds.of(200) {
      let system = try RandomSystem(seed: seed).system()
      let layout = try system.layout(width: 200, height: seed % 2 == 0 ? 150 : nil)
      for because in try layout.because(of: Self.anchors(of: system), isChecked: false) {
        let sum = because.causes.reduce(because.offset) { $0 + $1.contribution }
        #expect(abs(sum - because.value) < 1e-4, "seed \(seed), \(because.anchor)")
      }
    }
  }

  /// The oracle lays out a new system whose constraint was made with another constant.
  ///
  /// Every other system has only multiples of 50 as constants, so that more conditions meet than
  /// are needed.
  @Test("the responses of causes match a new layout after the edit")
  func finiteDifferences() throws {
    var compared = 0
    var smooth = 0
    for seed in LawSeeds.of(240) {
      var random = RandomSystem(seed: seed)
      if seed % 4 < 2 { random.makeConstantsCoarse() }
      let system = try random.system()
      let height: Double? = seed % 2 == 0 ? 150 : nil
      let layout = try system.layout(width: 200, height: height)
      guard layout.conflicts.isEmpty else { continue }
      // Asked one by one, values that are not ambiguous are explained by their own part of the system.
      let anchors = Self.anchors(of: system)
      let reasons =
        seed % 3 == 0
        ? try layout.because(of: anchors)
        : try anchors.flatMap { anchor in try layout.because(of: [anchor]) }
      for index in random.constraints.indices {
        let larger = try Self.edited(random, index, by: Self.distance, height)
        let smaller = try Self.edited(random, index, by: -Self.distance, height)
        for because in reasons where !because.isAmbiguous {
          let cause = because.causes.first { $0.conditions == [.constraint(index)] }
          let place = "seed \(seed), constraint \(index), \(because.anchor)"
          let rates = [(larger, Self.distance), (smaller, -Self.distance)].map { edited, step in
            (Self.value(of: because.anchor, in: edited) - because.value) / step
          }
          guard let cause else {
            // If every cause is followed in both directions and so are all others, nothing else may
            // matter.
            guard because.causes.allSatisfy(\.followsBothWays), abs(rates[0] - rates[1]) < 1e-3,
              larger.conflicts.isEmpty, smaller.conflicts.isEmpty
            else { continue }
            #expect(abs(rates[0]) < 1e-3, "\(place): a cause is missing, \(rates)")
            continue
          }
          compared += 1
          if cause.followsBothWays { smooth += 1 }
          #expect(Self.agrees(cause.growing, rates[0], larger), "\(place): \(cause), \(rates)")
          #expect(Self.agrees(cause.shrinking, rates[1], smaller), "\(place): \(cause), \(rates)")
        }
      }
    }
    print("because: \(compared) causes compared, \(smooth) hold both ways")
    #expect(smooth > LawSeeds.share(of: 800) && compared > smooth)
  }

  private static func anchors(of system: ConstraintSystem) -> [Constraint.Anchor] {
    system.items.indices.flatMap { item in
      attributes.map { Constraint.Anchor(item: item, attribute: $0) }
    }
  }

  private static func edited(
    _ random: RandomSystem, _ index: Int, by distance: Double, _ height: Double?
  ) throws -> ConstraintLayout {
    var random = random
    random.constraints[index].constant += distance
    return try random.system().layout(width: 200, height: height)
  }

  private static func value(
    of anchor: Constraint.Anchor, in layout: ConstraintLayout
  ) -> Double {
    let container = CGRect(origin: .zero, size: layout.rawLayout.size)
    return ([container] + layout.rawLayout.frames)[anchor.item].value(of: anchor.attribute)
  }

  private static func agrees(
    _ response: ValueCause.Response?, _ rate: Double, _ edited: ConstraintLayout
  ) -> Bool {
    switch response {
    case .moves(let pointsPerPoint, _):
      abs(pointsPerPoint - rate) < 1e-3 * max(1, abs(rate)) && edited.conflicts.isEmpty
    case .conflicts: !edited.conflicts.isEmpty
    case .becomesAmbiguous: !edited.ambiguousElements.isEmpty
    case nil: false
    }
  }
}

extension RandomSystem {
  fileprivate mutating func makeConstantsCoarse() {
    for index in constraints.indices {
      constraints[index].constant = (constraints[index].constant / 50).rounded() * 50
    }
  }
}
