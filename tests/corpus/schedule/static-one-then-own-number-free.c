// Claim: iteration k < T of schedule(static,1) runs on thread k, so a thread may read element k = its number without a barrier. Source: semantics.md §3; OpenMP 5.2 §11.5.3
#include <omp.h>

static int a[8], b[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
#pragma omp for schedule(static, 1) nowait
    for (int i = 0; i < 8; i++) {
      a[i] = i * i;
    }
    b[me] = a[me];
  }
  return b[0];
}
