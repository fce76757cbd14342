/// The JSON Schema of scenario files, draft 7, for editors.
public enum ScenarioSchema {
  /// The schema's text, without a line end after it.
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
