import Foundation
import Testing
import UIKitValues

@testable import UIKitNames

@MainActor
@Suite("Observing properties")
struct ObservationTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  @Test("a table that is as high as its content, by observing the size of the content")
  func contentSize() throws {
    let root = emptyView(320, 480)
    let table = UITableView(frame: .zero)
    let rows = Rows()
    table.dataSource = rows
    table.rowHeight = 40
    root.add(table)
    let height = table.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: root.topAnchor),
      table.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: root.trailingAnchor), height,
    ])
    var changes: [NSKeyValueObservedChange<CGSize>] = []
    let observation = table.observe(\.contentSize, options: [.new, .old]) { table, change in
      changes.append(change)
      height.constant = table.contentSize.height
    }
    root.layoutIfNeeded()
    #expect(table.frame == rect(0, 0, 320, 120))
    #expect(changes.last?.newValue == CGSize(width: 320, height: 120))
    #expect(changes.first?.oldValue == .zero)
    let count = changes.count
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(changes.count == count)
    observation.invalidate()
  }

  @Test("an observation begins with the present value where it is asked for, and ends")
  func ending() {
    let view = emptyView(10, 10)
    var told: [CGFloat] = []
    var observation: NSKeyValueObservation? = view.observe(\.alpha, options: [.initial, .new]) {
      _, change in told.append(change.newValue ?? -1)
    }
    #expect(told == [1] && observation != nil)
    view.alpha = 0.5
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(told == [1, 0.5])
    observation = nil
    view.alpha = 0.25
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(told == [1, 0.5])
  }

  private final class Watching: UIView {
    var seen: [CGSize] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      if keyPath == "bounds", let bounds = change?[.newKey] as? CGRect { seen.append(bounds.size) }
    }
  }

  @Test("a responder observes by the name of a property until it is removed")
  func named() {
    let watching = Watching(frame: .zero)
    let view = emptyView(10, 10)
    view.addObserver(watching, forKeyPath: "bounds", options: [.new], context: nil)
    view.addObserver(watching, forKeyPath: "unknown")
    view.frame.size.width = 30
    view.layoutIfNeeded()
    #expect(watching.seen == [CGSize(width: 30, height: 10)])
    view.removeObserver(watching, forKeyPath: "bounds")
    view.frame.size.width = 40
    view.layoutIfNeeded()
    #expect(watching.seen.count == 1)
  }

  private final class Leaving: UIView {
    weak var observed: UIView?
    var hasContext = false

    deinit {
      if hasContext {
        observed?.removeObserver(self, forKeyPath: "bounds", context: nil)
      } else {
        observed?.removeObserver(self, forKeyPath: "bounds")
      }
    }
  }

  @Test("an observer that is removed as it goes leaves nothing behind", arguments: [false, true])
  func leaving(hasContext: Bool) {
    let view = emptyView(10, 10)
    do {
      let observer = Leaving(frame: .zero)
      observer.observed = view
      observer.hasContext = hasContext
      view.addObserver(observer, forKeyPath: "bounds", context: nil)
      view.addObserver(observer, forKeyPath: "alpha", context: nil)
      #expect(view.namedObservations.count == 2)
    }
    #expect(view.namedObservations.isEmpty)
  }
}
