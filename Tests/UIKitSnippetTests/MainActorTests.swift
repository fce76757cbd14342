import Testing
import UIKit

/// A model on the main actor.
@MainActor
private final class Profile {
  static let shared = Profile()
  var name = "octocat"

  func load() async { name = "hubot" }
}

/// What views show, on the main actor by itself.
@MainActor
private protocol Showing {
  func show(_ profile: Profile)
}

/// Calls what is on the main actor from a view, without a word about it.
private final class ProfileView: UIView, Showing {
  static let placeholder = ProfileView(frame: .zero)
  private static var made: [ProfileView] = []

  let title = UILabel()
  nonisolated static let longest = 20

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    Self.made.append(self)
  }

  @MainActor required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ profile: Profile) { title.text = String(profile.name.prefix(Self.longest)) }

  @MainActor override func layoutSubviews() {
    super.layoutSubviews()
    // The closure checks its thread when it is called.
    title.frame.size.width = [title].map { _ in self.bounds.width }.max() ?? 0
  }

  nonisolated func reload() async {
    await Profile.shared.load()
    await MainActor.run { show(.shared) }
  }

  func reloadLater() -> Task<Void, Never> {
    Task { @MainActor in show(.shared) }
  }

  func isHiddenLater() -> Task<Void, Never> {
    let hide: @Sendable () -> Task<Void, Never> = { Task { @MainActor in self.isHidden = true } }
    return hide()
  }
}

/// A controller that waits for its model.
private final class ProfileScreen: UIViewController {
  private let profile = Profile()
  private(set) var loading: Task<Void, Never>?

  override func viewDidLoad() {
    super.viewDidLoad()
    loading = Task { [weak self] in
      await self?.profile.load()
      self?.title = self?.profile.name
    }
  }
}

/// A configuration, which is on no actor but for its view, so that it is compared anywhere.
private struct RowConfiguration: UIContentConfiguration, Hashable {
  var title = ""

  func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: .cell()) }
  func updated(for state: any UIConfigurationState) -> RowConfiguration { self }

  static func == (left: RowConfiguration, right: RowConfiguration) -> Bool {
    left.title == right.title
  }
  func hash(into hasher: inout Hasher) { hasher.combine(title) }
}

/// What is shared, which is on no actor either.
private final class Shared: NSObject, UIActivityItemSource {
  func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "" }
  func activityViewController(
    _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
  ) -> Any? { "octocat" }
}

/// What another thread may hold.
private struct Held: Sendable {
  let view: UIView
}

@Suite("The main actor")
@MainActor
struct MainActorTests {
  @Test("views call what is on the main actor, and are values for other threads")
  func isolation() async {
    let view = ProfileView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    await view.reload()
    #expect(view.title.text == "hubot")
    await view.reloadLater().value
    let held = Held(view: view)
    await Task.detached { await held.view.setNeedsLayout() }.value
    view.layoutIfNeeded()
    #expect(view.title.frame.width == 100)
    await view.isHiddenLater().value
    #expect(view.isHidden)
    #expect(ProfileView.placeholder.title.text == nil)
  }

  @Test("a controller waits for its model and goes on")
  func controller() async {
    let screen = ProfileScreen()
    screen.loadViewIfNeeded()
    await screen.loading?.value
    #expect(screen.title == "hubot")
  }

  @Test("configurations, shortcuts and names of notifications are on no actor")
  nonisolated func names() {
    #expect(Set([RowConfiguration(title: "a"), RowConfiguration(title: "a")]).count == 1)
    #expect(UIApplicationShortcutItem(type: "new", localizedTitle: "New").type == "new")
    _ = Shared()
    #expect(UIResponder.keyboardWillShowNotification.rawValue == "UIKeyboardWillShowNotification")
    #expect(UIView.noIntrinsicMetric == -1)
  }
}
