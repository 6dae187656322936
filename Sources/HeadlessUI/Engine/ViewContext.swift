import Foundation

/// What a view inherits from the place where it stands.
public struct _ViewContext {
  var environment: EnvironmentValues
  let host: HostState
  /// How many elements are above.
  var depth: Int32
  /// What scrolls around it, and whether rows directly inside are made as they come in sight.
  var rows: RowContext?
  /// What it is one of, of which one shows.
  var alternatives: ShownAlternatives?

  var layout: LayoutContext { host.layout }

  init(host: HostState, environment: EnvironmentValues) {
    self.host = host
    self.environment = environment
    depth = 0
  }

  /// The context of something directly inside.
  func inside() -> _ViewContext {
    var inner = self
    inner.depth += 1
    return inner
  }

  /// The context of something that takes part in the layout of a row, and is none itself.
  func insideOfRow() -> _ViewContext {
    var inner = inside()
    if environment.makesRows { inner.environment.makesRows = false }
    return inner
  }

  func inside(stackAxis: Axis?) -> _ViewContext {
    var inner = insideOfRow()
    if let rows { inner.rows = rows.inside }
    // Written only where it differs, so that environments of siblings stay identical.
    if environment.stackAxis != stackAxis { inner.environment.stackAxis = stackAxis }
    return inner
  }
}

typealias ViewContext = _ViewContext
