public import Foundation
import UIKitValues

// Actions at the app's icon. They are stored only.

/// The image of an action at the app's icon.
open class UIApplicationShortcutIcon: NSObject {
  /// An image of the system.
  public enum IconType: Int, Sendable {
    /// Writing.
    case compose
    /// Playing.
    case play
    /// Pausing.
    case pause
    /// Adding.
    case add
    /// A place.
    case location
    /// Searching.
    case search
    /// Sharing.
    case share
    /// Forbidding.
    case prohibit
    /// A person.
    case contact
    /// A house.
    case home
    /// A marked place.
    case markLocation
    /// A heart.
    case favorite
    /// A heart that is liked.
    case love
    /// A cloud.
    case cloud
    /// A letter.
    case invitation
    /// A check mark.
    case confirmation
    /// A mail.
    case mail
    /// A message.
    case message
    /// A calendar.
    case date
    /// A clock.
    case time
    /// Photographing.
    case capturePhoto
    /// Filming.
    case captureVideo
    /// Something to do.
    case task
    /// Something done.
    case taskCompleted
    /// An alarm.
    case alarm
    /// A bookmark.
    case bookmark
    /// Shuffling.
    case shuffle
    /// Sound.
    case audio
    /// Loading anew.
    case update
  }

  private override init() { super.init() }

  /// Makes an image of the system.
  public convenience init(type: IconType) { self.init() }
  /// Makes an image of the app.
  public convenience init(templateImageName: String) { self.init() }
  /// Makes a symbol.
  public convenience init(systemImageName: String) { self.init() }
}

/// An action at the app's icon.
open class UIApplicationShortcutItem: NSObject {
  /// The name of the action.
  open fileprivate(set) var type: String
  /// The title.
  open fileprivate(set) var localizedTitle: String
  /// The text below the title.
  open fileprivate(set) var localizedSubtitle: String?
  /// The image.
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  /// Values of the app.
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?

  /// Makes an action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }
}

/// An action at the app's icon that can be changed.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// The name of the action.
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  /// The title.
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  /// The text below the title.
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  /// The image.
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  /// Values of the app.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
}
