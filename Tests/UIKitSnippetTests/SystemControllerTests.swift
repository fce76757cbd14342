import Testing
import UIKit

@MainActor
@Suite("Controllers and activities of the system")
struct SystemControllerTests {
  /// A controller as an app has it, which chooses, shows and goes on with files.
  private final class Files: UIViewController, UIDocumentPickerDelegate,
    UIDocumentInteractionControllerDelegate
  {
    var restored = ""

    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {}
    func documentInteractionControllerViewControllerForPreview(
      _ controller: UIDocumentInteractionController
    ) -> UIViewController { self }

    override func restoreUserActivityState(_ userActivity: NSUserActivity) {
      super.restoreUserActivityState(userActivity)
      restored = userActivity.title ?? ""
    }
  }

  @Test("controllers for files keep what they are given")
  func documents() throws {
    let files = Files()
    let picker = UIDocumentPickerViewController(documentTypes: ["public.item"], in: .import)
    picker.delegate = files
    picker.allowsMultipleSelection = true
    #expect(picker.delegate === files && picker.documentPickerMode == .import)
    let url = try #require(URL(string: "file:///octocat.png"))
    let shown = UIDocumentInteractionController(url: url)
    shown.delegate = files
    #expect(shown.name == "octocat.png" && !shown.presentPreview(animated: true))
    #expect(!shown.presentOptionsMenu(from: .zero, in: files.view, animated: true))
    #expect(UIDocumentPickerViewController(forExporting: [url], asCopy: true).directoryURL == nil)
  }

  @Test("an activity keeps its values, and a responder goes on with it")
  func activity() {
    let activity = NSUserActivity(activityType: "show")
    activity.title = "octocat"
    activity.addUserInfoEntries(from: ["id": 583_231])
    activity.isEligibleForSearch = true
    activity.becomeCurrent()
    let files = Files()
    files.userActivity = activity
    files.restoreUserActivityState(activity)
    #expect(files.restored == "octocat")
    #expect(files.userActivity?.userInfo?["id"] as? Int == 583_231)
  }

  @Test("actions at the icon, groups of buttons and shared items are stored only")
  func stored() {
    let item = UIMutableApplicationShortcutItem(
      type: "new", localizedTitle: "New", localizedSubtitle: nil,
      icon: UIApplicationShortcutIcon(type: .add), userInfo: nil)
    item.localizedTitle = "New repository"
    UIApplication.shared.shortcutItems = [item]
    #expect(UIApplication.shared.shortcutItems == nil && item.localizedTitle == "New repository")
    UIApplication.shared.requestSceneSessionActivation(
      nil, userActivity: nil, options: UIScene.ActivationRequestOptions(), errorHandler: nil)
    let field = UITextField()
    field.inputAssistantItem.trailingBarButtonGroups = [
      UIBarButtonItemGroup(barButtonItems: [UIBarButtonItem()], representativeItem: nil)
    ]
    #expect(field.inputAssistantItem.trailingBarButtonGroups.isEmpty)
    #expect(UIActivityItemProvider(placeholderItem: "octocat").item as? String == "octocat")
    let search = UISearchController(searchResultsController: nil)
    search.dimsBackgroundDuringPresentation = false
    #expect(!search.obscuresBackgroundDuringPresentation)
    #expect(UIResponder.keyboardIsLocalUserInfoKey == "UIKeyboardIsLocalUserInfoKey")
  }

  @Test("data is read as the class that it has")
  func provided() {
    let provider = NSItemProvider(object: "octocat")
    var read: [String?] = []
    #expect(provider.canLoadObject(ofClass: String.self))
    provider.loadObject(ofClass: String.self) { text, _ in read.append(text) }
    provider.loadObject(ofClass: UIImage.self) { image, _ in read.append(image.map { _ in "" }) }
    #expect(read == ["octocat", nil])
  }
}
