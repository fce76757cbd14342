// What every file of this module uses, and code that imports it has too, as with UIKit.

@_exported public import Foundation
