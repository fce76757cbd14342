/// A font file that text was measured with, identified so that another machine can check whether it
/// has the same one.
public struct UsedFont: Decodable, Hashable, Sendable {
  /// The family.
  public var family: FontFamily
  /// The weight that the file was opened for.
  public var weight: FontWeight
  /// The file's name; never its folder, which is private to the machine.
  public var fileName: String
  /// The SHA-256 of the file's bytes, as 64 lowercase hexadecimal digits.
  public var sha256: String

  /// Creates the identity of a font file.
  public init(family: FontFamily, weight: FontWeight, fileName: String, sha256: String) {
    self.family = family
    self.weight = weight
    self.fileName = fileName
    self.sha256 = sha256
  }
}
