// Claim: counts that only acquire say nothing of what was done before them.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int p[8], c, s;

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE
  {
    int v, me = omp_get_thread_num();
    p[me] = 1; //@ race(p)
#pragma omp atomic capture acquire
    v = ++c;
    if (v == omp_get_num_threads())
      for (int i = 0; i < omp_get_num_threads(); i++)
        s += p[i]; //@ race(p)
  }
  return s & 127;
}
