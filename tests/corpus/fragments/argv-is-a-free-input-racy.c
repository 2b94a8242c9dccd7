// Claim: a trip count read from the command line may be any number; two iterations race. Source: semantics.md §1
#include <stdlib.h>

int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 1;
  int total = 0;
#pragma omp parallel for //@ RACE witness T<=2 n<=2
  for (int i = 0; i < n; i++) {
    total += i; //@ race(total)
  }
  return total;
}
