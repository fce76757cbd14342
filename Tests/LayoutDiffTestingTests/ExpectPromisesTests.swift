import Foundation
import LayoutDiffTesting
import Synchronization
import Testing
import TextureNames
import UIKitNames
import UIKitValues

@MainActor
@Suite("One line that expects promises of a view or a node")
struct ExpectPromisesTests {
  /// The issues that `body` records in this file: the line of each, and its comment.
  private func issues(_ body: () -> Bool) -> [(line: Int, text: String)] {
    let found = Mutex<[(line: Int, text: String)]>([])
    withKnownIssue {
      #expect(!body())
    } matching: { issue in
      guard let place = issue.sourceLocation, place.fileID == #fileID else { return false }
      found.withLock { $0.append((place.line, issue.comments.map(\.rawValue).joined())) }
      return true
    }
    return found.withLock(\.self)
  }

  /// The only issue of `body`, without its last line if that names the report.
  private func issue(_ body: () -> Bool) -> String {
    let all = issues(body)
    #expect(all.count == 1)
    return all.map { found in
      found.text.split(separator: "\n").filter { !$0.hasPrefix("report: ") }
        .joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  @Test("a view that keeps its promises passes")
  func kept() {
    let isKept = expectPromises(TimedRow(), at: [320, 375]) { row in
      [
        .apart(row.title, row.time), .inside(row.title, row.time), .visible(row.title),
        .inOrder(row.title, row.time), .rule("title.trailing <= time.leading"),
        .tappable(row.time, size: 15), .mirrored(),
      ]
    }
    #expect(isKept)
  }

  @Test("a broken promise is an issue at its line, with widths, amount, cause and a report")
  func broken() {
    let found = issues {
      expectPromises(TimedRow(gap: nil), at: [120, 375]) { row in
        [
          .visible(row.title),
          .apart(row.title, "time"),
        ]
      }
    }
    #expect(found.count == 1)
    #expect(found.first?.line == #line - 5)
    let lines = found.first?.text.split(separator: "\n").map(String.init) ?? []
    #expect(lines.first == "TimedRow breaks 'apart: [title, time]'")
    #expect(
      lines.dropFirst().first?.hasPrefix(
        "  title and time overlap from 120 to 278.65 pt, by at most 44.12 pt: time.right follows from "
          + "'time.trailing == superview.trailing - 8 (ExpectPromisesTests.swift:") == true)
    #expect(lines.last?.hasPrefix("report: ") == true)
    #expect(lines.count == 3)
  }

  @Test("a promise is decided in each case, and in those that it names only in these")
  func cases() {
    let cases: KeyValuePairs<String, @MainActor @Sendable (TimedRow) -> Void> = [
      "long": { row in row.title.text = "octocat of the second floor, who has a long name" },
      "empty": { row in row.title.text = "" },
    ]
    let isKept = expectPromises(TimedRow(), at: [320, 375], cases: cases) { row in
      [
        .whole(row.title, cases: ["usual", "empty"]),
        .visible(row.title, cases: ["usual", "long"]),
        .whole(row.title, cases: ["usual"], widths: 320...400),
      ]
    }
    #expect(isKept)
    let comment = issue {
      expectPromises(TimedRow(), at: [320, 375], cases: cases) { row in [.whole(row.title)] }
    }
    #expect(
      comment.contains(
        "title is cut from 320 to 375 pt: up to 145.05 pt of its text is not shown, in long"),
      "\(comment)")
  }

