import Foundation
import Testing
import UIKitValues

private final class Listener: NSObject {
  let number: Int
  init(_ number: Int) {
    self.number = number
    super.init()
  }
  override func isEqual(_ object: Any?) -> Bool { (object as? Listener)?.number == number }
  override var hash: Int { number }
}

private protocol Observer: AnyObject { var name: String { get } }
private final class Plain: Observer { let name = "plain" }

@Suite("Tables of objects")
struct WeakCollectionTests {
  @Test("a hash table does not keep its objects, or keeps them")
  func hashTables() {
    let table = NSHashTable<Listener>.weakObjects()
    let kept = Listener(1)
    table.add(kept)
    table.add(Listener(2))
    #expect(table.allObjects == [kept] && table.count == 1)
    table.add(Listener(1))
    #expect(table.anyObject === kept && table.contains(Listener(1)))
    table.remove(Listener(1))
    #expect(table.count == 0 && table.member(kept) == nil)

    let keeping = NSHashTable<Listener>()
    keeping.add(Listener(3))
    #expect(keeping.contains(Listener(3)))
    keeping.removeAllObjects()
    #expect(keeping.anyObject == nil)
  }

  @Test("a list of addresses keeps its objects or not, and leaves empty entries")
  func pointerArrays() {
    let list = NSPointerArray.weakObjects()
    let kept = Listener(1)
    list.addPointer(Unmanaged.passUnretained(kept).toOpaque())
    do {
      let other = Listener(2)
      list.insertPointer(Unmanaged.passUnretained(other).toOpaque(), at: 0)
      withExtendedLifetime(other) { #expect(list.allObjects.count == 2) }
    }
    #expect(list.count == 2 && list.pointer(at: 0) == nil)
    list.compact()
    #expect(list.count == 1 && list.allObjects.first as? Listener === kept)
    list.count = 3
    list.replacePointer(at: 2, withPointer: list.pointer(at: 0))
    list.removePointer(at: 0)
    #expect(list.count == 2 && list.pointer(at: 1) != nil)

    let keeping = NSPointerArray.strongObjects()
    do {
      let other = Listener(3)
      withExtendedLifetime(other) {
        keeping.addPointer(Unmanaged.passUnretained(other).toOpaque())
      }
    }
    #expect(keeping.allObjects.count == 1)
  }

  @Test("objects are told apart by identity where the options say so, and those without equality")
  func identity() {
    let table = NSHashTable<Listener>(options: [.weakMemory, .objectPointerPersonality])
    let pair = (Listener(1), Listener(1))
    table.add(pair.0)
    table.add(pair.1)
    #expect(table.count == 2)

    let observers = NSHashTable<any Observer>.weakObjects()
    let plain = Plain()
    observers.add(plain)
    observers.add(plain)
    observers.add(Plain())
    #expect(observers.allObjects.map(\.name) == ["plain"])
  }

  @Test("a map table forgets an entry with its key or its value")
  func mapTables() {
    let byKey = NSMapTable<Listener, NSString>.weakToStrongObjects()
    let key = Listener(1)
    byKey.setObject("a", forKey: key)
    byKey.setObject("b", forKey: Listener(2))
    #expect(byKey.object(forKey: Listener(1)) == "a" && byKey.count == 1)
    byKey.setObject("c", forKey: key)
    #expect(byKey.objectEnumerator()?.allObjects as? [NSString] == ["c"])
    byKey.removeObject(forKey: key)
    #expect(byKey.object(forKey: key) == nil && byKey.objectEnumerator() == nil)

    let byValue = NSMapTable<NSString, Listener>.strongToWeakObjects()
    byValue.setObject(key, forKey: "a")
    byValue.setObject(Listener(2), forKey: "b")
    #expect(byValue.object(forKey: "a") === key && byValue.object(forKey: "b") == nil)
    #expect(byValue.keyEnumerator().allObjects as? [NSString] == ["a"])
  }
}

private final class Counter {
  var value = 0
  let manager = UndoManager()

  func set(_ next: Int) {
    let previous = value
    manager.registerUndo(withTarget: self) { $0.set(previous) }
    value = next
  }
}

@Suite("Undoing changes")
struct UndoTests {
  @Test("changes since the last call are undone at once, and done again")
  func undo() {
    let counter = Counter()
    #expect(!counter.manager.canUndo)
    counter.set(1)
    counter.set(2)
    counter.manager.setActionName("count")
    #expect(counter.manager.undoMenuItemTitle == "Undo count")
    counter.manager.undo()
    #expect(counter.value == 0 && counter.manager.canRedo && !counter.manager.canUndo)
    counter.manager.redo()
    #expect(counter.value == 2 && counter.manager.undoActionName == "count")
    counter.manager.undo()
    counter.set(5)
    #expect(!counter.manager.canRedo)
    counter.manager.removeAllActions(withTarget: counter)
    counter.manager.undo()
    #expect(counter.value == 5)
  }

  @Test("groups are undone one by one, and unbalanced calls change nothing")
  func groups() {
    let counter = Counter()
    let manager = counter.manager
    manager.groupsByEvent = false
    manager.levelsOfUndo = 2
    manager.endUndoGrouping()
    manager.enableUndoRegistration()
    for value in 1...3 { counter.set(value) }
    manager.disableUndoRegistration()
    counter.set(4)
    manager.enableUndoRegistration()
    for _ in 0..<3 { manager.undo() }
    #expect(counter.value == 1 && manager.groupingLevel == 0)
    manager.beginUndoGrouping()
    manager.undoNestedGroup()
    #expect(counter.value == 1 && manager.groupingLevel == 1)
  }
}
