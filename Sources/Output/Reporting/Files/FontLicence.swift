import CResources

/// The notice that the SIL Open Font License 1.1 asks for wherever parts of Inter or NanumBarunGothic are.
package enum FontLicence {
  /// The name of the file beside the fonts.
  package static let name = "OFL.txt"

  /// Both copyrights, and the licence.
  package static let text = String(cString: built_in("Output/Reporting/Resources/OFL.txt"))
}
