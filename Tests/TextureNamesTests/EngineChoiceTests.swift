import Testing

@testable import TextureNames

@Suite("Choices of the engine")
struct EngineChoiceTests {
  @Test("every case has the value of its name, and is found by it")
  func names() {
    check(ASStackLayoutDirection.self)
    check(ASStackLayoutJustifyContent.self)
    check(ASStackLayoutAlignItems.self)
    check(ASStackLayoutAlignSelf.self)
    check(ASStackLayoutFlexWrap.self)
    check(ASStackLayoutAlignContent.self)
    check(ASHorizontalAlignment.self)
    check(ASVerticalAlignment.self)
    check(ASRelativeLayoutSpecPosition.self)
    check(ASCornerLayoutLocation.self)
  }

  private func check<Choice: EngineChoice & Equatable>(_ type: Choice.Type) {
    #expect(Array(type.allCases.map(\.rawValue)) == Array(type.values.indices), "\(type)")
    for choice in type.allCases {
      #expect("\(choice)" == "\(choice.value)")
      #expect(Choice(choice.value) == choice)
    }
  }
}
