/// What a user does, so that another device can go on with it; it is stored only.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?, userInfo: [AnyHashable: Any]?, requiredUserInfoKeys: Set<String>?,
    webpageURL, referrerURL: URL?, keywords: Set<String> = [], expirationDate: Date?,
    needsSave = false, isEligibleForHandoff = true, isEligibleForSearch = false,
    isEligibleForPublicIndexing = false, isEligibleForPrediction = false, persistentIdentifier,
    targetContentIdentifier: String?
  public init(activityType: String) { self.activityType = activityType }
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
