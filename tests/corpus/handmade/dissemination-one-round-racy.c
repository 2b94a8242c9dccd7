// Claim: one round tells of one neighbour only.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int p[4], s[4], f[4];

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE
  {
    int v, me = omp_get_thread_num(), all = omp_get_num_threads();
    p[me] = me; //@ race(p)
#pragma omp atomic write release
    f[(me + 1) % all] = 1;
    do {
#pragma omp atomic read acquire
      v = f[me];
    } while (!v);
    for (int i = 0; i < all; i++)
      s[me] += p[i]; //@ race(p)
  }
  return s[0] & 127;
}
