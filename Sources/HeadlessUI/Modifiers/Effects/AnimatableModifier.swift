import Foundation

/// A modifier with data that can be animated, in the words of iOS 13.
public protocol AnimatableModifier: Animatable, ViewModifier {}
