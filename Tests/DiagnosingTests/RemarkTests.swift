import ConsoleLogs
import Diagnosing
import Phrases
import Testing

@Suite("Remarks of diagnoses")
struct RemarkTests {
  /// Logs whose lines can hold as they are printed, each with its conditions.
  private static let open = GivenLines.all(
    """
    a.leading == b.leadingMargin; a.leading == b.leading + 16 -> 0 1
      the left margin of b is not 16 pt
    a.leading >= b.leadingMargin; a.leading == b.leading + 16 -> 0 1
      the left margin of b is more than 16 pt
    a.leading <= b.leadingMargin; a.leading == b.leading + 16 -> 0 1
      the left margin of b is less than 16 pt
    a.left <= b.leftMargin; a.left == b.left + 16; a.left >= b.leftMargin - 4 -> 1 2
      the left margin of b is not between 16 and 20 pt
    a.leading == b.leadingMargin; a.trailing == c.trailingMargin; b.leading == c.leading; \
    b.trailing == c.trailing; a.width == 300; b.width == 320 -> 0 1 3 4 5
      the left margin of b and the right margin of c together are not 20 pt
    a.centerX == b.centerXWithinMargins; a.centerX == b.centerX -> 0 1
      the left margin of b and the right margin of b have other values than these constraints need
    a.centerY == b.centerYWithinMargins; a.centerY == b.centerY + 3 -> 0 1
      the top margin of b and the bottom margin of b have other values than these constraints need
    a.firstBaseline == b.firstBaseline; a.top == b.top + 4 -> 0 1
      the distance from the top of a to its first baseline minus the distance from the top of b to \
    its first baseline is not -4 pt
    a.lastBaseline == b.lastBaseline; a.bottom == b.bottom + 4 -> 0 1
      the distance from the last baseline of a to its bottom minus the distance from the last \
    baseline of b to its bottom is not 4 pt
    a.firstBaseline == b.lastBaseline; a.top == b.bottom + 4 -> 0 1
      the distance from the top of a to its first baseline and the distance from the last baseline \
    of b to its bottom together are not -4 pt
    a.lastBaseline == a.firstBaseline; a.height >= 20 -> 0 1
      the distance from the last baseline of a to its bottom and the distance from the top of a to \
    its first baseline together are less than 20 pt
    a.contentHeight == a.height; a.height >= 20 -> 0 1
      a.contentHeight is less than 20 pt
    a.rowOffset == a.height; a.height <= 20
    a.leading == b.leadingMargin; c.leading == d.leadingMargin; e.leading == f.leadingMargin; \
    a.leading == c.leading; c.leading == e.leading; b.leading == d.leading; d.leading == f.leading \
    -> 1 2 4 6
      the left margin of b, the left margin of d and the left margin of f have other values than \
    these constraints need
    a.width == 46.33333; a.width == 46.3333 -> 0 1
      the rounding of printed numbers does not account for 0.00003 pt in constraints 1 and 2
      digits that are not printed differ: as printed, constraints 1 and 2 just hold
    a.width == 0.00001; a.width == 0 -> 0 1
      the rounding of printed numbers does not account for 0.00001 pt in constraints 1 and 2
      digits that are not printed differ: as printed, constraints 1 and 2 just hold
    a.width == 0.333333*b.width; b.width == 300; a.width == 100 -> 0 1 2
      the rounding of printed numbers does not account for 0.0001 pt in constraints 1, 2 and 3
      digits that are not printed differ: as printed, constraints 1, 2 and 3 just hold
    a.width <= 172.0005; a.width >= 172 -> 0 1
      digits that are not printed differ: as printed, constraints 1 and 2 just hold
    a.width <= 172.0015; a.width >= 172
    a.width <= b.width; a.width >= b.width
    a.width <= 0.333333*b.width; a.width >= 0.333333*b.width -> 0 1
      digits that are not printed differ: as printed, constraints 1 and 2 just hold
    a.width <= 0.5*b.width; a.width >= 0.5*b.width
    H:|-(8)-[a]; a.leading == b.leading + 12 -> 0 1
      the superview of a, which is not printed, is b
    H:|-(8)-[a]; H:[a]-(8)-|; a.width == 100; b.width == 120 -> 0 1 2 3
      the superview of a, which is not printed, is b
    H:|-(8)-[a]; a.leading == b.leading + 8
    A:photo.width == 40; a.width == 50 -> 0 1
      photo and a are the same view
    B:photo.width == 40; a.width == 50
    photo.width == 40; a.width == 50
    A:photo.width == 40; a.width >= 40
    a.width == 40; b.width == 50; box.width == 45   (active, names: box:0xa, box:0xb ) -> 0 2
      'box' in constraint 3 means 0xa in this order
    a.width == 40; b.width == 50; box.width == box.width + 5   (active, names: box:0xa, box:0xb ) \
    -> 0 1 2
      'box' in constraint 3 means 0xa and 0xb in this order
    a.leading == b.leading; H:[box]-(5)-[box]   (active, names: box:0xa, box:0xb ); a.width == 40 \
    -> 0 1
      'box' in constraint 2 means 0xa and 0xb in this order
    a.leading == b.leading; H:[box]-(5)-[box]   (active, names: box:0xa, box:0xb ); b.width == 40 \
    -> 0 1
      'box' in constraint 2 means 0xa and 0xb in this order
    a.width >= 40; b.width >= 40; box.width == 40   (active, names: box:0xa, box:0xb )
    a.width is 40; b.width == 0
      a constraint that cannot be read takes part
    a.width is 40; b.width is 40
      constraints that cannot be read take part
    a.width == 1e9; b.width == 0 -> 0
      a constraint with a number too large or too small to decide anything takes part
    [AppKit] a.minY == 8 in b; a.top == b.top + 20; a.height == 10 -> 0 1
      the superview of a view with an autoresizing mask is flipped
    [AppKit] a.minY >= 8 in b; V:|-(8)-[a] in b; a.height == 10; b.height == 100
    [AppKit] a.minX == 8 in b; a.left == b.left + 8; a.width == 10 -> 0 1
      digits that are not printed differ: as printed, constraints 1 and 2 just hold
    """)

