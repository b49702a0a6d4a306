extension ExitStatus {
  /// What it says, as help and manual pages list it.
  var meaning: String {
    switch self {
    case .success: "everything was answered"
    case .cancelled: "the user cancelled"
    case .usage: "the command line is not understood"
    case .badInput: "a colour, or what was to be read, is at fault; the rest was answered"
    case .missingInput: "a file to read is missing"
    case .unavailable: "something needed is not there: a display, a helper program"
    case .cannotCreate: "a file cannot be written"
    case .inputOutput: "reading or writing failed"
    }
  }
}
