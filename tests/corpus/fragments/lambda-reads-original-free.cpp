// Claim: the lambda reads the original while the threads write their private copies. Source: semantics.md §2; OpenMP 5.2 §5.4.3
#include <omp.h>

static int out[8];

int main() {
  int p = 3;
  auto f = [&] { return p; };
#pragma omp parallel num_threads(8) private(p) //@ RACE_FREE
  {
    p = omp_get_thread_num();
    out[p] = f();
  }
  return out[0];
}
