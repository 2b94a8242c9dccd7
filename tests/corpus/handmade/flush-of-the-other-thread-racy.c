// Claim: a flush of the thread that writes the flag acquires nothing for the one that reads it.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int f[2], d;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE
  if (omp_get_num_threads() == 2) {
    if (omp_get_thread_num() == 0) {
      int v;
      do {
#pragma omp atomic read
        v = f[1];
      } while (!v);
      d = 3; //@ race(d)
    } else {
#pragma omp flush
      d = 2; //@ race(d)
#pragma omp atomic write release
      f[1] = 1;
    }
  }
  return d & 127;
}
