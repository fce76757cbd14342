/// The reason why text cannot be measured.
public enum FontError: Error, Equatable, Sendable, CustomStringConvertible {
  /// No searched folder contains any of `fileNames` (best first).
  case notInstalled(family: FontFamily, fileNames: [String], searchedFolders: [String])
  /// The file exists but cannot be read.
  case unreadable(path: String, reason: String)
  /// The file is not a font, or a font without glyphs or without line metrics.
  case notAFont(path: String)
  /// The size is not a number above 0 and at most `FontDescription.largestSize`.
  case unusableSize(Double)

  /// The environment variable with folders that contain fonts.
  static let environmentVariable = "LAYOUTDIFF_FONTS"

  /// The error and how to fix it; several lines, without a newline at the end.
  public var description: String {
    switch self {
    case .notInstalled(let family, let fileNames, let searchedFolders):
      """
      the font \(family.rawValue) is not installed: found no \(fileNames.joined(separator: " or "))
        Debian, Ubuntu: \(family.debianInstallation)
        macOS: \(family.macOSInstallation)
        elsewhere: set the environment variable \(Self.environmentVariable) to the folder \
      that contains it
        searched: \(searchedFolders.joined(separator: ", "))
      """
    case .unreadable(let path, let reason):
      """
      the font file \(path) cannot be read: \(reason)
        make it readable, or reinstall the font's package
      """
    case .notAFont(let path):
      """
      the file \(path) is not a font with glyphs and line metrics
        reinstall the font's package, or remove the file so that another one is found
      """
    case .unusableSize(let size):
      """
      the font size is \(size) pt; expected a number above 0 and at most \
      \(Int(FontDescription.largestSize)) pt
      """
    }
  }
}

extension FontFamily {
  fileprivate var debianInstallation: String {
    switch self {
    case .inter: "sudo apt-get install fonts-inter"
    case .nanumBarunGothic: "sudo apt-get install fonts-nanum"
    }
  }

  fileprivate var macOSInstallation: String {
    switch self {
    case .inter: "brew install --cask font-inter"
    case .nanumBarunGothic:
      "download NanumBarunGothic from https://hangeul.naver.com/font and copy it to ~/Library/Fonts"
    }
  }
}
