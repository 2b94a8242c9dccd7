// Claim: each thread says that it comes and looks whether the other one does: in one order of all, at most one finds nobody.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int x, f[2];

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
  if (omp_get_num_threads() == 2) {
    int v, me = omp_get_thread_num();
#pragma omp atomic write seq_cst
    f[me] = 1;
#pragma omp atomic read seq_cst
    v = f[1 - me];
    if (!v)
      x++;
  }
  return x & 127;
}
