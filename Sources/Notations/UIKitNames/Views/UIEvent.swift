public import Foundation

/// Something that the user did; nobody does anything here.
open class UIEvent: NSObject {}

/// A finger on the screen; there is none here.
open class UITouch: NSObject {}
