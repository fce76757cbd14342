import Geometry
import Synchronization

/// A change of one number, or of one content, that leaves everything else of a system as it is.
enum SystemEdit {
  case constant(Double, constraint: Int)
  case content(Content, item: Int)
}

extension ConstraintSystem {
  /// The system after some edits, each of which has been checked; linear in its size.
  func after(_ edits: [SystemEdit]) -> ConstraintSystem {
    var edited = self
    for edit in edits {
      // Neither throws, since both were checked.
      switch edit {
      case .constant(let constant, let index):
        try? edited.setConstant(constant, ofConstraint: index)
      case .content(let content, let item):
        try? edited.updateItem(item) { $0.content = content }
      }
    }
    return edited
  }
}

/// The hierarchy of a system's items after some edits.
///
/// Copying a system takes time for all of its constraints. So the system is edited only when
/// somebody asks for it.
final class EditedTree: Sendable {
  private let original: ItemTree
  private let edits: EditLog
  private let known = Mutex<ItemTree?>(nil)

  /// The edits must have been checked.
  init(_ original: ItemTree, _ edits: EditLog) {
    self.original = original
    self.edits = edits
  }

  /// The hierarchy with the edited system.
  var tree: ItemTree {
    known.withLock { known in
      let tree = known ?? ItemTree(original, of: original.system.after(edits.edits))
      known = tree
      return tree
    }
  }
}
