/// The settings of a compositional layout.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical,
    interSectionSpacing: CGFloat = 0,
    boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [],
    contentInsetsReference = UIContentInsetsReference.automatic
  public override init() { super.init() }
}

/// Places items into groups, and groups into sections.
///
/// Ours: items run left to right, groups across one after the other, without views on items.
open class UICollectionViewCompositionalLayout: PlacingLayout {
  public typealias SectionProvider = UICollectionViewCompositionalLayoutSectionProvider
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private let provider: SectionProvider
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }
  public convenience init(sectionProvider: @escaping SectionProvider) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// Makes a layout of rows that are as wide as the collection.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
  override var sectionSpacing: CGFloat { configuration.interSectionSpacing }
  override func supplementaryKinds(in section: Int) -> [String] {
    guard let collectionView else { return [] }
    let items = layout(of: section, in: collectionView)?.boundarySupplementaryItems ?? []
    return Set(items.map(\.elementKind)).sorted()
  }
  override var isVertical: Bool { configuration.scrollDirection == .vertical }
  private func layout(of section: Int, in view: UICollectionView) -> NSCollectionLayoutSection? {
    provider(section, CompositionEnvironment(view.bounds.size, traits: view.traitCollection))
  }
  override func place(_ index: Int, from start: CGFloat, in view: UICollectionView) -> CGFloat {
    guard let section = layout(of: index, in: view) else { return start }
    let insets = section.contentInsets
    var offset = start
    for item in section.boundarySupplementaryItems where item.isBefore(vertical: isVertical) {
      offset = place(item, of: section, index, from: offset, in: view)
    }
    offset += isVertical ? insets.top : insets.leading
    offset = placeGroups(of: section, index, from: offset, in: view)
    offset += isVertical ? insets.bottom : insets.trailing
    for item in section.boundarySupplementaryItems where !item.isBefore(vertical: isVertical) {
      offset = place(item, of: section, index, from: offset, in: view)
    }
    return offset
  }
  private func placeGroups(
    of section: NSCollectionLayoutSection, _ index: Int, from start: CGFloat,
    in view: UICollectionView
  ) -> CGFloat {
    let container = view.bounds.size.inset(by: section.contentInsets)
    let isList = section.list != nil
    var solver = CompositionSolver(
      count: max(0, view.numberOfItems(inSection: index)), traits: view.traitCollection
    ) { [weak view] item, size, open in
      let cell = view?.cellForItem(at: IndexPath(item: item, section: index))
      var fitting = cell.map { Self.fittingSize(of: $0, size, open) } ?? size
      if isList { fitting.height = max(44, fitting.height) }
      return fitting
    }
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    var along = start
    var side = isVertical ? section.contentInsets.leading : section.contentInsets.top
    var thickness: CGFloat = 0
    var spacing: CGFloat = 0
    while !solver.isDone {
      if isOrthogonal { side += spacing } else { along += spacing }
      spacing = section.interGroupSpacing
      let block = solver.block(section.group, in: container)
      // A group without items would be repeated for ever.
      guard !block.frames.isEmpty else { break }
      let origin = placed.point(along: along, across: side)
      for (item, frame) in block.frames {
        placed.items[IndexPath(item: item, section: index)] = frame.offsetBy(
          dx: origin.x, dy: origin.y)
      }
      let length = isVertical ? block.size.height : block.size.width
      if isOrthogonal {
        side += isVertical ? block.size.width : block.size.height
        thickness = max(thickness, length)
      } else {
        along += length
      }
    }
    return along + thickness
  }

  /// Places a view at an edge of a section and gives the offset after it, in points.
  private func place(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, of section: NSCollectionLayoutSection,
    _ index: Int, from start: CGFloat, in view: UICollectionView
  ) -> CGFloat {
    var insets = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
    if isVertical { (insets.top, insets.bottom) = (0, 0) }
    if !isVertical { (insets.leading, insets.trailing) = (0, 0) }
    let container = view.bounds.size.inset(by: insets)
    var size = item.layoutSize.size(in: container)
    let open = CompositionSolver.OpenAxes(
      width: item.layoutSize.widthDimension.isEstimated,
      height: item.layoutSize.heightDimension.isEstimated)
    let shown = view.supplementaryView(
      forElementKind: item.elementKind, at: IndexPath(item: 0, section: index))
    if !open.isEmpty, let shown { size = Self.fittingSize(of: shown, size, open) }
    let rest = isVertical ? container.width - size.width : container.height - size.height
    let side: CGFloat =
      switch item.alignment {
      case .topLeading: 0
      case .bottomTrailing: rest
      case .bottomLeading: isVertical ? 0 : rest
      case .topTrailing: isVertical ? rest : 0
      default: rest / 2
      }
    let (before, length) = isVertical ? (insets.leading, size.height) : (insets.top, size.width)
    let isBefore = item.isBefore(vertical: isVertical)
    let along = item.extendsBoundary || isBefore ? start : start - length
    let origin = placed.point(along: along, across: before + side)
    placed.supplements[item.elementKind, default: [:]][index] = CGRect(origin: origin, size: size)
      .offsetBy(dx: item.offset.x, dy: item.offset.y)
    return item.extendsBoundary ? start + length : start
  }

  /// The size of a view that has this one but for the lengths that its content decides, in points.
  private static func fittingSize(
    of view: UIView, _ size: CGSize, _ open: CompositionSolver.OpenAxes
  ) -> CGSize {
    let fitting = view.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: open.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: open.height ? .fittingSizeLevel : .required)
    return open.size(fitting, else: size)
  }
}

/// Makes the section at an index.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?
