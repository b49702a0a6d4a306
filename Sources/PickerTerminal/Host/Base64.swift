/// The alphabet of RFC 4648, section 4.
enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(of bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      var value = part.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      value <<= UInt32(8 * (3 - part.count))
      for place in 0..<4 {
        let isPadding = place > part.count
        result.append(isPadding ? UInt8(ascii: "=") : alphabet[Int(value >> UInt32(18 - 6 * place)) & 63])
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
