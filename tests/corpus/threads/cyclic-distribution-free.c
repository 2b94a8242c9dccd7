// Claim: elements dealt out by i += T keep their residue, so each belongs to one thread. Source: semantics.md §2, §3
#include <omp.h>

#define N 40

static int a[N];

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE_FREE
  {
    int team = omp_get_num_threads();
    for (int i = omp_get_thread_num(); i < N; i += team) {
      a[i] += i;
    }
  }
  return a[0];
}
