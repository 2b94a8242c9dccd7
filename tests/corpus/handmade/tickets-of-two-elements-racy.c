// Claim: two counters of one array give each ticket twice.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>
static int x, n[2], s;
int main(void) {
#pragma omp parallel num_threads(2) //@ RACE
  {
    int m, v, me = omp_get_thread_num();
    if (me & 1) {
#pragma omp atomic capture relaxed
      m = n[0]++;
      do { //@ message(waits-forever)
#pragma omp atomic read acquire
        v = s;
      } while (v != m);
      x++; //@ race(x)
#pragma omp atomic write release
      s = m + 1;
    } else {
#pragma omp atomic capture relaxed
      m = n[1]++;
      do { //@ message(waits-forever)
#pragma omp atomic read acquire
        v = s;
      } while (v != m);
      x++; //@ race(x)
#pragma omp atomic write release
      s = m + 1;
    }
  }
  return x & 127;
}
