#pragma once
#include <stddef.h>
#include <stdint.h>

// Puts a terminal into the modes of a full-screen program, and back however the program ends. It is
// C because signal handlers may do so little: no allocation, no reference counts, no lazy globals.

/// Notices on the descriptor that `terminal_guard_begin` opens.
enum { TERMINAL_RESIZED = 'W', TERMINAL_CONTINUED = 'C' };

/// Saves the modes of the terminal and enters raw mode. From now on every end of the program, and
/// every stop, restores the modes; each continuation enters again.
///
/// `enter` and `leave` are what the terminal is sent after entering and before leaving; they are
/// copied. `notices` becomes a descriptor to read notices from. Returns 0, or an errno.
int terminal_guard_begin(
    int descriptor, const uint8_t *enter, size_t enter_count, const uint8_t *leave, size_t leave_count, int *notices);

/// Restores the terminal and the handlers of signals. Harmless when there is nothing to end.
void terminal_guard_end(void);

/// Whether a stop of this program leaves somebody who can continue it: not so when it runs in the
/// process group of the session's leader, as in the command substitution of an interactive shell.
int terminal_guard_can_stop(void);

/// Stops the whole job, as Ctrl-Z does.
void terminal_guard_stop(void);

/// The size of a terminal in characters; 0 when it is known.
int terminal_size(int descriptor, int *columns, int *rows);
