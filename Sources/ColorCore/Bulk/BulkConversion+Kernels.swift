#if canImport(CKernels)
  import CKernels

  extension BulkConversion {
    /// Runs the conversion in vectors, if there is a kernel for it.
    func vectorized<Source: PixelElement, Target: PixelElement>(
      _ from: UnsafePointer<Source>, _ layout: PixelLayout, _ to: UnsafeMutablePointer<Target>,
      _ resultLayout: PixelLayout, _ count: Int
    ) -> Bool {
      guard let kernel, Source.kind != .double, Target.kind != .double else { return false }
      // Integers are cut off at 0 and 1 when they are written; floats would have to be looked at again.
      if bounds == .clipped && !Target.kind.isInteger { return false }
      let white: LabWhite =
        source == .labD65 || source == .lchD65 || target == .labD65 || target == .lchD65 ? .d65 : .d50
      ck_convert(
        layout.planes(UnsafeMutablePointer(mutating: from)), resultLayout.planes(to), count, kernel,
        KernelNumbers.pointer(white))
      return true
    }

    private var kernel: ck_conversion? {
      if bounds == .reduced { return source == .oklch && target == .srgb ? CK_OKLCH_TO_SRGB_REDUCED : nil }
      switch (source, target) {
      case (.srgb, .srgb): return CK_COPY
      case (.srgb, .srgbLinear): return CK_SRGB_TO_LINEAR
      case (.srgbLinear, .srgb): return CK_LINEAR_TO_SRGB
      case (.srgb, .oklab): return CK_SRGB_TO_OKLAB
      case (.srgb, .oklch): return CK_SRGB_TO_OKLCH
      case (.srgb, .lab), (.srgb, .labD65): return CK_SRGB_TO_LAB
      case (.srgb, .lch), (.srgb, .lchD65): return CK_SRGB_TO_LCH
      case (.srgb, .hsl): return CK_SRGB_TO_HSL
      case (.srgb, .hsv): return CK_SRGB_TO_HSV
      case (.oklab, .srgb): return CK_OKLAB_TO_SRGB
      case (.oklch, .srgb): return CK_OKLCH_TO_SRGB
      case (.lab, .srgb), (.labD65, .srgb): return CK_LAB_TO_SRGB
      case (.lch, .srgb), (.lchD65, .srgb): return CK_LCH_TO_SRGB
      case (.hsl, .srgb): return CK_HSL_TO_SRGB
      case (.hsv, .srgb): return CK_HSV_TO_SRGB
      default: return nil
      }
    }
  }

  extension PixelLayout {
    /// The same for a kernel, with the address of the buffer.
    func planes<Element: PixelElement>(_ base: UnsafeMutablePointer<Element>) -> ck_planes {
      let element: ck_element = Element.kind == .byte ? CK_U8 : Element.kind == .word ? CK_U16 : CK_F32
      let channel = (
        UnsafeMutableRawPointer(base + first) as UnsafeMutableRawPointer?,
        UnsafeMutableRawPointer(base + second) as UnsafeMutableRawPointer?,
        UnsafeMutableRawPointer(base + third) as UnsafeMutableRawPointer?
      )
      return ck_planes(channel: channel, stride: stride, element: element)
    }
  }

  /// The matrices and tables of ColorCore in the form the kernels read, made once for each white of Lab.
  private enum KernelNumbers {
    static func pointer(_ white: LabWhite) -> UnsafePointer<ck_numbers> { white == .d65 ? d65.value : d50.value }

    /// Written before anybody reads it, never after.
    private struct Shared: @unchecked Sendable {
      let value: UnsafePointer<ck_numbers>
    }

    private static let d65 = Shared(value: make(.srgbToLabD65, .srgbFromLabD65))
    private static let d50 = Shared(value: make(.srgbToLabD50, .srgbFromLabD50))

    private static func make(_ toXYZ: Matrix3, _ fromXYZ: Matrix3) -> UnsafePointer<ck_numbers> {
      let numbers = UnsafeMutablePointer<ck_numbers>.allocate(capacity: 1)
      put(.srgbToOklabLMS, ck_matrix(numbers, CK_TO_LMS))
      put(.oklabFromLMS, ck_matrix(numbers, CK_FROM_LMS))
      put(.oklabToLMS, ck_matrix(numbers, CK_TO_ROOTS))
      put(.srgbFromOklabLMS, ck_matrix(numbers, CK_FROM_ROOTS))
      put(toXYZ, ck_matrix(numbers, CK_TO_XYZ))
      put(fromXYZ, ck_matrix(numbers, CK_FROM_XYZ))
      if let light = ck_lights(numbers), let code = ck_codes(numbers), let fit = ck_saturation_fit(numbers) {
        for byte in 0..<256 { light[byte] = Float(SRGB.linear(Double(byte) / 255)) }
        for step in 0..<Int(CK_CODES) { code[step] = SRGB8.byte(SRGB.encoded(Double(step) / Double(CK_CODES - 1))) }
        for (index, value) in OkCusp.saturationFit.enumerated() { fit[index] = Float(value) }
      }
      return UnsafePointer(numbers)
    }

    private static func put(_ matrix: Matrix3, _ place: UnsafeMutablePointer<Float>?) {
      guard let place else { return }
      for (line, row) in [matrix.row0, matrix.row1, matrix.row2].enumerated() {
        for lane in 0..<3 { place[3 * line + lane] = Float(row[lane]) }
      }
    }
  }
#else
  extension BulkConversion {
    /// There are no kernels on this platform.
    func vectorized<Source: PixelElement, Target: PixelElement>(
      _: UnsafePointer<Source>, _: PixelLayout, _: UnsafeMutablePointer<Target>, _: PixelLayout, _: Int
    ) -> Bool { false }
  }
#endif
