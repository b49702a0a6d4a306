#define _GNU_SOURCE
#include "CTerminalGuard.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

// Signals that end the program: from outside, and from faults of its own.
static const int ends[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP};
enum { END_COUNT = sizeof ends / sizeof *ends };
static struct sigaction old_ends[END_COUNT];
static struct sigaction old_stop, old_continue, old_resize;

static int terminal = -1;
static int notice_pipe[2] = {-1, -1};
static struct termios saved, raw;
static uint8_t *enter_bytes, *leave_bytes;
static size_t enter_count, leave_count;
// Room for handlers when the stack has run over; twice what Linux asks for with wide registers.
static uint8_t handler_stack[65536];
static volatile sig_atomic_t is_inside;

static void send(const uint8_t *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(terminal, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    bytes += written;
    count -= (size_t)written;
  }
}

// In the background, changing the modes would stop the program.
static int is_in_foreground(void) { return tcgetpgrp(terminal) == getpgrp(); }

static void enter(void) {
  if (is_inside || !is_in_foreground()) return;
  tcgetattr(terminal, &saved);
  tcsetattr(terminal, TCSADRAIN, &raw);
  send(enter_bytes, enter_count);
  is_inside = 1;
}

static void leave(int how) {
  if (!is_inside) return;
  is_inside = 0;
  if (!is_in_foreground()) return;
  send(leave_bytes, leave_count);
  tcsetattr(terminal, how, &saved);
}

static void notify(char notice) {
  // A full pipe has notices enough.
  if (write(notice_pipe[1], &notice, 1) < 0) return;
}

static void handle_end(int number) {
  int error = errno;
  leave(TCSANOW);
  for (int index = 0; index < END_COUNT; index++)
    if (ends[index] == number) sigaction(number, &old_ends[index], NULL);
  // It comes again when this handler returns, and then ends the program in the way it would have.
  raise(number);
  errno = error;
}

static void handle_stop(int number) {
  int error = errno;
  leave(TCSADRAIN);
  struct sigaction ours;
  sigaction(number, &old_stop, &ours);
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, number);
  raise(number);
  sigprocmask(SIG_UNBLOCK, &only, NULL);
  // Here the program stands still until it is continued.
  sigprocmask(SIG_BLOCK, &only, NULL);
  sigaction(number, &ours, NULL);
  enter();
  notify(TERMINAL_CONTINUED);
  errno = error;
}

static void handle_continue(int number) {
  (void)number;
  int error = errno;
  // After a stop that no handler saw, the shell has set modes of its own.
  struct termios now;
  if (is_inside && tcgetattr(terminal, &now) == 0 && now.c_lflag & ICANON) is_inside = 0;
  enter();
  notify(TERMINAL_CONTINUED);
  errno = error;
}

static void handle_resize(int number) {
  (void)number;
  int error = errno;
  notify(TERMINAL_RESIZED);
  errno = error;
}

static void install(int number, void (*handler)(int), struct sigaction *old) {
  struct sigaction action = {0};
  action.sa_handler = handler;
  action.sa_flags = SA_RESTART | SA_ONSTACK;
  sigfillset(&action.sa_mask);
  sigaction(number, NULL, old);
  // What the caller wanted to be ignored, such as a hang-up under nohup, stays so.
  if (old->sa_handler != SIG_IGN || number == SIGWINCH) sigaction(number, &action, NULL);
}

static uint8_t *copy(const uint8_t *bytes, size_t count) {
  uint8_t *result = malloc(count + 1);
  if (result) memcpy(result, bytes, count);
  return result;
}

int terminal_guard_begin(
    int descriptor, const uint8_t *enter_with, size_t enter_size, const uint8_t *leave_with, size_t leave_size,
    int *notices) {
  terminal = descriptor;
  if (tcgetattr(descriptor, &saved) != 0) return errno;
  raw = saved;
  cfmakeraw(&raw);
  enter_bytes = copy(enter_with, enter_size);
  leave_bytes = copy(leave_with, leave_size);
  if (!enter_bytes || !leave_bytes) return ENOMEM;
  enter_count = enter_size;
  leave_count = leave_size;
  if (pipe2(notice_pipe, O_CLOEXEC | O_NONBLOCK) != 0) return errno;
  *notices = notice_pipe[0];
  stack_t stack = {.ss_sp = handler_stack, .ss_size = sizeof handler_stack};
  sigaltstack(&stack, NULL);
  for (int index = 0; index < END_COUNT; index++) install(ends[index], handle_end, &old_ends[index]);
  install(SIGTSTP, handle_stop, &old_stop);
  install(SIGCONT, handle_continue, &old_continue);
  install(SIGWINCH, handle_resize, &old_resize);
  enter();
  return 0;
}

void terminal_guard_end(void) {
  if (notice_pipe[0] < 0) return;
  // What was typed or moved meanwhile is not for the shell.
  leave(TCSAFLUSH);
  for (int index = 0; index < END_COUNT; index++) sigaction(ends[index], &old_ends[index], NULL);
  sigaction(SIGTSTP, &old_stop, NULL);
  sigaction(SIGCONT, &old_continue, NULL);
  sigaction(SIGWINCH, &old_resize, NULL);
  close(notice_pipe[0]);
  close(notice_pipe[1]);
  notice_pipe[0] = notice_pipe[1] = -1;
  free(enter_bytes);
  free(leave_bytes);
  enter_bytes = leave_bytes = NULL;
}

int terminal_guard_can_stop(void) { return getpgrp() != getsid(0); }

void terminal_guard_stop(void) { kill(0, SIGTSTP); }

int terminal_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return -1;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 0;
}
