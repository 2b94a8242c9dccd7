// Claim: the first thread waits for the second one, which a team of one does not have.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int d, f;

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int v;
    if (omp_get_thread_num() == 1) {
      d = 1;
#pragma omp atomic write release
      f = 1;
    } else if (omp_get_thread_num() == 0) {
      do { //@ message(needs-more-threads)
#pragma omp atomic read acquire
        v = f;
      } while (!v);
      d++;
    }
  }
  return d & 127;
}
