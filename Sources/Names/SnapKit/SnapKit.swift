// The module for `import SnapKit` on systems without SnapKit.

@_exported public import SnapKitNames
@_exported public import UIKit

/// SnapKit's own name for an attribute, which only `@testable import SnapKit` shows.
typealias LayoutAttribute = NSLayoutConstraint.Attribute
