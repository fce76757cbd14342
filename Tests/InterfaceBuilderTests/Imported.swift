import Foundation
import InterfaceBuilder
import Scenarios
import Testing

/// Imports of test files and of small documents.
enum Imported {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Files")

  /// The bytes of a test file.
  static func data(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appending(path: name))
  }

  /// A test file.
  static func file(_ name: String, device: InterfaceDevice? = nil) throws -> InterfaceImport {
    try InterfaceImport(data: try data(name), file: name, device: device)
  }

  /// The only document of a file with these elements in a root view of 320 × 100.
  static func root(
    _ subviews: String, constraints: String = "", attributes: String = "", resources: String = ""
  ) throws -> ImportedDocument {
    let file = try InterfaceImport(
      data: Data(xib(subviews, constraints, attributes, resources).utf8), file: "Root.xib")
    #expect(file.mistakes.isEmpty)
    return try #require(file.documents.first)
  }

  /// A file with a root view of 320 × 100; the outermost element is on line 1, the root on line 4.
  static func xib(
    _ subviews: String, _ constraints: String = "", _ attributes: String = "",
    _ resources: String = ""
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES">
    <device id="retina4_0" orientation="portrait"/>
    <objects>
    <view id="root" \(attributes)>
    <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
    <subviews>
    \(subviews)
    </subviews>
    <constraints>
    \(constraints)
    </constraints>
    </view>
    </objects>
    \(resources)
    </document>
    """
  }

  /// A view of a kind with an id and a frame.
  static func view(
    _ kind: String, _ id: String, _ frame: (Double, Double, Double, Double),
    _ attributes: String = "", inside: String = ""
  ) -> String {
    """
    <\(kind) id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
    <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>
    \(inside)
    </\(kind)>
    """
  }

  /// The rules of a scenario, without their comments.
  static func rules(_ document: ImportedDocument) -> [String] {
    document.text().split(separator: "\n").compactMap { line in
      guard line.hasPrefix("    - ") else { return nil }
      return line.dropFirst(6).split(separator: "  #").first.map(String.init)
    }
  }
}
