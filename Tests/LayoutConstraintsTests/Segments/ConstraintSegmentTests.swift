import AffineGeometry
import Foundation
import Geometry
import LayoutConstraints
import SeededRandom
import TestSupport
import Testing

/// The segments of random systems, compared with the direct solver at many widths.
@Suite("Constraints in a container that grows")
struct ConstraintSegmentTests {
  @Test("between breakpoints, the solver has the frames of the segment: random screens")
  func randomScreens() throws {
    var tally = Tally()
    for seed in LawSeeds.of(300) {
      let screen = RandomScreen(seed: seed)
      try follow(screen.system, "seed \(seed)", height: screen.container.height, &tally)
    }
    #expect(
      tally.compared > LawSeeds.share(of: 500),
      "only \(tally.compared) frames compared: that proves little")
    #expect(tally.conflicts > 0)
    #expect(tally.unknown < 40, "only conflicts among moving guides are not followed")
  }

  @Test("between breakpoints, the solver has the frames of the segment: random systems")
  func systems() throws {
    var tally = Tally()
    for seed in LawSeeds.of(200) {
      try follow(
        try RandomSystem(seed: seed).system(), "seed \(seed)", height: seed % 2 == 0 ? 300 : nil,
        &tally)
    }
    #expect(tally.segments > LawSeeds.share(of: 200))
  }

  @Test("text that wraps changes at the width where a word fits")
  func text() throws {
    var system = ConstraintSystem()
    let title = try system.addItem(
      ConstraintItem(name: "title", content: .measured(Words(count: 6, width: 20))))
    _ = title
    for rule in [
      "title.leading == superview.leading + 5", "title.trailing == superview.trailing - 5",
      "title.top == superview.top", "title.bottom == superview.bottom",
    ] {
      try system.add(rule: rule)
    }
    var ends: [Double] = []
    var start = 50.0
    while start < 300 {
      let container = MovingContainer(width: AffineLength(start, slope: 1), height: nil)
      let segment = try system.segment(in: container, limit: 300 - start)
      guard case .layout(let layout) = segment.outcome else {
        Issue.record("\(segment.outcome)")
        return
      }
      let perLine = min(6, ((start - 10 + 2e-6) / 20).rounded(.down))
      #expect(layout.frames["title"]?.height == AffineLength(10 * (6 / perLine).rounded(.up)))
      start += segment.reach
      // In the last 10⁻⁶ points before a word fits, it fits already, cut to its width.
      if segment.reach > 1e-5 { ends.append(start) }
    }
    #expect(ends.map { ($0 * 1000).rounded() / 1000 } == [70, 90, 110, 130, 300])
  }

  @Test("a conflict is one segment up to its end, though a layout breaks more rules than necessary")
  func conflict() throws {
    var system = ConstraintSystem()
    for name in ["back", "title", "more"] {
      _ = try system.addItem(
        ConstraintItem(name: name, content: .fixed(CGSize(width: 24, height: 24))))
    }
    for rule in [
      "back.leading == superview.leading + 12", "title.left == back.right + 8",
      "title.centerX == superview.centerX", "title.width >= 260",
      "more.leading == title.trailing + 8", "more.trailing == superview.trailing - 12",
    ] {
      try system.add(rule: rule)
    }
    // 130 on each side of the middle, and distances of 8, 0 and 12 beside it.
    let narrow = try system.segment(
      in: MovingContainer(width: AffineLength(220, slope: 1), height: nil), limit: 1000)
    guard case .conflict(let rules) = narrow.outcome else {
      Issue.record("no conflict: \(narrow.outcome)")
      return
    }
    #expect(rules == ["title.width >= 260"])
    #expect(abs(narrow.reach - 80) < 1e-9)
  }

  private struct Tally {
    var segments = 0
    var compared = 0
    var conflicts = 0
    var unknown = 0
  }

  private func follow(
    _ system: ConstraintSystem, _ place: String, height: Double?, _ tally: inout Tally
  ) throws {
    var start = 100.0
    var steps = 0
    var segments = try ConstraintSegments(system)
    while start < 500, steps < 60 {
      steps += 1
      let width = AffineLength(start, slope: 1)
      let container = MovingContainer(width: width, height: height.map { AffineLength($0) })
      let alone = try system.segment(in: container, limit: 500 - start)
      // Found from the segment before, it is the same.
      let segment = try segments.segment(in: container, limit: 500 - start)
      #expect(abs(segment.reach - alone.reach) < 1e-6, "\(place) from \(start)")
      tally.segments += 1
      let length = max(segment.reach, 1e-6)
      if length > 1e-3 {
        for part in [0.05, 0.5, 0.95] {
          try check(
            segment, of: system, after: part * length, "\(place) from \(start)", container, &tally)
        }
      }
      start += length
    }
  }

  private func check(
    _ segment: ConstraintSegment, of system: ConstraintSystem, after distance: Double,
    _ place: String,
    _ container: MovingContainer, _ tally: inout Tally
  ) throws {
    let layout = try system.layout(
      in: container.after(distance), rounding: .exact, solver: .direct)
    switch segment.outcome {
    case .unknown:
      tally.unknown += 1
      #expect(!layout.conflicts.isEmpty, "\(place) after \(distance): \(segment.outcome)")
    case .conflict:
      tally.conflicts += 1
      #expect(!layout.conflicts.isEmpty, "\(place) after \(distance)")
    case .layout(let affine):
      #expect(layout.conflicts.isEmpty, "\(place) after \(distance)")
      if segment.isUnique { #expect(layout.ambiguousElements.isEmpty, "\(place)") }
      for (name, frame) in zip(layout.rawLayout.elements, layout.rawLayout.frames) {
        guard let moving = affine.frames[name] else { continue }
        tally.compared += 1
        let pairs = [
          (frame.minX, moving.x), (frame.minY, moving.y), (frame.width, moving.width),
          (frame.height, moving.height),
        ]
        for (value, length) in pairs {
          #expect(
            abs(value - length.after(distance)) < 1e-5,
            "\(place) after \(distance): \(name) is \(frame), not \(moving)")
        }
      }
    }
  }
}

extension ConstraintSystem {
  /// The first segment in a container, with no segment before it.
  fileprivate func segment(
    in container: MovingContainer, limit: Double
  ) throws(ConstraintError) -> ConstraintSegment {
    var segments = try ConstraintSegments(self)
    return try segments.segment(in: container, limit: limit)
  }
}
