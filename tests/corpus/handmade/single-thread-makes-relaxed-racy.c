// Claim: a relaxed flag of the thread that executes the single construct hands nothing over.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int d, f, r[4];

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE
  {
    int v;
#pragma omp single nowait
    {
      d = 1; //@ race(d) possible
#pragma omp atomic write relaxed
      f = 1;
    }
    do {
#pragma omp atomic read acquire
      v = f;
    } while (!v);
    r[omp_get_thread_num()] = d; //@ race(d) possible
  }
  return r[0] & 127;
}
