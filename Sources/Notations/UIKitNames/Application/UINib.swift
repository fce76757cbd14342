public import Foundation

/// A file of Interface Builder; nothing is read from it here.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// Makes a file.
  public init(nibName name: String, bundle: Bundle?) { super.init() }

  /// No objects: nothing is read.
  open func instantiate(
    withOwner owner: Any?, options: [OptionsKey: Any]? = nil
  ) -> [Any] { [] }

  /// A name of an option.
  public struct OptionsKey: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String

    /// Makes the name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension Bundle {
  /// No objects: nothing is read from files of Interface Builder.
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { nil }
}
