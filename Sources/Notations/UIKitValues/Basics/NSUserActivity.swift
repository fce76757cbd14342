public import Foundation

/// What a user does, so that another device can go on with it; it is stored only.
open class NSUserActivity: NSObject {
  /// The name of the activity.
  public let activityType: String
  /// The title.
  open var title: String?
  /// Values of the app.
  open var userInfo: [AnyHashable: Any]?
  /// The names of the values that are needed.
  open var requiredUserInfoKeys: Set<String>?
  /// The address of a page with the same content.
  open var webpageURL: URL?
  /// The address of the page from which it began.
  open var referrerURL: URL?
  /// Words to find it by.
  open var keywords: Set<String> = []
  /// The day after which it is forgotten.
  open var expirationDate: Date?
  /// Whether the values changed.
  open var needsSave = false
  /// Whether another device can go on with it.
  open var isEligibleForHandoff = true
  /// Whether it can be searched for on this device.
  open var isEligibleForSearch = false
  /// Whether all users can search for it.
  open var isEligibleForPublicIndexing = false
  /// Whether the system can suggest it.
  open var isEligibleForPrediction = false
  /// The name by which the app deletes it.
  open var persistentIdentifier: String?
  /// The identifier of a scene's content.
  open var targetContentIdentifier: String?

  /// Makes an activity.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds values.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Does nothing: no other device looks.
  open func becomeCurrent() {}
  /// Does nothing: no other device looks.
  open func resignCurrent() {}
  /// Does nothing: no other device looks.
  open func invalidate() {}
}

/// The name of the activity that an address on the web begins.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
