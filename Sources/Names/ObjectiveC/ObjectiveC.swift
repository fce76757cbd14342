// The module for `import ObjectiveC` on systems without its runtime: selectors.

@_exported public import Foundation
@_exported public import UIKitValues
