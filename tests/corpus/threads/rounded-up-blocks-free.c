// Claim: blocks of ceil(n/T) elements, the last ones cut or empty, are disjoint. Source: semantics.md §2, §3
#include <omp.h>

#define N 10

static int a[N];

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    int team = omp_get_num_threads();
    int length = (N + team - 1) / team;
    int low = me * length;
    int high = low + length < N ? low + length : N;
    for (int i = low; i < high; i++) {
      a[i] = i;
    }
  }
  return a[0];
}
