// The floor once more, for the least processor of this kind.
#define FLOOR_BASELINE
#include "../CFloor/floor.c"
