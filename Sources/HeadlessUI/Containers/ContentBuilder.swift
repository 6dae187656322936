import Foundation

/// Builds views from closures: the newer name of ``ViewBuilder``. Builders of other content, such as
/// toolbars, keep their own names here.
public typealias ContentBuilder = ViewBuilder
