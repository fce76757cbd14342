import Foundation

enum Environment {
  /// Whether continuous integration runs the program: `CI` is set, to anything but `false`
  /// and `0`.
  static var isContinuousIntegration: Bool { isOn("CI") }

  /// Whether GitHub runs it, and shows what is said in its form.
  static var isGitHub: Bool { isOn("GITHUB_ACTIONS") }

  /// The file that GitHub shows as the summary of a job; `nil` elsewhere.
  static var jobSummary: String? { value("GITHUB_STEP_SUMMARY") }

  /// The folder that GitHub checked the project out into, which paths of annotations start from.
  static var checkout: String? { value("GITHUB_WORKSPACE") }

  private static func isOn(_ name: String) -> Bool {
    guard let text = value(name)?.lowercased() else { return false }
    return text != "false" && text != "0"
  }

  private static func value(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
