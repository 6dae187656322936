// For another platform: with it, the target would not compile.
struct Price {}
