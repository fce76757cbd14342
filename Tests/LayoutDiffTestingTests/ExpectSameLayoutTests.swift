import Foundation
import LayoutDiffTesting
import Synchronization
import Testing
import TextureNames
import UIKitNames
import UIKitValues

@MainActor
@Suite("One line that compares a node and a view")
struct ExpectSameLayoutTests {
  /// The comment of the one issue that `body` records, at `line` of this file or below.
  private func issue(line: Int = #line, _ body: () -> Bool) -> String {
    let comments = Mutex<[String]>([])
    withKnownIssue {
      #expect(!body())
    } matching: { issue in
      let isHere =
        issue.sourceLocation?.fileID == #fileID
        && (issue.sourceLocation?.line ?? 0) >= line
      comments.withLock { $0 += issue.comments.map(\.rawValue) }
      return isHere
    }
    return comments.withLock { $0.joined(separator: "\n\n") }
  }

  /// The page that a comment names.
  private func page(_ comment: String) throws -> String {
    let path = try #require(comment.split(separator: "report: ").last)
    let index = URL(filePath: String(path))
    #expect(FileManager.default.fileExists(atPath: index.path))
    let folder = index.deletingLastPathComponent().appending(path: "scenario")
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try String(
      contentsOf: folder.appending(path: try #require(pages.first)), encoding: .utf8)
  }

  @Test("a node and a view that agree pass")
  func agree() {
    #expect(
      expectSameLayout(RowNode(), RowView(), at: [280, 320, Container(width: 100.5, height: 36)]))
    expectSameLayout(RowNode(), RowView(), at: [280], scale: 3)
  }

  @Test("each case has a node and a view of its own, and what differs in one names it")
  func cases() throws {
    expectSameLayout(
      RowNode(), RowView(), at: [280],
      cases: [
        "long": { node, view in
          let name = "octocat of the second floor, who has a name that needs two lines"
          node.nameNode.attributedText = NSAttributedString(
            string: name, attributes: [.font: UIFont.systemFont(ofSize: 16)])
          view.nameLabel.text = name
          view.nameLabel.numberOfLines = 0
        },
        "usual": { _, _ in },
      ])
    let comment = issue {
      expectSameLayout(
        RowNode(), RowView(), at: [280],
        cases: [
          "other": { _, view in view.nameLabel.font = .systemFont(ofSize: 30) },
          "same": { _, _ in },
        ],
        expect: nil)
    }
    #expect(comment.contains("name") && comment.contains("at 280 pt, other"), "\(comment)")
    #expect(!comment.contains("same"))
    let unnamed = issue {
      expectSameLayout(RowNode(), RowView(), at: [280], cases: ["a, b": { _, _ in }])
    }
    #expect(unnamed.contains("'a, b' cannot be the name of a case"))
  }

  @Test("a planted point fails at the caller's line, with edges, points and a report")
  func planted() throws {
    let comment = issue {
      expectSameLayout(RowNode(), RowView(leading: 9), at: [280, 320])
    }
    let lines = comment.split(separator: "\n").map(String.init)
    #expect(
      lines.dropLast() == [
        "RowNode and RowView: name differs at 280 and 320 pt",
        "  value: superview.leading to name.leading is 8 pt in the spec and 9 pt by "
          + "'name.leading == superview.leading + 9 (Row.swift:36)' (at 280 and 320 pt)",
        "  at 280 pt: name.left is 8 pt in the spec and 9 pt in the constraints: 1 pt further right",
        "  at 320 pt: name.left is 8 pt in the spec and 9 pt in the constraints: 1 pt further right",
      ], "\(comment)")
    #expect(lines.last?.contains("ExpectSameLayoutTests-") == true)
    let page = try page(comment)
    #expect(page.contains("swift test --filter planted"))
    #expect(page.contains("ExpectSameLayoutTests.swift:"))
  }

