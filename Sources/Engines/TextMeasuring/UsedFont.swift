import CGLib

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

  /// Identifies the file of `font`; linear in the file's size.
  init(_ font: Font) {
    self.init(
      family: font.face.family, weight: font.face.weight, fileName: font.fileName,
      sha256: font.withBytes(Self.sha256))
  }

  /// The SHA-256 of `bytes`, computed by GLib, which HarfBuzz needs in any case.
  private static func sha256(of bytes: UnsafeRawBufferPointer) -> String {
    let start = bytes.assumingMemoryBound(to: UInt8.self).baseAddress
    guard let digits = g_compute_checksum_for_data(G_CHECKSUM_SHA256, start, gsize(bytes.count))
    else { return "" }
    defer { g_free(digits) }
    return String(cString: digits)
  }
}
