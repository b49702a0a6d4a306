// Runs two commands in turn and says how long each takes and how much memory it needs.
//
//     launch NAME UNIT COUNT RUNS GOAL INPUT -- FLOOR… -- OURS…
//
// UNIT is what the times are told in, COUNT how many things a run does, INPUT the file of standard input;
// answers go to /dev/null. The launcher is small because the peak of a program counts that of its launcher.
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { most = 4096 };

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e9 + t.tv_nsec;
}

static double run(char **command, const char *input, long *peak) {
  double start = now();
  pid_t child = vfork();
  if (child == 0) {
    dup2(open(input, O_RDONLY), 0);
    dup2(open("/dev/null", O_WRONLY), 1);
    execv(command[0], command);
    _exit(127);
  }
  int status;
  struct rusage use;
  wait4(child, &status, 0, &use);
  double time = now() - start;
  if (status != 0) {
    fprintf(stderr, "launch: %s failed\n", command[0]);
    exit(1);
  }
  if (use.ru_maxrss > *peak) *peak = use.ru_maxrss;
  return time;
}

static int ascending(const void *a, const void *b) { return (*(double *)a > *(double *)b) - (*(double *)a < *(double *)b); }

static double median(double *values, int n) {
  qsort(values, n, sizeof *values, ascending);
  return values[n / 2];
}

int main(int count, char **words) {
  if (count < 10) return 64;
  double unit = strcmp(words[2], "ms") == 0 ? 1e6 : 1, things = atof(words[3]), goal = atof(words[5]);
  int runs = atoi(words[4]) < most ? atoi(words[4]) : most;
  char **floor = words + 8, **ours = floor;
  while (*ours && strcmp(*ours, "--") != 0) ours++;
  *ours++ = NULL;
  static double a[most], b[most], ratio[most];
  long peakFloor = 0, peakOurs = 0;
  for (int i = -1; i < runs; i++) {
    double x = run(floor, words[6], &peakFloor) / things, y = run(ours, words[6], &peakOurs) / things;
    if (i >= 0) { a[i] = x; b[i] = y; ratio[i] = y / x; }
  }
  double middle = median(ratio, runs), least, floorMedian = median(a, runs), oursMedian = median(b, runs);
  least = b[0] / a[0];
  printf("%-34s%10.2f%10.2f%9.2f%9.2f%8.2f  %-7s  %s; peak %.1f MB against %.1f\n", words[1], floorMedian / unit,
         oursMedian / unit, middle, least, goal, middle <= goal ? "met" : "missed", words[2], peakOurs / 1024.0,
         peakFloor / 1024.0);
  return 0;
}
