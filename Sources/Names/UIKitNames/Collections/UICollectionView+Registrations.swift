extension UICollectionView {
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    let handler: Handler
    /// Makes items of the class; stops the program without an initialiser with a frame.
    public init(handler: @escaping Handler) { self.handler = handler }
    public init(cellNib: UINib, handler: @escaping Handler) { self.handler = handler }
  }
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    let kind: String, handler: Handler
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.init(elementKind: elementKind, handler: handler)
    }
  }

  /// A new item for a value; it is not configured where there is no value.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = Self.make(Cell.self)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = Self.make(Supplementary.self)
    registration.handler(view, registration.kind, indexPath)
    return view
  }
  private static func make<View: UICollectionReusableView>(_ type: View.Type) -> View {
    let made = type.make(registeredWith: .zero)
    guard let view = made as? View else { preconditionFailure("\(type) made a \(made)") }
    return view
  }
}
