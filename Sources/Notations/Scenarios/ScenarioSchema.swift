/// The JSON Schema of scenario files, draft 7, for editors.
public enum ScenarioSchema {
  /// The schema as JSON text, without a trailing line break.
  public static var text: String {
    String(decoding: PackageResources.scenario_schema_json, as: UTF8.self).trimmingEnd()
  }
}

extension String {
  fileprivate func trimmingEnd() -> String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
