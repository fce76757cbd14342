/// The list of scenes that `bench --scenes` prints.
struct SceneList: Encodable {
  let schemaVersion = JSONOutput.schemaVersion
  let scenes = BenchScene.all.map {
    Entry(scene: $0.name, summary: $0.summary, unit: $0.unit, sizes: $0.sizes)
  }

  struct Entry: Encodable {
    let scene: String
    let summary: String
    let unit: String
    let sizes: [Int]
  }

  /// The list for people, or as JSON.
  func text(json: Bool) throws -> String {
    guard !json else { return try JSONOutput.text(self) }
    return scenes.map { scene in
      let sizes = scene.sizes.map(String.init).joined(separator: ",")
      return "\(scene.scene)\n    \(scene.summary)\n    --sizes \(sizes) (\(scene.unit))"
    }.joined(separator: "\n")
  }
}