  @Test("what is hidden or missing in a case promises nothing there")
  func hidden() {
    let isKept = expectPromises(
      TimedRow(), at: [320],
      cases: [
        "hidden": { row in row.time.isHidden = true },
        "removed": { row in row.time.removeFromSuperview() },
      ]
    ) { row in [.apart(row.title, row.time), .visible(row.title, row.time)] }
    #expect(isKept)
    let comment = issue {
      expectPromises(
        TimedRow(), at: [320], cases: ["hidden": { row in row.time.isHidden = true }]
      ) { _ in [.rule("time.width >= 10", cases: ["hidden"])] }
    }
    #expect(
      comment.hasPrefix(
        "'rule' promises nothing in the case 'hidden', which hides time: name other cases or elements"
      ), "\(comment)")
  }

  @Test("a promise that says nothing is reported with what to write")
  func mistakes() {
    let mistakes: [(ScreenPromise, String)] = [
      (
        ScreenPromise.visible(),
        "'visible' needs an element: expected one of: superview, title, time"
      ),
      (
        .apart("title"),
        "'apart' needs at least two elements: expected one of: superview, title, time"
      ),
      (
        .apart("title", "tme"), "'apart' names 'tme', which is not an element: did you mean 'time'?"
      ),
      (.inOrder("title", "title"), "'inOrder' has 'title' twice"),
      (
        .inside("title", of: "title"),
        "'title' cannot be inside itself: leave it out of the elements"
      ),
      (
        .whole("superview"),
        "'superview' is no text, so no line of it can be cut: expected one of: title, time"
      ),
      (.tappable("time", size: -1), "the size of 'tappable' must be a length in points, not -1.0"),
      (.visible("time", cases: ["lng"]), "there is no case 'lng': did you mean 'long'?"),
      (
        .visible("time", widths: 0...20),
        "the widths of a promise must be above 0 and at most 100000 pt, not 0.0...20.0"
      ),
      (
        .rule("tme.width >= 10"),
        "'tme.width >= 10' is not a rule: there is no element 'tme'; did you mean 'time'?"
      ),
      (
        .rule("time.width"),
        "'time.width' is not a rule: the rule ends where ==, <= or >= is expected"
      ),
      (
        .rule("time.width >= 10 @900"),
        "a promise has no priority: leave '@…' out of 'time.width >= 10 @900'"
      ),
      (
        .rule("time.firstBaseline == title.firstBaseline"),
        "a promise is about frames, and 'time.firstBaseline == title.firstBaseline' is about a guide, a margin or a baseline"
      ),
    ]
    let found = issues {
      expectPromises(TimedRow(), at: [320], cases: ["long": { _ in }]) { _ in mistakes.map(\.0) }
    }
    #expect(found.map(\.text) == mistakes.map(\.1))
    // Each is at its own line.
    #expect(Set(found.map(\.line)).count == mistakes.count)
  }

  @Test("a view of another screen, no promise and no container are reported")
  func otherMistakes() {
    let other = issue {
      expectPromises(TimedRow(), at: [320]) { row in [.apart(row.title, UILabel())] }
    }
    #expect(
      other.hasSuffix(
        "'apart' has a UILabel that is not an element of this screen: give one that is inside, or its "
          + "name: expected one of: superview, title, time"), "\(other)")
    let none = issue { expectPromises(TimedRow(), at: [320]) { _ in [] } }
    #expect(
      none == """
        TimedRow promises nothing, so there is nothing to check: write what must hold, as in \
        [.inside("title")]
        """)
    let nowhere = issue { expectPromises(TimedRow(), at: []) { row in [.inside(row.title)] } }
    #expect(nowhere == "'TimedRow' has no container: give at least one width, as in at: [320]")
    let empty = issue { expectPromises(UIView(), at: [320]) { _ in [.mirrored()] } }
    #expect(empty == "UIView has no element: nothing is inside")
  }

  @Test("conflicts and ambiguity are said as check says them")
  func undecided() {
    let comment = issue {
      expectPromises(TimedRow(), at: [Container(width: 320, height: 10)]) { row in
        [.visible(row.title)]
      }
    }
    #expect(
      comment == """
        TimedRow breaks 'visible: title'
          visible: title: not decided where required constraints conflict: at 320 pt
        """)
  }

  @Test("a view that reads left and right is not mirrored")
  func notMirrored() {
    let comment = issue {
      expectPromises(LeftRow(), at: [320, 375]) { _ in [.mirrored()] }
    }
    #expect(
      comment.contains("the left edge of title is not mirrored from 320 to 375 pt"), "\(comment)")
  }

  @Test("a node keeps or breaks promises too, from sampled frames")
  func node() {
    let isKept = expectPromises(
      RowNode(), at: [280, 320],
      cases: [
        "long": { row in
          row.nameNode.attributedText = NSAttributedString(string: "octocat of the second floor")
        }
      ]
    ) { row in
      [
        .whole(row.nameNode), .inside(row.nameNode), .mirrored(),
        .rule("nameNode.left == superview.left + 8"),
      ]
    }
    #expect(isKept)
    let comment = issue {
      expectPromises(RowNode(), at: [280, 320]) { row in
        [.rule("nameNode.left == superview.left + 9")]
      }
    }
    #expect(
      comment == """
        RowNode breaks 'nameNode.left == superview.left + 9'
          'nameNode.left == superview.left + 9' is missed from 280 to 320 pt, by at most 1 pt
        """)
  }

  @Test("each case is decided in text sizes and directions, which name it as in a file")
  func textSizes() {
    let large = issue {
      expectPromises(
        LeftRow(), at: [100, 120], cases: ["long": { $0.title.text = "octocats" }],
        textSizes: [.xSmall, .accessibility5]
      ) { row in [.whole(row.title, cases: ["usual", "xSmall"]), .inside(row.title)] }
    }
    #expect(large.contains("title sticks out of superview at the right"), "\(large)")
    #expect(large.contains(", in long, accessibility5 and 1 more case: "), "\(large)")
    let mirrored = issue {
      expectPromises(LeftRow(), at: [100, 120], directions: .both) { _ in
        [.rule("title.leading == superview.leading + 8")]
      }
    }
    #expect(mirrored.contains(" is missed from 100 to 120 pt, by at most"), "\(mirrored)")
    #expect(mirrored.contains(", in rightToLeft: "), "\(mirrored)")
    let name = issue {
      expectPromises(LeftRow(), at: [100], cases: ["xSmall": { _ in }]) { _ in [.mirrored()] }
    }
    #expect(name == "'xSmall' cannot be the name of a case: it is a text size or a direction")
    let many = issue {
      expectPromises(
        LeftRow(), at: (100..<150).map { Container(width: Double($0)) },
        textSizes: TextSize.allCases, directions: .both
      ) { _ in [.mirrored()] }
    }
    #expect(many == "24 cases in 50 containers are 1200 layouts: at most 1000 are made")
  }

  @Test("nodes and views follow the text size and the direction alike")
  func bothSides() {
    expectSameLayout(
      StyledNode(), StyledView(), at: [280, 320], textSizes: TextSize.allCases, directions: .both)
  }

  @Test("a screen of one view is checked by its promises, and fails without any")
  func screens() {
    let screen = Screen(
      "row", at: [320, 375], promises: { row in [.apart(row.title, row.time)] },
      view: { TimedRow() })
    #expect(expectSameLayout(of: screen))
    let comment = issue {
      expectSameLayout(of: Screen("row", at: [320], node: { RowNode() }))
    }
    #expect(comment.hasPrefix("row promises nothing"))
    let both = Screen(
      "row", at: [280],
      promises: { node, view in [.whole(node.nameNode), .visible(view.nameLabel)] },
      node: { RowNode() }, view: { RowView() })
    #expect(expectSameLayout(of: both))
  }
}