  @Test("a constraint that was never activated is named, and the rule that is missing")
  func forgotten() {
    let comment = issue { expectSameLayout(RowNode(), RowView(isTrailing: false), at: [280]) }
    let lines = comment.split(separator: "\n").map(String.init)
    #expect(
      lines.contains { $0.hasPrefix("  missing rule: ") && $0.contains("57.52 pt by its content") },
      "\(comment)")
    #expect(
      lines.contains(
        "  'UILabel.trailing == RowView.trailing - 8.0 (Row.swift:32)' was made and never activated"
      ), "\(comment)")
  }

  @Test("a node and a view are compared with given frames too")
  func givenFrames() {
    expectSameLayout(
      RowNode(), RowView(), at: [280],
      frames: [280: ["name": CGRect(x: 8, y: 8, width: 264, height: 19)]], frameTolerance: 0.5)
    let comment = issue {
      expectSameLayout(
        RowNode(), RowView(), at: [280],
        frames: [300: ["name": CGRect(x: 9, y: 8, width: 283, height: 19.5)]])
    }
    #expect(
      comment.hasPrefix("RowNode and RowView: name differs from the given frame at 300 pt\n"),
      "\(comment)")
    #expect(
      comment.contains(
        "at 300 pt: name.x is 8 pt in the constraints and 9 pt in the given frame: 1 pt further left"
      ),
      "\(comment)")
    let unknown = issue {
      expectSameLayout(RowNode(), RowView(), at: [280], frames: [280: ["nome": .zero]])
    }
    #expect(unknown.contains("'frames' names 'nome', which is not an element"), "\(unknown)")
    #expect(unknown.contains("did you mean 'name'?"), "\(unknown)")
  }

  @Test("an announced difference passes, and one that is not there fails")
  func announced() {
    expectSameLayout(
      RowNode(), RowView(leading: 9), at: [280],
      expect: .differs("the view keeps a line free", elements: ["name"]))
    let comment = issue {
      expectSameLayout(
        RowNode(), RowView(), at: [280], expect: .differs("a line is kept free", elements: ["name"])
      )
    }
    #expect(comment.hasPrefix("RowNode and RowView: name should differ but does not"))
  }

  @Test("a conflict of required constraints fails, with the constraints and their lines")
  func conflict() {
    let comment = issue {
      expectSameLayout(RowNode(), RowView(), at: [Container(width: 280, height: 10)])
    }
    #expect(
      comment.hasPrefix("RowNode and RowView: required constraints conflict at 280 × 10 pt\n"))
    #expect(comment.contains("Row.swift:"), "\(comment)")
  }

  @Test("a node and a view without a common name fail, and 'matching' mends it")
  func nothingMatches() {
    let comment = issue { expectSameLayout(RowNode(), OtherView(), at: [280]) }
    #expect(
      comment == """
        no element of RowNode and OtherView has the same name; properties of RowNode: nameNode; of \
        OtherView: captionLabel; rename them, or pass which node is which view, as in matching: \
        ["nameNode": "captionLabel"]
        """)
    let matched = issue {
      expectSameLayout(RowNode(), OtherView(), at: [280], matching: ["name": "caption"])
    }
    #expect(
      matched.contains("name.left is 8 pt in the spec and 0 pt in the constraints"), "\(matched)")
  }

  @Test("containers that are none fail with what to write")
  func containers() {
    let comment = issue { expectSameLayout(RowNode(), RowView(), at: []) }
    #expect(comment == "'RowNode' has no container: give at least one width, as in at: [320]")
  }

  @Test("node and view are made on the device that is asked for")
  func device() {
    let device = SimulatedDevice(
      images: ImageCatalog(sizes: ["heart": CGSize(width: 7, height: 7)]))
    var width: CGFloat = 0
    func view() -> RowView {
      width = UIImage(named: "heart")?.size.width ?? 0
      return RowView()
    }
    expectSameLayout(RowNode(), view(), at: [280], device: device)
    #expect(width == 7)
  }

  @Test("a screen that is registered for the commands is compared by a line too")
  func screen() {
    let screen = Screen("row", at: [280], node: { RowNode() }, view: { RowView() })
    #expect(expectSameLayout(of: screen))
    let shifted = Screen("row", at: [280], node: { RowNode() }, view: { RowView(leading: 9) })
    #expect(issue { expectSameLayout(of: shifted) }.hasPrefix("row: name differs at 280 pt\n"))
  }
}
