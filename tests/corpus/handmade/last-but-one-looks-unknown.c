// Claim: threads that count before they look find themselves in the number: the last one may still write, a race that is not found yet.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>
static int p[64], c, t;
int main(void) {
#pragma omp parallel num_threads(64) //@ UNKNOWN
  {
    int me = omp_get_thread_num(), all = omp_get_num_threads(), n, sum = 0;
    p[me] = me;
    if (me < 3) {
#pragma omp critical
      c++;
    }
#pragma omp critical
    {
      n = c;
      if (me >= 3)
        c++;
    }
    if (n >= all - 1)
      for (int i = 0; i < all; i++)
        sum += p[i];
    if (sum < 0)
#pragma omp atomic
      t++;
  }
  return t & 1;
}
