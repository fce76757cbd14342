/// A chain that can name more attributes, or continue with its relation.
public final class ConstraintMakerExtendable: ConstraintMakerRelatable, ConstraintAttributesNaming {
  public func naming(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    chain.attributes.formUnion(attributes)
    return self
  }
}

/// A chain that has named its attributes and needs a relation.
@preconcurrency @MainActor public class ConstraintMakerRelatable {
  let chain: ConstraintDescription
  init(_ chain: ConstraintDescription) { self.chain = chain }
  @discardableResult public func equalTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable { related(.equal, to: other, file, line) }
  @discardableResult public func equalToSuperview(
    _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable { equalToSuperview({ $0 }, file, line) }
  @discardableResult public func equalToSuperview<Target: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> Target, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    related(.equal, to: chain.item.enclosingView.map(closure), file, line)
  }
  @discardableResult public func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable { related(.lessThanOrEqual, to: other, file, line) }
  @discardableResult public func lessThanOrEqualToSuperview(
    _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable { lessThanOrEqualToSuperview({ $0 }, file, line) }
  @discardableResult public func lessThanOrEqualToSuperview<Target: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> Target, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    related(.lessThanOrEqual, to: chain.item.enclosingView.map(closure), file, line)
  }
  @discardableResult public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable { related(.greaterThanOrEqual, to: other, file, line) }
  @discardableResult public func greaterThanOrEqualToSuperview(
    _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable { greaterThanOrEqualToSuperview({ $0 }, file, line) }
  @discardableResult public func greaterThanOrEqualToSuperview<Target: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> Target, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    related(.greaterThanOrEqual, to: chain.item.enclosingView.map(closure), file, line)
  }
  /// Relates each attribute to a target, which is `nil` for a missing superview.
  private func related(
    _ relation: NSLayoutConstraint.Relation, to target: (any ConstraintRelatableTarget)?,
    _ file: String, _ line: UInt
  ) -> ConstraintMakerEditable {
    chain.relation = relation
    chain.madeAt = SourceLine(file: file, line: line)
    chain.mistake = nil
    switch target {
    case let item as ConstraintItem:
      chain.related = item
      if !chain.attributes.canBeRelated(to: item.attributes) {
        chain.mistake = """
          it cannot be related to \(item.attributes.text.dropFirst()): name one attribute there, \
          the same attributes on both sides, or only the view
          """
      }
    case let item as any ConstrainedItem:
      chain.related = ConstraintItem(target: item, attributes: [])
    case let constant as any ConstraintConstantTarget:
      chain.constant = constant
    case let other?:
      chain.mistake = """
        it cannot be related to a \(type(of: other)): give a number, a size, a point, insets, a \
        view, a guide or an attribute of one
        """
    case nil:
      chain.mistake = "there is no superview yet: call addSubview first"
    }
    return ConstraintMakerEditable(chain)
  }
}

/// A chain that has named its relation; its right side can still be changed.
public final class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  @discardableResult
  public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    chain.multiplier = AnyNumber.value(of: amount) ?? 1
    return self
  }
  @discardableResult
  public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    multipliedBy(1 / (AnyNumber.value(of: amount) ?? 1))
  }
  /// Replaces an inset.
  @discardableResult
  public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
    chain.constant = amount
    return self
  }
  /// Moves the target inwards by points; replaces an offset.
  ///
  /// The direction depends on the attribute of the other side, so toward a sibling it is the wrong
  /// one. Inequalities are not reversed for the far edges.
  @discardableResult
  public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
    chain.constant = amount.insets
    return self
  }
  @discardableResult
  public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
    chain.constant = amount
    return self
  }
}

/// A chain that can set the priority of its constraints, which ends it.
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  @discardableResult
  public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
    chain.priority = amount
    return self
  }
  @discardableResult
  public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
    priority(ConstraintPriority(amount))
  }
}

/// A chain that can only set a name or return its handle.
@preconcurrency @MainActor public class ConstraintMakerFinalizable {
  let chain: ConstraintDescription
  init(_ chain: ConstraintDescription) { self.chain = chain }
  /// Sets their `identifier`, which messages show.
  @discardableResult public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    chain.label = label
    return self
  }
  /// The handle of the chain's constraints, of which a chain with a mistake has none.
  public var constraint: Constraint { chain.constraint }
}
