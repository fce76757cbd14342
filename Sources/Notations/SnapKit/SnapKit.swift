// The module for `import SnapKit` on systems without SnapKit.

@_exported public import SnapKitNames
@_exported public import UIKit
