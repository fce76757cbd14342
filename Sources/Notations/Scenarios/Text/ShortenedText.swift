extension String {
  /// The text, cut to `ScenarioLimits.longestWord` characters for use in a message.
  package var shortened: String {
    count > ScenarioLimits.longestWord ? prefix(ScenarioLimits.longestWord - 3) + "…" : self
  }
}
