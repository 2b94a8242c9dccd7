// Claim: an included task runs on its parent's thread, whose slot no other thread writes. Source: semantics.md §3, §5; OpenMP 5.2 §12.3
// Output: depends on the team size
#include <omp.h>

static int count[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
#pragma omp task final(1)
    {
      int me = omp_get_thread_num();
#pragma omp task
      count[me]++;
    }
  }
  return count[0] > 8;
}
