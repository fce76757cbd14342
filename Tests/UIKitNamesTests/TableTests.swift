import Foundation
import Testing
import UIKitNames
import UIKitValues

@MainActor
@Suite("Tables and collections")
struct TableTests {
  /// Rows of given heights, of which 0 means the height that the constraints need.
  final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    let heights: [CGFloat]
    var title: String?

    init(_ heights: [CGFloat]) { self.heights = heights }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      heights.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        box.heightAnchor.constraint(equalToConstant: 60),
      ])
      return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      heights[indexPath.row] == 0 ? UITableView.automaticDimension : heights[indexPath.row]
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      title
    }
  }

  @Test("rows are below each other, as wide as the table, and as high as asked for or needed")
  func rows() throws {
    let rows = Rows([100, 0])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let second = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(first.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(second.frame == CGRect(x: 0, y: 100, width: 320, height: 80))
    #expect(table.contentSize == CGSize(width: 320, height: 180))
    let box = try #require(second.contentView.subviews.first)
    #expect(box.frame == CGRect(x: 0, y: 10, width: 320, height: 60))
    #expect(table.layoutProblems.isEmpty)
  }

  @Test("headers are above the rows of their section, and the header of the table above all")
  func headers() throws {
    let rows = Rows([50])
    rows.title = "Settings"
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = rows
    table.delegate = rows
    table.sectionHeaderHeight = 30
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 40))
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 40, width: 320, height: 30))
    #expect(
      table.rectForRow(at: IndexPath(row: 0, section: 0))
        == CGRect(x: 0, y: 70, width: 320, height: 50))
  }

  final class OwnCell: UITableViewCell {}

  @Test("a cell is made by the closure for its identifier; without one the table reports how")
  func dequeuing() {
    let table = UITableView(frame: .zero)
    let path = IndexPath(row: 0, section: 0)
    _ = table.dequeueReusableCell(withIdentifier: "own", for: path)
    let problems = table.layoutProblems.map(\.description)
    #expect(problems.contains { $0.contains("a cell with") && $0.contains("closure") })
    table.register(forCellReuseIdentifier: "own") {
      OwnCell(style: .default, reuseIdentifier: "own")
    }
    #expect(table.dequeueReusableCell(withIdentifier: "own", for: path) is OwnCell)
  }

  /// Items of one size.
  final class Items: NSObject, UICollectionViewDataSource {
    let count: Int

    init(_ count: Int) { self.count = count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  }

  @Test("a flow layout shares what is left of a line, and the last line keeps its distances")
  func flow() throws {
    let items = Items(5)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 40)
    layout.minimumInteritemSpacing = 5
    layout.minimumLineSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 10)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    collection.dataSource = items
    collection.layoutIfNeeded()
    let frames = (0..<5).compactMap {
      collection.cellForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    #expect(
      frames == [
        CGRect(x: 10, y: 4, width: 90, height: 40), CGRect(x: 115, y: 4, width: 90, height: 40),
        CGRect(x: 220, y: 4, width: 90, height: 40), CGRect(x: 10, y: 52, width: 90, height: 40),
        CGRect(x: 115, y: 52, width: 90, height: 40),
      ])
    #expect(collection.contentSize == CGSize(width: 320, height: 98))
  }
}
