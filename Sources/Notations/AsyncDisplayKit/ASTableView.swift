public import UIKitNames

/// The view of a table of nodes; it has no members of its own here.
public typealias ASTableView = UITableView
