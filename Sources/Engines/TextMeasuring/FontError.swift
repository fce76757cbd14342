/// Why text cannot be measured.
public enum FontError: Error, Equatable, Sendable {
  /// No searched folder holds any of `fileNames` (best first).
  case notInstalled(family: FontFamily, fileNames: [String], searchedFolders: [String])
  /// The file is there but cannot be read.
  case unreadable(path: String, reason: String)
  /// The file has been read and is not a font, or one without glyphs or without line metrics.
  case notAFont(path: String)
  /// The size is not a number above 0 and at most `FontDescription.largestSize`.
  case unusableSize(Double)
}

extension FontError: CustomStringConvertible {
  /// What is wrong, and what to do about it; several lines without an end-of-line at the end.
  public var description: String {
    switch self {
    case .notInstalled(let family, let fileNames, let searchedFolders):
      """
      the font \(family.rawValue) is not installed: found no \(fileNames.joined(separator: " or "))
        Debian, Ubuntu: \(family.debianInstallation)
        macOS: \(family.macOSInstallation)
        elsewhere: name the folder that holds it in the environment variable \
      \(FontCatalog.environmentVariable)
        searched: \(searchedFolders.joined(separator: ", "))
      """
    case .unreadable(let path, let reason):
      """
      the font file \(path) cannot be read: \(reason)
        make it readable, or install the font's package again
      """
    case .notAFont(let path):
      """
      the file \(path) is not a font that text can be measured with
        install the font's package again, or remove the file so that another is found
      """
    case .unusableSize(let size):
      "the font size \(size) is not above 0 and at most \(FontDescription.largestSize) points"
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
