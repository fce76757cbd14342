import CResources
import Scenarios

/// The JSON Schema of scenario files, draft 7, for editors.
package enum ScenarioSchema {
  /// The schema as JSON text, without a trailing line break.
  package static var text: String {
    String(cString: built_in("Notations/ScenarioFiles/Resources/scenario.schema.json"))
      .withoutEndSpaces
  }
}
