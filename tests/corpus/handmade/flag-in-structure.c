// Claim: a flag and data that are members of one structure.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static struct {
  int data, ready;
} m;
static int r;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
  if (omp_get_num_threads() == 2) {
    int v;
    if (omp_get_thread_num() == 0) {
      m.data = 1;
#pragma omp atomic write release
      m.ready = 1;
    } else {
      do {
#pragma omp atomic read acquire
        v = m.ready;
      } while (!v);
      r = m.data;
    }
  }
  return r & 127;
}
