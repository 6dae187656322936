/// Makes the properties of a type what an animation goes through. A build makes nothing of it: layouts are
/// those at the end of animations.
@attached(peer)
public macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "Animatable")

/// Leaves a property out of what an animation goes through. A build makes nothing of it.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(
    module: "SwiftUIMacros", type: "AnimatableIgnored")
