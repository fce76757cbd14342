// What engines and scenarios are made of, as JSON: both are below it.

package import JSONText
package import LayoutConstraints
package import LayoutSpecs
package import LinearProgramming
package import Scenarios

extension Constraint.Attribute: JSONRepresentable {}

extension Constraint.Source: JSONRepresentable {}

extension ConstraintSegment.Obstacle: JSONRepresentable {}

extension LintWarning.Problem: JSONRepresentable {
  package var json: JSONValue {
    switch self {
    case .mixedSides: .enumCase("mixedSides")
    case .repetition: .enumCase("repetition")
    case .weakerRepetition: .enumCase("weakerRepetition")
    case .alwaysHolds: .enumCase("alwaysHolds")
    case .alwaysMissed(let points): .enumCase("alwaysMissed", ["points": points.json])
    case .autoresizingLeftOn(let item, let axis):
      .enumCase("autoresizingLeftOn", ["item": item.json, "axis": axis.json])
    case .proportionsWithGaps(let stack): .enumCase("proportionsWithGaps", ["stack": stack.json])
    case .proportionOfOneView(let stack, let view):
      .enumCase("proportionOfOneView", ["stack": stack.json, "view": view.json])
    case .boundFromOutside(let item, let edge):
      .enumCase("boundFromOutside", ["item": item.json, "edge": edge.json])
    case .overlappingInset(let points): .enumCase("overlappingInset", ["points": points.json])
    case .factorOfZero(let item, let edge):
      .enumCase("factorOfZero", ["item": item.json, "edge": edge.json])
    case .needlessWords(let words): .enumCase("needlessWords", ["words": words.json])
    }
  }
}

extension SpecKind: JSONRepresentable {}

extension StyleProperty: JSONRepresentable {}

extension SpecObstacle: JSONRepresentable {}

extension SpecWarning: JSONRepresentable {
  package var json: JSONValue {
    switch self {
    case .everythingFixed(let elements): .enumCase("everythingFixed", ["elements": elements.json])
    case .everythingAbsolute(let elements):
      .enumCase("everythingAbsolute", ["elements": elements.json])
    case .largeSpec(let specs): .enumCase("largeSpec", ["specs": specs.json])
    }
  }
}

extension IgnoredStyle: JSONRepresentable {
  package var json: JSONValue {
    .object([
      "way": way.json, "label": label.json, "properties": properties.json, "reason": reason.json,
    ])
  }
}

extension IgnoredStyle.Reason: JSONRepresentable {
  package var json: JSONValue {
    switch self {
    case .notRead(let parent): .enumCase("notRead", ["parent": parent?.json])
    case .ownSize(let of): .enumCase("ownSize", ["of": of.json])
    case .exactLength(let points, let axis, let parent):
      .enumCase("exactLength", ["points": points.json, "axis": axis.json, "parent": parent?.json])
    case .stretched(let points, let axis):
      .enumCase("stretched", ["points": points.json, "axis": axis.json])
    case .flexed(let points, let axis):
      .enumCase("flexed", ["points": points.json, "axis": axis.json])
    case .unknownParentLength(let axis): .enumCase("unknownParentLength", ["axis": axis.json])
    case .overruled(let points, let axis):
      .enumCase("overruled", ["points": points.json, "axis": axis.json])
    }
  }
}

extension SolverAllowance.End: JSONRepresentable {
  package var json: JSONValue {
    switch self {
    case .cancelled: .enumCase("cancelled")
    case .steps(let most): .enumCase("steps", ["most": most.json])
    case .time(let seconds): .enumCase("time", ["seconds": seconds.json])
    }
  }
}

extension Engine: JSONRepresentable {}

extension AcceptedFinding.Kind: JSONRepresentable {}

extension Control.Look: JSONRepresentable {}

extension Section: JSONRepresentable {
  package var json: JSONValue { .object(["text": text.json, "line": line?.json]) }
}

extension Sections: JSONRepresentable {
  package var json: JSONValue {
    .object([
      "spec": spec?.json, "constraints": constraints?.json, "css": css?.json,
      "frames": frames?.json,
    ])
  }
}

extension SourcePosition: JSONRepresentable {
  package var json: JSONValue { .object(["line": line.json, "column": column.json]) }
}

extension TextEdit: JSONRepresentable {
  package var json: JSONValue {
    .object(["start": start.json, "end": end.json, "text": text.json])
  }
}
