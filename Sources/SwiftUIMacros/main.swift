// The compiler starts this program and asks it to expand macros: messages in JSON over the standard
// streams, each with its length before it.
let connection = CompilerConnection(input: 0, output: 1)
while let request = connection.next() {
  connection.send(MacroExpander.answer(request))
}
