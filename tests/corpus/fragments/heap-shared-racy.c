// Claim: memory from malloc before the region is shared, also through a private copy of the pointer. Source: semantics.md §8
#include <stdlib.h>

int main(void) {
  int *counter = malloc(sizeof *counter);
  if (counter == NULL) {
    return 1;
  }
  *counter = 0;
#pragma omp parallel firstprivate(counter) //@ RACE witness T<=2
  {
    *counter += 1; //@ race(counter)
  }
  free(counter);
  return 0;
}
