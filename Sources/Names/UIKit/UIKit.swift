// The module for `import UIKit` on systems without UIKit.

@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import UIKitNames
@_exported public import UIKitValues
