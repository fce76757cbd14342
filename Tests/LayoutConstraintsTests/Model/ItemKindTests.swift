import Foundation
import Geometry
import LayoutConstraints
import Testing

@Suite("Views and guides")
struct ItemKindTests {
  @Test("a guide's constraints count, but it is in neither layout nor findings")
  func guide() throws {
    var system = try makeSystem(["a": .box(30, 10)], [])
    var guide = ConstraintItem(name: "gap")
    guide.kind = .layoutGuide
    try system.addItem(guide)
    try system.addItem(ConstraintItem(name: "b", content: .box(20, 10)))
    for rule in ["H:|[a]-0-[gap(40)]-0-[b]", "V:|[a]", "V:|[b]"] { try system.add(rule: rule) }
    let result = try system.layout(width: 200, height: 50)
    #expect(result.layout.elements == ["a", "b"])
    #expect(result.layout.frames == [rect(0, 0, 30, 10), rect(70, 0, 20, 10)])
    #expect(result.ambiguousElements.isEmpty)
    #expect(!result.isAmbiguous("b"))
    #expect(try result.admits(["b": rect(70, 0, 20, 10)], within: 1e-6))
    #expect(try !result.admits(["b": rect(71, 0, 20, 10)], within: 1e-6))
    #expect(try !result.admits(["gap": rect(30, 0, 40, 0)], within: 1e-6))
  }

  @Test("an ambiguous guide moves the views that depend on it")
  func openGuide() throws {
    var system = ConstraintSystem()
    var guide = ConstraintItem(name: "gap")
    guide.kind = .layoutGuide
    try system.addItem(guide)
    try system.addItem(ConstraintItem(name: "b", content: .box(20, 10)))
    for rule in ["H:|-0-[gap]-0-[b]", "V:|[b]", "V:|[gap(0)]"] { try system.add(rule: rule) }
    let result = try system.layout(width: 200, height: 50)
    #expect(result.ambiguousElements.map(\.element) == ["b"])
    #expect(try result.admits(["b": rect(90, 0, 20, 10)], within: 1e-6))
    #expect(try !result.admits(["b": rect(90, 1, 20, 10)], within: 1e-6))
  }

  @Test("a hidden item that no stack arranges is laid out as ever")
  func hidden() throws {
    var system = try makeSystem(["a": .box(30, 10)], ["|[a]", "V:|[a]"])
    try system.updateItem(1) { $0.isHidden = true }
    #expect(try system.layout(width: 200).layout.frames == [rect(0, 0, 30, 10)])
  }
}
