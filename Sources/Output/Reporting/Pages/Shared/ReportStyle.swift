import CResources

/// The style of all pages, with the words that narrow tables are labelled with.
package enum ReportStyle {
  package static var text: String {
    """
    \(String(cString: built_in("Output/Reporting/Resources/style.css")))
    .frames { --first: "\(Headings.layoutSpec)"; --second: "\(Headings.constraints)"; }

    """
  }
}
