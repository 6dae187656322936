/// The name of ``HStackLayout`` before layouts could be written by anyone.
public typealias _HStackLayout = HStackLayout

/// The name of ``VStackLayout`` before layouts could be written by anyone.
public typealias _VStackLayout = VStackLayout

/// The name of ``ZStackLayout`` before layouts could be written by anyone.
public typealias _ZStackLayout = ZStackLayout
