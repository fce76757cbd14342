// What `import SnapKit` gives on systems that it does not run on.

@_exported public import SnapKitNames
@_exported public import UIKit
