import Foundation
import Testing
import UIKitNames
import UIKitValues

/// Items that are as high as their number says, in the width of the cell.
private final class NumberedCell: UICollectionViewCell {
  var height: CGFloat = 0 { didSet { limit.constant = height } }
  let box = UIView()
  private lazy var limit = box.heightAnchor.constraint(equalToConstant: 0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.add(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      limit,
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor
@Suite("Compositional layouts")
struct CompositionTests {
  private typealias Size = NSCollectionLayoutSize
  private typealias Source = UICollectionViewDiffableDataSource<Int, Int>

  @MainActor
  private struct Shown {
    let collection: UICollectionView
    let source: Source

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
      collection.cellForItem(at: IndexPath(item: item, section: section))?.frame
    }
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> Size { Size(widthDimension: width, heightDimension: height) }

  /// A collection, 320 points wide, whose items need the heights of each section.
  private func shown(_ layout: UICollectionViewLayout, _ heights: [[CGFloat]]) -> Shown {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let source = Source(collectionView: collection) { _, path, _ in
      let cell = NumberedCell(frame: .zero)
      cell.height = heights[path.section][path.item]
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for (section, items) in heights.enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems(items.indices.map { section * 1000 + $0 })
    }
    source.apply(snapshot)
    collection.layoutIfNeeded()
    return Shown(collection: collection, source: source)
  }

  @Test("items are repeated while there is space, and groups are below each other")
  func repeated() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 5, bottom: 2, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 10, bottom: 12, trailing: 10)
    section.interGroupSpacing = 7
    let shown = shown(
      UICollectionViewCompositionalLayout(section: section), [[0, 0, 0, 0]])
    #expect(shown.frame(0) == rect(15, 10, 90, 56))
    #expect(shown.frame(2) == rect(215, 10, 90, 56))
    #expect(shown.frame(3) == rect(15, 77, 90, 56))
    #expect(shown.collection.contentSize == CGSize(width: 320, height: 8 + 60 + 7 + 60 + 12))
  }

  @Test("a number of items fills a group with its spaces, whatever width they have")
  func counted() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitem: item, count: 4)
    group.interItemSpacing = .fixed(8)
    let shown = shown(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      [[0, 0, 0, 0, 0]])
    #expect(shown.frame(0) == rect(0, 0, 74, 40))
    #expect(shown.frame(3) == rect(246, 0, 74, 40))
    #expect(shown.frame(4) == rect(0, 40, 74, 40))
  }

  @Test("a flexible space takes what is left")
  func flexible() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .absolute(50)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item, count: 3)
    group.interItemSpacing = .flexible(10)
    let shown = shown(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      [[0, 0, 0]])
    #expect(shown.frame(1) == rect(135, 0, 50, 50))
    #expect(shown.frame(2) == rect(270, 0, 50, 50))
  }

  @Test("groups inside groups: one large item beside two small ones")
  func nested() {
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.75), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)), subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)), subitems: [large, pair])
    let shown = shown(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      [[0, 0, 0, 0]])
    #expect(shown.frame(0) == rect(0, 0, 240, 160))
    #expect(shown.frame(1) == rect(240, 0, 80, 80))
    #expect(shown.frame(2) == rect(240, 80, 80, 80))
    #expect(shown.frame(3) == rect(0, 160, 240, 160))
  }

  @Test("an estimated height is the one that constraints need, and moves what is below")
  func estimated() {
    let row = size(.fractionalWidth(1), .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.interGroupSpacing = 4
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(28)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    section.boundarySupplementaryItems = [header]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    let shown = shown(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration),
      [[30, 90], [12]])
    #expect(shown.frame(0) == rect(0, 28, 320, 30))
    #expect(shown.frame(1) == rect(0, 62, 320, 90))
    #expect(shown.frame(0, 1) == rect(0, 152 + 20 + 28, 320, 12))
    let head = shown.collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 1))
    #expect(head?.frame == rect(0, 172, 320, 28))
  }

  @Test("a list has rows of at least 44 points, and sections may scroll across")
  func listAndOrthogonal() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let layout = UICollectionViewCompositionalLayout { section, environment in
      guard section == 1 else {
        return .list(using: .init(appearance: .plain), layoutEnvironment: environment)
      }
      let page = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(
          widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(100)),
        subitems: [item])
      let pages = NSCollectionLayoutSection(group: page)
      pages.orthogonalScrollingBehavior = .paging
      #expect(environment.container.contentSize == CGSize(width: 320, height: 480))
      return pages
    }
    let shown = shown(layout, [[20, 70], [0, 0, 0], [50]])
    #expect(shown.frame(0) == rect(0, 0, 320, 44))
    #expect(shown.frame(1) == rect(0, 44, 320, 70))
    #expect(shown.frame(2, 1) == rect(320, 114, 160, 100))
    #expect(shown.frame(0, 2) == rect(0, 214, 320, 50))
  }

  @Test("groups of a closure's frames, and groups without items, end")
  func customAndEmpty() {
    let custom = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(100))
    ) { environment in
      let width = environment.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: rect(0, 0, width / 2, 100)),
        NSCollectionLayoutGroupCustomItem(frame: rect(width / 2, 50, width / 2, 50)),
      ]
    }
    let shown = shown(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: custom)),
      [[0, 0, 0]])
    #expect(shown.frame(1) == rect(160, 50, 160, 50))
    #expect(shown.frame(2) == rect(0, 100, 160, 100))
    let empty = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [])
    let nothing = self.shown(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: empty)),
      [[0, 0]])
    #expect(nothing.frame(1) == .zero)
  }

  @Test("a group that does not fit is not made, however deep the groups are")
  func depth() {
    func made(depth: Int) -> Int {
      var made = 0
      var group = NSCollectionLayoutGroup.custom(
        layoutSize: size(.fractionalWidth(1), .absolute(60))
      ) { _ in
        made += 1
        return [NSCollectionLayoutGroupCustomItem(frame: rect(0, 0, 320, 60))]
      }
      for _ in 0..<depth {
        group = .vertical(
          layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [group])
      }
      let shown = shown(
        UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
        [[0, 0, 0]])
      #expect(shown.frame(2) == rect(0, 120, 320, 60))
      return made
    }
    #expect(made(depth: 10) == made(depth: 0))
  }

  @Test("a group of more items than there are ends with the last one", arguments: [true, false])
  func numberBeyondItems(isEqual: Bool) throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .absolute(50)))
    let row = size(.fractionalWidth(1), .absolute(50))
    let group: NSCollectionLayoutGroup =
      isEqual
      ? .horizontal(layoutSize: row, subitem: item, count: .max)
      : .horizontal(layoutSize: row, repeatingSubitem: item, count: .max)
    let shown = shown(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      [[0, 0, 0]])
    let last = try #require(shown.frame(2))
    if isEqual {
      #expect(last.maxX < 1e-9 && last.height == 50)
    } else {
      #expect(last == rect(100, 0, 50, 50))
    }
  }

  @Test("a number of empty groups, or a number below zero, places nothing and ends")
  func numberOfNothing() {
    let row = size(.fractionalWidth(1), .absolute(50))
    let empty = NSCollectionLayoutGroup.vertical(layoutSize: row, subitems: [])
    let item = NSCollectionLayoutItem(layoutSize: row)
    for group: NSCollectionLayoutGroup in [
      .horizontal(layoutSize: row, repeatingSubitem: empty, count: .max),
      .horizontal(layoutSize: row, subitem: empty, count: .max),
      .horizontal(layoutSize: row, subitem: item, count: .min),
    ] {
      let shown = shown(
        UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
        [[0, 0]])
      #expect(shown.frame(1) == .zero)
    }
  }
}
