import Foundation
import Testing

@testable import ScreenScenarios

private class Part: Hashable {
  static func == (left: Part, right: Part) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private class Base {
  let inherited = Part()
}

@propertyWrapper private struct Kept {
  var wrappedValue: Part
}

private struct Sides {
  let left = Part()
  let right: Part? = Part()
}

private final class Card: Part {
  let title = Part()
  weak var owner: Root?
}

private final class Model {
  let hidden = Part()
}

private enum State {
  case shown(Part)
}

private final class Root: Base {
  let title = Part()
  lazy var date = Part()
  lazy var unused = Part()
  var photo: Part? = Part()
  var missing: Part?
  let labels = [Part(), Part()]
  let rows: [[Part]?] = [nil, [Part()]]
  let byName = ["a": Part()]
  let pair = (first: Part(), Part())
  let sides = Sides()
  let state = State.shown(Part())
  @Kept var kept = Part()
  let card = Card()
  let model = Model()
  let other: Part

  override init() {
    other = title
    super.init()
    card.owner = self
  }
}

@Suite("Names of properties")
struct PropertyNamesTests {
  private func names(of root: AnyObject) -> [String] {
    PropertyNames(of: root, isElement: { $0 is Part }, isToolkit: { $0 == NSObject.self }).objects
      .map(\.name)
  }

  @Test("all stored objects, including inherited and lazy ones, have their path as a name")
  func all() {
    let root = Root()
    _ = root.date
    #expect(
      names(of: root) == [
        "title", "date", "photo", "labels[0]", "labels[1]", "rows[1][0]", "byName[a]", "pair.first",
        "pair.1", "sides.left", "sides.right", "state.shown", "kept", "card", "inherited",
        "card.title",
      ])
  }

  @Test("each object has one name, and each name one object")
  func unique() {
    let root = Root()
    let parts = PropertyNames(of: root, isElement: { $0 is Part }, isToolkit: { _ in false })
      .objects
    #expect(Set(parts.map(\.name)).count == parts.count)
    #expect(Set(parts.map { ObjectIdentifier($0.object) }).count == parts.count)
  }

  @Test("values in a set have no name, since it would differ in every run")
  func set() {
    final class Holder {
      let parts: Set<Part> = [Part(), Part()]
    }
    #expect(names(of: Holder()).isEmpty)
  }

  private final class Counter {
    var count = 0
  }

  /// A list of such lists, which nobody reads to its end.
  private struct Endless: CustomReflectable {
    let read: Counter

    var customMirror: Mirror {
      let lists = repeatElement((), count: .max).lazy.map { [read] in
        read.count += 1
        return Endless(read: read)
      }
      return Mirror(self, unlabeledChildren: lists, displayStyle: .collection)
    }
  }

  @Test("reading long lists of a model stops at a limit, and keys have no control characters")
  func long() {
    final class Holder {
      let name = ["a\u{1B}[31m": Part()]
      let model = Endless(read: Counter())
    }
    let holder = Holder()
    #expect(names(of: holder) == ["name[a\u{FFFD}[31m]"])
    #expect(holder.model.read.count <= 100_000)
  }

  @Test("properties of the toolkit's own classes are not names")
  func toolkit() {
    let parts = PropertyNames(
      of: Root(), isElement: { $0 is Part }, isToolkit: { $0 == Base.self || $0 == Card.self }
    ).objects
    #expect(!parts.contains { $0.name == "inherited" || $0.name == "card.title" })
    #expect(parts.contains { $0.name == "card" })
  }
}
