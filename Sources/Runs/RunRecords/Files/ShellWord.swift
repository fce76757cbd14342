/// Arguments of shell commands.
package enum ShellWord {
  private static let plain = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./".unicodeScalars)

  /// Quotes `text` so that a shell reads it as one word.
  package static func quote(_ text: String) -> String {
    if !text.isEmpty, text.unicodeScalars.allSatisfy(plain.contains) { return text }
    return "'"
      + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
