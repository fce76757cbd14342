/// One of the four edges of a frame.
public enum Edge: String, Sendable, Codable, CaseIterable {
  case left
  case top
  case right
  case bottom
}
