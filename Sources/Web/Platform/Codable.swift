// Embedded Swift has no Codable. With these names, the types below a page are the same ones as in the program, and
// nothing is decoded; JSON is written by `JSONText`. Explicit conformances are in files called `…+Codable.swift`,
// which are not compiled for a page.

/// What a type declares that the program decodes.
public protocol Decodable {}

/// What the keys of such a type declare.
public protocol CodingKey {}
