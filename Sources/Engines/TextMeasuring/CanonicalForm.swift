import CHarfBuzz

/// Unicode's canonical forms of a text, by HarfBuzz's tables of characters: those that shaping uses.
///
/// Source: Unicode Standard Annex #15, and section 3.11 of the standard.
enum CanonicalForm {
  /// The decomposed form (NFD), with marks in canonical order.
  ///
  /// Linear in the length, apart from sorting the marks of each letter.
  static func decomposed(_ scalars: some Sequence<UInt32>) -> [UInt32] {
    let functions = hb_unicode_funcs_get_default()
    var result: [UInt32] = []
    for scalar in scalars {
      // The first one of a pair may be a pair itself.
      var (rest, marks) = (scalar, [UInt32]())
      var (first, second): (UInt32, UInt32) = (0, 0)
      while hb_unicode_decompose(functions, rest, &first, &second) != 0 {
        rest = first
        if second != 0 { marks.append(second) }
      }
      result.append(rest)
      result += marks.reversed()
    }
    return sortingMarks(of: result)
  }

  /// The composed form (NFC) of a decomposed text; linear in its length.
  static func composed(_ decomposed: [UInt32]) -> [UInt32] {
    let functions = hb_unicode_funcs_get_default()
    var result: [UInt32] = []
    var starter: Int?
    /// The class of the last mark that stayed behind the starter: it blocks marks of its own class.
    var last: UInt32 = 0
    for scalar in decomposed {
      let combiningClass = combiningClass(scalar)
      if let starter, result.count == starter + 1 || last < combiningClass {
        var composed: UInt32 = 0
        if hb_unicode_compose(functions, result[starter], scalar, &composed) != 0 {
          result[starter] = composed
          continue
        }
      }
      if combiningClass == 0 { starter = result.count }
      last = combiningClass
      result.append(scalar)
    }
    return result
  }

  /// The scalars with the marks between two letters by their classes; those of one class keep their order.
  private static func sortingMarks(of scalars: [UInt32]) -> [UInt32] {
    let classes = scalars.map(combiningClass)
    var order = Array(scalars.indices)
    var start = 0
    while start < order.count {
      let end = classes[start...].firstIndex(of: 0) ?? order.count
      order[start..<end].sort { (classes[$0], $0) < (classes[$1], $1) }
      start = end + 1
    }
    return order.map { scalars[$0] }
  }

  private static func combiningClass(_ scalar: UInt32) -> UInt32 {
    hb_unicode_combining_class(hb_unicode_funcs_get_default(), scalar).rawValue
  }
}
