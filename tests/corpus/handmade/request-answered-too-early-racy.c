// Claim: who says that there is an answer before it is written hands nothing back.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int q, asked, answered, r;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE
  if (omp_get_num_threads() == 2) {
    int v;
    if (omp_get_thread_num() == 0) {
      q = 20;
#pragma omp atomic write release
      asked = 1;
      do {
#pragma omp atomic read acquire
        v = answered;
      } while (!v);
      r = q; //@ race(q)
    } else {
      do {
#pragma omp atomic read acquire
        v = asked;
      } while (!v);
#pragma omp atomic write release
      answered = 1;
      q = 2 * q; //@ race(q)
    }
  }
  return r & 127;
}
