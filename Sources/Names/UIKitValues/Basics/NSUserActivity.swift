public import Foundation

/// What a user does, so that another device can go on with it; it is stored only.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var webpageURL, referrerURL: URL?
  open var keywords: Set<String> = []
  open var expirationDate: Date?
  open var needsSave = false, isEligibleForHandoff = true, isEligibleForSearch = false,
    isEligibleForPublicIndexing = false, isEligibleForPrediction = false
  open var persistentIdentifier, targetContentIdentifier: String?
  public init(activityType: String) { self.activityType = activityType }
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
