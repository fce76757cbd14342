/// Calls the closure at once, on the present thread.
public func ASPerformBlockOnMainThread(_ block: () -> Void) { block() }