/// A title and a time at both sides.
final class TimedRow: UIView {
  let title = UILabel()
  let time = UILabel()

  /// `gap` is what keeps both apart; `nil` for nothing.
  init(gap: CGFloat? = 8) {
    super.init(frame: .zero)
    title.text = "octocat of the second floor"
    time.text = "12:45"
    time.setContentCompressionResistancePriority(.required, for: .horizontal)
    for label in [title, time] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      label.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
    }
    NSLayoutConstraint.activate([
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      time.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
    ])
    if let gap {
      title.trailingAnchor.constraint(lessThanOrEqualTo: time.leadingAnchor, constant: -gap)
        .isActive = true
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// A title at the left.
final class LeftRow: UIView {
  let title = UILabel()

  init() {
    super.init(frame: .zero)
    title.text = "octocat"
    title.font = .preferredFont(forTextStyle: .body)
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)
    NSLayoutConstraint.activate([
      title.leftAnchor.constraint(equalTo: leftAnchor, constant: 8),
      title.topAnchor.constraint(equalTo: topAnchor),
      title.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A caption in a font that grows, as a node.
final class StyledNode: ASDisplayNode {
  let captionNode = ASTextNode()

  override init() {
    super.init()
    captionNode.attributedText = NSAttributedString(
      string: "octocat", attributes: [.font: UIFont.preferredFont(forTextStyle: .caption1)])
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    let row = ASStackLayoutSpec(
      direction: .horizontal, spacing: 0, justifyContent: .start, alignItems: .start,
      children: [captionNode])
    return ASInsetLayoutSpec(
      insets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), child: row)
  }
}

/// The same as a view.
final class StyledView: UIView {
  let captionLabel = UILabel()

  init() {
    super.init(frame: .zero)
    captionLabel.text = "octocat"
    captionLabel.font = .preferredFont(forTextStyle: .caption1)
    captionLabel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(captionLabel)
    NSLayoutConstraint.activate([
      captionLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      captionLabel.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      captionLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
