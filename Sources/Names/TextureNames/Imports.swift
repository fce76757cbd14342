// What every file of this module uses, and code that imports it has too, as with Texture.

@_exported public import Foundation
@_exported public import UIKitValues
