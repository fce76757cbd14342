import Foundation
import Geometry
import Scenarios
import Testing

@testable import Course
@testable import LessonAnswers

@Suite("Names in the pictures of lessons")
struct NamePlaceTests {
  private let room = CGRect(x: -16, y: -16, width: 352, height: 132)

  @Test("stand above their frames where that is free")
  func above() {
    let frame = CGRect(x: 20, y: 40, width: 80, height: 30)
    var places = NamePlaces(frames: [frame], texts: [], room: room)
    #expect(places.place("photo", at: frame) == CGPoint(x: 21, y: 37))
  }

  @Test("cover neither texts nor names of other elements")
  func covering() {
    let (above, below) = (
      CGRect(x: 20, y: 10, width: 200, height: 20), CGRect(x: 20, y: 34, width: 200, height: 20)
    )
    let text = CGRect(x: 20, y: 12, width: 60, height: 16)
    var places = NamePlaces(frames: [above, below], texts: [text], room: room)
    _ = places.place("user", at: above)
    let place = places.place("bio", at: below)
    #expect(place.y > below.minY, "inside, since above is the text: \(place)")
  }

  @Test("do not overlap in any picture of the course")
  func course() throws {
    var count = 0
    for lesson in ShippedCourse.answered {
      for container in lesson.file.scenario.containers {
        guard let drawing = LessonPainter(lesson).drawing(in: container) else { continue }
        let names = drawing.inline.matches(
          of: #/<text class="name" x="(-?[0-9.]+)" y="(-?[0-9.]+)">([^<]*)</#
        ).map { found in
          CGRect(
            x: Double(found.1) ?? 0, y: (Double(found.2) ?? 0) - 8,
            width: Double(found.3.count) * 5.5, height: 10)
        }
        for (index, name) in names.enumerated() {
          #expect(
            !names[..<index].contains { $0.intersects(name) },
            "\(lesson.file.source.file), \(container.longWords)")
          count += 1
        }
      }
    }
    #expect(count > 100)
  }

  @Test("pictures of one screen at several widths have one scale")
  func scale() throws {
    let lesson = try #require(
      ShippedCourse.answered.first { $0.file.source.file.hasSuffix("06-wrap.yaml") })
    let drawings = LessonPicture.sharingScale(
      lesson.file.scenario.containers.map { LessonPainter(lesson).drawing(in: $0) })
    let sizes = drawings.compactMap(\.self).compactMap { drawing in
      drawing.inline.firstMatch(of: #/ width="([0-9.]+)" .*viewBox="\S+ \S+ ([0-9.]+) /#)
        .flatMap { found in Double(found.1).flatMap { w in Double(found.2).map { (w, $0) } } }
    }
    try #require(sizes.count == 3)
    #expect(Set(sizes.map(\.0)).count == 1 && Set(sizes.map(\.1)).count == 1, "\(sizes)")
  }
}
