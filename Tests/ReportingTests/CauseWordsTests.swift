import Comparison
import Foundation
import JSONText
import Testing

@Suite("Causes as facts and in words")
struct CauseWordsTests {
  @Test("each kind of cause has its words")
  func words() {
    for (cause, words) in SampleCauses.worded + SampleCauses.ofContainers {
      #expect(cause.sentence == words)
    }
  }

  @Test("what is read from a record says the same, and nothing in it is a sentence")
  func record() throws {
    for (cause, _) in SampleCauses.worded + SampleCauses.ofContainers {
      let json = Data(cause.json.text().utf8)
      #expect(try JSONDecoder().decode(Cause.self, from: json) == cause)
      var facts = try #require(JSONSerialization.jsonObject(with: json) as? [String: Any])
      (facts["sentence"], facts["fix"]) = ("", nil)
      let read = try JSONDecoder().decode(
        Cause.self, from: try JSONSerialization.data(withJSONObject: facts))
      #expect(read == cause)
    }
  }

  @Test("fixes are requests, with the priorities of both axes and the line to change")
  func fixes() {
    #expect(
      SampleCauses.all.compactMap { $0.fix?.sentence } == [
        "give line 12 the priority 249: then line 12 gives way, as in the spec",
        """
        add the rule 'a.width == b.width', as the spec shares the width between both, which no \
        priority does
        """,
        """
        write hugging: [249, 250] for title (line 4), below photo's 250: then title takes all of the \
        free width; no priority shares the width as the spec does, so the layouts differ then
        """,
      ])
  }
}
