// Claim: each element has a lock of its own.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int x[2], l[2];

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE_FREE
  {
    int v, mine = omp_get_thread_num() & 1;
    do {
#pragma omp atomic capture acquire
      { v = l[mine]; l[mine] = 1; }
    } while (v);
    x[mine]++;
#pragma omp atomic write release
    l[mine] = 0;
  }
  return x[0] & 127;
}
