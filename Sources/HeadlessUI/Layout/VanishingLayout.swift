/// The built-in layouts that vanish around exactly one static child.
protocol VanishingLayout {}
