/// The image of an action at the app's icon; it is never shown here.
open class UIApplicationShortcutIcon: NSObject {
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation,
      favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto,
      captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }
  private override init() {}
  public convenience init(type: IconType) { self.init() }
  public convenience init(templateImageName: String) { self.init() }
  public convenience init(systemImageName: String) { self.init() }
}

/// An action at the app's icon; it is stored only.
open class UIApplicationShortcutItem: NSObject {
  open fileprivate(set) var type, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]?
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle) = (type, localizedTitle)
    (self.localizedSubtitle, self.icon, self.userInfo) = (localizedSubtitle, icon, userInfo)
  }
}

/// An action at the app's icon that can be changed; it is stored only.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  // An override with an observer, even an empty one, has a setter that everyone may call.
  open override var type: String { didSet {} }
  open override var localizedTitle: String { didSet {} }
  open override var localizedSubtitle: String? { didSet {} }
  open override var icon: UIApplicationShortcutIcon? { didSet {} }
  open override var userInfo: [String: any NSSecureCoding]? { didSet {} }
}
