public import ColorCore
public import PickerControls
public import PickerModel
import ColorCSS
import Pictures

/// The picker of a terminal, without the terminal: it takes events, has a picture, and in the end an
/// outcome.
public final class TerminalPicker {
  public enum Outcome: Hashable, Sendable {
    case chosen(Color)
    case cancelled
  }

  /// What the host is asked to do.
  public enum Request: Hashable, Sendable {
    case bell
    /// Put text on the clipboard.
    case copy(String)
    /// Stop the job, as Ctrl-Z asks for.
    case stop
    /// Send the whole screen again.
    case redraw
  }

  public let choice: Choice
  /// Nil while it goes on.
  public private(set) var outcome: Outcome?
  /// Whether the picture may have changed since the host last asked.
  public private(set) var needsPicture = true
  public internal(set) var panel: PickerPanel
  public internal(set) var message: String?
  public internal(set) var isHelpShown = false
  /// Whether the terminal has the keyboard, as far as it tells.
  private(set) var hasFocus = true
  private(set) var columns = 80
  private(set) var rows = 24
  private(set) var lengths = Metrics.cells(CellScale.cell)
  private(set) var theme: Theme
  private let depth: ColorDepth
  let history: ChoiceHistory
  private var membership: Membership?
  private var requests: [Request] = []
  private let tell: (Edit) -> Void

  /// - Parameters:
  ///   - depth: the colours of the terminal it is for.
  ///   - tell: hears each step of a user's edit.
  public init(
    showing color: Color? = .black, page: PickerPanel.Page = .preset,
    pages: [PickerPanel.Page] = PickerPanel.Page.allCases, depth: ColorDepth = .direct,
    tell: @escaping (Edit) -> Void = { _ in }
  ) {
    choice = Choice(color)
    self.depth = depth
    theme = Theme.fitting(Theme.dark.background, depth)
    history = ChoiceHistory(of: choice)
    panel = PickerPanel(page: page, pages: pages, showing: color)
    self.tell = tell
    membership = choice.join { [weak self] change in self?.hear(change) }
  }

  /// What the host must do since it last asked.
  public func takeRequests() -> [Request] {
    defer { requests = [] }
    return requests
  }

  public func resize(columns: Int, rows: Int) {
    (self.columns, self.rows) = (max(1, columns), max(1, rows))
    lengths = fittingLengths
    needsPicture = true
  }

  public func handle(_ event: TerminalEvent) {
    guard outcome == nil else { return }
    switch event {
    case .key(let key, let modifiers): handle(key, modifiers)
    case .function(1, _): showHelp()
    case .function: break
    case .paste(let text): paste(text)
    case .mouse(let mouse): handle(mouse)
    case .focus(let gained):
      hasFocus = gained
      needsPicture = true
    case .background(let color):
      theme = Theme.fitting(color, depth)
      needsPicture = true
    }
  }

  public var needsTick: Bool { panel.needsTick }

  public func tick(seconds: Double) { send(.tick(seconds: seconds)) }

  // MARK: Edits

  private func hear(_ change: Choice.Change) {
    panel.show(change.color, origin: change.origin, isOwn: change.isOwn)
    needsPicture = true
    if let edit = change.edit { tell(edit) }
  }

  @discardableResult
  private func send(_ event: InputEvent) -> Response { take(panel.handle(event, in: panelFrame)) }

  @discardableResult
  private func take(_ response: Response) -> Response {
    if let membership {
      for edit in response.edits { choice.take(edit, from: membership, origin: panel.origin) }
    }
    if response.needsPicture { needsPicture = true }
    if response.reachedEnd { requests.append(.bell) }
    return response
  }

  // MARK: Keys

  private func handle(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) {
    if message != nil { (message, needsPicture) = (nil, true) }
    if let command = TerminalCommandKey.always(key, modifiers) { return run(command) }
    if isHelpShown {
      (isHelpShown, needsPicture) = (false, true)
      return
    }
    if key == .enter, modifiers.isEmpty, let fault = panel.focus == .hex ? panel.hex.draft.fault : nil {
      return say(fault.description)
    }
    let isEnterInField = key == .enter && panel.focus == .hex
    if send(.key(key, modifiers)).isHandled {
      if isEnterInField { run(.choose) }
    } else if key == .tab {
      // There is nothing else on the screen to go to.
      let parts = panel.parts
      let end = modifiers.contains(.shift) ? parts.last : parts.first
      if let end { take(panel.focus(on: end, in: panelFrame)) }
    } else if let command = TerminalCommandKey.unused(key, modifiers) {
      run(command)
    }
  }

  private func run(_ command: TerminalCommandKey) {
    switch command {
    case .choose: choose()
    case .cancel: outcome = .cancelled
    case .help: showHelp()
    case .undo: turnBack { $0.undo() }
    case .redo: turnBack { $0.redo() }
    case .copy: copy()
    case .redraw: requests.append(.redraw)
    case .stop: requests.append(.stop)
    }
  }

  private func choose() {
    guard let color = choice.color else { return say("nothing is chosen yet") }
    outcome = .chosen(color)
  }

  private func showHelp() { (isHelpShown, needsPicture) = (!isHelpShown, true) }

  /// Half-typed text is settled first, and is then the step that is taken back.
  private func turnBack(_ step: (ChoiceHistory) -> Bool) {
    send(.focus(gained: false))
    if !step(history) { say("nothing to take back, or to do again") }
    send(.focus(gained: true))
  }

  private func copy() {
    guard let text = choice.color?.text(as: .hex) else { return say("nothing is chosen yet") }
    requests.append(.copy(text))
    (message, needsPicture) = ("sent \(text) to the terminal's clipboard", true)
  }

  /// A text in place of the hints until the next key, with a bell.
  func say(_ text: String) {
    (message, needsPicture) = (text, true)
    requests.append(.bell)
  }

  private func paste(_ text: String) {
    guard !isHelpShown else { return }
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    take(panel.paste(line.trimmingBlanks, in: panelFrame))
    message = panel.hex.draft.fault?.description
  }

  // MARK: Mouse

  private func handle(_ mouse: TerminalEvent.Mouse) {
    guard !isHelpShown else { return }
    let place = CellScale.center(column: mouse.column, row: mouse.row)
    let position = Point(place.x - panelOrigin.x, place.y - panelOrigin.y)
    func send(_ phase: InputEvent.Pointer.Phase) {
      self.send(.pointer(InputEvent.Pointer(phase, at: position, modifiers: mouse.modifiers)))
    }
    switch mouse.action {
    case .pressed:
      message = nil
      send(.began)
    case .dragged: send(.moved)
    case .released: send(.ended)
    case .wheel(let dx, let dy):
      send(.moved)
      self.send(.scroll(dx: Double(dx), dy: Double(dy), mouse.modifiers))
    }
  }
}

extension TerminalPicker {
  /// What the terminal is to show; the picture is up to date until the next event.
  public func screen(by painter: inout CellPainter) -> Screen {
    needsPicture = false
    let image = CellImage(picture, columns: columns, rows: rows, ground: theme.background)
    return painter.screen(image, ground: theme.background)
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    let isBlank = { (character: Character) in character == " " || character == "\t" }
    guard let first = firstIndex(where: { !isBlank($0) }), let last = lastIndex(where: { !isBlank($0) }) else {
      return ""
    }
    return String(self[first...last])
  }
}
