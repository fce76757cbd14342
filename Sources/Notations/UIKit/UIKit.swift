// What `import UIKit` gives on systems that have no UIKit.

@_exported public import Foundation
@_exported public import UIKitNames
@_exported public import UIKitValues
