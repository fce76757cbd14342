import Foundation
import Testing
import UIKitNames
import UIKitValues

/// A row that is 70 points high by its constraints.
private final class PlainRow: UITableViewCell {
  let box = Box(40, 70)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.add(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A row that inherits its initialiser.
private class InheritingRow: UITableViewCell { var count = 3 }
private final class GenericRow<Value>: InheritingRow { var value: Value? }

private final class Heading: UITableViewHeaderFooterView {
  let title = UILabel()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    title.text = reuseIdentifier
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Tile: UICollectionViewCell {
  var made = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    made = 1
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Banner: UICollectionReusableView { var height = 20 }

/// A cell without the initialiser that a registered class needs.
private final class Unmakeable: UITableViewCell {
  let number: Int

  init(number: Int) {
    self.number = number
    super.init(style: .default, reuseIdentifier: nil)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
@Suite("Views of registered classes")
struct RegisteredClassTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  @Test("a table makes its cells of the registered class, with that class's initialiser")
  func rows() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let rows = Rows()
    table.register(PlainRow.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? PlainRow)
    #expect(cell.frame == CGRect(x: 0, y: 70, width: 320, height: 70))
    #expect(cell.box.frame == CGRect(x: 0, y: 0, width: 40, height: 70))
    #expect(cell.reuseIdentifier == "row")
    #expect(table.layoutProblems.isEmpty)
  }

  @Test("inherited initialisers, generic classes and private classes work alike")
  func kinds() throws {
    let table = UITableView(frame: .zero)
    table.register(InheritingRow.self, forCellReuseIdentifier: "a")
    table.register(GenericRow<Int>.self, forCellReuseIdentifier: "b")
    let first = try #require(table.dequeueReusableCell(withIdentifier: "a") as? InheritingRow)
    #expect(first.count == 3)
    let second = try #require(table.dequeueReusableCell(withIdentifier: "b") as? GenericRow<Int>)
    #expect(second.value == nil && second.count == 3)
    table.register(Heading.self, forHeaderFooterViewReuseIdentifier: "head")
    let head = table.dequeueReusableHeaderFooterView(withIdentifier: "head") as? Heading
    #expect(head?.title.text == "head")
  }

  @Test("another class, or none, replaces a registered one, and a closure replaces both")
  func replacing() {
    let table = UITableView(frame: .zero)
    table.register(PlainRow.self, forCellReuseIdentifier: "a")
    table.register(InheritingRow.self, forCellReuseIdentifier: "a")
    #expect(table.dequeueReusableCell(withIdentifier: "a") is InheritingRow)
    table.register(forCellReuseIdentifier: "a") {
      PlainRow(style: .value1, reuseIdentifier: "a")
    }
    table.register(InheritingRow.self, forCellReuseIdentifier: "a")
    #expect(table.dequeueReusableCell(withIdentifier: "a") is PlainRow)
    table.register(InheritingRow.self, forCellReuseIdentifier: "b")
    table.register(nil as AnyClass?, forCellReuseIdentifier: "b")
    #expect(table.dequeueReusableCell(withIdentifier: "b") == nil)
  }

  @Test("a collection makes items, supplementary views and configured items of their classes")
  func items() throws {
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let path = IndexPath(item: 0, section: 0)
    collection.register(Tile.self, forCellWithReuseIdentifier: "tile")
    let tile = collection.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
    #expect((tile as? Tile)?.made == 1)
    collection.register(
      Banner.self, forSupplementaryViewOfKind: "banner", withReuseIdentifier: "b")
    let banner = collection.dequeueReusableSupplementaryView(
      ofKind: "banner", withReuseIdentifier: "b", for: path)
    #expect((banner as? Banner)?.height == 20)
    let registration = UICollectionView.CellRegistration<Tile, Int> { cell, _, value in
      cell.made += value
    }
    let made = collection.dequeueConfiguredReusableCell(using: registration, for: path, item: 4)
    #expect(made.made == 5)
    let heads = UICollectionView.SupplementaryRegistration<Banner>(elementKind: "banner") {
      view, _, _ in view.height = 33
    }
    let head = collection.dequeueConfiguredReusableSupplementary(using: heads, for: path)
    #expect(head.height == 33)
    #expect(collection.layoutProblems.isEmpty)
  }

  @Test("a class that is no cell is reported, and so is a nib file")
  func problems() {
    let table = UITableView(frame: .zero)
    let path = IndexPath(row: 0, section: 0)
    table.register(UILabel.self, forCellReuseIdentifier: "label")
    _ = table.dequeueReusableCell(withIdentifier: "label", for: path)
    table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "nib")
    _ = table.dequeueReusableCell(withIdentifier: "nib", for: path)
    let problems = table.layoutProblems.map(\.description)
    #expect(problems.contains { $0.contains("cells of UILabel") && $0.contains("closure") })
    #expect(problems.contains { $0.contains("cells of the nib file") })
  }

  @Test("headers and supplementary views that cannot be made are reported")
  func problemsOfHeaders() {
    let nib = UINib(nibName: "Head", bundle: nil)
    let table = UITableView(frame: .zero)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "head") == nil)
    #expect(table.layoutProblems.isEmpty)
    table.register(nib, forHeaderFooterViewReuseIdentifier: "head")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "head") == nil)
    #expect(table.layoutProblems.first?.description.contains("of the nib file") == true)
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(nib, forSupplementaryViewOfKind: "banner", withReuseIdentifier: "b")
    _ = collection.dequeueReusableSupplementaryView(
      ofKind: "banner", withReuseIdentifier: "b", for: IndexPath(item: 0, section: 0))
    #expect(
      collection.layoutProblems.map(\.description) == [
        """
        UICollectionView: a supplementary view with the identifier "b" cannot be made here: call \
        register(forSupplementaryViewOfKind: "banner", withReuseIdentifier: "b") { … } with a \
        closure that makes one
        """
      ])
  }

  @Test("a class without that initialiser stops the program with its name, but not by a closure")
  func missingInitialiser() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView(frame: .zero)
        table.register(Unmakeable.self, forCellReuseIdentifier: "a")
        _ = table.dequeueReusableCell(withIdentifier: "a")
      }
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("Unmakeable") && message.contains("init(style:reuseIdentifier:)"))
    let table = UITableView(frame: .zero)
    table.register(forCellReuseIdentifier: "a") { Unmakeable(number: 4) }
    #expect((table.dequeueReusableCell(withIdentifier: "a") as? Unmakeable)?.number == 4)
  }

  private final class Screen: UIViewController {
    var isMade = false

    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      isMade = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private func make<View: UIView>(_ type: View.Type) -> View { View.made() }

  @Test("objects of a class that is known only at run time are made by that class's initialiser")
  func made() throws {
    #expect(make(Tile.self).made == 1)
    let row = make(PlainRow.self)
    #expect(row.box.superview === row.contentView)
    #expect(make(Heading.self).title.text == "")
    let views: [UIView.Type] = [Banner.self, UILabel.self]
    let banner = try #require(
      views[0].made(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) as? Banner)
    #expect(banner.height == 20 && banner.frame.width == 3)
    #expect(views[1].made() is UILabel)
    let controllers: [UIViewController.Type] = [Screen.self]
    #expect((controllers[0].made() as? Screen)?.isMade == true)
    let recognizers: [UIGestureRecognizer.Type] = [UITapGestureRecognizer.self]
    #expect(recognizers[0].made() is UITapGestureRecognizer)
  }
}