  @Test("what lines that can hold depend on is said, and nothing where nothing is", arguments: open)
  private func conditions(given: GivenLines) throws {
    let diagnosis = try given.diagnosis
    #expect(diagnosis.remarks.map(\.phrase.text) == given.says.map { "it conflicts only if \($0)" })
    #expect(diagnosis.linesInConflict == given.conflicting)
    #expect(diagnosis.status == (given.says.isEmpty ? .noConflict : .undecided))
  }

  /// Logs whose lines conflict as they are printed, each with its remarks.
  private static let conflicts = GivenLines.all(
    """
    a.width == 10; a.width == 46 -> 0 1
      relaxing any one of them by 36 pt resolves this conflict
      fix 1 'a.width == 10': Then it is missed by 36 pt. The other one is then satisfied.
    [broken 1] a.width == 10; a.width == 46 -> 0 1
      relaxing any one of them by 36 pt resolves this conflict
      fix 2 'a.width == 46': Then it is missed by 36 pt. The other one is then satisfied.
    [broken 9] a.width == 10; a.width == 46 -> 0 1
      relaxing any one of them by 36 pt resolves this conflict
      fix 1 'a.width == 10': Then it is missed by 36 pt. The other one is then satisfied.
      The constraint that was broken is not in the list.
    [broken 2] a.width == 10; a.width == 46; b.width == 5 -> 0 1
      relaxing any one of them by 36 pt resolves this conflict
      fix 1 'a.width == 10': Then it is missed by 36 pt. The other one is then satisfied.
      Constraint 3, which was broken, is not part of this conflict.
    a.width == -3 -> 0
      a.width would have to be -3 pt, and no size is negative
      fix 1 'a.width == -3': Then it is missed by 3 pt.
    a.width == 2*b.width; a.width == 40; b.width == 30 -> 0 1 2
      relaxing one of them resolves this conflict: 1 by 20 pt, 2 by 20 pt and 3 by 10 pt
      fix 3 'b.width == 30': Then it is missed by 10 pt. The other 2 are then satisfied.
    [broken 1] a.width >= 40; a.width <= 30 -> 0 1
      relaxing any one of them by 10 pt resolves this conflict
      fix 2 'a.width <= 30': Then it is missed by 10 pt: a is 40 pt wide. The other one is then \
    satisfied.
    [broken 0] a.height <= 40; a.height == 50 -> 0 1
      relaxing any one of them by 10 pt resolves this conflict
      fix 1 'a.height <= 40': Then it is missed by 10 pt: a is 50 pt high. The other one is then \
    satisfied.
    [broken 1] a.width == -8; a.width == b.width -> 0 1
      b.width would have to be -8 pt, and no size is negative
      constraint 1 cannot be met even alone, as no size is negative
      a.width would have to be -8 pt, and no size is negative
      only relaxing 1 by 8 pt resolves this conflict
      fix 1 'a.width == -8': Then it is missed by 8 pt. The other one is then satisfied.
    a.width == 10; H:|-(8)-[c] in a; H:[c]-(8)-| in a -> 0 1 2
      c.width would have to be -6 pt, and no size is negative
      relaxing any one of them by 6 pt resolves this conflict
      fix 1 'a.width == 10': Then it is missed by 6 pt. The other 2 are then satisfied.
    a.contentHeight == -20 -> 0
      a.contentHeight would have to be -20 pt, and no size is negative
      fix 1 'NSLayoutConstraint:0x600 A:0xa.contentHeight == -20': Then it is missed by 20 pt.
    a.width == 0.00002; a.width == 0 -> 0 1
      relaxing any one of them by 0.00002 pt resolves this conflict
      fix 1 'a.width == 0.00002': Then it is missed by 0.00002 pt. The other one is then satisfied.
    a.width == 0.333333*b.width; b.width == 300; a.width == 100.002 -> 0 1 2
      relaxing one of them resolves this conflict: 1 by 0.002 pt, 2 by 0.01 pt and 3 by 0.002 pt
      fix 3 'a.width == 100.002': Then it is missed by 0.002 pt. The other 2 are then satisfied.
    a.width == 0.001*b.width; b.width == 0.1; a.width == 0 -> 0 1 2
      relaxing one of them resolves this conflict: 1 by 0.0001 pt, 2 by 0.1 pt and 3 by 0.0001 pt
      fix 1 'a.width == 0.001 * b.width': Then it is missed by 0.0001 pt. The other 2 are then \
    satisfied.
    a.width == 10; a.width == 46; b.width == -3 -> 0 1
      relaxing any one of them by 36 pt resolves this conflict
      fix 1 'a.width == 10': The other one can then be satisfied.
      then constraint 3 cannot be met either
    a.width == 3; a.width == 5; b.width == 3; b.width == 5; c.width == 3; c.width == 5; d.width == \
    3; d.width == 5; e.width == 3; e.width == 5 -> 0 1
      relaxing any one of them by 2 pt resolves this conflict
      fix 1 'a.width == 3': The other one can then be satisfied.
      then another conflict remains: constraints 3 and 4
      then another conflict remains: constraints 5 and 6
      then another conflict remains: constraints 7 and 8
    a.width == 10; a.width == 46; a.width == 80; a.width == 90 -> 0 3
      relaxing any one of them by 80 pt resolves this conflict
      fix 1 'a.width == 10': The other one can then be satisfied.
      then another conflict remains: constraints 2 and 4
      then another conflict remains: constraints 3 and 4
    'UISV-hiding' a.width == 0; 'UIView-Encapsulated-Layout-Width' a.width == 10; b.width == 3; \
    b.width == 5 -> 0 1
      relaxing any one of them by 10 pt resolves this conflict
      without constraint 2, another conflict remains: constraints 3 and 4
      None of these constraints is your own: a framework made each of them.
      Constraint 2 was made by the view around it, which gives this size. Do not change it.
    'UIView-Encapsulated-Layout-Width' a.width == 10; a.width == 20 -> 0 1
      relaxing any one of them by 10 pt resolves this conflict
      fix 2 'a.width == 20': Then it is missed by 10 pt. The other one is then satisfied.
      Constraint 1 was made by the view around it, which gives this size. Do not change it.
    '_UITemporaryLayoutWidth' a.width == 10; a.width == 20 -> 0 1
      relaxing any one of them by 10 pt resolves this conflict
      fix 2 'a.width == 20': Then it is missed by 10 pt. The other one is then satisfied.
      Constraint 1 was made by a measuring pass. It is removed after measuring.
    'UIView-Encapsulated-Layout-Width' a.width == 10; a.height == 10; a.height == 12 -> 1 2
      relaxing any one of them by 2 pt resolves this conflict
      fix 2 'a.height == 10': Then it is missed by 2 pt. The other one is then satisfied.
    'UISV-hiding' a.width == 0; 'UISV-hiding' b.width == 0; a.leading == b.leading; a.trailing == \
    b.trailing + 10 -> 0 2 3
      b.width would have to be -10 pt, and no size is negative
      relaxing any one of them by 10 pt resolves this conflict
      fix 4 'a.trailing == b.trailing + 10': Then it is missed by 10 pt. The other 2 are then \
    satisfied.
    'UISV-hiding' a.width == 0; 'UISV-hiding' b.width == 20; a.width == b.width -> 0 1 2
      relaxing any one of them by 20 pt resolves this conflict
      fix 3 'a.width == b.width': Then it is missed by 20 pt. The other 2 are then satisfied.
    'UISV-spacing' H:[a]-(8)-[b]; b.leading == a.trailing -> 0 1
      relaxing any one of them by 8 pt resolves this conflict
      fix 2 'b.leading == a.trailing': Then it is missed by 8 pt. The other one is then satisfied.
    'IB_Leading_Leading' a.width == 0; 'UIButtonBar.min' a.width == 7 -> 0 1
      relaxing any one of them by 7 pt resolves this conflict
      None of these constraints is your own: a framework made each of them.
      Constraint 1 was made by a bar button. It is UIKit's own, and harmless.
      Constraint 2 was made by a bar of buttons. It is UIKit's own, and harmless.
    a.right == b.right; a.leading == b.leading + 8 -> 0 1
      relaxing any one of them by 8 pt resolves this conflict
      fix 1 'a.right == b.right': Then it is missed by 8 pt. The other one is then satisfied.
      It conflicts only where text is read from right to left.
    [broken 1] a.height == 20; b.height == 26; V:|-(16)-[b] in a; V:[b]-(16)-| in a -> 0 1 2 3
      constraints 1, 3 and 4 conflict even without the others, as no size is negative
      b.height would have to be -12 pt, and no size is negative
      relaxing one of them resolves this conflict: 1 by 38 pt, 3 by 38 pt and 4 by 38 pt
      fix 1 'a.height == 20': Then it is missed by 38 pt. The other 3 are then satisfied.
    [broken 1] 'UIView-Encapsulated-Layout-Height' a.height == 20; b.height == 26; \
    'UISV-canvas-connection' V:|-(16)-[b] in a; 'UISV-canvas-connection' V:[b]-(16)-| in a \
    -> 0 1 2 3
      constraints 1, 3 and 4 conflict even without the others, as no size is negative
      b.height would have to be -12 pt, and no size is negative
      relaxing one of them resolves this conflict: 1 by 38 pt, 3 by 38 pt and 4 by 38 pt
      without constraint 2, another conflict remains: constraints 1, 3 and 4
      Constraint 1 was made by the view around it, which gives this size. Do not change it.
    c.left == d.left; c.leading == d.leading + 8; e.right == f.right; e.leading == f.leading + 8 \
    -> 0 1
      relaxing any one of them by 8 pt resolves this conflict
      fix 1 'c.left == d.left': The other one can then be satisfied.
      then another conflict remains: constraints 3 and 4
    c.left == d.left; c.leading == d.leading + 8; c.right == d.right -> 0 1
      relaxing any one of them by 8 pt resolves this conflict
      fix 2 'c.leading == d.leading + 8': Then it is missed by 8 pt. The other one is then \
    satisfied.
    c.left == d.left; c.leading == d.leading + 8; c.right == d.right + 4 -> 0 1
      relaxing any one of them by 8 pt resolves this conflict
      fix 2 'c.leading == d.leading + 8': The other one is then satisfied.
    [AppKit] a.minY == 5 in b; a.minY == 9 in b -> 0 1
      relaxing any one of them by 4 pt resolves this conflict
      fix 1 'a.bottom == b.bottom - 5': Then it is missed by 4 pt. The other one is then satisfied.
      minY is the lower edge, since a view of AppKit begins at the bottom.
    [AppKit] a.minX == 5 in b; a.minX == 9 in b -> 0 1
      relaxing any one of them by 4 pt resolves this conflict
      fix 1 'a.left == b.left + 5': Then it is missed by 4 pt. The other one is then satisfied.
    [AppKit] a.width == 5; a.width == 9; a.minY == 9 in b -> 0 1
      relaxing any one of them by 4 pt resolves this conflict
      fix 1 'a.width == 5': Then it is missed by 4 pt. The other one is then satisfied.
    a.minY == 5 in b; a.minY == 9 in b -> 0 1
      relaxing any one of them by 4 pt resolves this conflict
      fix 1 'a.top == b.top + 5': Then it is missed by 4 pt. The other one is then satisfied.
    H:|-(8)-[a]; a.leading == b.leading + 12; H:|-(4)-[b] in a -> 1 2
      relaxing any one of them by 16 pt resolves this conflict
      fix 2 'a.leading == b.leading + 12': Then it is missed by 16 pt. The other one is then \
    satisfied.
    """)

  @Test(
    "a conflict has its sizes below 0, what resolves it, a fix, what remains, and notes",
    arguments: conflicts)
  private func conflict(given: GivenLines) throws {
    let diagnosis = try given.diagnosis
    #expect(diagnosis.remarks.map(\.phrase.text) == given.says)
    #expect(diagnosis.linesInConflict == given.conflicting)
    #expect(diagnosis.status == .conflict)
    for sentence in diagnosis.remarks.map(\.sentence.text) {
      #expect(sentence.hasSuffix(".") && !sentence.hasSuffix(".."), "\(sentence)")
    }
  }
}
