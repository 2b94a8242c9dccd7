// Claim: an automatic local of a callee belongs to the call, hence to one thread. Source: semantics.md §8; OpenMP 5.2 §5.1.2
#include <omp.h>

static int squares[4];

static int square_by_adding(int n) {
  int sum = 0;
  for (int k = 0; k < n; k++) {
    sum += n;
  }
  return sum;
}

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    squares[me] = square_by_adding(me);
  }
  return squares[0];
}
