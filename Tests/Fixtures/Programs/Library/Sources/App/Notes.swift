// Left out by the manifest: it does not compile.
let notes: Nowhere = 1
