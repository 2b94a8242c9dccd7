// Claim: a second barrier that waits for what the first one has left holds nobody.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int a[2][64], c, g;

static void wait_for_all(int all, int s) {
  int n, v;
#pragma omp atomic capture acq_rel
  n = ++c;
  if (n == all) {
#pragma omp atomic write relaxed
    c = 0;
#pragma omp atomic write release
    g = s;
  } else {
    do {
#pragma omp atomic read acquire
      v = g;
    } while (v != s);
  }
}

int main(void) {
#pragma omp parallel num_threads(64) //@ RACE
  {
    int me = omp_get_thread_num(), all = omp_get_num_threads();
    a[0][me] = me;
    wait_for_all(all, 1);
    a[1][me] = a[0][(me + 1) % all]; //@ race(a)
    wait_for_all(all, 1);
    a[0][me] = a[1][(me + 1) % all]; //@ race(a)
  }
  return a[0][0] & 127;
}
