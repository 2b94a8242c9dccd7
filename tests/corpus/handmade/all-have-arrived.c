// Claim: who has seen the count of all comes after what each did before it counted.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int p[8], q[8], c;

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int v, me = omp_get_thread_num(), all = omp_get_num_threads();
    p[me] = me;
#pragma omp atomic update release
    c++;
    do {
#pragma omp atomic read acquire
      v = c;
    } while (v < all);
    q[me] = p[(me + 1) % all];
  }
  return q[0] & 127;
}
