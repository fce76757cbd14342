import CHarfBuzz
public import Foundation

extension TextMeasurer {
  /// The part of Inter at a weight that draws some characters as they are measured: a font of its own,
  /// with its licence.
  ///
  /// `nil` where the font cannot be read or cut. Characters that Inter lacks are left out. Equal
  /// arguments give equal bytes on machines with the same font file. Linear in the size of the font
  /// file.
  public func part(
    of weight: FontWeight, with characters: some Sequence<Unicode.Scalar>
  ) -> Data? {
    guard let font = try? library.font(for: FontFace(family: .inter, nearestTo: weight)) else {
      return nil
    }
    return font.part(with: characters)
  }
}

extension Font {
  /// The names of a font that stay: copyright, family, style, and the licence with its address.
  private static let names: [UInt32] = [0, 1, 2, 3, 4, 5, 6, 13, 14]

  fileprivate func part(with characters: some Sequence<Unicode.Scalar>) -> Data? {
    guard let input = hb_subset_input_create_or_fail() else { return nil }
    defer { hb_subset_input_destroy(input) }
    let scalars = hb_subset_input_unicode_set(input)
    for character in characters { hb_set_add(scalars, character.value) }
    let names = hb_subset_input_set(input, HB_SUBSET_SETS_NAME_ID)
    for name in Self.names { hb_set_add(names, name) }
    guard let face = hb_subset_or_fail(hb_font_get_face(handle), input) else { return nil }
    defer { hb_face_destroy(face) }
    let blob = hb_face_reference_blob(face)
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    guard let start = hb_blob_get_data(blob, &count), count > 0 else { return nil }
    return Data(bytes: start, count: Int(count))
  }
}
