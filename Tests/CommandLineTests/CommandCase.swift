import Testing

/// One command line and everything it must answer.
struct CommandCase: CustomTestStringConvertible, Sendable {
  let name: String
  let arguments: [String]
  let input: String
  let output: String
  let errors: String
  let status: Int32

  init(
    _ name: String, _ arguments: [String], input: String = "", output: String = "", errors: String = "",
    status: Int32 = 0
  ) {
    self.name = name
    self.arguments = arguments
    self.input = input
    self.output = output
    self.errors = errors
    self.status = status
  }

  var testDescription: String { name }
}
