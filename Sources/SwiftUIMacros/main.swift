import Foundation

// The compiler starts this program and asks it to expand macros: messages in JSON over the standard
// streams, each with its length before it.
let connection = CompilerConnection(
  input: FileHandle.standardInput, output: FileHandle.standardOutput)
while let request = connection.next() {
  connection.send(MacroExpander.answer(request))
}
