import Geometry
import LayoutConstraints
import Testing

@Suite("Priority levels")
struct PriorityLevelTests {
  @Test("every optional priority says how many conditions it has, and which are missed")
  func levels() throws {
    let system = try makeSystem(
      ["a": .box(100, 20)],
      ["|[a]", "V:|[a(30)]", "a.width >= 120 @700", "a.width == 140 @700", "a.width <= 130"])
    let levels = try system.layout(width: 300).priorityLevels
    #expect(levels.map(\.priority) == [750, 700, 250])
    #expect(levels.map(\.conditionCount) == [2, 2, 2])
    #expect(levels.map(\.missedPoints) == [0, 10, 40])
    try #require(levels.count > 2)
    #expect(levels[1].missed.map(\.condition) == [.constraint(4)])
    #expect(
      levels[2].missed.map(\.condition) == [
        .hugging(item: 1, axis: .horizontal), .hugging(item: 1, axis: .vertical),
      ])
  }

  @Test("neither a broken constraint nor the fitting height is a level")
  func onlyWishes() throws {
    let system = try makeSystem(
      ["a": .none], ["|[a]", "V:|[a(30)]", "a.width == 10", "a.width == 20"])
    let result = try system.layout(width: 300)
    #expect(!result.conflicts.isEmpty && result.priorityLevels.isEmpty)
  }
}
