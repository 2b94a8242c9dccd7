// Claim: each thread shares a local of its own with its task and waits for it. Source: semantics.md §5 (data environment, TW)
// Output: depends on the team size
#include <omp.h>

static int r[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int x = 0;
#pragma omp task shared(x)
    x = 1;
#pragma omp taskwait
    r[omp_get_thread_num()] = x;
  }
  return r[0];
}
