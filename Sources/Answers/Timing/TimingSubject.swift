/// Something to be timed: a name, and the work of one iteration.
///
/// The work returns a checksum of its result. That keeps the compiler from dropping the result, and
/// lets every iteration be held against the first: the time of a wrong answer is worth nothing.
public struct TimingSubject {
  /// How results refer to this subject; unique among the subjects of one measurement.
  public var name: String
  /// The number of iterations after which the checksums repeat; at least 1.
  ///
  /// It is 1 where every iteration does the same. Work that cycles through 64 widths has 64.
  public var period: Int
  /// Does the iteration with this number, counted from 0, and returns the checksum of its result.
  ///
  /// Two iterations whose numbers are equal modulo `period` must return the same bits.
  public var run: (_ iteration: Int) throws -> Double
  /// The checksum that the iteration with this number must have, found in another way.
  ///
  /// It is asked for every number below `period` before anything is timed. `nil` where the first
  /// iterations are what the others are held against.
  public var answer: ((_ iteration: Int) throws -> Double)?
  /// By how much a checksum may differ from the answer; 0 and more.
  ///
  /// Above 0 only where another way may round a tie to the other side.
  public var tolerance: Double

  /// Makes a subject whose checksums repeat every `period` iterations; `period` is at least 1.
  public init(
    name: String, period: Int = 1, tolerance: Double = 0,
    answer: ((_ iteration: Int) throws -> Double)? = nil,
    run: @escaping (_ iteration: Int) throws -> Double
  ) {
    precondition(period >= 1, "a period counts iterations, so it is at least 1")
    self.name = name
    self.period = period
    self.tolerance = tolerance
    self.answer = answer
    self.run = run
  }

  /// Does iterations 0 to `iterations` − 1 without reading any clock, and checks every checksum.
  ///
  /// This is for tools that count instructions or allocations of a whole process.
  /// Throws `subjectFailed` or `checksumChanged`.
  public func runUntimed(iterations: Int) throws(TimingError) {
    var batch = BatchRunner(subject: self)
    try batch.run(iterations)
  }
}
