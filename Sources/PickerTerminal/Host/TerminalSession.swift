import Glibc

/// Runs a picker on a terminal: its bytes become events, and its pictures bytes.
public struct TerminalSession {
  private let picker: TerminalPicker
  private let device: TerminalDevice
  private let abilities: TerminalAbilities
  private var parser: InputParser
  private var painter: CellPainter
  private var writer: ScreenWriter
  /// Until then an answer about the background is waited for, so that the first picture is in the
  /// right colours.
  private var firstPicture: ContinuousClock.Instant
  private var lastTick: ContinuousClock.Instant?

  /// Seconds after which an Escape stands for itself; what ncurses calls ESCDELAY.
  private static let escapeDelay = 0.05
  /// Seconds after which a paste counts as ended, though its end never came.
  private static let pasteDelay = 1.0
  private static let answerDelay = Duration.milliseconds(60)
  private static let frameTime = 1.0 / 30
  /// Reads before a picture is painted all the same, when bytes keep coming.
  private static let mostReads = 16

  public init(_ picker: TerminalPicker, on device: TerminalDevice, _ abilities: TerminalAbilities) {
    self.picker = picker
    self.device = device
    self.abilities = abilities
    parser = InputParser(keys: abilities.keys)
    painter = CellPainter(abilities.depth, hasUnicode: abilities.hasUnicode)
    writer = ScreenWriter(abilities.commands)
    firstPicture = .now
  }

  /// Runs until the picker ends, or the terminal goes.
  ///
  /// - Returns: the outcome; nil when the terminal cannot be set up.
  public mutating func run() -> TerminalPicker.Outcome? {
    guard device.enter(abilities.enter, leaving: abilities.leave) == 0 else { return nil }
    defer { device.leave() }
    if !abilities.questions.isEmpty, device.write(abilities.questions) { firstPicture = .now + Self.answerDelay }
    resize()
    while true {
      if let outcome = picker.outcome { return outcome }
      guard paint(), take(device.wait(seconds: patience)) else { return .cancelled }
    }
  }

  /// How long nothing need happen.
  private var patience: Double? {
    var limits: [Double] = []
    switch parser.patience {
    case .endless: break
    case .short: limits.append(Self.escapeDelay)
    case .long: limits.append(Self.pasteDelay)
    }
    if picker.needsTick { limits.append(Self.frameTime) }
    let left = firstPicture - .now
    if picker.needsPicture, left > .zero { limits.append(left / .seconds(1)) }
    return limits.min()
  }

  private mutating func resize() {
    let size = device.size
    picker.resize(columns: size.columns, rows: size.rows)
    writer.forget()
  }

  /// Takes what happened and all that has piled up behind it. False when the terminal is gone.
  private mutating func take(_ happening: TerminalDevice.Happening) -> Bool {
    var next = happening
    for _ in 0..<Self.mostReads {
      switch next {
      case .bytes(let bytes):
        for event in parser.read(bytes) { handle(event) }
      case .resized, .continued: resize()
      case .closed: return false
      case .nothing:
        if next == happening { for event in parser.timeOut() { handle(event) } }
        tick()
        return true
      }
      next = device.wait(seconds: 0)
    }
    return true
  }

  private mutating func handle(_ event: TerminalEvent) {
    if case .background = event { firstPicture = .now }
    picker.handle(event)
    for request in picker.takeRequests() { answer(request) }
  }

  private mutating func answer(_ request: TerminalPicker.Request) {
    switch request {
    case .bell: _ = device.write([0x07])
    case .copy(let text): _ = device.write(abilities.copy(text))
    case .redraw: resize()
    case .stop:
      if !device.stop() { picker.say("there is no shell here to go back to") }
    }
  }

  private mutating func tick() {
    guard picker.needsTick else {
      lastTick = nil
      return
    }
    let now = ContinuousClock.now
    if let lastTick { picker.tick(seconds: (now - lastTick) / .seconds(1)) }
    lastTick = now
  }

  /// False when the terminal is gone.
  private mutating func paint() -> Bool {
    guard picker.needsPicture, firstPicture <= .now else { return true }
    return device.write(writer.update(to: picker.screen(by: &painter)))
  }
}
