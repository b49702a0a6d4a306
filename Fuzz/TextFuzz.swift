import ColorCSS
import ColorCore

/// What libFuzzer calls with bytes of its own making: every reader of text, and every printer of what
/// they read. It looks for traps, hangs, leaks, and answers that are not true to themselves.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzText(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: start == nil ? 0 : count)
  let contexts = [
    ParsingContext(), ParsingContext(currentColor: .white, scheme: .dark, hexAlpha: .first),
  ]
  let text = String(decoding: bytes, as: UTF8.self)
  if let color = try? Color(css: bytes) { check(color) }
  readAnew(bytes)
  for context in contexts {
    read { () throws(ColorTextError) in try Color(css: text, context: context) }
    read { () throws(ColorTextError) in try Color(text: text, context: context) }
    if let colors = try? Color.list(text: text, context: context) { colors.forEach(check) }
  }
  if let template = try? ColorTemplate(text) {
    _ = template.text(for: Color(.oklch, 0.5, 0.1, 200, alpha: 0.5))
  }
  return 0

  func read(_ body: () throws(ColorTextError) -> Color) {
    do throws(ColorTextError) {
      check(try body())
    } catch {
      precondition(error.range.lowerBound >= 0 && error.range.upperBound <= text.utf8.count)
      precondition(!error.description.isEmpty)
    }
  }
}

/// A comment in front hides a text from the reader of ordinary ones: both have to say the same.
private func readAnew(_ bytes: UnsafeBufferPointer<UInt8>) {
  let commented = Array("/**/".utf8) + bytes
  let slow = commented.withUnsafeBufferPointer { buffer in try? Color(css: buffer) }
  let fast = try? Color(css: bytes)
  precondition(slow == fast && slow?.isLegacy == fast?.isLegacy)
}

private func check(_ color: Color) {
  precondition((0..<4).allSatisfy { color.components[$0].isFinite })
  precondition(color.alpha >= 0 && color.alpha <= 1)
  for notation in Notation.allCases {
    let written = color.text(as: notation)
    precondition(written.utf8.count < Color.longestText && !written.isEmpty)
  }
  // The shortest text of CSS gives the same numbers back, where they are ones that CSS keeps.
  guard let back = try? Color(css: color.text(as: .css, TextStyle(.shortest))) else {
    preconditionFailure("what is printed cannot be read")
  }
  precondition((0..<4).allSatisfy { back.components[$0].isFinite })
}
