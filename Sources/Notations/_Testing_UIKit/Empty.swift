// Beside a module called UIKit, `import Testing` looks for a module that joins the two. This is it,
// and there is nothing to join.
