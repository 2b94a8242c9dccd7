// Claim: who looks at a signed flag as at an unsigned one finds the largest number where -1 was stored; nothing is ordered by that.
// Source: C11 §6.2.6.2, §6.5p7; OpenMP 5.2 §1.4.5; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int d;
static union {
  signed char small;
  unsigned char large;
} f;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE
  {
    int v;
    if (omp_get_thread_num() == 0) {
      d = 1; //@ race(d) possible
#pragma omp atomic write relaxed
      f.small = -1;
    } else {
#pragma omp atomic read acquire
      v = f.large;
      if (v == 255)
        d = 2; //@ race(d) possible
    }
  }
  return d & 127;
}
