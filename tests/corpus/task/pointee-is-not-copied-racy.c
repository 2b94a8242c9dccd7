// Claim: the pointer is copied into the task, what it points to is not. Source: semantics.md §5, §8
#include <stdlib.h>

static int y;

int main(void) {
  int *cell = malloc(sizeof *cell);
  if (cell == NULL) {
    return 1;
  }
  *cell = 1;
#pragma omp parallel firstprivate(cell) //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task
    y = *cell; //@ race(cell)
    *cell = 7; //@ race(cell)
  }
  free(cell);
  return y;
}
