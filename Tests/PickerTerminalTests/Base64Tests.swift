import Testing

@testable import PickerTerminal

@Suite struct Base64Tests {
  /// RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func vectors(_ row: (text: String, expected: String)) {
    #expect(Base64.text(of: Array(row.text.utf8)) == row.expected)
  }
}
