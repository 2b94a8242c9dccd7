// Claim: rand() may return anything, so there is a run in which several iterations pass the guard. Source: semantics.md §1
#include <stdlib.h>

int main(void) {
  int from = rand() % 10;
  int last = 0;
#pragma omp parallel for //@ RACE witness T<=2
  for (int i = 0; i < 10; i++) {
    if (i >= from) {
      last = i; //@ race(last)
    }
  }
  return last;
}
