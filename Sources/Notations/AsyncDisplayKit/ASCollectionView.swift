public import UIKitNames

/// The view of a collection of nodes; it has no members of its own here.
public typealias ASCollectionView = UICollectionView
