// Claim: blocks from me*N/T to (me+1)*N/T are disjoint although the division rounds down. Source: semantics.md §2, §3
#include <omp.h>

#define N 10

static int a[N];

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    int team = omp_get_num_threads();
    for (int i = me * N / team; i < (me + 1) * N / team; i++) {
      a[i] = i;
    }
  }
  return a[0];
}
